import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { LiveDocument, ReleaseManifest } from '@futurelab/platform/live-document';
import type { ReleaseSource } from './release-source';

const AT_ONCE = 8;
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST']);
const decompress = promisify(brotliDecompress);

/**
 * The folder of releases of this server. What is missing is fetched, checked against the manifest in the registry's signed
 * document, and appears as a whole: nothing in between can alter a byte, and a crash leaves nothing half there.
 */
export class ReleaseStore {
  private readonly present = new Map<string, Promise<void>>();

  constructor(
    private readonly folder: string,
    private readonly source: ReleaseSource,
  ) {}

  /** Everything a page may be rendered with now: live, previous and canary of each section. */
  async prepare({ apps, manifests }: LiveDocument): Promise<void> {
    const wanted = Object.entries(apps).flatMap(([app, { live, previous, canary }]) =>
      [live, previous, canary?.release].map((release) => manifests[`${app}@${release}`]),
    );
    for (const manifest of wanted) if (manifest) await this.ensure(manifest);
  }

  /** Resolves once the release is in the folder. One that could not be fetched is tried again when next asked for. */
  ensure(manifest: ReleaseManifest): Promise<void> {
    const key = `${manifest.app}@${manifest.release}`;
    const known = this.present.get(key);
    if (known) return known;
    const fetching = this.fetchMissing(manifest);
    fetching.catch(() => this.present.delete(key));
    this.present.set(key, fetching);
    return fetching;
  }

  private async fetchMissing(manifest: ReleaseManifest): Promise<void> {
    const target = path.join(this.folder, manifest.app, manifest.release);
    if (existsSync(target)) return;
    // On the same file system, so that the rename is atomic; a dot folder, which is not served.
    const incoming = path.join(this.folder, `.incoming-${randomUUID()}`);
    try {
      const files = Object.keys(manifest.assets);
      const worker = async (): Promise<void> => {
        for (let file = files.pop(); file !== undefined; file = files.pop())
          await this.fetchFile(manifest, file, incoming);
      };
      // Wait for all: a late write would recreate the folder that is removed below.
      const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker));
      for (const outcome of done) if (outcome.status === 'rejected') throw outcome.reason;
      await mkdir(path.dirname(target), { recursive: true });
      await rename(incoming, target).catch((error: NodeJS.ErrnoException) => {
        if (!TAKEN.has(error.code ?? '')) throw error;
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  /** A file that has a compressed form is made from that, so that one download and one hash vouch for both. */
  private async fetchFile(manifest: ReleaseManifest, file: string, folder: string): Promise<void> {
    const { app, release, assets } = manifest;
    const { integrity, size, brotli } = assets[file]!;
    const to = path.join(folder, file);
    if (!to.startsWith(folder + path.sep))
      throw new Error(`${app}@${release} names a file outside itself: ${file}`);
    const compressed = brotli === size ? null : await this.source.read(app, release, `${file}.br`);
    const bytes = compressed ? await decompress(compressed) : await this.source.read(app, release, file);
    if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
      throw new Error(`${app}@${release}: ${file} is not the one that was released`);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, bytes);
    if (compressed) await writeFile(`${to}.br`, compressed);
  }
}
