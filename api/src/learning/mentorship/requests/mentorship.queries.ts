import { paths } from '#platform/paths/paths';
import type { Member } from '../../../core/access/member.js';
import type { Statement } from '../../../core/database/database.js';
import { type Json, jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import { notBlocked } from '../../../core/visibility/blocks.sql.js';
import { lessonIsOpenTo } from '../../../core/visibility/lessons.sql.js';
import { LISTED } from '../../../core/visibility/members.sql.js';
import { isHpcMemberSql } from '../../../core/visibility/membership.sql.js';
import { projectIsVisibleTo } from '../../../core/visibility/projects.sql.js';
import { authorSummary, personFields } from '../../../identity/users/person.sql.js';
import { isMentorSql } from '../mentors/mentors.sql.js';
import type {
  MentorshipItem,
  MentorshipPlace,
  MentorshipPlaces,
  MentorshipQueue,
  MentorshipSubject,
  MyMentorship,
  NewMentorshipRequest,
} from './mentorship.dto.js';

const MOST_OWN = 24;
const MOST_IN_QUEUE = 50;
const MOST_DONE = 20;
const MOST_PLACES = 20;

/** Nobody has answered by the day that the member was given. */
export const IS_OVERDUE = `(r.state = 'open' AND r.answer_by < (now() AT TIME ZONE 'UTC')::date)`;
const IS_PRO = `(u.is_admin OR ${isHpcMemberSql('r.member_id')})`;
const IN_MONTH = `(r.state <> 'withdrawn' OR r.meets_at IS NOT NULL)`;

const instants = (column: string): Json<string[]> =>
  `(SELECT coalesce(json_agg(iso_instant(t) ORDER BY t), '[]'::json) FROM unnest(${column}) t)`;

const lessonHref = `'${paths.learn}/' || c.slug || '/lesson/' || l.slug`;

// The project of a member whom the reader does not see, or that is gone, is nobody’s business.
const SUBJECT: Json<MentorshipSubject | null> = `CASE
  WHEN r.lesson_id IS NOT NULL THEN (
    SELECT ${jsonObject<MentorshipSubject>({ kind: `'lesson'`, title: 'l.title', href: lessonHref })}
    FROM lessons l JOIN courses c ON c.id = l.course_id WHERE l.id = r.lesson_id)
  WHEN r.project_id IS NOT NULL THEN (
    SELECT ${jsonObject<MentorshipSubject>({ kind: `'project'`, title: 'p.title', href: `'${paths.project('')}' || p.slug` })}
    FROM projects p WHERE p.id = r.project_id AND ${projectIsVisibleTo('$1', '$2')}) END`;

/** `$1` is who reads, `$2` whether they are staff. */
const ITEM = jsonObject<MentorshipItem>({
  id: 'r.id',
  state: 'r.state',
  topic: 'r.topic',
  details: 'r.details',
  subject: SUBJECT,
  member: jsonObject(personFields('u')),
  memberTimeZone: 'u.time_zone',
  isPro: IS_PRO,
  mentor: authorSummary('m'),
  mentorTimeZone: 'm.time_zone',
  suggestedTimes: instants('r.suggested_times'),
  proposedTimes: instants('r.proposed_times'),
  meetsAt: 'iso_instant(r.meets_at)',
  meetingUrl: 'r.meeting_url',
  message: 'r.message',
  note: 'r.note',
  answerBy: 'r.answer_by',
  isOverdue: IS_OVERDUE,
  createdAt: 'iso_instant(r.created_at)',
});

const SOURCE = `FROM mentorship_requests r JOIN users u ON u.id = r.member_id LEFT JOIN users m ON m.id = r.mentor_id`;

const monthOf = (timeZone: string) => `date_trunc('month', now() AT TIME ZONE ${timeZone})::date`;
const isActive = `EXISTS (SELECT FROM mentorship_requests r WHERE r.member_id = $1 AND r.state IN ('open', 'proposed', 'scheduled'))`;
const isUsed = (timeZone: string) =>
  `EXISTS (SELECT FROM mentorship_requests r WHERE r.member_id = $1 AND r.month = ${monthOf(timeZone)} AND ${IN_MONTH})`;

export const myMentorship = (member: Member, isPro: boolean): Statement => ({
  name: 'mentorship.mine',
  text: `SELECT ${jsonObject<MyMentorship>({
    isMentor: `($2::boolean OR ${isMentorSql('$1::uuid')})`,
    canAsk: `($4::boolean AND NOT ${isActive} AND NOT ${isUsed('$3')})`,
    nextRequestOn: `CASE WHEN ${isUsed('$3')} AND NOT ${isActive} THEN (${monthOf('$3')} + interval '1 month')::date END`,
    requests: jsonArray(
      ITEM,
      `${SOURCE} WHERE r.member_id = $1 AND r.state <> 'withdrawn' ORDER BY r.created_at DESC, r.id LIMIT ${MOST_OWN}`,
    ),
  })}::text AS json`,
  values: [member.id, member.isAdmin, member.timeZone, isPro],
});

const WAITING = `r.state = 'open' AND r.member_id <> $1 AND ${notBlocked('r.member_id', '$1')}`;

export const mentorshipQueue = (mentor: Member): Statement => ({
  name: 'mentorship.queue',
  text: `SELECT ${jsonObject<MentorshipQueue>({
    isMentor: 'true',
    waiting: jsonArray(
      ITEM,
      `${SOURCE} WHERE ${WAITING} ORDER BY ${IS_PRO} DESC, r.created_at, r.id LIMIT ${MOST_IN_QUEUE}`,
    ),
    waitingCount: `(SELECT count(*) FROM mentorship_requests r WHERE ${WAITING})`,
    mine: jsonArray(
      ITEM,
      `${SOURCE} WHERE r.mentor_id = $1 AND r.state IN ('proposed', 'scheduled')
       ORDER BY r.meets_at NULLS FIRST, r.created_at, r.id LIMIT ${MOST_IN_QUEUE}`,
    ),
    done: jsonArray(
      ITEM,
      `${SOURCE} WHERE r.mentor_id = $1 AND r.state = 'done' ORDER BY r.created_at DESC, r.id LIMIT ${MOST_DONE}`,
    ),
  })}::text AS json`,
  values: [mentor.id, mentor.isAdmin || mentor.isModerator],
});

/** Whether someone may answer: `{ may }`. */
export const mayMentor = (userId: string): Statement => ({
  name: 'mentorship.may_mentor',
  text: `SELECT ${isMentorSql('$1::uuid')} AS may`,
  values: [userId],
});

const PLACE = (alias: string) => jsonObject<MentorshipPlace>({ id: `${alias}.id`, title: `${alias}.title` });

/** The lesson `lessonId` is among them where the member may read it. */
export const mentorshipPlaces = (
  member: Member,
  isPro: boolean,
  lessonId: string | undefined,
): Statement => ({
  name: 'mentorship.places',
  text: `SELECT ${jsonObject<MentorshipPlaces>({
    lessons: jsonArray(
      PLACE('l'),
      `FROM lessons l LEFT JOIN (
         SELECT lesson_id, max(occurred_at) AS at FROM lesson_activity WHERE user_id = $1 GROUP BY lesson_id
       ) a ON a.lesson_id = l.id
       WHERE (a.at IS NOT NULL OR l.id = $4::uuid) AND ${lessonIsOpenTo('l.id', '$1', '$2')}
       ORDER BY l.id = $4::uuid DESC NULLS LAST, a.at DESC, l.id LIMIT ${MOST_PLACES}`,
    ),
    projects: jsonArray(
      PLACE('p'),
      `FROM projects p WHERE ${isOwnProject('$1')} AND ${projectIsVisibleTo('$1', '$3')}
       ORDER BY p.created_at DESC, p.id LIMIT ${MOST_PLACES}`,
    ),
  })}::text AS json`,
  values: [member.id, isPro, member.isAdmin || member.isModerator, lessonId ?? null],
});

const isOwnProject = (member: string) => `(p.owner_id = ${member}::uuid OR EXISTS (
  SELECT FROM project_members pm WHERE pm.project_id = p.id AND pm.user_id = ${member}::uuid))`;

/** Whether the member may name this lesson, and this project: `{ lesson, project }`. */
export const placesAreKnown = (
  member: Member,
  isPro: boolean,
  { lessonId, projectId }: Pick<NewMentorshipRequest, 'lessonId' | 'projectId'>,
): Statement => ({
  name: 'mentorship.places_known',
  text: `SELECT $3::uuid IS NULL OR ${lessonIsOpenTo('$3::uuid', '$1', '$2')} AS lesson,
    $4::uuid IS NULL OR EXISTS (SELECT FROM projects p WHERE p.id = $4::uuid AND ${isOwnProject('$1')}
      AND ${projectIsVisibleTo('$1', '$5')}) AS project`,
  values: [member.id, isPro, lessonId ?? null, projectId ?? null, member.isAdmin || member.isModerator],
});

/** Returns `{ id }`, or nothing where the member has one that is active or had this month’s. */
export const requestInsertion = (
  member: Member,
  { topic, details, lessonId, projectId }: NewMentorshipRequest,
  times: readonly Date[],
  answerBy: string,
): Statement => ({
  name: 'mentorship.insert',
  text: `
    INSERT INTO mentorship_requests (member_id, topic, details, lesson_id, project_id, suggested_times, month, answer_by)
    VALUES ($1, $2, $3, $4, $5, $6::timestamptz[], ${monthOf('$7')}, $8) ON CONFLICT DO NOTHING RETURNING id`,
  values: [
    ...[member.id, topic, details ?? null, lessonId ?? null, projectId ?? null],
    ...[times, member.timeZone, answerBy],
  ],
});

/** Whether the member has a request that is active: `{ active }`. */
export const hasActiveRequest = (memberId: string): Statement => ({
  name: 'mentorship.active',
  text: `SELECT ${isActive} AS active`,
  values: [memberId],
});

/** The mentors to notify of a request, ids as `{ id }`. */
export const mentorsToNotify = (): Statement => ({
  name: 'mentorship.mentors',
  text: `SELECT u.id FROM users u
         WHERE u.id IN (SELECT user_id FROM mentors UNION SELECT instructor_id FROM courses WHERE withdrawn_at IS NULL) AND ${LISTED}`,
});

/** A session that is agreed on, or was until it was withdrawn, for one of the two. */
export const agreedSession = (id: string, userId: string): Statement => ({
  name: 'mentorship.session',
  text: `
    SELECT r.id, r.topic, r.meets_at AS "meetsAt", r.meeting_url AS "meetingUrl", r.sequence, r.updated_at AS "updatedAt",
      r.state = 'withdrawn' AS "isCanceled",
      CASE WHEN r.member_id = $2 THEN coalesce(member_name(m.first_name, m.last_name), 'a mentor')
        ELSE member_name(u.first_name, u.last_name) END AS other
    ${SOURCE} WHERE r.id = $1 AND r.meets_at IS NOT NULL AND $2::uuid IN (r.member_id, r.mentor_id)`,
  values: [id, userId],
});

export interface OverdueRequest {
  id: string;
  topic: string;
}

/** Takes note of those that nobody answered in time, once each. */
export const escalation = (): Statement => ({
  name: 'mentorship.escalate',
  text: `UPDATE mentorship_requests r SET escalated_at = now() WHERE ${IS_OVERDUE} AND r.escalated_at IS NULL RETURNING r.id, r.topic`,
});

export const administrators = (): Statement => ({
  name: 'mentorship.administrators',
  text: `SELECT u.id FROM users u WHERE u.is_admin AND ${LISTED}`,
});
