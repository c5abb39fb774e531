import { formatNumber, shortDateWithYear } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { Analytics } from '../../queries/admin/analytics';
import { StaffTable, type Column } from '../../shared/staff/staff-table';
import styles from './analytics.module.css';
import { numberOf } from '../../shared/model/share';
import { Part } from './part';

type Event = Analytics['events'][number];

const COLUMNS: Column<Event>[] = [
  {
    key: 'event',
    label: 'Event',
    isName: true,
    cell: ({ slug, title }) => (
      <Link to={paths.event(slug)}>
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    isShort: true,
    cell: ({ startsAt }) => <time dateTime={startsAt}>{shortDateWithYear(startsAt, 'UTC')}</time>,
  },
  {
    key: 'going',
    label: 'Going',
    isShort: true,
    cell: ({ slug, title, going }) => (
      <Link to={paths.eventPeople(slug)} aria-label={`${formatNumber(going)} going to ${title}, show people`}>
        {formatNumber(going)}
      </Link>
    ),
  },
  { key: 'maybe', label: 'Maybe', isShort: true, cell: ({ maybe }) => formatNumber(maybe) },
  { key: 'waitlisted', label: 'Waitlist', isShort: true, cell: ({ waitlisted }) => formatNumber(waitlisted) },
  { key: 'attended', label: 'Attendance', isShort: true, cell: ({ attended }) => numberOf(attended) },
];

/** Answers and places taken, event by event. */
export const Events = ({ data }: { data: Analytics }) => (
  <Part
    title="Events"
    metric="events"
    data={data}
    lead="Events that begin in this period, the latest first. Attendance is spots taken once an event has begun."
  >
    {data.events.length === 0 ? (
      <p className={styles.quiet}>No events in this period.</p>
    ) : (
      <StaffTable label="Events" columns={COLUMNS} rows={data.events} keyOf={({ slug }) => slug} />
    )}
  </Part>
);
