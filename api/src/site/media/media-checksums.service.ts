import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import { MEDIA_STORE, type MediaStore } from '../../core/storage/media/media-store.js';
import { isUuid } from '../../core/validation/id-or-slug.pipe.js';
import {
  checksumUpdate,
  mediaById,
  mediaBySize,
  type KnownMedia,
  type StoredMedia,
} from './media-checksums.queries.js';

/** Recognizes files by what is in them. A checksum is made when it is first asked for, and stays. */
@Injectable()
export class MediaChecksumsService {
  constructor(
    private readonly database: Database,
    @Inject(MEDIA_STORE) private readonly store: MediaStore,
  ) {}

  /** Those of the files that are in the library. */
  async of(ids: readonly string[]): Promise<KnownMedia[]> {
    return this.known(await this.database.query<StoredMedia>(mediaById(ids.filter(isUuid))));
  }

  /** The files of these sizes: only they can have the same bytes. */
  async ofSizes(sizes: readonly number[]): Promise<KnownMedia[]> {
    return this.known(await this.database.query<StoredMedia>(mediaBySize(sizes)));
  }

  private async known(files: readonly StoredMedia[]): Promise<KnownMedia[]> {
    const known: KnownMedia[] = [];
    for (const file of files) {
      const checksum = file.checksum ?? (await this.read(file));
      if (checksum !== null) known.push({ ...file, checksum });
    }
    return known;
  }

  /** Null where the bytes are not there. */
  private async read({ id, size }: StoredMedia): Promise<string | null> {
    const bytes = await this.store.open(id, 0, size - 1);
    if (!bytes) return null;
    const hash = createHash('sha256');
    await pipeline(bytes, hash);
    const checksum = hash.digest('hex');
    await this.database.execute(checksumUpdate(id, checksum));
    return checksum;
  }
}
