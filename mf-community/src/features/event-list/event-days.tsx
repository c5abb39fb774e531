import { longDateInYear, isoDate } from '@futurelab/platform/format';
import { myRsvpsQuery, type EventSummary } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import styles from './event-days.module.css';
import { EventRow } from './event-row';
import { groupByDay } from './group-by-day';

interface EventDaysProps {
  events: EventSummary[];
  /** The reader's zone; null: not known. */
  timeZone: string | null;
  /** The zone of the days; null: each event is on its host's day. */
  dayZone: string | null;
  past: boolean;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

/** Events under the days they are on. */
export function EventDays({ events, timeZone, dayZone, past, readAt }: EventDaysProps) {
  const { isAuthenticated } = useSession();
  const { data: rsvps = [] } = useQuery({ ...myRsvpsQuery, enabled: isAuthenticated });
  const zoneOf = (event: EventSummary) => dayZone ?? event.timeZone;
  return groupByDay(events, (event) => isoDate(event.startDate, zoneOf(event))).map(
    ({ key, events: ofDay }) => {
      const [first] = ofDay;
      return (
        first && (
          <section key={`${key} ${first.id}`} className={styles.day}>
            <h2 className={styles.date}>{longDateInYear(first.startDate, zoneOf(first), readAt)}</h2>
            <div className={styles.events}>
              {ofDay.map((event) => (
                <EventRow
                  key={event.id}
                  event={event}
                  timeZone={timeZone}
                  day={key}
                  past={past}
                  status={rsvps.find(({ eventId }) => eventId === event.id)?.status ?? null}
                />
              ))}
            </div>
          </section>
        )
      );
    },
  );
}
