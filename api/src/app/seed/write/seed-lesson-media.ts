import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { posterOf } from '../../../learning/lessons/blocks/shown-blocks.js';
import { SEED_FOLDER } from '../files/seed-files.js';
import type { SeedRun } from '../seed-run.js';

const FOLDER = new URL('development/media/', SEED_FOLDER);
const TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.webp': 'image/webp',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
};

/** Films of lessons with their posters, recordings and files. */
export async function seedLessonMedia(session: SeedRun): Promise<void> {
  for (const file of await readdir(FOLDER)) {
    const { name: media, ext } = path.parse(file);
    const type = TYPES[ext];
    if (!type) continue;
    const name = ext === '.webp' ? posterOf(media) : media;
    const bytes = await readFile(new URL(file, FOLDER));
    const hash = createHash('sha256').update(bytes).digest('hex');
    await session.whenChanged(`lesson-media:${name}`, hash, async () => {
      await session.query(
        `INSERT INTO lesson_media (name, type, hash, bytes) VALUES ($1, $2, $3, $4)
         ON CONFLICT (name) DO UPDATE SET type = excluded.type, hash = excluded.hash, bytes = excluded.bytes`,
        [name, type, hash, bytes],
      );
    });
  }
}
