import type { Statement } from '../../../core/database/database.js';
import { jsonObject, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import { authorSummary } from '../../../identity/users/person.sql.js';
import type {
  AdministeredEvent,
  AdministeredEventsQuery,
  EventAttendee,
  AdministeredEventGroup,
  EventState,
} from './administered-events.dto.js';

export type EventFilters = Pick<AdministeredEventsQuery, 'query' | 'state' | 'order'>;

export const EVENT_KEY = [
  ['e.starts_at', 'timestamptz'],
  ['e.id', 'uuid'],
] as const;

/** An event is in the first of these that is true of it. */
const STATES: readonly (readonly [EventState, string])[] = [
  ['removed', 'e.deleted_at IS NOT NULL'],
  ['hidden', 'e.hidden_at IS NOT NULL'],
  ['canceled', 'e.canceled_at IS NOT NULL'],
  ['past', 'e.ends_at <= now()'],
  ['upcoming', 'true'],
];
const STATE = `CASE ${STATES.map(([state, isSo]) => `WHEN ${isSo} THEN '${state}'`).join(' ')} END`;

const memberName = (alias: string) => `member_name(${alias}.first_name, ${alias}.last_name)`;

const countOf = (status: string) =>
  `(SELECT count(*) FROM event_rsvps r WHERE r.event_id = e.id AND r.status = '${status}')`;

const ROW = jsonObject<AdministeredEvent>({
  id: 'e.id',
  slug: 'e.slug',
  title: 'e.title',
  startsAt: 'iso_instant(e.starts_at)',
  timeZone: 'e.time_zone',
  state: STATE,
  host: authorSummary('u'),
  group: `CASE WHEN g.id IS NOT NULL THEN ${jsonObject<AdministeredEventGroup>({ slug: 'g.slug', name: 'g.name' })} END`,
  access: 'e.access',
  going: 'e.going_count',
  maybe: countOf('maybe'),
  waiting: countOf('waitlisted'),
  attended: '(SELECT count(*) FROM event_rsvps r WHERE r.event_id = e.id AND r.attended_at IS NOT NULL)',
  capacity: 'e.capacity',
  hasRecording: '(e.has_recording OR e.recording_url IS NOT NULL)',
  hasRecap: 'e.recap IS NOT NULL',
});

const JOINED = 'FROM events e LEFT JOIN users u ON u.id = e.host_id LEFT JOIN groups g ON g.id = e.group_id';

function conditions({ query, state }: EventFilters, parameters: Parameters): string {
  const all = ['true'];
  if (state) all.push(`${STATE} = ${parameters.add(state)}`);
  if (query)
    all.push(
      `search_fold(concat_ws(' ', e.title, ${memberName('u')}, g.name)) LIKE '%' || search_fold(${parameters.add(query.trim())}::text) || '%'`,
    );
  return all.join(' AND ');
}

export function eventPage(filters: EventFilters, size: number, after?: readonly unknown[]): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: ROW,
    source: `${JOINED} WHERE ${conditions(filters, parameters)}`,
    key: EVENT_KEY,
    descending: filters.order === 'newest',
    size,
    after,
    parameters,
  });
}

/** `{ slug, title }` */
export const eventNamed = (id: string): Statement => ({
  name: 'administration.event',
  text: 'SELECT slug, title FROM events WHERE id = $1',
  values: [id],
});

/** Everyone who answered: those going first, in the order they answered. */
export const attendeePage = (eventId: string, size: number, after?: readonly unknown[]): Statement => {
  const parameters = new Parameters();
  return pageStatement({
    item: jsonObject<EventAttendee>({
      name: memberName('u'),
      email: 'u.email',
      status: 'r.status',
      since: 'iso_instant(r.created_at)',
      attended: 'r.attended_at IS NOT NULL',
    }),
    source: `FROM event_rsvps r JOIN users u ON u.id = r.user_id WHERE r.event_id = ${parameters.add(eventId)}`,
    key: [
      ['r.status', 'text'],
      ['r.queue_number', 'bigint'],
    ],
    descending: false,
    size,
    after,
    parameters,
  });
};
