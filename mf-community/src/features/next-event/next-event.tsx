import { clockTime, longDate, zoneAbbreviation } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { eventsQuery, myRsvpsQuery } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession, useTimeZone } from '@futurelab/platform/session';
import { QueryBoundary, Section, Skeleton } from '@futurelab/platform/ui';
import { answerable, EventAnswer } from '../../shared/event-answer/event-answer';
import { EventHost } from '../../shared/event-host/event-host';
import styles from './next-event.module.css';

/** What comes next, in the reader's own time. */
export function NextEvent() {
  const timeZone = useTimeZone();
  const { isAuthenticated } = useSession();
  const query = useQuery(eventsQuery({}, { limit: 1 }));
  const { data: rsvps = [] } = useQuery({ ...myRsvpsQuery, enabled: isAuthenticated });
  return (
    <Section title="Next event" action={<Link to={paths.events}>All events</Link>}>
      <QueryBoundary query={query} what="the next event" skeleton={<Skeleton lines={4} />}>
        {({ items: [event] }) => {
          if (!event)
            return <p className={styles.quiet}>No upcoming events. You can still browse past ones.</p>;
          const zone = timeZone ?? event.timeZone;
          return (
            <div className={styles.next}>
              <time dateTime={event.startDate}>
                {longDate(event.startDate, zone)}, {clockTime(event.startDate, zone)}{' '}
                {zoneAbbreviation(event.startDate, zone)}
              </time>
              <h3>
                <Link dir="auto" to={paths.event(event.slug)}>
                  {event.title}
                </Link>
              </h3>
              <p dir="auto" className={styles.quiet}>
                {event.summary}
              </p>
              <p className={styles.quiet}>
                <EventHost host={event.host} />
              </p>
              <div className={styles.quiet}>
                <EventAnswer
                  event={answerable(event, rsvps.find(({ eventId }) => eventId === event.id)?.status ?? null)}
                />
              </div>
            </div>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
