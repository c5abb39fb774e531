import { Tabs } from '@futurelab/platform/components/tabs';
import { isoDate, zoneCity } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { eventsQuery } from '@futurelab/platform/queries/events';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { useQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession, useTimeZone } from '@futurelab/platform/session';
import {
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  type PageHeadProps,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { EventDays } from '../../features/event-list/event-days';
import { EventFilterLinks } from '../../features/event-list/event-filters';
import { EventMonth } from '../../features/event-list/event-month';
import {
  eventsPath,
  filtersOf,
  hasFilters,
  pageOf,
  readEventView,
  type EventView,
} from '../../features/event-list/event-view';
import { MoreEvents } from '../../features/event-list/more-events';
import { monthName } from '../../features/event-list/month';
import { usePages } from '../../shared/paging/use-pages';
import styles from './events-page.module.css';

export default function EventsPage() {
  const [params] = useSearchParams();
  const { user, isAuthenticated } = useSession();
  const view = readEventView(params, isAuthenticated);
  const past = view.when === 'past';
  const timeZone = useTimeZone();
  // A visitor’s zone is known after the page is: its days stay those of the hosts, so that nothing moves.
  const dayZone = user?.timeZone ?? null;
  const pages = usePages((cursor = view.cursor) => eventsQuery(filtersOf(view), pageOf({ ...view, cursor })));
  // Of this very answer, so that the server and the browser name the same one.
  const thisMonth = isoDate(pages.readAt, dayZone ?? 'UTC').slice(0, 7);
  const narrowed = { format: view.format, access: view.access, mine: view.mine };
  return (
    <Container>
      <PageHead {...headOf(view)} />
      <PageHeader
        eyebrow="Community"
        title="Events"
        lead="Live workshops and conversations, one subject at a time. Pro events are marked."
        actions={isAuthenticated ? <MemberActions /> : undefined}
      />
      <Tabs
        label="Event views"
        tabs={[
          { label: 'Upcoming', to: eventsPath(narrowed), current: !past && !view.view },
          {
            label: 'Month',
            to: eventsPath({ view: 'month', month: view.month ?? thisMonth, ...narrowed }),
            current: view.view === 'month',
          },
          { label: 'Past', to: eventsPath({ when: 'past', ...narrowed }), current: past },
        ]}
      />
      <div className={styles.body}>
        <EventFilterLinks view={view} signedIn={isAuthenticated} />
        <p className={styles.zone}>
          {timeZone
            ? `Times are in your time zone (${zoneCity(timeZone)}).`
            : 'Times are in each host’s time zone.'}
          {view.cursor && (
            <>
              {' '}
              <Link to={eventsPath({ ...view, cursor: undefined })}>Back to the start</Link>
            </>
          )}
        </p>
        <QueryBoundary query={pages} what="events" skeleton={<Skeleton lines={12} />}>
          {({ items }) =>
            view.month ? (
              <>
                <EventMonth
                  events={items}
                  month={view.month}
                  view={view}
                  timeZone={timeZone}
                  dayZone={dayZone}
                  readAt={pages.readAt}
                />
                {pages.showMore && <MoreEvents pages={pages} view={view} />}
              </>
            ) : items.length === 0 ? (
              <Nothing view={view} />
            ) : (
              <>
                <EventDays
                  events={items}
                  timeZone={timeZone}
                  dayZone={dayZone}
                  past={past}
                  readAt={pages.readAt}
                />
                <MoreEvents pages={pages} view={view} />
              </>
            )
          }
        </QueryBoundary>
      </div>
    </Container>
  );
}

function MemberActions() {
  const { user } = useSession();
  const { data: memberships = [] } = useQuery(myGroupsQuery);
  const mayPlan =
    user?.canHostEvents || memberships.some(({ role, group }) => role === 'owner' && !group.isArchived);
  return (
    <>
      <LinkButton variant="secondary" to={paths.eventsCalendar}>
        Subscribe to calendar
      </LinkButton>
      {mayPlan && (
        <LinkButton variant="secondary" to={paths.newEvent()}>
          Plan an event
        </LinkButton>
      )}
    </>
  );
}

function headOf({ when, month }: EventView): PageHeadProps {
  if (month)
    return {
      title: `Events in ${monthName(month)}`,
      description: `Workshops, conversations and office hours of the FutureLab community in ${monthName(month)}, by day.`,
      path: eventsPath({ view: 'month', month }),
      // There is a month after every month.
      unlisted: true,
    };
  return when === 'past'
    ? {
        title: 'Past events',
        description: 'Past events in the FutureLab community, newest first.',
        path: eventsPath({ when }),
      }
    : {
        title: 'Events',
        description:
          'Workshops, conversations and office hours of the FutureLab community, in your own time zone.',
        path: paths.events,
      };
}

function Nothing({ view }: { view: EventView }) {
  const past = view.when === 'past';
  if (hasFilters(view))
    return (
      <EmptyState
        title={view.mine ? 'No events yet' : 'No matching events'}
        action={<LinkButton to={eventsPath({ when: view.when })}>Show all events</LinkButton>}
      >
        {view.mine ? 'Events you answer Going or Maybe to appear here.' : 'Try fewer filters.'}
      </EmptyState>
    );
  return past ? (
    <EmptyState
      title="No past events yet"
      action={<LinkButton to={paths.events}>See upcoming events</LinkButton>}
    >
      Events move here when they end.
    </EmptyState>
  ) : (
    <EmptyState
      title="No upcoming events"
      action={
        <LinkButton variant="secondary" to={eventsPath({ when: 'past' })}>
          See past events
        </LinkButton>
      }
    >
      New events appear here first, then in the newsletter.
    </EmptyState>
  );
}
