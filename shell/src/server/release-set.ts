import { parseReleaseManifest, type ReleaseManifest } from '@futurelab/platform/manifest';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The releases that are live together. */
export interface ReleaseSet {
  /** Changes whenever any of the releases does. */
  id: string;
  releases: ReleaseManifest[];
}

/** Where the live set comes from; the shell asks once per page. */
export interface ReleaseSource {
  current(): Promise<ReleaseSet>;
}

const CHECK_EVERY_MS = 1000;

/**
 * The live set as a folder of built releases: `live.json` maps a section's name to the id of its live release,
 * `<app>/<release>/release.json` describes it. A change of `live.json` is seen within a second.
 */
export class FolderReleaseSource implements ReleaseSource {
  private set: ReleaseSet | undefined;
  private readAt = 0;
  private modified = -1;

  constructor(private readonly folder: string) {}

  async current(): Promise<ReleaseSet> {
    const now = performance.now();
    if (this.set && now - this.readAt < CHECK_EVERY_MS) return this.set;
    this.readAt = now;
    const file = path.join(this.folder, 'live.json');
    try {
      const { mtimeMs } = await stat(file);
      if (!this.set || mtimeMs !== this.modified) {
        this.set = await this.read(file);
        this.modified = mtimeMs;
      }
    } catch (error) {
      if (!this.set) throw error;
    }
    return this.set;
  }

  private async read(file: string): Promise<ReleaseSet> {
    const live = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const releases = await Promise.all(
      Object.entries(live).map(async ([app, release]) => {
        const text = await readFile(path.join(this.folder, app, release, 'release.json'), 'utf8');
        return parseReleaseManifest(JSON.parse(text));
      }),
    );
    const id = createHash('sha256').update(JSON.stringify(live)).digest('hex').slice(0, 12);
    return { id, releases };
  }
}
