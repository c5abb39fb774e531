import { writeContent } from '../../first-content/write-content.js';
import type { SeedSite } from '../files/site.js';
import { hoursBefore } from '../relative-time.js';
import { seedId } from '../seed-id.js';
import type { SeedRun } from '../seed-run.js';
import type { MediaByName } from './seed-media.js';
import type { PeopleByKey } from './seed-people.js';

/** How many the seeded issues went to: people who are subscribed no more. */
const READERS = 24;
const UNKNOWN_ADDRESSES = 1;

export async function seedSiteContent(
  session: SeedRun,
  site: SeedSite,
  media: MediaByName,
  ids: PeopleByKey,
): Promise<void> {
  const { partners, testimonials, episodes } = site;
  await writeNewsletters(session, site.newsletters, ids);
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

/** As Ada sent them. */
async function writeNewsletters(
  session: SeedRun,
  newsletters: SeedSite['newsletters'],
  ids: PeopleByKey,
): Promise<void> {
  for (const { daysAgo, ...texts } of newsletters)
    await session.once(`newsletter:${texts.slug}`, async () => {
      const at = hoursBefore(new Date(`${session.today}T09:00:00Z`), daysAgo * 24);
      const times = { scheduled_for: at, began_at: at, ended_at: at, created_at: at, updated_at: at };
      const id = seedId('newsletter', texts.slug);
      await session.insert('newsletters', [
        {
          ...{ id, ...texts, ...times, author_id: ids.get('ada')! },
          ...{ state: 'sent', audience: 'all', in_archive: true, version: 1 },
        },
      ]);
      await session.insert(
        'newsletter_recipients',
        Array.from({ length: READERS }, (_, index) => {
          const isUnknown = index < UNKNOWN_ADDRESSES;
          return {
            id: seedId('newsletter-recipient', texts.slug, String(index)),
            newsletter_id: id,
            state: isUnknown ? 'failed' : 'sent',
            problem: isUnknown ? '550 5.1.1' : null,
            ...{ attempts: 1, due_at: at, started_at: at },
          };
        }),
      );
    });
}
