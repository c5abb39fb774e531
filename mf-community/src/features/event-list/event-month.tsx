import {
  clockTime,
  firstWeekday,
  isoDate,
  longDate,
  pluralize,
  readerDateLocale,
  weekdayName,
  zoneAbbreviation,
} from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { EventSummary } from '@futurelab/platform/queries/events';
import { Link } from '@futurelab/platform/router';
import { LinkButton, UserText, VisuallyHidden } from '@futurelab/platform/ui';
import styles from './event-month.module.css';
import { eventsPath, type EventView } from './event-view';
import { byDay, monthAfter, monthName, weekdaysFrom, weeksOf } from './month';

interface EventMonthProps {
  events: EventSummary[];
  month: string;
  view: EventView;
  /** The reader's zone; null: not known. */
  timeZone: string | null;
  /** The zone of the days; null: each event is on its host's day. */
  dayZone: string | null;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

/** A month as a table of weeks; on a phone, the list of its days that have something. */
export function EventMonth({ events, month, view, timeZone, dayZone, readAt }: EventMonthProps) {
  const days = byDay(events, dayZone);
  const first = firstWeekday(readerDateLocale());
  // Whose today it is, nobody knows of a visitor.
  const today = dayZone && isoDate(readAt, dayZone);
  return (
    <div className={styles.month}>
      <div className={styles.top}>
        <p className={styles.count} role="status">
          {events.length === 0
            ? `No events in ${monthName(month)}.`
            : `${pluralize(events.length, 'event')} in ${monthName(month)}.`}
        </p>
        <OtherMonths month={month} view={view} />
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{monthName(month)}</caption>
        <thead>
          <tr>
            {weekdaysFrom(first).map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                <VisuallyHidden>{weekday}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, first).map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) => {
                const ofDay = day ? days.get(day) : undefined;
                return (
                  <td
                    key={weekday}
                    className={ofDay ? styles.busy : undefined}
                    aria-current={day && day === today ? 'date' : undefined}
                  >
                    {day && <DayNumber day={day} isToday={day === today} />}
                    {ofDay && (
                      <ul className={styles.entries}>
                        {ofDay.map((event) => (
                          <Entry key={event.id} event={event} timeZone={timeZone} day={day} />
                        ))}
                      </ul>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Above the month, so that it stays in its place however long the month is. */
const OtherMonths = ({ month, view }: { month: string; view: EventView }) => (
  <nav className={styles.turn} aria-label="Other months">
    {([-1, 1] as const).map((step) => {
      const other = monthAfter(month, step);
      return (
        <LinkButton
          key={step}
          variant="secondary"
          size="small"
          to={eventsPath({ ...view, month: other, cursor: undefined })}
          rel="nofollow"
          preventScrollReset
        >
          {monthName(other)}
        </LinkButton>
      );
    })}
  </nav>
);

const DayNumber = ({ day, isToday }: { day: string; isToday: boolean }) => (
  <time dateTime={day} className={styles.day}>
    <span aria-hidden="true">
      {Number(day.slice(8))}
      {isToday && ' · Today'}
    </span>
    <span>{isToday ? `Today, ${longDate(day, 'UTC')}` : longDate(day, 'UTC')}</span>
  </time>
);

function Entry({
  event,
  timeZone,
  day,
}: {
  event: EventSummary;
  timeZone: string | null;
  day: string | null;
}) {
  const { slug, title, startDate } = event;
  const own = timeZone ?? event.timeZone;
  return (
    <li>
      <Link to={paths.event(slug)}>
        <UserText clamped>{title}</UserText>
      </Link>
      <span className={styles.time}>
        {clockTime(startDate, own)}
        {timeZone === null && ` ${zoneAbbreviation(startDate, own)}`}
        {isoDate(startDate, own) !== day && ` ${weekdayName(startDate, own)}`}
      </span>
    </li>
  );
}
