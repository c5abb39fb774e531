import { z } from 'zod';
import { DATE_OUT_OF_RANGE, isDateInRange } from '../../core/time/dates.js';
import { ApiError, type ErrorDetails } from '../../core/errors/errors.js';
import { CONTROLS, line, link, paragraphs } from './content-fields.js';
import { partsOf } from './page-parts.js';

export const CONTENT_KINDS = ['page', 'partner', 'testimonial', 'episode'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const instant = z.iso
  .datetime('Enter a date and time such as 2025-03-04T06:00:00Z.')
  .refine(isDateInRange, DATE_OUT_OF_RANGE);

const chapter = z.strictObject({
  start: z.number('Enter seconds.').min(0, 'A chapter starts at 0 or later.'),
  title: line(120),
});

/** What each kind has besides title, body and position. */
const SHAPES = {
  page: z.strictObject({
    /** For search engines and shared links. */
    description: line(300),
    headline: line(120).optional(),
    lead: line(600).optional(),
    /** The day it took effect, as text. */
    since: line(40).optional(),
    /** See page-parts.ts: each page has its own. */
    parts: z.record(z.string(), z.unknown()).optional(),
  }),
  partner: z
    .strictObject({
      /** In the media library; shown in place of the drawing. */
      logo: z
        .strictObject({
          picture: z
            .uuid('Choose a picture from the media library.')
            .register(CONTROLS, { control: 'picture' }),
          alt: line(160),
        })
        .optional(),
      /** One stroked path on a 32-unit grid. */
      sign: z
        .string('Enter an SVG path.')
        .max(600, 'Use up to 600 characters.')
        .regex(/^[Mm][\sMmLlHhVvCcSsQqTtAaZz\d.,-]*$/, 'Enter an SVG path.')
        .optional(),
      link,
    })
    .refine(({ logo, sign }) => logo ?? sign, { path: ['logo'], error: 'Add a logo or a drawing.' }),
  testimonial: z.strictObject({
    about: z.enum(['book', 'community'], 'Choose book or community.'),
    /** That who said it agrees to be quoted; a testimonial is published with it, and only staff read it. */
    consent: z
      .strictObject({
        who: line(160),
        on: z.iso.date('Enter a date.').refine(isDateInRange, DATE_OUT_OF_RANGE),
        how: line(300),
      })
      .optional(),
  }),
  episode: z.strictObject({
    season: z.int('Enter a number.').min(1, 'Seasons start at 1.'),
    number: z.int('Enter a number.').min(1, 'Episodes start at 1.'),
    guest: line(160),
    summary: line(300),
    transcript: paragraphs(200_000, 'markdown'),
    chapters: z
      .array(chapter)
      .max(100, 'Add up to 100 chapters.')
      .refine((all) => all.every(({ start }, at) => at === 0 || start > all[at - 1]!.start), {
        error: 'Each chapter must start after the previous one.',
      }),
    publishedAt: instant,
    /** In the media library; an episode is published with one. */
    recording: z
      .uuid('Choose a recording from the media library.')
      .register(CONTROLS, { control: 'recording' })
      .optional(),
  }),
} satisfies Record<ContentKind, z.ZodType>;

export type ContentData = z.infer<(typeof SHAPES)[ContentKind]>;
export type DataOf<K extends ContentKind> = z.infer<(typeof SHAPES)[K]>;

/** Each page has a schema of its own; other kinds have one each. */
export const shapeOf = (kind: ContentKind, slug: string) =>
  kind === 'page' ? SHAPES.page.extend({ parts: partsOf(slug) }) : SHAPES[kind];

/** @throws ApiError 400, with a message for each field */
export function validateContentData(kind: ContentKind, slug: string, data: unknown): ContentData {
  const shape: z.ZodType<ContentData> = shapeOf(kind, slug);
  const answer = shape.safeParse(data);
  if (answer.success) return answer.data;
  const details = Object.create(null) as ErrorDetails;
  for (const { path, message } of answer.error.issues)
    (details[['data', ...path].join('.')] ??= []).push(message);
  throw new ApiError(400, 'validation_failed', 'Some fields need attention.', details);
}
