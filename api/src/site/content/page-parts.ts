import { z } from 'zod';
import { line, link, paragraphs, sitePath } from './content-fields.js';

/** Says what is missing, and what does not belong there. */
const part = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `This page doesn’t use: ${issue.keys.join(', ')}.`
        : 'This page needs this. Enter some text.',
  });

/** Paragraphs with an empty line between them; links and emphasis as in Markdown. */
const running = paragraphs(8_000);
const title = line(160);

/** What the buttons of a part say, in their order: its page has a place for exactly so many. */
const actions = (count: number) =>
  z.array(line(60), `Enter the button ${count === 1 ? 'label' : 'labels'}.`).length(count, {
    error: `Enter ${count === 1 ? 'one button label' : `${count} button labels`}, in order.`,
  });

const items = <T extends z.ZodRawShape & { title: z.ZodString }>(shape: T, count?: number) =>
  z
    .array(part(shape), 'Enter a list.')
    .min(count ?? 1, count === undefined ? 'Enter at least one.' : `Enter ${count} items.`)
    .max(count ?? 40, `Enter up to ${count ?? 40} items.`)
    .refine((all) => new Set(all.map((item) => (item as { title: string }).title)).size === all.length, {
      error: 'Each item needs a different title.',
    });

const text = paragraphs(1_000);
/** A length, a price, a place: the one short thing beside an entry. */
const fact = line(80);

const textPart = part({ title, text: running });
const lines = part({ title, items: items({ title: line(300) }) });
const list = part({ title, items: items({ title, text }) });
const facts = part({ items: items({ title, text }) });
const entry = { title, text, fact: fact.optional(), to: sitePath.optional() };
const ledger = part({ title, items: items(entry) });
const opening = (buttons: number) => part({ actions: actions(buttons) });
const closing = (buttons: number) => part({ title, text: running, actions: actions(buttons) });

/** An earlier edition of the academy. */
const edition = { opening: opening(1), facts, taught: ledger, story: textPart, closing: closing(1) };

/** What each page shows besides its title, headline and lead: its composition has a place for each, and for no more. */
export const PAGE_PARTS = {
  about: {
    reasons: textPart,
    habits: list,
    founder: closing(1),
    invitation: part({ title, actions: actions(2) }),
  },
  academy: edition,
  'academy-old': edition,
  'academy-original-archive': edition,
  academy2: edition,
  'ai-agents': {
    opening: opening(1),
    sequence: ledger,
    mandate: textPart,
    questions: list,
    closing: closing(2),
  },
  'ai-consulting': {
    opening: opening(1),
    facts,
    results: ledger,
    steps: list,
    questions: list,
    request: textPart,
  },
  'aperture-circle': { facts, evening: ledger, questions: list, closing: closing(2) },
  book: {
    opening: opening(2),
    facts,
    extract: textPart,
    contents: part({ title, items: items({ title, fact }) }),
    voices: part({ title }),
    closing: closing(1),
  },
  'book-speaking': {
    opening: opening(2),
    lines: ledger,
    request: textPart,
    steps: list,
    questions: list,
    closing: closing(1),
  },
  'catalyst-collective': {
    opening: opening(1),
    people: textPart,
    rhythm: ledger,
    suits: lines,
    declines: lines,
    facts,
    closing: closing(1),
  },
  contact: { form: textPart, reasons: part({ title, items: items({ title, text, fact }) }) },
  'futurelab-academy': {
    opening: opening(2),
    program: part({ title, items: items({ title, text, fact, links: z.array(link).min(1).max(10) }) }),
    tiers: part({ title, text, items: items(entry) }),
    dates: part({ title, text, items: items(entry), actions: actions(1) }),
    questions: list,
    closing: closing(1),
  },
  /** Four benefits with a drawing each, and four values. */
  landing: {
    benefits: part({ title, text, items: items({ title, text }, 4) }),
    values: part({ title, items: items({ title, text }, 4) }),
    quote: textPart,
  },
  partners: { together: textPart, suits: lines, declines: lines, closing: closing(1) },
  podcast: { closing: closing(1) },
  services: { ways: ledger, suits: lines, declines: lines, steps: list, closing: closing(1) },
  'speaker-consulting': {
    opening: opening(1),
    talks: part({ title, text, items: items(entry) }),
    speaker: textPart,
    formats: ledger,
    facts,
    request: textPart,
  },
  'the-flow': { days: ledger, reasons: textPart, steps: list, closing: closing(2) },
  'vibe-coding': { days: ledger, suits: lines, declines: lines, closing: closing(2) },
} satisfies Record<string, z.ZodRawShape>;

export const hasParts = (slug: string): boolean => Object.hasOwn(PAGE_PARTS, slug);

/** The parts of a page by its slug; other pages are written in their body alone. */
export const partsOf = (slug: string) =>
  hasParts(slug)
    ? part(PAGE_PARTS[slug as keyof typeof PAGE_PARTS])
    : z.never('This page has no parts.').optional();
