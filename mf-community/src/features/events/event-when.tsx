import { clocksDiffer, longDate, timeRange, zoneCity } from '@futurelab/platform/format';
import type { EventSummary } from '../../queries/events';
import styles from './event-when.module.css';

interface EventWhenProps {
  event: Pick<EventSummary, 'startDate' | 'endDate' | 'timeZone'>;
  /** The member's zone; null: not known. */
  timeZone: string | null;
}

/** When it is: the member's clock first, the host's beside it when it shows something else. */
export function EventWhen({ event: { startDate, endDate, timeZone: hostZone }, timeZone }: EventWhenProps) {
  const own = timeZone ?? hostZone;
  return (
    <div className={styles.when}>
      <p>
        <time dateTime={startDate}>
          <span className={styles.day}>{longDate(startDate, own)}</span>
          <span className={styles.clock}>{timeRange(startDate, endDate, own)}</span>
        </time>
      </p>
      <p className={styles.host}>
        {timeZone === null
          ? `The host’s time, in ${zoneCity(hostZone)}`
          : clocksDiffer(startDate, own, hostZone)
            ? `In ${zoneCity(hostZone)}, with the host: ${longDate(startDate, hostZone)}, ${timeRange(startDate, endDate, hostZone)}`
            : 'Your time, and the host’s'}
      </p>
    </div>
  );
}
