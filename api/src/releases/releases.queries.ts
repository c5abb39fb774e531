import type { Statement } from '../database/database.js';

const SUMMARY = `json_build_object(
  'app', r.app, 'release', r.release, 'version', r.manifest->'version', 'commit', r.manifest->'commit',
  'publishedAt', r.published_at, 'publishedBy', r.published_by, 'verification', r.verification,
  'verifiedAt', r.verified_at, 'findings', r.findings, 'routes', jsonb_path_query_array(r.manifest, '$.routes[*].path'),
  'size', (SELECT coalesce(sum((a.value->>'brotli')::bigint), 0) FROM jsonb_each(r.manifest->'assets') a))`;

export interface ReleasePageRow<Item> {
  item: Item;
  /** Where the next page goes on after this row. */
  key: (string | number)[];
}

/** The newest first, one more than `limit` to know whether there are more; `after` is the last row's key. */
export const releasesPage = (app: string, limit: number, after: unknown[] | null): Statement => ({
  text: `
    SELECT ${SUMMARY} AS item, json_build_array(r.published_at, r.release) AS key FROM releases r
    WHERE r.app = $1 AND r.pruned_at IS NULL
      AND ($3::timestamptz IS NULL OR (r.published_at, r.release) < ($3, $4::text))
    ORDER BY r.published_at DESC, r.release DESC LIMIT $2`,
  values: [app, limit + 1, after?.[0] ?? null, after?.[1] ?? null],
});

export const auditEventsPage = (app: string | null, limit: number, after: unknown[] | null): Statement => ({
  text: `
    SELECT json_build_object('id', a.id::text, 'at', a.at, 'actor', a.actor, 'app', a.app, 'action', a.action,
             'release', a.release, 'reason', a.reason, 'before', a.before, 'after', a.after) AS item,
           json_build_array(a.id::text) AS key
    FROM release_acts a
    WHERE ($1::text IS NULL OR a.app = $1) AND ($3::bigint IS NULL OR a.id < $3)
    ORDER BY a.id DESC LIMIT $2`,
  values: [app, limit + 1, after?.[0] ?? null],
});

/** Section → its newest releases. */
export const newestReleases = (each: number): Statement => ({
  text: `
    SELECT c.app, coalesce((
      SELECT json_agg(n.item ORDER BY n.published_at DESC, n.release DESC) FROM (
        SELECT ${SUMMARY} AS item, r.published_at, r.release FROM releases r
        WHERE r.app = c.app AND r.pruned_at IS NULL
        ORDER BY r.published_at DESC, r.release DESC LIMIT $1) n), '[]'::json) AS releases
    FROM release_channels c`,
  values: [each],
});

export const documentVersion = (): Statement => ({
  text: 'SELECT version::integer AS version FROM live_document',
});
