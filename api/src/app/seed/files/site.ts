import { z } from 'zod';
import { readFirstContent } from '../../first-content/read-content.js';
import type { FirstContent } from '../../first-content/types.js';
import { readList, readSeedFile } from './seed-files.js';

const timings = z.record(z.string(), z.array(z.number()).min(2));

const named = z.looseObject({ slug: z.string() });

/** A conversation as it was said. */
const conversation = z.looseObject({
  slug: z.string(),
  title: z.string(),
  /** Markdown. */
  notes: z.string(),
  lines: z.array(z.strictObject({ speaker: z.string(), text: z.string() })),
  /** Each begins with the line of that number, from 0. */
  chapters: z.array(z.strictObject({ line: z.int().min(0), title: z.string() })),
});

const newsletter = z.strictObject({
  slug: z.string(),
  subject: z.string(),
  preheader: z.string(),
  daysAgo: z.int().min(1),
  /** Markdown. */
  body: z.string(),
});

export interface SeedSite {
  newsletters: z.infer<typeof newsletter>[];
  partners: FirstContent<'partner'>[];
  testimonials: FirstContent<'testimonial'>[];
  episodes: (FirstContent<'episode'> & { seconds: number })[];
}

/** Partners, testimonials and episodes that were made up: a site for the public has its own, or none. */
export async function readSite(): Promise<SeedSite> {
  const times = await readSeedFile('development/site/episode-timings', (value) => timings.parse(value));
  return {
    newsletters: await readList('development/site/newsletters', (item) => newsletter.parse(item)),
    partners: await readContent('partner', 'development/site/partners'),
    testimonials: await readContent('testimonial', 'development/site/testimonials'),
    episodes: await readList('development/site/episodes', (item) => readEpisode(item, times)),
  };
}

const readContent = <K extends 'partner' | 'testimonial'>(kind: K, name: string) =>
  readList(name, (item) => {
    const { slug, ...content } = named.parse(item);
    return readFirstContent(kind, slug, content);
  });

async function readEpisode(item: object, times: z.infer<typeof timings>) {
  const { slug, title, notes, lines, chapters, ...about } = conversation.parse(item);
  const starts = [0, ...(times[slug] ?? []).slice(1)];
  const data = {
    season: 1,
    ...about,
    transcript: lines.map(({ speaker, text }) => `**${speaker}:** ${text}`).join('\n\n'),
    chapters: chapters.map(({ line, title: name }) => ({ start: starts[line], title: name })),
  };
  const episode = await readFirstContent('episode', slug, { title, body: notes, data });
  return { ...episode, seconds: Math.round(starts.at(-1)!) };
}
