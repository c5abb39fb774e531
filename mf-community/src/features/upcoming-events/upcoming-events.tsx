import { CalendarDate } from '@futurelab/platform/components/calendar-date';
import { Panel, useReads } from '@futurelab/platform/components/panel';
import { clockTime, shortDate, zoneAbbreviation } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import {
  futureEvents,
  myRsvpsQuery,
  upcomingEventsQuery,
  type EventSummary,
  type Rsvp,
} from '@futurelab/platform/queries/events';
import { Badge, Card, CardLink, LinkButton, UserText } from '@futurelab/platform/ui';
import { useMinute } from '../../shared/clock/use-minute';
import { answerable, EventAnswer } from '../../shared/event-answer/event-answer';
import { EventHost } from '../../shared/event-host/event-host';
import { placeOf } from '../../shared/event-place';
import styles from './upcoming-events.module.css';

const SHOWN = 3;

interface UpcomingEventsProps {
  /** IANA zone of the member. */
  timeZone: string;
}

/** The next three events in the member's own time; those answered are marked. */
export function UpcomingEvents({ timeZone }: UpcomingEventsProps) {
  const reads = useReads({ events: upcomingEventsQuery, rsvps: myRsvpsQuery });
  const now = useMinute(reads.state === 'ready' ? reads.readAt : 0);
  return (
    <Panel
      title="Upcoming Events"
      more={{ to: paths.events, label: 'All events' }}
      reads={reads}
      variant="boxed"
    >
      {({ events, rsvps }) => {
        const shown = futureEvents(events.items, now).slice(0, SHOWN);
        if (shown.length === 0)
          return (
            <>
              <p className={styles.quiet}>No upcoming events yet. Until then, watch a recording.</p>
              <LinkButton
                to={`${paths.events}?when=past`}
                variant="secondary"
                size="small"
                className={styles.action}
              >
                Watch a recording
              </LinkButton>
            </>
          );
        return (
          <ul className={styles.events}>
            {shown.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                rsvp={rsvps.find(({ eventId }) => eventId === event.id)}
                timeZone={timeZone}
              />
            ))}
          </ul>
        );
      }}
    </Panel>
  );
}

function EventRow({
  event,
  rsvp,
  timeZone,
}: {
  event: EventSummary;
  rsvp: Rsvp | undefined;
  timeZone: string;
}) {
  return (
    <Card as="li" tone={rsvp ? 'success' : 'raised'} className={styles.event}>
      <div className={styles.row}>
        <CalendarDate iso={event.startDate} timeZone={timeZone} />
        <div className={styles.text}>
          <h3 className={styles.title}>
            <CardLink to={paths.event(event.slug)}>
              <UserText clamped>{event.title}</UserText>
            </CardLink>
          </h3>
          <p className={styles.quiet}>
            <time dateTime={event.startDate}>
              {shortDate(event.startDate, timeZone)}, {clockTime(event.startDate, timeZone)}{' '}
              {zoneAbbreviation(event.startDate, timeZone)}
            </time>
            {/* A line of its own: whether it fits beside the time depends on the font that has come. */}
            <br />
            <UserText>{placeOf(event)}</UserText>
          </p>
          <p className={styles.quiet}>
            <EventHost host={event.host} />
          </p>
          <div className={styles.answer}>
            {(rsvp?.status === 'going' || rsvp?.status === 'maybe') && (
              <Badge tone="success">RSVP&apos;d</Badge>
            )}
            <EventAnswer event={answerable(event, rsvp?.status ?? null)} />
          </div>
        </div>
      </div>
    </Card>
  );
}
