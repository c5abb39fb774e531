import type { Statement } from '../../core/database/database.js';
import {
  type JsonFields,
  jsonArray,
  jsonObject,
  pageStatement,
  Parameters,
} from '../../core/database/json.sql.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { MediaChoice, MediaDetail, MediaItem, MediaListQuery, MediaUse } from './media.dto.js';
import type { MediaKind } from './media.entity.js';
import { usesOf } from './media-uses.queries.js';

export const MEDIA_KEY = [
  ['m.created_at', 'timestamptz'],
  ['m.id', 'uuid'],
] as const;

const URL = `
  CASE WHEN m.state <> 'ready' THEN NULL WHEN m.kind = 'picture' THEN m.poster_url
  ELSE '/media/' || m.id || '/' || regexp_replace(lower(m.name), '[^a-z0-9.]+', '-', 'g') END`;

const FIELDS: JsonFields<MediaItem> = {
  id: 'm.id',
  name: 'm.name',
  kind: 'm.kind',
  state: 'm.state',
  size: 'm.size',
  received: 'm.received',
  width: 'm.width',
  height: 'm.height',
  durationSeconds: 'm.duration_seconds',
  posterUrl: 'm.poster_url',
  url: URL,
  isPublic: 'm.is_public',
  refusal: 'm.refusal',
  uploadedBy: authorSummary('u'),
  createdAt: 'iso_instant(m.created_at)',
};

const FROM = 'FROM media m LEFT JOIN users u ON u.id = m.uploaded_by_id';

export type MediaFilters = Pick<MediaListQuery, 'kind' | 'name' | 'order'>;

export function mediaPage(
  { kind, name, order }: MediaFilters,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const ofKind = kind ? `AND m.kind = ${parameters.add(kind)}` : '';
  // PostgreSQL text cannot hold NUL.
  const called = name
    ? `AND strpos(lower(m.name), lower(${parameters.add(name.replaceAll('\0', ''))}::text)) > 0`
    : '';
  return pageStatement({
    item: jsonObject<MediaItem>(FIELDS),
    source: `${FROM} WHERE true ${ofKind} ${called}`,
    key: MEDIA_KEY,
    descending: order === 'newest',
    size,
    after,
    total: `SELECT count(*) FROM media m WHERE true ${ofKind} ${called}`,
    parameters,
  });
}

const MOST_USES = 20;

export const mediaDetail = (id: string): Statement => ({
  name: 'media.detail',
  text: `
    SELECT ${jsonObject<MediaDetail>({
      ...FIELDS,
      usedIn: jsonArray(
        jsonObject<MediaUse>({ kind: 's.kind', title: 's.title', href: 's.href' }),
        `FROM (${usesOf('m')}) s ORDER BY s.kind, s.title, s.href LIMIT ${MOST_USES}`,
      ),
    })}::text AS json ${FROM} WHERE m.id = $1`,
  values: [id],
});

/** What may be changed of a file. */
export interface MediaFields {
  name: string;
  isPublic: boolean;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  posterUrl: string | null;
}

/** Of one that is ready, until the end of the transaction. */
export const mediaToChange = (id: string): Statement => ({
  name: 'media.to_change',
  text: `
    SELECT kind, name, is_public AS "isPublic", duration_seconds AS "durationSeconds", width, height,
      poster_url AS "posterUrl"
    FROM media WHERE id = $1 AND state = 'ready' FOR UPDATE`,
  values: [id],
});

export const mediaUpdate = (
  id: string,
  { name, isPublic, durationSeconds, width, height, posterUrl }: MediaFields,
): Statement => ({
  name: 'media.update',
  text: `
    UPDATE media SET name = $2, is_public = $3, duration_seconds = $4, width = $5, height = $6, poster_url = $7
    WHERE id = $1`,
  values: [id, name, isPublic, durationSeconds, width, height, posterUrl],
});

/** Where it is used: `{ title }`. */
export const firstUse = (id: string): Statement => ({
  name: 'media.first_use',
  text: `SELECT s.title FROM media m, LATERAL (${usesOf('m')}) s WHERE m.id = $1 ORDER BY s.title LIMIT 1`,
  values: [id],
});

export const mediaDeletion = (id: string): Statement => ({
  name: 'media.delete',
  text: 'DELETE FROM media WHERE id = $1',
  values: [id],
});

export interface ServedMedia {
  id: string;
  name: string;
  kind: MediaKind;
  type: string;
  size: number;
  isPublic: boolean;
}

export const mediaToServe = (id: string): Statement => ({
  name: 'media.to_serve',
  text: `
    SELECT id, name, kind, type, size::float8 AS size, is_public AS "isPublic"
    FROM media WHERE id = $1 AND state = 'ready' AND kind <> 'picture'`,
  values: [id],
});

/** A file that is ready, as players get it; a picture has its own address. */
export const storedMedia = (id: string): Statement => ({
  name: 'media.stored',
  text: `
    SELECT type, id::text AS hash, size::float8 AS size FROM media
    WHERE id = $1 AND state = 'ready' AND kind <> 'picture'`,
  values: [id],
});

/** The kinds of those that are ready, which nobody deletes before the end of the transaction: `{ id, kind, hasDuration }`. */
export const mediaForUse = (ids: readonly string[]): Statement => ({
  name: 'media.for_use',
  text: `
    SELECT id, kind, duration_seconds > 0 AS "hasDuration" FROM media
    WHERE id = ANY($1::uuid[]) AND state = 'ready' FOR SHARE`,
  values: [ids],
});

const MOST_TO_CHOOSE = 200;

/** The newest that are ready and of these kinds, as JSON. */
export const mediaToChoose = (kinds: readonly MediaKind[]): Statement => ({
  name: 'media.to_choose',
  text: `
    SELECT ${jsonArray(
      jsonObject<MediaChoice>({ id: 'm.id', name: 'm.name', durationSeconds: 'm.duration_seconds' }),
      `FROM (
         SELECT * FROM media WHERE state = 'ready' AND kind = ANY($1)
         ORDER BY created_at DESC, id LIMIT ${MOST_TO_CHOOSE}
       ) m ORDER BY lower(m.name), m.id`,
    )}::text AS json`,
  values: [kinds],
});

/** Of those that have one: `{ id, posterUrl }`. */
export const postersOf = (ids: readonly string[]): Statement => ({
  name: 'media.posters',
  text: `SELECT id, poster_url AS "posterUrl" FROM media WHERE id = ANY($1::uuid[]) AND poster_url IS NOT NULL`,
  values: [ids],
});

/** Uploads that nobody went on with for a day, and refused ones of yesterday: `{ id }`. */
export const abandonedUploads = (most: number): Statement => ({
  text: `
    SELECT id FROM media WHERE state <> 'ready' AND received_at < now() - interval '24 hours'
    ORDER BY received_at LIMIT $1`,
  values: [most],
});

export const abandonedDeletion = (id: string): Statement => ({
  text: `DELETE FROM media WHERE id = $1 AND state <> 'ready'`,
  values: [id],
});

/** Those of these ids that no row has: `{ id }`. */
export const unknownAmong = (ids: readonly string[]): Statement => ({
  text: `SELECT i.id FROM unnest($1::text[]) AS i(id) WHERE NOT EXISTS (SELECT FROM media m WHERE m.id::text = i.id)`,
  values: [ids],
});
