import { writeContent } from '../../first-content/write-content.js';
import type { SeedSite } from '../files/site.js';
import { hoursBefore } from '../relative-time.js';
import { seedId } from '../seed-id.js';
import type { SeedRun } from '../seed-run.js';
import type { MediaByName } from './seed-media.js';

export async function seedSiteContent(session: SeedRun, site: SeedSite, media: MediaByName): Promise<void> {
  const { partners, testimonials, episodes } = site;
  await writeNewsletters(session, site.newsletters);
  await writeContent(session, 'partner', partners);
  await writeContent(session, 'testimonial', testimonials);
  await writeContent(
    session,
    'episode',
    episodes.map(({ seconds: _, ...episode }) => ({
      ...episode,
      data: { ...episode.data, recording: media.get(episode.slug) },
    })),
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
