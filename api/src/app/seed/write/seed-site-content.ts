import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { writeContent } from '../../first-content/write-content.js';
import { SEED_FOLDER } from '../files/seed-files.js';
import type { SeedSite } from '../files/site.js';
import { hoursBefore } from '../relative-time.js';
import { seedId } from '../seed-id.js';
import type { SeedRun } from '../seed-run.js';

export async function seedSiteContent(session: SeedRun, site: SeedSite): Promise<void> {
  const { partners, testimonials, episodes } = site;
  for (const { slug, seconds } of episodes) await writeRecording(session, slug, seconds);
  await writeNewsletters(session, site.newsletters);
  await writeContent(session, 'partner', partners);
  await writeContent(session, 'testimonial', testimonials);
  await writeContent(
    session,
    'episode',
    episodes.map(({ seconds: _, ...episode }) => episode),
  );
}

/** As sent, to nobody here. */
async function writeNewsletters(session: SeedRun, newsletters: SeedSite['newsletters']): Promise<void> {
  for (const { daysAgo, ...texts } of newsletters)
    await session.once(`newsletter:${texts.slug}`, async () => {
      const at = hoursBefore(new Date(`${session.today}T09:00:00Z`), daysAgo * 24);
      const times = { scheduled_for: at, began_at: at, ended_at: at, created_at: at, updated_at: at };
      const id = seedId('newsletter', texts.slug);
      await session.insert('newsletters', [
        { id, ...texts, state: 'sent', audience: 'all', in_archive: true, version: 1, ...times },
      ]);
    });
}

async function writeRecording(session: SeedRun, episode: string, seconds: number): Promise<void> {
  const bytes = await readFile(new URL(`development/site/recordings/${episode}.mp3`, SEED_FOLDER));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await session.whenChanged(`recording:${episode}`, [hash, seconds], async () => {
    await session.query(
      `INSERT INTO recordings (episode, seconds, hash, bytes) VALUES ($1, $2, $3, $4)
       ON CONFLICT (episode) DO UPDATE SET seconds = excluded.seconds, hash = excluded.hash, bytes = excluded.bytes`,
      [episode, seconds, hash, bytes],
    );
  });
}
