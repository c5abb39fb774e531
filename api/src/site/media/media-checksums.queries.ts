import type { Statement } from '../../core/database/database.js';

/** A file of the library as other sites can recognize it. */
export interface KnownMedia {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes, as hexadecimal. */
  checksum: string;
}

export type StoredMedia = Omit<KnownMedia, 'checksum'> & { checksum: string | null };

const COLUMNS = 'id, name, size::float8 AS size, checksum';
const IN_STORE = `state = 'ready' AND kind <> 'picture'`;

export const mediaById = (ids: readonly string[]): Statement => ({
  name: 'media.by_id',
  text: `SELECT ${COLUMNS} FROM media WHERE id = ANY($1::uuid[]) AND ${IN_STORE}`,
  values: [ids],
});

export const mediaBySize = (sizes: readonly number[]): Statement => ({
  name: 'media.by_size',
  text: `SELECT ${COLUMNS} FROM media WHERE size = ANY($1::bigint[]) AND ${IN_STORE} ORDER BY created_at, id LIMIT 200`,
  values: [sizes],
});

export const checksumUpdate = (id: string, checksum: string): Statement => ({
  name: 'media.checksum',
  text: 'UPDATE media SET checksum = $2 WHERE id = $1',
  values: [id, checksum],
});
