import { paths } from '@futurelab/platform/paths';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import {
  Container,
  PageHead,
  PageHeader,
  Prose,
  QueryBoundary,
  Section,
  Skeleton,
} from '@futurelab/platform/ui';
import { CalendarAddress } from '../../features/calendar/calendar-address';
import { calendarQuery } from '../../queries/events';

export default function CalendarPage() {
  const query = useQuery(calendarQuery);
  return (
    <Container>
      <PageHead title="Your calendar" path={paths.eventsCalendar} unlisted />
      <PageHeader
        eyebrow="Events"
        title="Subscribe to calendar"
        lead="See the events you answered Going or Maybe to in your own calendar."
      />
      <Section layout="margin" title="Calendar address">
        <QueryBoundary query={query} what="your address" skeleton={<Skeleton lines={5} />}>
          {({ url }) => <CalendarAddress url={url} />}
        </QueryBoundary>
      </Section>
      <Section layout="margin" title="How it works">
        <Prose>
          <p>
            Answer Going or Maybe and the event appears in your calendar; answer Can’t go and it’s removed.
            Rescheduled events move, and canceled ones are marked as canceled.
          </p>
          <p>
            Calendar apps check for changes every few hours. To add an event right away, download the calendar
            file on its page. <Link to={paths.events}>See upcoming events</Link>
          </p>
        </Prose>
      </Section>
    </Container>
  );
}
