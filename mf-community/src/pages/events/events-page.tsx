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
        lead="Small rooms, live people, one subject at a time. Those for Pro members are marked."
        actions={isAuthenticated ? <MemberActions /> : undefined}
      />
      <Tabs
        label="Which events"
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
          {timeZone ? `Times are yours, in ${zoneCity(timeZone)}.` : 'Times are the host’s, with the zone.'}
          {view.cursor && (
            <>
              {' '}
              <Link to={eventsPath({ ...view, cursor: undefined })}>From the beginning</Link>
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
    user?.isAdmin || memberships.some(({ role, group }) => role === 'owner' && !group.isArchived);
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
      description: `Workshops, conversations and office hours of the FutureLab community in ${monthName(month)}, day by day.`,
      path: eventsPath({ view: 'month', month }),
      // There is a month after every month.
      unlisted: true,
    };
  return when === 'past'
    ? {
        title: 'Past events',
        description: 'What has taken place in the FutureLab community, the latest first.',
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
        title={view.mine ? 'None of yours is here' : 'No event is like this'}
        action={<LinkButton to={eventsPath({ when: view.when })}>Show all</LinkButton>}
      >
        {view.mine
          ? 'Events appear here once you have said that you are going, or that you may come.'
          : 'Choose fewer of the words above.'}
      </EmptyState>
    );
  return past ? (
    <EmptyState
      title="Nothing has taken place yet"
      action={<LinkButton to={paths.events}>See what is coming</LinkButton>}
    >
      Events move here when they are over.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing is scheduled at the moment"
      action={
        <LinkButton variant="secondary" to={eventsPath({ when: 'past' })}>
          See past events
        </LinkButton>
      }
    >
      The next date appears here first. The newsletter on our front page carries it too.
    </EmptyState>
  );
}
