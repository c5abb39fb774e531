import { readFile } from 'node:fs/promises';
import type { FileStore } from '../../../core/storage/file-store.js';
import type { SeedResource } from '../files/items/groups.js';
import { SEED_FOLDER } from '../files/seed-files.js';
import { daysBefore } from '../relative-time.js';
import { seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

const FOLDER = new URL('development/media/', SEED_FOLDER);

/** Links and files that groups keep. */
export async function seedGroupResources(
  session: SeedRun,
  resources: readonly SeedResource[],
  ids: PeopleByKey,
  files: FileStore,
): Promise<void> {
  for (const { group, title, addedBy, daysAgo, url, file } of resources) {
    const id = seedId('group-resource', group, title);
    await session.once(`group-resource:${group}:${title}`, async () => {
      const bytes = file === undefined ? null : await readFile(new URL(file, FOLDER));
      if (bytes) await files.put(id, bytes);
      await session.insert('group_resources', [
        {
          id,
          group_id: seedId('group', group),
          title,
          url: url ?? null,
          file_name: file ?? null,
          file_size: bytes?.length ?? null,
          added_by_id: ids.get(addedBy)!,
          created_at: daysBefore(new Date(), daysAgo),
        },
      ]);
    });
  }
}
