import {
  jsonArray,
  type JsonFields,
  jsonObject,
  jsonWhen,
  pageStatement,
  Parameters,
} from '../../core/database/json.sql.js';
import {
  reportSubject,
  SUBJECT_KINDS,
  type SubjectKind,
} from '../../core/report-subjects/report-subjects.module.js';
import type { Statement } from '../../core/database/database.js';
import { authorSummary, personFields } from '../../identity/users/person.sql.js';
import { type Decision, DECISIONS } from './report-kinds.js';
import { choicesFor } from './registrations/report-subjects.queries.js';
import type { ModerationDecision, ReportedMatter, ReportListQuery, SingleReport } from './reports.dto.js';

const choices = () =>
  JSON.stringify(Object.fromEntries(SUBJECT_KINDS.map((kind) => [kind, choicesFor(kind)])));
const hidden = () =>
  SUBJECT_KINDS.map((kind) => `WHEN '${kind}' THEN ${reportSubject(kind).hidden}`).join(' ');

const DECISION = (alias: string, actor: string): JsonFields<ModerationDecision> => ({
  id: `${alias}.public_id`,
  decision: `${alias}.action`,
  at: `iso_instant(${alias}.at)`,
  actor: authorSummary(actor),
  message: `${alias}.reason`,
  until: `iso_instant((${alias}.after ->> 'until')::timestamptz)`,
});

/** Reports of one thing that are open, or were decided at once, are one matter; `r` is the first of them. */
const same = (a: string, b: string) =>
  `(${a}.subject_id = ${b}.subject_id AND ${a}.subject_kind = ${b}.subject_kind AND ${a}.decision_id IS NOT DISTINCT FROM ${b}.decision_id)`;
const IS_FIRST = `NOT EXISTS (SELECT FROM reports e WHERE ${same('e', 'r')} AND (e.created_at, e.id) < (r.created_at, r.id))`;

const decisionCount = (decision: Decision) =>
  `(SELECT count(*)::integer FROM audit_events c WHERE c.member_id = r.author_id AND c.action = '${decision}')`;

/** The audit events `c` of one thing that are decisions on reports of it. */
const decisionsOn = (id: string, kind: string) =>
  `(c.subject_kind, c.subject_id) = (${kind}::text, ${id}::text) AND c.action = ANY ('{${DECISIONS.join()}}')`;

const caseObject = () =>
  jsonObject<ReportedMatter>({
    id: 'r.id',
    state: `CASE WHEN r.decision_id IS NULL THEN 'open' ELSE 'decided' END`,
    subject: jsonObject({ kind: 'r.subject_kind', id: 'r.subject_id' }),
    copy: 'r.copy',
    isHidden: `CASE r.subject_kind ${hidden()} END`,
    choices: `'${choices()}'::json -> r.subject_kind`,
    author: jsonWhen(
      'a.id IS NOT NULL',
      jsonObject({
        ...personFields('a'),
        warnings: decisionCount('warn'),
        suspensions: decisionCount('suspend'),
        isSuspended:
          '(a.suspended_at IS NOT NULL AND (a.suspended_until IS NULL OR a.suspended_until > now()))',
        joinedAt: 'iso_instant(a.joined_at)',
      }),
    ),
    reports: jsonArray(
      jsonObject<SingleReport>({
        id: 'o.id',
        reason: 'o.reason',
        note: 'o.note',
        reporter: authorSummary('w'),
        createdAt: 'iso_instant(o.created_at)',
      }),
      `FROM reports o LEFT JOIN users w ON w.id = o.reporter_id WHERE ${same('o', 'r')} ORDER BY o.created_at, o.id LIMIT 50`,
    ),
    reportCount: `(SELECT count(*)::integer FROM reports o WHERE ${same('o', 'r')})`,
    decision: jsonWhen('d.id IS NOT NULL', jsonObject(DECISION('d', 'm'))),
    earlier: jsonArray(
      jsonObject<ModerationDecision>(DECISION('c', 'n')),
      `FROM audit_events c LEFT JOIN users n ON n.id = c.actor_id
     WHERE ${decisionsOn('r.subject_id', 'r.subject_kind')} AND c.id IS DISTINCT FROM d.id
     ORDER BY c.id DESC LIMIT 20`,
    ),
  });

const FROM = `FROM reports r LEFT JOIN audit_events d ON d.public_id = r.decision_id
  LEFT JOIN users m ON m.id = d.actor_id LEFT JOIN users a ON a.id = r.author_id`;

/** Nobody sees who reported them. */
const aboutOthers = (viewer: string) => `r.author_id IS DISTINCT FROM ${viewer}::uuid`;

/** The open ones, the longest waiting first; then those decided, the latest first. */
export const REPORT_KEY = [
  [`(r.decision_id IS NOT NULL)::integer`, 'integer'],
  [
    `(CASE WHEN d.id IS NULL THEN 1 ELSE -1 END * extract(epoch FROM coalesce(d.at, r.created_at)) * 1000000)::bigint`,
    'bigint',
  ],
  ['r.id', 'uuid'],
] as const;

export function reportPage(
  { state, limit }: ReportListQuery,
  viewerId: string,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const viewer = parameters.add(viewerId);
  const ofState = state ? `AND r.decision_id IS ${state === 'open' ? '' : 'NOT'} NULL` : '';
  return pageStatement({
    item: caseObject(),
    source: `${FROM} WHERE ${IS_FIRST} AND ${aboutOthers(viewer)} ${ofState}`,
    key: REPORT_KEY,
    size: limit,
    after,
    ...(state === 'open' && {
      total: `SELECT count(DISTINCT (r.subject_kind, r.subject_id)) FROM reports r WHERE r.decision_id IS NULL AND ${aboutOthers(viewer)}`,
    }),
    parameters,
  });
}

/** The matter that a report belongs to. */
export const moderationCase = (reportId: string, viewerId: string): Statement => ({
  name: 'reports.matter',
  text: `SELECT ${caseObject()}::text AS json ${FROM}
         WHERE ${IS_FIRST} AND ${aboutOthers('$2')} AND EXISTS (SELECT FROM reports q WHERE q.id = $1 AND ${same('q', 'r')})`,
  values: [reportId, viewerId],
});

export interface LockedReport {
  id: string;
  subjectKind: SubjectKind;
  subjectId: string;
  authorId: string | null;
  reporterId: string | null;
  decisionId: string | null;
  title: string;
  href: string;
}

/** All reports of what this one is about, held until the transaction ends: of two decisions at once, one is the second. */
export const reportsLocked = (reportId: string): Statement => ({
  text: `
    SELECT r.id, r.subject_kind AS "subjectKind", r.subject_id AS "subjectId", r.author_id AS "authorId",
      r.reporter_id AS "reporterId", r.decision_id AS "decisionId", r.copy ->> 'title' AS title, r.copy ->> 'href' AS href
    FROM reports r JOIN reports q ON q.id = $1 AND q.subject_id = r.subject_id AND q.subject_kind = r.subject_kind
    ORDER BY r.id FOR UPDATE OF r`,
  values: [reportId],
});

export interface LatestDecision {
  id: string;
  decision: Decision;
  actorId: string | null;
  actorName: string | null;
}

export const decisionNamed = (id: string): Statement => ({
  text: `
    SELECT d.public_id AS id, d.action AS decision, d.actor_id AS "actorId",
      CASE WHEN m.id IS NOT NULL THEN member_name(m.first_name, m.last_name) END AS "actorName"
    FROM audit_events d LEFT JOIN users m ON m.id = d.actor_id WHERE d.public_id = $1`,
  values: [id],
});

export const subjectReportsLock = (subjectId: string): Statement => ({
  text: `SELECT pg_advisory_xact_lock(hashtextextended('reports:' || $1, 0))`,
  values: [subjectId],
});

/** Whether enough members have reported something that no moderator has looked at yet: `{ hides }`. */
export const autoHideCheck = (kind: SubjectKind, id: string, enough: number): Statement => ({
  text: `
    SELECT (SELECT count(*) FROM reports WHERE subject_id = $1::uuid AND subject_kind = $2) >= $3
      AND NOT EXISTS (SELECT FROM audit_events c WHERE ${decisionsOn('$1', '$2')}) AS hides`,
  values: [id, kind, enough],
});

/** `{ id }` of people who look after reports. */
export const staff = (): Statement => ({
  name: 'reports.staff',
  text: 'SELECT id FROM users WHERE is_admin OR is_moderator',
});

export const suspension = (userId: string, until: string | null): Statement => ({
  text: 'UPDATE users SET suspended_at = now(), suspended_until = $2 WHERE id = $1',
  values: [userId, until],
});

export const suspensionEnd = (userId: string): Statement => ({
  text: 'UPDATE users SET suspended_at = NULL, suspended_until = NULL WHERE id = $1',
  values: [userId],
});
