import type { ContentKind } from '../../site/content/content-kinds.js';
import { contentVersions } from '../../site/content/content.queries.js';
import { versionStoring } from '../../site/versions/versions.queries.js';
import type { SeedRun } from '../seed/seed-run.js';
import type { FirstContent } from './types.js';

/** Publishes what the site comes with. What someone has changed, taken back or deleted since stays as they left it. */
export async function writeContent<K extends ContentKind>(
  session: SeedRun,
  kind: K,
  all: readonly FirstContent<K>[],
): Promise<void> {
  for (const [position, item] of all.entries()) await write(session, kind, item, position);
}

async function write(
  session: SeedRun,
  kind: ContentKind,
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
    const stored = versionStoring(contentVersions({ kind, slug }));
    await session.query(stored.text, stored.values);
  });
}

/** A page that got another part needs a text there, too, when someone has changed its others. */
async function addMissingParts(session: SeedRun, kind: string, slug: string, parts: object): Promise<void> {
  await session.query(
    `UPDATE content SET data = jsonb_set(data, '{parts}', $3::jsonb || coalesce(data->'parts', '{}'))
     WHERE kind = $1 AND slug = $2`,
    [kind, slug, JSON.stringify(parts)],
  );
}
