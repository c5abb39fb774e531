import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../core/database/database.js';
import { MEDIA_STORE, type MediaStore } from '../../core/storage/media/media-store.js';
import { isUuid } from '../../core/validation/id-or-slug.pipe.js';

/** A file of the library as other sites can recognize it. */
export interface KnownMedia {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, as hexadecimal. */
  checksum: string;
}

type StoredMedia = Omit<KnownMedia, 'checksum'> & { checksum: string | null };

const COLUMNS = 'id, name, size::float8 AS size, checksum';
const IN_STORE = `state = 'ready' AND kind <> 'picture'`;

const mediaById = (ids: readonly string[]): Statement => ({
  name: 'media.by_id',
  text: `SELECT ${COLUMNS} FROM media WHERE id = ANY($1::uuid[]) AND ${IN_STORE}`,
  values: [ids],
});

const mediaBySize = (sizes: readonly number[]): Statement => ({
  name: 'media.by_size',
  text: `SELECT ${COLUMNS} FROM media WHERE size = ANY($1::bigint[]) AND ${IN_STORE} ORDER BY created_at, id LIMIT 200`,
  values: [sizes],
});

const checksumUpdate = (id: string, checksum: string): Statement => ({
  name: 'media.checksum',
  text: 'UPDATE media SET checksum = $2 WHERE id = $1',
  values: [id, checksum],
});

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
