import { jsonObject, type JsonFields, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { PublishedVersionSummary } from './versions.dto.js';

/** Something that is published in versions. */
export interface Versioned {
  /** Of content, or `course`. */
  kind: string;
  subject: string;
  /**
   * SQL of what is public of it now, if anything: `document` (jsonb), `published_at`, `published_by_id`.
   * `$1::text` is the kind, `$2::text` the subject.
   */
  published: string;
}

const LATEST = `SELECT number, document FROM published_versions
  WHERE (kind, subject) = ($1::text, $2::text) ORDER BY number DESC LIMIT 1`;

/**
 * Stores what is public now, unless it is the latest version already. Run after something was published, and before
 * it is replaced or removed: seeds publish without storing.
 */
export const versionStoring = ({ kind, subject, published }: Versioned): Statement => ({
  text: `
    INSERT INTO published_versions (kind, subject, number, document, published_at, published_by_id)
    SELECT $1::text, $2::text, coalesce(l.number, 0) + 1, p.document, p.published_at, p.published_by_id
    FROM (${published}) p LEFT JOIN (${LATEST}) l ON true
    WHERE p.document IS DISTINCT FROM l.document`,
  values: [kind, subject],
});

const SUMMARY: JsonFields<PublishedVersionSummary> = {
  number: 'v.number',
  title: `v.document->>'title'`,
  publishedAt: 'iso_instant(v.published_at)',
  publishedBy: authorSummary('u'),
  isCurrent: 'l.number = v.number AND p.document IS NOT DISTINCT FROM v.document',
};

const versions = ({ published }: Versioned) => `
  FROM published_versions v
  LEFT JOIN (${published}) p ON true
  LEFT JOIN (${LATEST}) l ON true
  LEFT JOIN users u ON u.id = v.published_by_id
  WHERE (v.kind, v.subject) = ($1::text, $2::text)`;

/** The latest first. `after`: [number]. */
export function versionsPage(of: Versioned, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  parameters.add(of.kind);
  parameters.add(of.subject);
  return pageStatement({
    item: jsonObject<PublishedVersionSummary>(SUMMARY),
    source: versions(of),
    key: [['v.number', 'integer']],
    descending: true,
    size,
    after,
    parameters,
  });
}

/** What the document is depends on the kind. */
interface VersionDetail extends PublishedVersionSummary {
  document: object;
}

export const versionDetail = (of: Versioned, number: number): Statement => ({
  text: `SELECT ${jsonObject<VersionDetail>({ ...SUMMARY, document: 'v.document' })}::text AS json ${versions(of)} AND v.number = $3`,
  values: [of.kind, of.subject, number],
});
