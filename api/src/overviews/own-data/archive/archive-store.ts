import { Inject, Injectable } from '@nestjs/common';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { type ArtifactStore, withFiles } from '../../../core/storage/artifact-store.js';
import { chooseArtifactStore } from '../../../core/storage/choose-artifact-store.js';

const STORE_PREFIX = 'archives';
const NAME = 'archive.zip';

/** Archives of members, beside their pictures. Nothing but the member's own request reads one. */
@Injectable()
export class ArchiveStore {
  private readonly artifacts: Promise<ArtifactStore>;

  constructor(@Inject(CONFIG) { uploads }: Config) {
    this.artifacts = chooseArtifactStore(uploads);
  }

  /**
   * Keeps what `write` puts into the file it is given, instead of what was there.
   * @throws ArtifactsUnavailableError
   */
  async put(id: string, write: (file: string) => Promise<void>): Promise<void> {
    const artifacts = await this.artifacts;
    const folder = await withFiles(artifacts.stage());
    try {
      await withFiles(write(path.join(folder, NAME)));
      // Left behind by a try that was cut off.
      await artifacts.remove(STORE_PREFIX, id);
      await withFiles(artifacts.put(STORE_PREFIX, id, folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async open(id: string): Promise<Readable | null> {
    return (await this.artifacts).open(STORE_PREFIX, id, NAME);
  }

  async remove(id: string): Promise<void> {
    await (await this.artifacts).remove(STORE_PREFIX, id);
  }
}
