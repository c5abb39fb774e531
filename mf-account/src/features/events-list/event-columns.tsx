import { clockTime, formatNumber, shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import { attendeesFile, EVENT_STATES, type AdministeredEvent } from '../../queries/admin/events';
import type { Column } from '../../shared/staff/staff-table';

const PLANS: Record<AdministeredEvent['access'], string> = { free: 'Free', pro: 'HPC' };

const going = ({ going: count, capacity }: AdministeredEvent) =>
  capacity === null ? formatNumber(count) : `${formatNumber(count)} of ${formatNumber(capacity)}`;

/** Times as at the place of the event. A removed one has no page. */
export const eventColumns: Column<AdministeredEvent>[] = [
  {
    key: 'title',
    label: 'Event',
    isName: true,
    cell: ({ state, slug, title }) =>
      state === 'removed' ? (
        <bdi>{title}</bdi>
      ) : (
        <Link to={paths.event(slug)}>
          <bdi>{title}</bdi>
        </Link>
      ),
  },
  {
    key: 'starts',
    label: 'Starts',
    cell: ({ startsAt, timeZone }) => (
      <time dateTime={startsAt}>
        {shortDateWithYear(startsAt, timeZone)}, {clockTime(startsAt, timeZone)}
      </time>
    ),
  },
  { key: 'state', label: 'Status', isShort: true, cell: ({ state }) => EVENT_STATES[state] },
  {
    key: 'host',
    label: 'Host',
    cell: ({ host }) =>
      host && (
        <Link to={paths.adminMember(host.slug)}>
          <bdi>{host.name}</bdi>
        </Link>
      ),
  },
  {
    key: 'group',
    label: 'Group',
    isOptional: true,
    cell: ({ group }) =>
      group && (
        <Link to={paths.group(group.slug)}>
          <bdi>{group.name}</bdi>
        </Link>
      ),
  },
  { key: 'access', label: 'For', isShort: true, isOptional: true, cell: ({ access }) => PLANS[access] },
  { key: 'going', label: 'Going', isShort: true, cell: going },
  {
    key: 'maybe',
    label: 'Maybe',
    isShort: true,
    isOptional: true,
    cell: ({ maybe }) => formatNumber(maybe),
  },
  {
    key: 'waiting',
    label: 'Waiting list',
    isShort: true,
    isOptional: true,
    cell: ({ waiting }) => formatNumber(waiting),
  },
  {
    key: 'attended',
    label: 'Attended',
    isShort: true,
    isOptional: true,
    cell: ({ attended }) => formatNumber(attended),
  },
  {
    key: 'recording',
    label: 'Recording',
    isShort: true,
    cell: ({ hasRecording, state }) => (hasRecording ? 'Yes' : state === 'past' ? 'Missing' : null),
  },
  {
    key: 'attendees',
    label: 'Attendees',
    isShort: true,
    cell: ({ id, title }) => (
      <a href={attendeesFile(id)} download aria-label={`Attendees of ${title}, CSV`}>
        CSV
      </a>
    ),
  },
];
