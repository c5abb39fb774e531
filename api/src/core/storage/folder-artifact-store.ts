import { chmod, mkdir, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ArtifactStore } from './artifact-store.js';
import { withFiles } from './artifact-store.js';

const STAGING = '.staging';
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);

/** Releases as folders `<app>/<release>`; one appears, and disappears, as a whole. */
export class FolderArtifactStore implements ArtifactStore {
  constructor(private readonly root: string) {}

  async read(app: string, release: string, file: string): Promise<Buffer | null> {
    const reading = readFile(path.join(this.root, app, release, file));
    return withFiles(
      reading.catch((error: NodeJS.ErrnoException) => {
        if (ABSENT.has(error.code ?? '')) return null;
        throw error;
      }),
    );
  }

  async open(app: string, release: string, file: string): Promise<Readable | null> {
    const opening = open(path.join(this.root, app, release, file));
    const handle = await withFiles(
      opening.catch((error: NodeJS.ErrnoException) => {
        if (ABSENT.has(error.code ?? '')) return null;
        throw error;
      }),
    );
    return handle && handle.createReadStream();
  }

  async put(app: string, release: string, folder: string): Promise<void> {
    await makeReadOnly(folder);
    const target = path.join(this.root, app, release);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(folder, target).catch((error: NodeJS.ErrnoException) => {
      if (!TAKEN.has(error.code ?? '')) throw error;
    });
  }

  async remove(app: string, release: string): Promise<void> {
    const away = await this.stage();
    try {
      await rename(path.join(this.root, app, release), path.join(away, release));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    } finally {
      await rm(away, { recursive: true, force: true });
    }
  }

  /** On the same file system as the releases, so that a rename is atomic. */
  async stage(): Promise<string> {
    await mkdir(path.join(this.root, STAGING), { recursive: true });
    return mkdtemp(path.join(this.root, STAGING, 'release-'));
  }
}

/** Read-only, and readable by the shell server's user. */
async function makeReadOnly(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o444);
  }
  await chmod(folder, 0o755);
}
