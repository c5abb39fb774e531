import {
  jsonArray,
  jsonObject,
  pageStatement,
  Parameters,
  type JsonFields,
} from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type {
  EnquiryAuditEventResponse,
  EnquiryDetail,
  EnquiryListQuery,
  EnquiryRequest,
  EnquirySummary,
} from './enquiries.dto.js';

interface Stamp {
  reference: string;
  fingerprint: string;
  answerBy: string;
}

const FIELDS = [
  'kind',
  'name',
  'email',
  'organization',
  'windowFrom',
  'windowTo',
  'timeZone',
  'format',
  'audience',
  'budget',
  'message',
] as const;

/** Values in the order of `FIELDS`; null where the kind has no such field. */
export const fieldsOf = (request: EnquiryRequest): (string | null)[] =>
  FIELDS.map((field) => (request as Partial<Record<(typeof FIELDS)[number], string>>)[field] ?? null);

/** Returns no row for a duplicate of an open enquiry, or when the reference is taken. */
export const enquiryInsertion = (request: EnquiryRequest, stamp: Stamp): Statement => ({
  text: `
    INSERT INTO enquiries (kind, name, email, organization, window_from, window_to, time_zone, format, audience,
                           budget, message, reference, fingerprint, answer_by)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    ON CONFLICT DO NOTHING RETURNING reference`,
  values: [...fieldsOf(request), stamp.reference, stamp.fingerprint, stamp.answerBy],
});

export const pendingEnquiry = (fingerprint: string): Statement => ({
  text: `
    SELECT reference, answer_by::text AS "answerBy" FROM enquiries WHERE fingerprint = $1
    ORDER BY created_at DESC LIMIT 1`,
  values: [fingerprint],
});

const SUMMARY: JsonFields<EnquirySummary> = {
  id: 'e.id',
  reference: 'e.reference',
  kind: 'e.kind',
  state: 'e.state',
  name: 'e.name',
  organization: 'e.organization',
  answerBy: 'e.answer_by',
  owner: authorSummary('o'),
  createdAt: 'iso_instant(e.created_at)',
};

const FROM = 'FROM enquiries e LEFT JOIN users o ON o.id = e.owner_id';

/** The newest first. `after`: [createdAt, id]. */
export function enquiryPage(
  { state, kind, reference, limit }: EnquiryListQuery,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const ofState = state ? `AND e.state = ${parameters.add(state)}` : '';
  const ofKind = kind ? `AND e.kind = ${parameters.add(kind)}` : '';
  // PostgreSQL text cannot hold NUL.
  const called = reference ? `AND e.reference = ${parameters.add(reference.replaceAll('\0', ''))}` : '';
  return pageStatement({
    item: jsonObject<EnquirySummary>(SUMMARY),
    source: `${FROM} WHERE true ${ofState} ${ofKind} ${called}`,
    key: [
      ['e.created_at', 'timestamptz'],
      ['e.id', 'uuid'],
    ],
    descending: true,
    size: limit,
    after,
    parameters,
  });
}

const AUDIT_EVENTS = jsonArray(
  jsonObject<EnquiryAuditEventResponse>({
    at: 'iso_instant(a.at)',
    actor: authorSummary('w'),
    field: 'b.key',
    before: 'b.value',
    after: 'a.after ->> b.key',
  }),
  `FROM audit_events a CROSS JOIN jsonb_each_text(a.before) b LEFT JOIN users w ON w.id = a.actor_id
   WHERE (a.subject_kind, a.subject_id) = ('enquiry', e.id::text) ORDER BY a.id DESC, b.key LIMIT 200`,
);

/** One with everything; `next` is a JSON object from each state to the ones that may follow. */
export const enquiryDetail = (id: string, next: string): Statement => ({
  name: 'enquiries.detail',
  text: `
    SELECT ${jsonObject<EnquiryDetail>({
      ...SUMMARY,
      email: 'e.email',
      windowFrom: 'e.window_from',
      windowTo: 'e.window_to',
      timeZone: 'e.time_zone',
      format: 'e.format',
      audience: 'e.audience',
      budget: 'e.budget',
      message: 'e.message',
      notes: 'e.notes',
      next: '$2::json -> e.state',
      auditEvents: AUDIT_EVENTS,
    })}::text AS json ${FROM} WHERE e.id = $1`,
  values: [id, next],
});
