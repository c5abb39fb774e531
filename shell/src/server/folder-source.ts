import type { LiveApp, LiveDocument } from '@futurelab/platform/live-document';
import { parseReleaseManifest, type ReleaseManifest } from '@futurelab/platform/manifest';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LiveDocumentSource } from './live-document-source';

const CHECK_EVERY_MS = 1000;

/**
 * What is live as a folder says it: `live.json` maps a section's name to the id of its live release,
 * `<app>/<release>/release.json` describes it. A change of `live.json` is seen within a second.
 */
export class FolderSource implements LiveDocumentSource {
  private document: LiveDocument | undefined;
  private readAt = 0;
  private modified = -1;

  constructor(private readonly folder: string) {}

  async current(): Promise<LiveDocument> {
    const now = performance.now();
    if (this.document && now - this.readAt < CHECK_EVERY_MS) return this.document;
    this.readAt = now;
    const file = path.join(this.folder, 'live.json');
    try {
      const { mtimeMs } = await stat(file);
      if (!this.document || mtimeMs !== this.modified) {
        this.document = await this.read(file);
        this.modified = mtimeMs;
      }
    } catch (error) {
      if (!this.document) throw error;
    }
    return this.document;
  }

  pins(): Record<string, string> {
    return {};
  }

  close(): void {}

  private async read(file: string): Promise<LiveDocument> {
    const live = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const manifests = await Promise.all(
      Object.entries(live).map(([app, release]) => this.manifest(app, release)),
    );
    return {
      schema: 1,
      version: 0,
      apps: Object.fromEntries(manifests.map(({ app, release }) => [app, liveOnly(release)])),
      manifests: Object.fromEntries(
        manifests.map((manifest) => [`${manifest.app}@${manifest.release}`, manifest]),
      ),
    };
  }

  private async manifest(app: string, release: string): Promise<ReleaseManifest> {
    const text = await readFile(path.join(this.folder, app, release, 'release.json'), 'utf8');
    return parseReleaseManifest(JSON.parse(text));
  }
}

const liveOnly = (live: string): LiveApp => ({ live, previous: null, disabled: false, canary: null });
