import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeContent } from '../first-content/write-content.js';
import type { FirstContent } from '../first-content/types.js';
import { episodeTimings } from './content/site/episode-timings.js';
import { chaptersOf, episodes, transcriptOf } from './content/site/episodes.js';
import { partners } from './content/site/partners.js';
import { testimonials } from './content/site/testimonials.js';
import type { SeedRun } from './seed-run.js';

const conversations = episodes.map((episode): FirstContent<'episode'> => {
  const { slug, title, notes, number, guest, summary, publishedAt } = episode;
  const transcript = transcriptOf(episode);
  const data = { season: 1, number, guest, summary, transcript, chapters: chaptersOf(episode), publishedAt };
  return { slug, title, body: notes, data };
});

/** Partners, testimonials and episodes that were made up: a site for the public has its own, or none. */
export async function seedSiteContent(session: SeedRun): Promise<void> {
  for (const { slug } of episodes) await writeRecording(session, slug);
  await writeContent(session, 'partner', partners);
  await writeContent(session, 'testimonial', testimonials);
  await writeContent(session, 'episode', conversations);
}

async function writeRecording(session: SeedRun, episode: string): Promise<void> {
  const bytes = await readFile(new URL(`content/site/recordings/${episode}.mp3`, import.meta.url));
  const hash = createHash('sha256').update(bytes).digest('hex');
  const seconds = Math.round(episodeTimings[episode]!.at(-1)!);
  await session.whenChanged(`recording:${episode}`, [hash, seconds], async () => {
    await session.query(
      `INSERT INTO recordings (episode, seconds, hash, bytes) VALUES ($1, $2, $3, $4)
       ON CONFLICT (episode) DO UPDATE SET seconds = excluded.seconds, hash = excluded.hash, bytes = excluded.bytes`,
      [episode, seconds, hash, bytes],
    );
  });
}
