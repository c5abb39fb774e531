import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { ContentKind } from '../../content/content-kinds.js';
import { connect } from '../connect.js';
import { SEED_LOCK, SeedRun } from '../seed/seed-run.js';
import { chaptersOf, episodes, transcriptOf } from './episodes.js';
import { episodeTimings } from './episode-timings.js';
import { pages } from './pages.js';
import { partners } from './partners.js';
import { testimonials } from './testimonials.js';
import type { FirstContent } from './types.js';

const conversations = episodes.map((episode): FirstContent<'episode'> => {
  const { slug, title, notes, number, guest, summary, publishedAt } = episode;
  const transcript = transcriptOf(episode);
  const data = { season: 1, number, guest, summary, transcript, chapters: chaptersOf(episode), publishedAt };
  return { slug, title, body: notes, data };
});

/** The pages with a composition of their own: a file each, as the api takes and gives it. */
async function composedPages(): Promise<FirstContent<'page'>[]> {
  const folder = new URL('composed-pages/', import.meta.url);
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(new URL(file, folder), 'utf8')) as FirstContent<'page'>,
    ),
  );
}

const everyKind = async (): Promise<Record<ContentKind, readonly FirstContent<ContentKind>[]>> => ({
  page: [...pages, ...(await composedPages())],
  partner: partners,
  testimonial: testimonials,
  episode: conversations,
});

/**
 * Gives the database at `url` the words the site comes with, in production too: a site without terms is none. What
 * somebody has changed, taken back or deleted since stays as they left it.
 * @returns how many pieces were written.
 */
export async function writeFirstContent(url: string): Promise<number> {
  const kinds = await everyKind();
  const client = await connect(url, 'futurelab-first-content');
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const session = await SeedRun.begin(client);
    for (const { slug } of episodes) await writeRecording(session, slug);
    for (const [kind, all] of Object.entries(kinds))
      for (const [position, item] of all.entries()) await write(session, kind, item, position);
    await client.query('COMMIT');
    return session.written;
  } finally {
    await client.end();
  }
}

async function write(
  session: SeedRun,
  kind: string,
  item: FirstContent<ContentKind>,
  position: number,
): Promise<void> {
  const { slug, title, body, data } = item;
  const values = [kind, slug, title, body, JSON.stringify(data), position];
  await session.whenChanged(`content:${kind}/${slug}`, [position, item], async (previous) => {
    await session.query(
      previous
        ? `UPDATE content SET title = $3, body = $4, data = $5, position = $6, updated_at = now()
           WHERE kind = $1 AND slug = $2 AND state = 'published' AND version = 1`
        : `INSERT INTO content (kind, slug, state, title, body, data, position)
           VALUES ($1, $2, 'published', $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      values,
    );
    if ('parts' in data && data.parts) await addMissingParts(session, kind, slug, data.parts);
  });
}

/** A page that got another part needs words there, too, when somebody has changed its others. */
async function addMissingParts(session: SeedRun, kind: string, slug: string, parts: object): Promise<void> {
  await session.query(
    `UPDATE content SET data = jsonb_set(data, '{parts}', $3::jsonb || coalesce(data->'parts', '{}'))
     WHERE kind = $1 AND slug = $2`,
    [kind, slug, JSON.stringify(parts)],
  );
}

async function writeRecording(session: SeedRun, episode: string): Promise<void> {
  const bytes = await readFile(new URL(`recordings/${episode}.mp3`, import.meta.url));
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
