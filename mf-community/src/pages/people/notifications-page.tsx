import { longDate } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { eventsQuery, myRsvpsQuery } from '@futurelab/platform/queries/events';
import { useQuery } from '@futurelab/platform/query';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { eventsWithRsvp } from '../../features/event-list/events-with-rsvp';
import { EventRow } from '../../features/event-list/event-row';
import { NotificationList } from '../../features/notifications/notification-list';
import { readFilter } from '../../features/notifications/read-filter';
import styles from './notifications-page.module.css';

export default function NotificationsPage() {
  const [searchParams] = useSearchParams();
  return (
    <Container>
      <PageHead title="Notifications" path={paths.notifications} unlisted />
      <PageHeader
        title="Notifications"
        lead="Replies, mentions and reminders, and the events you’re going to."
      />
      <NotificationList show={readFilter(searchParams)} />
      <ComingUp />
    </Container>
  );
}

function ComingUp() {
  const { user } = useSession();
  const events = useQuery(eventsQuery({}, { limit: 100 }));
  const { data: rsvps } = useQuery(myRsvpsQuery);
  const timeZone = user?.timeZone ?? 'UTC';
  return (
    <Section layout="margin" title="Upcoming events">
      <QueryBoundary query={events} what="your events" skeleton={<Skeleton lines={6} />}>
        {({ items }) => {
          const mine = eventsWithRsvp(items, rsvps ?? []);
          return mine.length === 0 ? (
            <EmptyState
              title="No upcoming events"
              action={<LinkButton to={paths.events}>See upcoming events</LinkButton>}
            >
              Events you’re going to appear here.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {mine.map(({ event, rsvp }) => (
                <li key={event.id}>
                  <p className={styles.day}>{longDate(event.startDate, timeZone)}</p>
                  <EventRow event={event} timeZone={timeZone} status={rsvp.status} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
