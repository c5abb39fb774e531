import { isPro, type Member } from '../../core/access/member.js';
import type { Statement } from '../../core/database/database.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { blockedBetween, notBlocked } from '../../core/visibility/blocks.sql.js';
import { eventIsHostedBy, eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { hasMuted } from '../../core/visibility/mutes.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { authorSummary, personFields } from '../../identity/users/person.sql.js';
import { PRO_USER } from '../../notifications/notifications.queries.js';
import { hasPaused } from '../../notifications/settings/pauses.sql.js';
import {
  type EventMessageReach,
  type EventMessageSummary,
  type EventPeople,
  type EventPerson,
  MAX_MARKED,
} from './attendees.dto.js';
import type { MessageAudience } from './event-message.entity.js';

export const MESSAGE_KIND = 'event-message';
export const MESSAGES_A_DAY = 3;
const MOST_MESSAGES = 50;

const IS_IN: Record<MessageAudience, string> = {
  going: 'r.going_since IS NOT NULL',
  waitlist: `r.status = 'waitlisted'`,
};

/** Whom an email of host `$2` about event `$1` reaches: as notifications do, nobody who blocked or muted them, or the event. */
const reached = (audience: MessageAudience) => `
  FROM event_rsvps r JOIN users u ON u.id = r.user_id JOIN events e ON e.id = r.event_id
  WHERE r.event_id = $1 AND ${IS_IN[audience]} AND u.id <> $2
    AND u.email IS NOT NULL AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL
    AND ${eventIsOpenTo('u.id', PRO_USER)}
    AND NOT ${blockedBetween('u.id', '$2')} AND NOT ${hasMuted('u.id', '$2')} AND NOT ${hasPaused('u.id')}
    AND NOT EXISTS (SELECT FROM notification_mutes nm WHERE nm.user_id = u.id AND nm.subject_id = r.event_id)
    AND NOT EXISTS (SELECT FROM notification_settings ns
      WHERE ns.user_id = u.id AND ns.kind = '${MESSAGE_KIND}' AND NOT 'mail' = ANY (ns.channels))`;

/** `{ userId }` */
export const messageRecipients = (
  eventId: string,
  audience: MessageAudience,
  senderId: string,
): Statement => ({
  text: `SELECT u.id AS "userId" ${reached(audience)} ORDER BY u.id`,
  values: [eventId, senderId],
});

const SENT_TODAY = `(SELECT count(*)::integer FROM event_messages m
  WHERE m.event_id = $1 AND m.created_at > now() - interval '1 day')`;

/** How many were sent within a day: `{ sent }`. */
export const messagesToday = (eventId: string): Statement => ({
  name: 'event-messages.today',
  text: `SELECT ${SENT_TODAY} AS sent`,
  values: [eventId],
});

/** `{ id, isHosted }` of an event that a member may see. */
export const eventToLookAt = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `event-people.event_by_${by}`,
  text: `
    SELECT e.id, ${eventIsHostedBy('$2', '$4')} AS "isHosted" FROM events e
    WHERE e.${by} = $1 AND ${eventIsOpenTo('$2', '$3')}`,
  values: [value, member.id, isPro(member), member.isAdmin],
});

const countOf = (audience: MessageAudience) => `(SELECT count(*)::integer ${reached(audience)})`;

const GOING = 'FROM event_rsvps r WHERE r.event_id = e.id AND r.going_since IS NOT NULL';

/** Who is going to an event and what was written to them, as JSON text, for a member who hosts it. */
export const eventPeople = (eventId: string, member: Member): Statement => ({
  name: 'event-people.list',
  text: `SELECT ${jsonObject<EventPeople>({
    hasStarted: 'e.starts_at <= now()',
    people: jsonArray<EventPerson>(
      jsonObject<EventPerson>({
        person: jsonObject(personFields('u')),
        attended: 'r.attended_at IS NOT NULL',
      }),
      `FROM event_rsvps r JOIN users u ON u.id = r.user_id
       WHERE r.event_id = e.id AND r.going_since IS NOT NULL AND ${notBlocked('u.id', '$2')}
       ORDER BY u.first_name, u.last_name, u.id LIMIT ${MAX_MARKED}`,
    ),
    goingCount: `(SELECT count(*)::integer ${GOING})`,
    attendedCount: `(SELECT count(*)::integer ${GOING} AND r.attended_at IS NOT NULL)`,
    reach: jsonObject<EventMessageReach>({ going: countOf('going'), waitlist: countOf('waitlist') }),
    messagesLeft: `greatest(0, ${MESSAGES_A_DAY} - ${SENT_TODAY})`,
    messages: jsonArray<EventMessageSummary>(
      jsonObject<EventMessageSummary>({
        id: 'm.id',
        audience: 'm.audience',
        subject: 'm.subject',
        text: 'm.body',
        author: authorSummary('u'),
        recipients: 'm.recipients',
        createdAt: 'iso_instant(m.created_at)',
      }),
      `FROM event_messages m LEFT JOIN users u ON u.id = m.author_id WHERE m.event_id = e.id
       ORDER BY m.created_at DESC, m.id LIMIT ${MOST_MESSAGES}`,
    ),
  })}::text AS json FROM events e WHERE e.id = $1`,
  values: [eventId, member.id],
});

/** Marks whether people who were going attended. */
export const attendanceMarked = (
  eventId: string,
  userIds: readonly string[],
  attended: boolean,
): Statement => ({
  name: 'event-people.mark',
  text: `
    UPDATE event_rsvps SET attended_at = CASE WHEN $3::boolean THEN coalesce(attended_at, now()) END
    WHERE event_id = $1 AND user_id = ANY ($2::uuid[]) AND going_since IS NOT NULL AND $3::boolean = (attended_at IS NULL)`,
  values: [eventId, userIds, attended],
});
