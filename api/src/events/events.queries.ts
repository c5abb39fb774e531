import { notBlocked } from '../core/visibility/blocks.sql.js';
import type { IdOrSlug } from '../core/validation/id-or-slug.pipe.js';
import {
  jsonArray,
  jsonObject,
  jsonWhen,
  pageStatement,
  Parameters,
  type Json,
  type JsonFields,
} from '../core/database/json.sql.js';
import type { AccessTier } from '../learning/courses/course.entity.js';
import type { Statement } from '../core/database/database.js';
import { isPro, type Member } from '../core/access/member.js';
import type { EventFormat } from './event.entity.js';
import type { EventDetail, EventSummary, Rsvp } from './events.dto.js';
import { GOING_COUNT, RSVP_STATUS } from './events.sql.js';
import { eventIsHostedBy, eventIsInReachOf, eventIsOpenTo } from '../core/visibility/events.sql.js';
import type { AuthorSummary } from '../identity/users/person.dto.js';
import { personFields, personSummary } from '../identity/users/person.sql.js';

const SERIES_TOTAL = '(SELECT count(*)::integer FROM events x WHERE x.series_id = e.series_id)';

const SUMMARY: JsonFields<EventSummary> = {
  id: 'e.id',
  slug: 'e.slug',
  title: 'e.title',
  summary: 'e.summary',
  startDate: 'iso_instant(e.starts_at)',
  endDate: 'iso_instant(e.ends_at)',
  timeZone: 'e.time_zone',
  format: 'e.format',
  location: 'e.location',
  access: 'e.access',
  capacity: 'e.capacity',
  goingCount: GOING_COUNT,
  placesLeft: 'e.capacity - e.going_count',
  host: personSummary('h'),
  coverSeed: 'e.cover_seed',
  hasRecording: '(e.recording IS NOT NULL OR e.recording_url IS NOT NULL)',
  isCanceled: 'e.canceled_at IS NOT NULL',
  series: jsonWhen(
    'es.id IS NOT NULL',
    jsonObject({ id: 'es.id', label: 'es.label', position: 'e.series_position', total: SERIES_TOTAL }),
  ),
  group: jsonWhen('eg.id IS NOT NULL', jsonObject({ id: 'eg.id', slug: 'eg.slug', name: 'eg.name' })),
};

const SUMMARY_JSON = jsonObject<EventSummary>(SUMMARY);

const IS_HOSTED = `($2::uuid IS NOT NULL AND ${eventIsHostedBy('$2', '$4')})`;

// The link is for people who are going, from 15 minutes before until the end, and for the hosts.
const JOIN_URL = `CASE
  WHEN ${IS_HOSTED} THEN e.join_url
  WHEN e.join_url IS NOT NULL AND e.canceled_at IS NULL AND now() BETWEEN e.starts_at - interval '15 minutes' AND e.ends_at
    AND EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = $2 AND r.going_since IS NOT NULL)
  THEN e.join_url END`;

const FROM =
  'FROM events e LEFT JOIN users h ON h.id = e.host_id LEFT JOIN groups eg ON eg.id = e.group_id LEFT JOIN event_series es ON es.id = e.series_id';
const MAY_SEE_RECORDING = `$2::uuid IS NOT NULL AND (e.access = 'free' OR $3::boolean)`;
const RECORDING = `CASE WHEN ${MAY_SEE_RECORDING}
  THEN e.recording - 'media' || jsonb_build_object('src', '/api/events/' || e.slug || '/recording') END`;

// No event is longer than 14 days (a check constraint), so the index on starts_at bounds both lists.
const UPCOMING = `e.canceled_at IS NULL AND e.starts_at > now() - interval '14 days' AND e.ends_at > now()`;
const PAST = `e.canceled_at IS NULL AND e.starts_at < now() AND e.ends_at <= now()`;

export type EventPeriod = 'upcoming' | 'past';

export interface EventFilter {
  when: EventPeriod;
  /** "2026-11": all of that month, whatever `when` says. */
  month?: string;
  format?: EventFormat;
  access?: AccessTier;
  mine?: boolean;
}

// A month begins at another moment in every zone: the first bound is for the index.
const inMonth = (month: string, zone: string) => `e.canceled_at IS NULL
  AND e.starts_at > (${month}::date - 1)::timestamp AT TIME ZONE 'UTC'
  AND e.starts_at < (${month}::date + 33)::timestamp AT TIME ZONE 'UTC'
  AND date_trunc('month', e.starts_at AT TIME ZONE coalesce(${zone}, e.time_zone)) = ${month}::date`;

const isOf = (member: string) => `(e.host_id = ${member}::uuid
  OR EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = ${member}::uuid)
  OR EXISTS (SELECT FROM event_cohosts c WHERE c.event_id = e.id AND c.user_id = ${member}::uuid))`;

/** Upcoming events a viewer may see, the next one first, past ones, the latest first, or a month. `after`: [startsAt, id]. */
export function eventPage(
  { when, month, format, access, mine }: EventFilter,
  viewer: Member | null,
  size: number,
  after?: readonly unknown[],
): Statement {
  const past = when === 'past' && month === undefined;
  const parameters = new Parameters();
  const viewerId = parameters.add(viewer?.id ?? null);
  const conditions = [eventIsOpenTo(viewerId, parameters.add(isPro(viewer)))];
  // What the viewer has answered stays in their own list.
  conditions.push(mine ? isOf(viewerId) : notBlocked('e.host_id', viewerId));
  if (format) conditions.push(`e.format = ${parameters.add(format)}`);
  if (access) conditions.push(`e.access = ${parameters.add(access)}`);
  if (month) {
    const zone = `${parameters.add(viewer?.timeZone ?? null)}::text`;
    conditions.push(inMonth(parameters.add(`${month}-01`), zone));
  } else conditions.push(past ? PAST : UPCOMING);
  const where = conditions.join(' AND ');
  const isWhole = !month && !format && !access && !mine;
  return pageStatement({
    ...(isWhole && { name: `events.${when}` }),
    item: SUMMARY_JSON,
    source: `${FROM} WHERE ${where}`,
    key: [
      ['e.starts_at', 'timestamptz'],
      ['e.id', 'uuid'],
    ],
    descending: past,
    size,
    after,
    // Past events only ever grow in number: they are not counted.
    ...(!past && { total: `SELECT count(*) FROM events e WHERE ${where}` }),
    parameters,
  });
}

const SHOWN_ATTENDEES = 60;

/** Some of people who are going, to members who may see them, who answered first first. */
const ATTENDEES: Json<AuthorSummary[]> =
  `CASE WHEN $2::uuid IS NULL THEN '[]'::json ELSE ${jsonArray<AuthorSummary>(
    jsonObject(personFields('u')),
    `FROM event_rsvps r JOIN users u ON u.id = r.user_id
   WHERE r.event_id = e.id AND r.going_since IS NOT NULL AND u.suspended_at IS NULL AND ${notBlocked('u.id', '$2')}
   ORDER BY r.created_at, r.id LIMIT ${SHOWN_ATTENDEES}`,
  )} END`;

const WAITING = `(SELECT count(*)::integer FROM event_rsvps r WHERE r.event_id = e.id AND r.status = 'waitlisted')`;

const FROM_COHOSTS = `FROM event_cohosts c JOIN users u ON u.id = c.user_id WHERE c.event_id = e.id ORDER BY u.last_name, u.id`;
const COHOSTS = jsonArray(personSummary('u'), FROM_COHOSTS);
const COHOST_IDS = jsonArray<string>('u.id', FROM_COHOSTS);

// Composed once: these texts go to the driver with every request.
const detailsBy = (column: IdOrSlug['by']) => `
  SELECT ${jsonObject<EventDetail>({
    ...SUMMARY,
    description: 'e.description',
    agenda: 'e.agenda',
    joinUrl: JOIN_URL,
    attendees: ATTENDEES,
    waitingCount: WAITING,
    isHosted: IS_HOSTED,
    isHidden: 'e.hidden_at IS NOT NULL',
    localStart: 'e.local_start',
    sequence: 'e.sequence',
    cohosts: COHOSTS,
    cohostIds: `CASE WHEN ${IS_HOSTED} THEN ${COHOST_IDS} ELSE '[]'::json END`,
    recording: RECORDING,
    recordingUrl: `CASE WHEN ${MAY_SEE_RECORDING} OR ${IS_HOSTED} THEN e.recording_url END`,
    recap: 'e.recap',
  })}::text AS json
  ${FROM} WHERE e.${column} = $1 AND ${eventIsOpenTo('$2', '$3')}`;
const DETAILS_BY = { id: detailsBy('id'), slug: detailsBy('slug') };

/** A whole event as JSON text, as `viewer` may see it. */
export const eventDetails = ({ by, value }: IdOrSlug, viewer: Member | null): Statement => ({
  name: `events.by_${by}`,
  text: DETAILS_BY[by],
  values: [value, viewer?.id ?? null, isPro(viewer), viewer?.isAdmin ?? false],
});

const RSVP = jsonObject<Rsvp>({
  id: 'r.id',
  eventId: 'r.event_id',
  status: RSVP_STATUS,
  placeInLine: 'place_in_line(r)',
  confirmBy: 'iso_instant(r.confirm_by)',
  createdAt: 'iso_instant(r.created_at)',
});

/** All answers of a member, the latest first. */
export const rsvpsOf = (member: Member): Statement => ({
  name: 'events.rsvps_of',
  text: `
    SELECT coalesce(json_agg(${RSVP} ORDER BY r.created_at DESC, r.id), '[]'::json)::text AS json
    FROM event_rsvps r JOIN events e ON e.id = r.event_id
    WHERE r.user_id = $1 AND ${eventIsInReachOf('$1', '$2')}`,
  values: [member.id, isPro(member)],
});

/** What decides whether someone may answer. */
export const eventForRsvp = ({ by, value }: IdOrSlug, member: Member): Statement => ({
  name: `events.for_rsvp_by_${by}`,
  text: `
    SELECT e.id, e.access, e.group_id AS "groupId", e.ends_at <= now() AS "isOver", e.canceled_at IS NOT NULL AS "isCanceled"
    FROM events e WHERE e.${by} = $1 AND (${eventIsOpenTo('$2', '$3')}
      OR EXISTS (SELECT FROM event_rsvps r WHERE r.event_id = e.id AND r.user_id = $2))`,
  values: [value, member.id, isPro(member)],
});

/** Writes the answer down, claims a place or the end of the line, and gives what it earns; one statement, so that nobody waits for us. */
export const rsvpUpsert = (eventId: string, userId: string, answer: 'going' | 'maybe'): Statement => ({
  name: 'events.answer',
  text: `
    SELECT ${RSVP}::text AS json FROM answer_event($1, $2, $3) r
    CROSS JOIN LATERAL award_achievements_from(ARRAY['event_rsvps'], ARRAY[r.user_id])`,
  values: [eventId, userId, answer],
});

/** What is still before a closed group and the member comes to, always in one order: `{ id }`. */
export const comingEventsOf = (groupId: string, userId: string): Statement => ({
  name: 'events.coming_in_group',
  text: `
    SELECT e.id FROM events e JOIN groups g ON g.id = e.group_id JOIN event_rsvps r ON r.event_id = e.id AND r.user_id = $2
    WHERE e.group_id = $1 AND g.visibility IN ('private', 'secret') AND e.ends_at > now()
    ORDER BY e.id`,
  values: [groupId, userId],
});

export const rsvpDeletion = (eventId: string, userId: string): Statement => ({
  name: 'events.delete_rsvp',
  text: 'DELETE FROM event_rsvps WHERE event_id = $1 AND user_id = $2',
  values: [eventId, userId],
});
