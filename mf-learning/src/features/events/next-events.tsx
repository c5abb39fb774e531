import { dateTimeAndZone } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { EventSummary } from '@futurelab/platform/queries/events';
import { Link } from '@futurelab/platform/router';

/** The part of an event that learning pages show. */
type UpcomingEvent = Pick<
  EventSummary,
  'id' | 'slug' | 'title' | 'summary' | 'startDate' | 'timeZone' | 'access' | 'placesLeft' | 'coverSeed'
>;

interface NextEventsProps {
  events: UpcomingEvent[];
  /** The member's zone; null: the host's of each event. */
  timeZone: string | null;
  className?: string;
}

/** A few dated things, soonest first. */
export const NextEvents = ({ events, timeZone, className }: NextEventsProps) => (
  <ul className={className}>
    {events.map(({ id, slug, title, summary, startDate, timeZone: hostZone }) => (
      <li key={id}>
        <time dateTime={startDate}>{dateTimeAndZone(startDate, timeZone ?? hostZone)}</time>
        <div>
          <h3>
            <Link dir="auto" to={paths.event(slug)}>
              {title}
            </Link>
          </h3>
          <p dir="auto">{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
