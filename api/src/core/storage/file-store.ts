import { Inject, Injectable } from '@nestjs/common';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIG, type Config } from '../config/config.js';
import { type ArtifactStore, withFiles } from './artifact-store.js';
import { chooseArtifactStore } from './choose-artifact-store.js';

const STORE_PREFIX = 'files';
const NAME = 'file';

/** Files as members sent them, beside their pictures; who may read one is for the caller to decide. */
@Injectable()
export class FileStore {
  private readonly artifacts: Promise<ArtifactStore>;

  constructor(@Inject(CONFIG) { uploads }: Config) {
    this.artifacts = chooseArtifactStore(uploads);
  }

  /** @throws ArtifactsUnavailableError */
  async put(id: string, bytes: Buffer): Promise<void> {
    const artifacts = await this.artifacts;
    const folder = await withFiles(artifacts.stage());
    try {
      await withFiles(writeFile(path.join(folder, NAME), bytes));
      await withFiles(artifacts.put(STORE_PREFIX, id, folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async read(id: string): Promise<Buffer | null> {
    return (await this.artifacts).read(STORE_PREFIX, id, NAME);
  }

  async remove(id: string): Promise<void> {
    await (await this.artifacts).remove(STORE_PREFIX, id);
  }
}
