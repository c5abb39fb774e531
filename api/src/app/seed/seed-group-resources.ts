import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../core/storage/file-store.js';
import type { SeedResource } from './content/group-resources.js';
import { daysBefore } from './relative-time.js';
import { seedId } from './seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from './seed-run.js';

const FOLDER = new URL('media/', import.meta.url);

/** Links and files that groups keep. */
export async function seedGroupResources(
  session: SeedRun,
  resources: readonly SeedResource[],
  ids: PeopleByKey,
  files: FileStore,
): Promise<void> {
  for (const { groupSlug, title, addedByKey, daysAgo, from } of resources) {
    const id = seedId('group-resource', groupSlug, title);
    await session.once(`group-resource:${groupSlug}:${title}`, async () => {
      const bytes = 'file' in from ? await readFile(new URL(from.file, FOLDER)) : null;
      if (bytes) await files.put(id, bytes);
      await session.insert('group_resources', [
        {
          id,
          group_id: seedId('group', groupSlug),
          title,
          url: 'url' in from ? from.url : null,
          file_name: 'file' in from ? from.file : null,
          file_size: bytes?.length ?? null,
          added_by_id: ids.get(addedByKey)!,
          created_at: daysBefore(new Date(), daysAgo),
        },
      ]);
    });
  }
}
