import {
  jsonArray,
  jsonObject,
  type Json,
  type JsonFields,
  pageStatement,
  Parameters,
} from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { Versioned } from '../versions/versions.queries.js';
import type {
  ContentAuditEventResponse,
  ContentDetail,
  ContentDraft,
  ContentItem,
  ContentListState,
  ContentQuery,
  ContentSummary,
} from './content.dto.js';
import type { ContentKind } from './content-kinds.js';
import type { ContentState } from './content.entity.js';

/** Kind and slug: what one piece of content is called. */
export interface ContentName {
  kind: ContentKind;
  slug: string;
}

const ITEM: JsonFields<ContentItem> = {
  kind: 'c.kind',
  slug: 'c.slug',
  title: 'c.title',
  body: 'c.body',
  data: 'c.data',
  position: 'c.position',
  updatedAt: 'iso_instant(c.updated_at)',
};

/** What only staff read is left out, and a logo is where its picture is. */
const PUBLIC_ITEM: JsonFields<ContentItem> = {
  ...ITEM,
  data: `((c.data - 'consent') || coalesce((
    SELECT jsonb_build_object('logo', jsonb_build_object(
      'url', m.poster_url, 'width', m.width, 'height', m.height, 'alt', c.data->'logo'->'alt'))
    FROM media m WHERE m.id = (c.data->'logo'->>'picture')::uuid), '{}'))`,
};

/** What everybody may read: published, and not dated ahead. */
const PUBLIC = `c.state = 'published' AND coalesce((c.data->>'publishedAt')::timestamptz <= now(), true)`;

/** In the order of its kind. `after`: [position, slug]. */
export function publicPage(kind: ContentKind, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    name: 'content.public',
    item: jsonObject<ContentItem>(PUBLIC_ITEM),
    source: `FROM content c WHERE ${PUBLIC} AND c.kind = ${parameters.add(kind)}`,
    key: [
      ['c.position', 'integer'],
      ['c.slug', 'text'],
    ],
    size,
    after,
    parameters,
  });
}

export const publicItem = ({ kind, slug }: ContentName): Statement => ({
  name: 'content.public_item',
  text: `SELECT ${jsonObject<ContentItem>(PUBLIC_ITEM)}::text AS json FROM content c WHERE ${PUBLIC} AND c.kind = $1 AND c.slug = $2`,
  values: [kind, slug],
});

/** What is being written, or else what is published. */
export const previewItem = ({ kind, slug }: ContentName): Statement => ({
  name: 'content.preview_item',
  text: `SELECT ${jsonObject<ContentItem>(PUBLIC_ITEM)}::text AS json FROM content c
    WHERE c.kind = $1 AND c.slug = $2 ORDER BY c.state LIMIT 1`,
  values: [kind, slug],
});

/** One row for each kind and slug: `c` is the draft, or else what is published; `p` and `d` both where they are. */
const LATEST = `FROM (
    SELECT DISTINCT ON (kind, slug) * FROM content ORDER BY kind, slug, state
  ) c
  LEFT JOIN content p ON (p.kind, p.slug, p.state) = (c.kind, c.slug, 'published')
  LEFT JOIN users u ON u.id = c.updated_by_id`;

const SUMMARY: JsonFields<ContentSummary> = {
  kind: 'c.kind',
  slug: 'c.slug',
  title: 'c.title',
  isPublished: 'p.id IS NOT NULL',
  hasDraft: `c.state = 'draft'`,
  version: 'c.version',
  updatedAt: 'iso_instant(c.updated_at)',
  updatedBy: authorSummary('u'),
};

const IN_LIST: Record<ContentListState, string> = {
  published: 'p.id IS NOT NULL',
  draft: `c.state = 'draft'`,
  hidden: 'p.id IS NULL',
};

/** Everything with its drafts, in the order of its kind. `after`: [kind, position, slug]. */
export function editorialPage({ kind, state, limit }: ContentQuery, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: jsonObject<ContentSummary>(SUMMARY),
    source: `${LATEST} WHERE ${kind ? `c.kind = ${parameters.add(kind)}` : 'true'} AND ${state ? IN_LIST[state] : 'true'}`,
    key: [
      ['c.kind', 'text'],
      ['c.position', 'integer'],
      ['c.slug', 'text'],
    ],
    size: limit,
    after,
    parameters,
  });
}

/** Of an audit event `a`: of the draft, or of what was published. */
const VERSION = `(coalesce(a.after, a.before) -> 'version')::integer`;

const AUDIT_EVENTS = jsonArray(
  jsonObject<ContentAuditEventResponse>({
    at: 'iso_instant(a.at)',
    actor: authorSummary('w'),
    action: 'a.action',
    version: VERSION,
  }),
  `FROM audit_events a LEFT JOIN users w ON w.id = a.actor_id
   WHERE (a.subject_kind, a.subject_id) = ($1, $2) ORDER BY a.id DESC LIMIT 100`,
);

const inState = (state: ContentState): Json<ContentItem | null> =>
  `(SELECT ${jsonObject<ContentItem>(ITEM)} FROM content c WHERE (c.kind, c.slug, c.state) = ($1, $2, '${state}'))`;

export const editorialDetail = ({ kind, slug }: ContentName): Statement => ({
  name: 'content.detail',
  text: `
    SELECT ${jsonObject<ContentDetail>({
      ...SUMMARY,
      draft: inState('draft'),
      published: inState('published'),
      auditEvents: AUDIT_EVENTS,
    })}::text AS json
    ${LATEST} WHERE c.kind = $1 AND c.slug = $2`,
  values: [kind, slug],
});

/** Locks the name until the end of the transaction, whether it exists or not. */
export const lock = ({ kind, slug }: ContentName): Statement => ({
  text: `SELECT pg_advisory_xact_lock(hashtext('content'), hashtext($1))`,
  values: [`${kind}/${slug}`],
});

/** No two drafts of a name have the same version, even when one was discarded or deleted in between. */
export const draftWriting = (
  { kind, slug }: ContentName,
  { title, body, position, data, version }: ContentDraft,
  editorId: string,
): Statement => ({
  text: `
    INSERT INTO content (kind, slug, state, title, body, position, data, version, updated_by_id)
    VALUES ($1, $2, 'draft', $3, $4, $5, $6,
            1 + greatest($7, (SELECT max(${VERSION}) FROM audit_events a WHERE (a.subject_kind, a.subject_id) = ($1, $2))), $8)
    ON CONFLICT (kind, slug, state) DO UPDATE SET title = excluded.title, body = excluded.body,
      position = excluded.position, data = excluded.data, version = excluded.version,
      updated_by_id = excluded.updated_by_id, updated_at = now()`,
  values: [kind, slug, title, body, position, JSON.stringify(data), version, editorId],
});

const DOCUMENT = `jsonb_build_object('title', c.title, 'body', c.body, 'data', c.data)`;

/** Puts these first, in this order; the others of the kind follow as they were. Returns the order before. */
export const ordering = (kind: ContentKind, slugs: readonly string[]): Statement => ({
  text: `
    WITH before AS (
      SELECT slug, max(position) AS position FROM content WHERE kind = $1 GROUP BY slug
    ), ordered AS (
      SELECT slug, row_number() OVER (ORDER BY array_position($2::text[], slug), position, slug) - 1 AS position
      FROM before
    ), moved AS (
      UPDATE content c SET position = o.position FROM ordered o WHERE c.kind = $1 AND c.slug = o.slug
    )
    SELECT slug FROM before ORDER BY position, slug`,
  values: [kind, slugs],
});

/** Locks the order of a kind until the end of the transaction. */
export const orderLock = (kind: ContentKind): Statement => ({
  text: `SELECT pg_advisory_xact_lock(hashtext('content order'), hashtext($1))`,
  values: [kind],
});

export const contentVersions = ({ kind, slug }: ContentName): Versioned => ({
  kind,
  subject: slug,
  published: `
    SELECT ${DOCUMENT} AS document, coalesce(a.at, c.updated_at) AS published_at,
           CASE WHEN a.id IS NULL THEN c.updated_by_id ELSE a.actor_id END AS published_by_id
    FROM content c
    LEFT JOIN LATERAL (
      SELECT a.id, a.at, a.actor_id FROM audit_events a
      WHERE (a.subject_kind, a.subject_id, a.action, ${VERSION}) = (c.kind, c.slug, 'publish', c.version)
      ORDER BY a.id DESC LIMIT 1
    ) a ON true
    WHERE (c.kind, c.slug, c.state) = ($1::text, $2::text, 'published')`,
});

/** The recording that a draft of an episode names, and the public episode that has its number, if any does. */
export const episodeObstacles = (slug: string): Statement => ({
  text: `
    SELECT d.data->>'recording' AS recording,
           (SELECT o.title FROM content o
            WHERE o.kind = 'episode' AND o.state = 'published' AND o.slug <> d.slug
              AND (o.data->'season', o.data->'number') = (d.data->'season', d.data->'number')
            LIMIT 1) AS "namesake"
    FROM content d WHERE d.kind = 'episode' AND d.slug = $1 AND d.state = 'draft'`,
  values: [slug],
});
