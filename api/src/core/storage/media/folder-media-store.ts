import { access, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { withFiles } from '../artifact-store.js';
import type { MediaStore } from './media-store.js';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Files by the first two characters of their ids: no folder gets very full. */
export class FolderMediaStore implements MediaStore {
  constructor(private readonly root: string) {}

  /** `file` is on the same file system, so that the rename is atomic. */
  async put(id: string, file: string): Promise<void> {
    const target = this.placeOf(id);
    await withFiles(mkdir(path.dirname(target), { recursive: true }));
    try {
      await withFiles(rename(file, target));
    } catch (error) {
      if (!isAbsent(error)) throw error;
      await access(target);
    }
  }

  async open(id: string, from: number, to: number): Promise<Readable | null> {
    const opening = open(this.placeOf(id)).catch((error: unknown) => {
      if (isAbsent(error)) return null;
      throw error;
    });
    const handle = await withFiles(opening);
    return handle && handle.createReadStream({ start: from, end: to });
  }

  has(id: string): Promise<boolean> {
    return withFiles(
      access(this.placeOf(id)).then(
        () => true,
        (error: unknown) => {
          if (isAbsent(error)) return false;
          throw error;
        },
      ),
    );
  }

  remove(id: string): Promise<void> {
    return withFiles(rm(this.placeOf(id), { force: true }));
  }

  /** A file stays where it was put. */
  async transfer(): Promise<void> {}

  async *waiting(): AsyncIterable<string> {}

  async *olderThan(time: Date): AsyncIterable<string> {
    const folder = await opendir(this.root, { recursive: true }).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    for await (const entry of folder) {
      if (!entry.isFile()) continue;
      const found = await stat(path.join(entry.parentPath, entry.name)).catch(() => null);
      if (found && found.mtime < time) yield entry.name;
    }
  }

  placeOf(id: string): string {
    return path.join(this.root, id.slice(0, 2), id);
  }
}
