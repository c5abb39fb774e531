import { isoDate, longDate, zoneCity } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
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
  Skeleton,
} from '@futurelab/platform/ui';
import { EventRow } from '../../features/events/event-row';
import { groupByDay } from '../../features/events/group-by-day';
import { eventsQuery, rsvpsQuery, type EventSummary, type When } from '../../queries/events';
import { usePages } from '../../queries/use-pages';
import { ShowMore } from '../../states/show-more';
import { Tabs } from '../../tabs';
import styles from './events-page.module.css';

export default function EventsPage() {
  const [params] = useSearchParams();
  const when: When = params.get('when') === 'past' ? 'past' : 'upcoming';
  const { user } = useSession();
  const pages = usePages((cursor) => eventsQuery(when, { cursor }));
  return (
    <Container>
      <PageHead
        title={when === 'past' ? 'Past events' : 'Events'}
        description={
          when === 'past'
            ? 'What has taken place in the FutureLab community, the latest first, with the recordings there are.'
            : 'Workshops, conversations and office hours of the FutureLab community, in your own time zone.'
        }
        path={when === 'past' ? `${paths.events}?when=past` : paths.events}
      />
      <PageHeader
        eyebrow="Community"
        title="Events"
        lead="Small rooms, live people, one subject at a time. Those for Pro members are marked."
      />
      <Tabs
        label="Which events"
        tabs={[
          { label: 'Upcoming', to: paths.events, current: when === 'upcoming' },
          { label: 'Past', to: `${paths.events}?when=past`, current: when === 'past' },
        ]}
      />
      <div className={styles.body}>
        <p className={styles.zone}>
          {user
            ? `Times are yours, in ${zoneCity(user.timeZone)}.`
            : 'Times are the host’s. Sign in to see them in your own zone.'}
        </p>
        <QueryBoundary query={pages} what="events" skeleton={<Skeleton lines={12} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Nothing when={when} />
            ) : (
              <>
                <Days events={items} timeZone={user?.timeZone ?? null} past={when === 'past'} />
                <ShowMore pages={pages} what="events" />
              </>
            )
          }
        </QueryBoundary>
      </div>
    </Container>
  );
}

interface DaysProps {
  events: EventSummary[];
  timeZone: string | null;
  past: boolean;
}

function Days({ events, timeZone, past }: DaysProps) {
  const { isAuthenticated } = useSession();
  const { data: rsvps = [] } = useQuery({ ...rsvpsQuery, enabled: isAuthenticated });
  const zoneOf = (event: EventSummary) => timeZone ?? event.timeZone;
  return groupByDay(events, (event) => isoDate(event.startDate, zoneOf(event))).map(
    ({ key, events: ofDay }) => {
      const [first] = ofDay;
      return (
        first && (
          <section key={`${key} ${first.id}`} className={styles.day}>
            <h2 className={styles.date}>{longDate(first.startDate, zoneOf(first))}</h2>
            <div className={styles.events}>
              {ofDay.map((event) => (
                <EventRow
                  key={event.id}
                  event={event}
                  timeZone={timeZone}
                  past={past}
                  status={rsvps.find(({ eventId }) => eventId === event.id)?.status ?? null}
                />
              ))}
            </div>
          </section>
        )
      );
    },
  );
}

const Nothing = ({ when }: { when: When }) =>
  when === 'past' ? (
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
        <LinkButton variant="secondary" to={`${paths.events}?when=past`}>
          See past events
        </LinkButton>
      }
    >
      The next date appears here first. The newsletter on our front page carries it too.
    </EmptyState>
  );
