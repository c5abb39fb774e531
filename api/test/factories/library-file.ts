import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createMediaStore } from '../../src/core/storage/media/create-media-store.js';
import { Media } from '../../src/site/media/media.entity.js';
import type { TestApp } from '../test-app.js';

type LibraryFile = Pick<Partial<Media>, 'kind' | 'type' | 'durationSeconds' | 'posterUrl'>;

/** A file that is in the library, whatever is in it. @returns its id */
export async function createLibraryFile(
  app: TestApp,
  bytes: Buffer,
  { kind = 'film', type = 'video/mp4', durationSeconds = null, posterUrl = null }: LibraryFile = {},
): Promise<string> {
  const id = randomUUID();
  const { folder } = app.config.media;
  const file = path.join(folder, `made-${id}`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  await (await createMediaStore(app.config)).put(id, file);
  const size = String(bytes.length);
  await app.data.getRepository(Media).insert({
    ...{ id, name: 'made', kind, type, durationSeconds, posterUrl },
    ...{ size, received: size, state: 'ready' },
  });
  return id;
}
