import type { Statement } from '../../../core/database/database.js';
import { jsonArray, type JsonFields, jsonObject } from '../../../core/database/json.sql.js';
import { contentVersions } from '../content.queries.js';
import type { LegalVersionDetail, LegalVersionSummary } from './legal.dto.js';
import type { LegalPage } from './legal-pages.js';

const MOST_LISTED = 50;

const SUMMARY: JsonFields<LegalVersionSummary> = {
  number: 'v.number',
  publishedAt: 'iso_instant(v.published_at)',
  isCurrent: `(v.number = (SELECT max(number) FROM published_versions WHERE (kind, subject) = ($1::text, $2::text))
    AND p.document IS NOT DISTINCT FROM v.document)`,
  holdsFrom: 'l.holds_from::text',
  summary: `coalesce(l.summary, '')`,
};

const versions = (page: LegalPage) => `
  FROM published_versions v
  LEFT JOIN (${contentVersions({ kind: 'page', slug: page }).published}) p ON true
  LEFT JOIN legal_changes l ON (l.page, l.number) = (v.subject, v.number)
  WHERE (v.kind, v.subject) = ($1::text, $2::text)`;

/** The latest first. */
export const legalVersions = (page: LegalPage): Statement => ({
  name: `legal.versions.${page}`,
  text: `SELECT ${jsonArray(
    jsonObject<LegalVersionSummary>(SUMMARY),
    `${versions(page)} ORDER BY v.number DESC LIMIT ${MOST_LISTED}`,
  )}::text AS json`,
  values: ['page', page],
});

export const legalVersion = (page: LegalPage, number: number): Statement => ({
  name: `legal.version.${page}`,
  text: `SELECT ${jsonObject<LegalVersionDetail>({
    ...SUMMARY,
    title: `v.document->>'title'`,
    body: `v.document->>'body'`,
    description: `v.document->'data'->>'description'`,
    since: `v.document->'data'->>'since'`,
  })}::text AS json ${versions(page)} AND v.number = $3`,
  values: ['page', page, number],
});

interface NewLegalChange {
  page: LegalPage;
  isMaterial: boolean;
  holdsFrom: string | null;
  summary: string;
}

/** Of the latest version; what was said of one stays. */
export const legalChangeInsertion = ({
  page,
  isMaterial,
  holdsFrom,
  summary,
}: NewLegalChange): Statement => ({
  text: `
    INSERT INTO legal_changes (page, number, is_material, holds_from, summary)
    SELECT $1, max(number), $2::boolean, $3::date, $4 FROM published_versions
    WHERE (kind, subject) = ('page', $1::text) HAVING max(number) IS NOT NULL
    ON CONFLICT (page, number) DO NOTHING`,
  values: [page, isMaterial, holdsFrom, summary],
});

export interface WaitingChange {
  id: string;
  page: LegalPage;
  holdsFrom: string;
  summary: string;
  notifiedThrough: string | null;
}

/** One of which members are still to be notified, unless another process is at it. */
export const waitingChange = (): Statement => ({
  text: `
    SELECT id, page, holds_from::text AS "holdsFrom", summary, notified_through AS "notifiedThrough"
    FROM legal_changes WHERE is_material AND notified_at IS NULL
    ORDER BY published_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
});

/** Members since before it was published, after the last one who was notified. */
export const nextMembers = ({ id, notifiedThrough }: WaitingChange, size: number): Statement => ({
  text: `
    SELECT u.id FROM users u JOIN legal_changes l ON l.id = $1
    WHERE u.joined_at <= l.published_at AND ($2::uuid IS NULL OR u.id > $2::uuid)
    ORDER BY u.id LIMIT $3`,
  values: [id, notifiedThrough, size],
});
