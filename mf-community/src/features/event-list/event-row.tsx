import {
  clocksDiffer,
  clockTime,
  isoDate,
  timeRange,
  weekdayName,
  zoneAbbreviation,
  zoneCity,
} from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { EventSummary } from '@futurelab/platform/queries/events';
import { Link } from '@futurelab/platform/router';
import { Badge, Icon, UserText } from '@futurelab/platform/ui';
import type { RsvpStatus } from '../../queries/events';
import { answerable, EventAnswer } from '../../shared/event-answer/event-answer';
import { EventHost } from '../../shared/event-host/event-host';
import { placesLabel } from '../../shared/places-label';
import { seriesLabel } from '../../shared/series-label';
import styles from './event-row.module.css';

interface EventRowProps {
  event: EventSummary;
  /** The reader's zone; null: not known, the host's is shown. */
  timeZone: string | null;
  /** The day it stands under, "2026-03-10": a time on another one says which. */
  day?: string;
  status: RsvpStatus | null;
  /** What has been has no places. */
  past?: boolean;
}

/** An event in a list of days. */
export function EventRow({ event, timeZone, day, status, past }: EventRowProps) {
  const { slug, title, summary, startDate, endDate, timeZone: hostZone, host, placesLeft } = event;
  const own = timeZone ?? hostZone;
  const isOtherDay = day !== undefined && isoDate(startDate, own) !== day;
  const places = past ? null : placesLabel(placesLeft);
  return (
    <article className={styles.row}>
      <p className={styles.time}>
        <time dateTime={startDate}>{clockTime(startDate, own)}</time>
        <span>
          {isOtherDay && `${weekdayName(startDate, own)}, `}
          {zoneAbbreviation(startDate, own)}
        </span>
      </p>
      <div className={styles.text}>
        <h3>
          <Link to={paths.event(slug)}>
            <UserText clamped>{title}</UserText>
          </Link>
        </h3>
        <p dir="auto">{summary}</p>
        <p className={styles.facts}>
          <EventHost host={host} />
          {event.series && <span>{seriesLabel(event)}</span>}
          <span dir="auto">{event.format === 'online' ? 'Online' : event.location}</span>
          {clocksDiffer(startDate, own, hostZone) && (
            <span>
              {timeRange(startDate, endDate, hostZone)} in {zoneCity(hostZone)}
            </span>
          )}
        </p>
      </div>
      <div className={styles.state}>
        {event.access === 'pro' && (
          <Badge tone="ember">
            <Icon name="lock" />
            Pro
          </Badge>
        )}
        {past && event.hasRecording && <Badge tone="lagoon">Recording</Badge>}
        {places && <span>{places}</span>}
        {!past && <EventAnswer event={answerable(event, status)} />}
      </div>
    </article>
  );
}
