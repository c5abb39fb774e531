import { Inject, Injectable } from '@nestjs/common';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Picture, pictureUrl } from '#platform/pictures';
import { CONFIG, type Config } from '../config/config.js';
import { type ArtifactStore, withFiles } from './artifact-store.js';
import { chooseArtifactStore } from './choose-artifact-store.js';
import type { EncodedPicture } from './encode-picture.js';

const nameOf = (url: string): string => path.posix.basename(url);

/** Folders by the first two characters: none of them gets very full. */
const shardOf = (id: string): string => id.slice(0, 2);

/** The files of each picture together, in a folder or in S3. */
@Injectable()
export class PictureStore {
  private readonly artifacts: Promise<ArtifactStore>;

  constructor(@Inject(CONFIG) { uploads }: Config) {
    this.artifacts = chooseArtifactStore(uploads);
  }

  /** @throws ArtifactsUnavailableError */
  async put(picture: Picture, { files }: EncodedPicture): Promise<void> {
    const artifacts = await this.artifacts;
    const folder = await withFiles(artifacts.stage());
    try {
      for (const { width, format, bytes } of files) {
        await withFiles(writeFile(path.join(folder, nameOf(pictureUrl(picture, width, format))), bytes));
      }
      await withFiles(artifacts.put(shardOf(picture.id), picture.id, folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** @returns null where there is no such picture, or not in this size */
  async read({ id }: Picture, url: string): Promise<Buffer | null> {
    return (await this.artifacts).read(shardOf(id), id, nameOf(url));
  }

  async remove(id: string): Promise<void> {
    await (await this.artifacts).remove(shardOf(id), id);
  }
}
