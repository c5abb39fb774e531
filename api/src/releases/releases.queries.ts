import type { Statement } from '../core/database/database.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../core/database/json.sql.js';
import { SUBJECT_KIND } from './registry/release-audit.js';
import type { ReleaseAuditEventResponse, ReleaseSummary } from './releases.dto.js';

const SUMMARY = jsonObject<ReleaseSummary>({
  app: 'r.app',
  release: 'r.release',
  version: `r.manifest->'version'`,
  commit: `r.manifest->'commit'`,
  publishedAt: 'r.published_at',
  publishedBy: 'r.published_by',
  verification: 'r.verification',
  verifiedAt: 'r.verified_at',
  findings: 'r.findings',
  routes: `jsonb_path_query_array(r.manifest, '$.routes[*].path')`,
  size: `(SELECT coalesce(sum((a.value->>'brotli')::bigint), 0) FROM jsonb_each(r.manifest->'assets') a)`,
});

const APP = `split_part(a.subject_id, '@', 1)`;

/** As `actorOf` names a member. */
const ACTOR = `CASE WHEN u.id IS NULL THEN coalesce(a.actor_name, 'a former member')
  ELSE concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, ''), '(' || u.slug || ')') END`;

const AUDIT_EVENT = jsonObject<ReleaseAuditEventResponse>({
  id: 'a.id::text',
  at: 'a.at',
  actor: ACTOR,
  app: APP,
  action: 'a.action',
  release: `nullif(split_part(a.subject_id, '@', 2), '')`,
  reason: 'a.reason',
  before: 'a.before',
  after: 'a.after',
});

/** The newest first. */
export function releasesPage(app: string, size: number, after?: unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: SUMMARY,
    source: `FROM releases r WHERE r.app = ${parameters.add(app)} AND r.pruned_at IS NULL`,
    key: [
      ['r.published_at', 'timestamptz'],
      ['r.release', 'text'],
    ],
    descending: true,
    size,
    after,
    parameters,
  });
}

/** @param app null: of every section */
export function auditEventsPage(app: string | null, size: number, after?: unknown[]): Statement {
  const parameters = new Parameters();
  const asked = `${parameters.add(app)}::text`;
  return pageStatement({
    item: AUDIT_EVENT,
    source: `FROM audit_events a LEFT JOIN users u ON u.id = a.actor_id
      WHERE a.subject_kind = '${SUBJECT_KIND}' AND (${asked} IS NULL OR ${APP} = ${asked})`,
    key: [['a.id', 'bigint']],
    descending: true,
    size,
    after,
    parameters,
  });
}

export const newestReleases = (each: number): Statement => ({
  text: `
    SELECT c.app, ${jsonArray(
      SUMMARY,
      `FROM releases r WHERE r.app = c.app AND r.pruned_at IS NULL
       ORDER BY r.published_at DESC, r.release DESC LIMIT $1`,
    )} AS releases
    FROM release_channels c`,
  values: [each],
});

export const documentVersion = (): Statement => ({
  name: 'releases.document-version',
  text: 'SELECT version::integer AS version FROM live_document',
});

/** One statement sees one moment, so that version and contents always belong together. */
export const liveDocument = (expiresAt: number): Statement => ({
  name: 'releases.document',
  text: `
    SELECT d.version::integer AS version, json_build_object(
      'schema', 1,
      'version', d.version,
      'expiresAt', $1::bigint,
      'apps', (
        SELECT coalesce(json_object_agg(c.app, json_build_object(
          'live', c.live, 'previous', c.earlier[1], 'disabled', c.disabled,
          'canary', CASE WHEN c.canary_release IS NOT NULL THEN json_build_object(
            'release', c.canary_release, 'percent', c.canary_percent, 'cohort', c.canary_cohort, 'salt', c.canary_salt
          ) END) ORDER BY c.app), '{}'::json)
        FROM release_channels c WHERE c.live IS NOT NULL),
      'manifests', (
        SELECT coalesce(json_object_agg(r.app || '@' || r.release, r.manifest ORDER BY r.app, r.release), '{}'::json)
        FROM releases r WHERE r.pruned_at IS NULL)
    )::text AS json
    FROM live_document d`,
  values: [expiresAt],
});

/** Retires releases that are beyond the newest `remaining` and unused for `days`; never what is live, was live before, is a canary or is pinned. */
export const retirement = (remaining: number, days: number): Statement => ({
  text: `
    UPDATE releases r SET pruned_at = now()
    FROM (SELECT app, release, row_number() OVER (PARTITION BY app ORDER BY published_at DESC, release) AS rank
          FROM releases WHERE pruned_at IS NULL) n
    JOIN release_channels c ON c.app = n.app
    WHERE r.app = n.app AND r.release = n.release AND n.rank > $1
      AND greatest(r.published_at, r.last_served_at, r.pinned_until) < now() - make_interval(days => $2)
      AND r.release IS DISTINCT FROM c.live
      AND r.release IS DISTINCT FROM c.earlier[1]
      AND r.release IS DISTINCT FROM c.canary_release
    RETURNING r.app, r.release`,
  values: [remaining, days],
});

/** Takes retired releases out of what sections can be rolled back to. */
export const earlierWithoutRetired = (): Statement => ({
  text: `
    UPDATE release_channels c SET earlier = coalesce((
      SELECT array_agg(e.release ORDER BY e.n)
      FROM unnest(c.earlier) WITH ORDINALITY AS e (release, n)
      JOIN releases r ON r.app = c.app AND r.release = e.release AND r.pruned_at IS NULL), '{}')`,
});

/** Keeps a release for as long as a browser is pinned to it. */
export const pinnedUntil = (app: string, release: string, until: Date): Statement => ({
  text: `
    UPDATE releases SET pinned_until = greatest(pinned_until, $3)
    WHERE app = $1 AND release = $2 AND pruned_at IS NULL RETURNING release`,
  values: [app, release, until],
});
