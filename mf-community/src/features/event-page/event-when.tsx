import {
  clocksDiffer,
  clockTime,
  longDateInYear,
  fromNow,
  isoDate,
  longDate,
  timeRange,
  weekdayName,
  zoneCity,
} from '@futurelab/platform/format';
import type { EventSummary } from '@futurelab/platform/queries/events';
import { useMinute } from '../../shared/clock/use-minute';
import styles from './event-when.module.css';

interface EventWhenProps {
  event: Pick<EventSummary, 'startDate' | 'endDate' | 'timeZone' | 'isCanceled'>;
  /** The reader's zone; null: not known. */
  timeZone: string | null;
  isVisitor?: boolean;
  /** When the event was read, in milliseconds since 1970. */
  readAt: number;
}

/** When it is: the member's clock first, the host's beside it when it shows something else. */
export function EventWhen({ event, timeZone, isVisitor = false, readAt }: EventWhenProps) {
  const { startDate, endDate, timeZone: hostZone, isCanceled } = event;
  const own = timeZone ?? hostZone;
  const now = useMinute(readAt);
  const soon = isCanceled ? null : howSoon(startDate, endDate, own, now);
  return (
    <div className={styles.when}>
      {soon && <p className={styles.soon}>{soon}</p>}
      <p>
        <time dateTime={startDate}>
          <span className={styles.day}>{longDateInYear(startDate, own, readAt)}</span>
          <span className={styles.clock}>{timeRange(startDate, endDate, own)}</span>
        </time>
      </p>
      <p className={styles.host}>
        {timeZone === null
          ? `Host’s time (${zoneCity(hostZone)})`
          : clocksDiffer(startDate, own, hostZone)
            ? !isVisitor
              ? `For the host in ${zoneCity(hostZone)}: ${longDate(startDate, hostZone)}, ${timeRange(startDate, endDate, hostZone)}`
              : hostTime(startDate, own, hostZone)
            : 'Your time and the host’s'}
      </p>
    </div>
  );
}

/** As short as what stands there before a visitor's zone is known, so that nothing moves. */
function hostTime(instant: string, own: string, hostZone: string): string {
  const isSameDay = isoDate(instant, own) === isoDate(instant, hostZone);
  const day = isSameDay ? '' : `${weekdayName(instant, hostZone)}, `;
  return `${day}${clockTime(instant, hostZone)} for the host (${zoneCity(hostZone)})`;
}

/** "Tomorrow", "In 3 hours", "On now"; null for what is over. */
export function howSoon(startDate: string, endDate: string, timeZone: string, now: number): string | null {
  if (Date.parse(endDate) <= now) return null;
  if (Date.parse(startDate) <= now) return `Live now, until ${clockTime(endDate, timeZone)}`;
  const text = fromNow(startDate, now, timeZone);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
