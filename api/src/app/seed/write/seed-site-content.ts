import { writeContent } from '../../first-content/write-content.js';
import type { SeedSite } from '../files/site.js';
import type { SeedRun } from '../seed-run.js';
import type { MediaByName } from './seed-media.js';

export async function seedSiteContent(session: SeedRun, site: SeedSite, media: MediaByName): Promise<void> {
  const { partners, testimonials, episodes } = site;
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
