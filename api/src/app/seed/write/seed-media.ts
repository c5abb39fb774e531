import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureUrl } from '#platform/pictures';
import type { Config } from '../../../core/config/config.js';
import { createMediaStore } from '../../../core/storage/media/create-media-store.js';
import { PictureStore } from '../../../core/storage/picture-store.js';
import type { MediaKind } from '../../../site/media/media.entity.js';
import type { Community } from '../files/read-community.js';
import { SEED_FOLDER } from '../files/seed-files.js';
import { seedId } from '../seed-id.js';
import type { SeedRun } from '../seed-run.js';

const FOLDERS = ['development/media/', 'development/site/recordings/'];
const TYPES: Record<string, { kind: MediaKind; type: string }> = {
  '.mp4': { kind: 'film', type: 'video/mp4' },
  '.mp3': { kind: 'audio', type: 'audio/mpeg' },
  '.pdf': { kind: 'document', type: 'application/pdf' },
  '.csv': { kind: 'document', type: 'text/csv; charset=utf-8' },
};

/** Id in the media library by the name that lessons, events and episodes have for a file. */
export type MediaByName = ReadonlyMap<string, string>;

/** Films of lessons with their posters, recordings of lessons, events and episodes, and files. */
export async function seedMedia(
  session: SeedRun,
  config: Config,
  { narration, site }: Pick<Community, 'narration' | 'site'>,
): Promise<MediaByName> {
  const seconds = new Map<string, number>([
    ...Object.entries(narration.timings).map(([name, timing]) => [name, timing.seconds] as const),
    ...site.episodes.map((episode) => [episode.slug, episode.seconds] as const),
  ]);
  const ids = new Map<string, string>();
  for (const folder of FOLDERS.map((each) => new URL(each, SEED_FOLDER))) {
    for (const file of await readdir(folder)) {
      const { name, ext } = path.parse(file);
      const found = TYPES[ext];
      if (!found) continue;
      const bytes = await readFile(new URL(file, folder));
      // Another file has another id, which readers' copies rely on.
      const id = seedId('media', file, createHash('sha256').update(bytes).digest('hex'));
      ids.set(name, id);
      await session.once(`media:${id}`, async () => {
        const poster = found.kind === 'film' ? new URL(`${name}.webp`, folder) : null;
        await putFile(config, id, bytes);
        await session.insert('media', [
          {
            ...{ id, name: file, ...found, state: 'ready', size: bytes.length, received: bytes.length },
            duration_seconds: seconds.get(name) ?? null,
            poster_url: poster && (await putPoster(session, config, id, poster)),
            is_public: false,
            created_at: new Date(),
            received_at: new Date(),
          },
        ]);
      });
    }
  }
  return ids;
}

async function putFile(config: Config, id: string, bytes: Buffer): Promise<void> {
  await mkdir(config.media.folder, { recursive: true });
  const file = path.join(config.media.folder, `seed-${id}`);
  await writeFile(file, bytes);
  await (await createMediaStore(config)).put(id, file);
}

/** In its own size alone, which players show. @returns its address */
async function putPoster(session: SeedRun, config: Config, film: string, file: URL): Promise<string> {
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  const picture = { id: seedId('poster', film), width, height };
  const files = [{ width, format: 'webp' as const, bytes }];
  await session.insert('uploads', [{ ...picture, created_at: new Date() }]);
  await new PictureStore(config).put(picture, { width, height, files });
  return pictureUrl(picture);
}
