import { paths } from '#platform/paths/paths';
import { jsonObject, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { Statement } from '../../core/database/database.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { groupExistsFor } from '../../core/visibility/groups.sql.js';
import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';
import { exchangesSettled } from '../../core/visibility/exchanges.sql.js';
import type { PointReason } from './point-entry.entity.js';
import type { PointEntryResponse } from './points.dto.js';

const REASON_LABELS: Record<PointReason, string> = {
  course_started: 'Started a course',
  course_start_undone: 'Undid a course start',
  course_completed: 'Completed a course',
  course_completion_undone: 'Undid a course completion',
  event_rsvp: 'RSVP’d to an event',
  event_rsvp_withdrawn: 'Canceled an RSVP',
  group_joined: 'Joined a group',
  group_left: 'Left a group',
};

const TEXT = `CASE p.reason ${Object.entries(REASON_LABELS)
  .map(([reason, message]) => `WHEN '${reason}' THEN '${message}'`)
  .join(' ')} END`;

/** Each subject is looked up by its key, and only for the rows of the page; null once its member may not see it. */
const SUBJECT = (course: string, event: string, group: string) => `CASE p.source_type
  WHEN 'enrollment' THEN (SELECT ${course} FROM courses c WHERE c.id = p.subject_id)
  WHEN 'event_rsvp' THEN (SELECT ${event} FROM events e WHERE e.id = p.subject_id
    AND ${eventIsOpenTo('p.user_id', isHpcMemberSql('p.user_id'))})
  ELSE (SELECT ${group} FROM groups g WHERE g.id = p.subject_id AND ${groupExistsFor('p.user_id')}) END`;

export const POINT_ENTRY = jsonObject<PointEntryResponse>({
  id: 'p.id',
  at: 'iso_instant(p.created_at)',
  reason: 'p.reason',
  text: TEXT,
  amount: 'p.delta',
  title: SUBJECT('c.title', 'e.title', 'g.name'),
  href: SUBJECT(
    `'${paths.courses}/' || c.slug`,
    `'${paths.events}/' || e.slug`,
    `'${paths.groups}/' || g.slug`,
  ),
});

export const exchangesSettledBy = (userId: string): Statement => ({
  name: 'points.exchanges_settled',
  text: `SELECT ${exchangesSettled('$1::uuid')} AS settled`,
  values: [userId],
});

/** A member's ledger, the latest first. */
export function pointEntryPage(userId: string, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  const member = parameters.add(userId);
  return pageStatement({
    name: 'points.entries',
    item: POINT_ENTRY,
    source: `FROM point_entries p WHERE p.user_id = ${member}`,
    // A course of one lesson is started and completed in one moment.
    key: [
      ['p.created_at', 'timestamptz'],
      ['p.delta', 'integer'],
      ['p.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    total: `SELECT count(*) FROM point_entries WHERE user_id = ${member}`,
    parameters,
  });
}
