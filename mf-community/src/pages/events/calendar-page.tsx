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
        lead="Your calendar reads from this address what you are going to, and what you may come to."
      />
      <Section layout="margin" title="The address">
        <QueryBoundary query={query} what="your address" skeleton={<Skeleton lines={5} />}>
          {({ url }) => <CalendarAddress url={url} />}
        </QueryBoundary>
      </Section>
      <Section layout="margin" title="What it does">
        <Prose>
          <p>
            Say Going or Maybe to an event and it appears in your calendar; say that you can’t make it and it
            goes away. When a host moves an event, the entry moves. When one is canceled, it is struck out.
          </p>
          <p>
            Your calendar program decides how often it looks, mostly every few hours. For one event at once,
            take the file on its page. <Link to={paths.events}>See upcoming events</Link>
          </p>
        </Prose>
      </Section>
    </Container>
  );
}
