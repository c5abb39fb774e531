import type { Member } from '../../../../core/access/member.js';
import type { Statement } from '../../../../core/database/database.js';
import {
  type Json,
  jsonArray,
  jsonObject,
  jsonWhen,
  Parameters,
} from '../../../../core/database/json.sql.js';
import type { IdOrSlug } from '../../../../core/validation/id-or-slug.pipe.js';
import { notBlocked } from '../../../../core/visibility/blocks.sql.js';
import { LISTED } from '../../../../core/visibility/members.sql.js';
import { IS_SUSPENDED } from '../../../../identity/sessions/sessions.queries.js';
import { authorSummary } from '../../../../identity/users/person.sql.js';
import { isNamedMentor, teaches } from '../../../../learning/mentorship/mentors/mentors.sql.js';
import type { PaymentSummary } from '../../../../membership/billing/membership/membership.dto.js';
import { MODERATION_ACTS } from '../../../reports/report-kinds.js';
import { summaryFields } from '../list/member-list.queries.js';
import type {
  MemberAct,
  MemberDeletion,
  MemberDevice,
  MemberEnrollment,
  MemberMoney,
  StaffNote,
  MemberRecord,
  MemberReport,
  MemberSubscription,
} from './member-record.dto.js';

const MOST_ROWS = 20;
/** As many browsers as the list of one’s own has. */
const MOST_DEVICES = 100;

/** With the name that a browser gives itself in place of the device’s. */
const DEVICES = jsonArray(
  jsonObject<MemberDevice>({
    id: 's.id',
    device: 's.user_agent',
    createdAt: 'iso_instant(s.created_at)',
    lastUsedAt: 'iso_instant(s.last_used_at)',
  }),
  `FROM sessions s WHERE s.user_id = u.id AND NOT s.reads_only AND s.expires_at > now()
   ORDER BY s.last_used_at DESC, s.id LIMIT ${MOST_DEVICES}`,
);

const IS_OPEN = '(s.access_until IS NULL OR s.access_until > now())';

const MONEY = jsonObject<MemberMoney>({
  subscriptions: jsonArray(
    jsonObject<MemberSubscription>({
      id: 's.id',
      status: 's.status',
      isGranted: `s.provider = 'granted'`,
      isOpen: IS_OPEN,
      since: 'iso_instant(s.created_at)',
      endsAt: 'iso_instant(s.access_until)',
      paidUntil: 'iso_instant(s.current_period_end)',
    }),
    `FROM subscriptions s WHERE s.user_id = u.id ORDER BY ${IS_OPEN} DESC, s.created_at DESC, s.id LIMIT ${MOST_ROWS}`,
  ),
  payments: jsonArray(
    jsonObject<PaymentSummary>({
      id: 'p.id',
      status: 'p.status',
      amount: 'p.amount',
      currency: 'p.currency',
      discount: 'p.discount',
      occurredAt: 'iso_instant(p.occurred_at)',
      refundedAt: 'iso_instant(p.refunded_at)',
      receiptUrl: 'p.receipt_url',
      pdfUrl: 'p.pdf_url',
    }),
    `FROM payments p WHERE p.user_id = u.id ORDER BY p.occurred_at DESC, p.id LIMIT ${MOST_ROWS}`,
  ),
});

const DELETION: Json<MemberDeletion | null> = `(SELECT ${jsonObject<MemberDeletion>({
  erasesAt: 'iso_instant(d.erases_at)',
  removesWriting: 'd.removes_writing',
})} FROM account_deletions d WHERE d.user_id = u.id)`;

/** Nobody sees who reported them, nor what. */
const reports = (column: 'author_id' | 'reporter_id', viewer: string) =>
  jsonArray(
    jsonObject<MemberReport>({
      id: 'r.id',
      kind: 'r.subject_kind',
      title: `r.copy ->> 'title'`,
      href: `r.copy ->> 'href'`,
      reason: 'r.reason',
      createdAt: 'iso_instant(r.created_at)',
      decision: 'd.action',
    }),
    `FROM reports r LEFT JOIN audit_events d ON d.public_id = r.decision_id
     WHERE r.${column} = u.id AND r.author_id IS DISTINCT FROM ${viewer}::uuid
     ORDER BY r.created_at DESC, r.id LIMIT ${MOST_ROWS}`,
  );

const acts = (isForAdmin: boolean) =>
  jsonArray(
    jsonObject<MemberAct>({
      id: 'a.public_id',
      at: 'iso_instant(a.at)',
      actor: authorSummary('n'),
      actorName: 'a.actor_name',
      action: 'a.action',
      subjectKind: 'a.subject_kind',
      before: 'a.before',
      after: 'a.after',
      reason: 'a.reason',
    }),
    `FROM audit_events a LEFT JOIN users n ON n.id = a.actor_id
     WHERE a.member_id = u.id ${isForAdmin ? '' : `AND a.action = ANY ('{${MODERATION_ACTS.join()}}')`}
     ORDER BY a.id DESC LIMIT ${MOST_ROWS}`,
  );

const NOTES = jsonArray(
  jsonObject<StaffNote>({
    id: 'k.id',
    text: 'k.text',
    author: authorSummary('n'),
    createdAt: 'iso_instant(k.created_at)',
  }),
  `FROM member_notes k LEFT JOIN users n ON n.id = k.author_id WHERE k.member_id = u.id
   ORDER BY k.created_at DESC, k.id LIMIT ${MOST_ROWS}`,
);

const ENROLLMENTS = jsonArray(
  jsonObject<MemberEnrollment>({
    id: 'e.id',
    title: 'c.title',
    slug: 'c.slug',
    progress:
      'course_progress(e.completed_lessons, c.lesson_count + e.retired_lessons, e.completed_at IS NOT NULL)',
    startedAt: 'iso_instant(e.started_at)',
    completedAt: 'iso_instant(e.completed_at)',
  }),
  `FROM enrollments e JOIN courses c ON c.id = e.course_id WHERE e.user_id = u.id
   ORDER BY e.started_at DESC, e.id LIMIT ${MOST_ROWS}`,
);

export function memberRecord({ by, value }: IdOrSlug, viewer: Member): Statement {
  const parameters = new Parameters();
  const viewerId = parameters.add(viewer.id);
  const forAdmin = <T>(json: Json<T>): Json<T | null> => (viewer.isAdmin ? json : 'NULL');
  const record = jsonObject<MemberRecord>({
    ...summaryFields(viewer.isAdmin),
    firstName: 'u.first_name',
    lastName: 'u.last_name',
    isMentor: isNamedMentor('u.id'),
    isInstructor: teaches('u.id'),
    hasProfile: `${LISTED} AND ${notBlocked('u.id', viewerId)}`,
    suspension: jsonWhen(IS_SUSPENDED, jsonObject({ until: 'iso_instant(u.suspended_until)' })),
    money: forAdmin(MONEY),
    deletion: forAdmin(DELETION),
    devices: forAdmin(DEVICES),
    reportsAbout: reports('author_id', viewerId),
    reportsBy: reports('reporter_id', viewerId),
    acts: acts(viewer.isAdmin),
    notes: NOTES,
    enrollments: ENROLLMENTS,
  });
  return {
    text: `SELECT ${record}::text AS json FROM users u WHERE u.${by} = ${parameters.add(value)}`,
    values: parameters.values,
  };
}
