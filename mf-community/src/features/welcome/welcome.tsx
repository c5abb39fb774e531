import { CalendarDate } from '@futurelab/platform/components/calendar-date';
import { useNow } from '@futurelab/platform/components/use-now';
import { clockTime, shortDate, zoneAbbreviation } from '@futurelab/platform/format';
import { futureEvents, myRsvpsQuery, upcomingEventsQuery } from '@futurelab/platform/queries/events';
import { groupsQuery, myGroupsQuery } from '@futurelab/platform/queries/groups';
import { useQuery } from '@futurelab/platform/query';
import { useSession } from '@futurelab/platform/session';
import { ErrorState, Skeleton, UserText } from '@futurelab/platform/ui';
import { rsvpMutation } from '../../queries/events';
import { membershipMutation } from '../../queries/groups';
import { placeOf } from '../../shared/event-place';
import { GroupCover } from '../../shared/group-cover/group-cover';
import { IntroductionForm } from './introduction-form';
import { JoinButton } from './join-button';
import styles from './welcome.module.css';

const SHOWN = 3;

/** What a new member can begin with here: a group, an event, and a hello. */
export const Welcome = () => (
  <>
    <Groups />
    <Events />
    <IntroductionForm />
  </>
);

function Groups() {
  const groups = useQuery(groupsQuery());
  const { data: mine } = useQuery(myGroupsQuery);
  if (groups.isLoadingError)
    return <ErrorState onRetry={() => void groups.refetch()} retrying={groups.isFetching} />;
  if (!groups.data) return <Skeleton lines={5} />;
  return (
    <section className={styles.list} aria-labelledby="onboarding-groups">
      <h3 id="onboarding-groups">Join a group</h3>
      <ul>
        {groups.data.items
          .filter(({ visibility, rulesRequired }) => visibility === 'public' && !rulesRequired)
          .slice(0, SHOWN)
          .map((group) => (
            <li key={group.id} className={styles.suggestion}>
              <div className={styles.square}>
                <GroupCover group={group} ratio="square" sizes="3rem" />
              </div>
              <div>
                <h4 dir="auto" className={styles.name}>
                  {group.name}
                </h4>
                <p className={styles.quiet}>
                  <UserText>{group.topic}</UserText> · {group.memberCount} members
                </p>
              </div>
              <JoinButton
                joined={mine?.some((membership) => membership.group.id === group.id) ?? false}
                text={{ join: 'Join', joined: 'Joined', about: group.name }}
                mutation={membershipMutation(group.slug)}
                join="enter"
                leave="leave"
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Events() {
  const { user } = useSession();
  const events = useQuery(upcomingEventsQuery);
  const { data: mine } = useQuery(myRsvpsQuery);
  const now = useNow(events.dataUpdatedAt);
  const timeZone = user?.timeZone ?? 'UTC';
  if (events.isLoadingError)
    return <ErrorState onRetry={() => void events.refetch()} retrying={events.isFetching} />;
  if (!events.data) return <Skeleton lines={5} />;
  return (
    <section className={styles.list} aria-labelledby="onboarding-events">
      <h3 id="onboarding-events">Go to an event</h3>
      <ul>
        {futureEvents(events.data.items, now)
          .filter(({ access }) => access === 'free' || user?.isHPCMember)
          .slice(0, SHOWN)
          .map((event) => (
            <li key={event.id} className={styles.suggestion}>
              <CalendarDate iso={event.startDate} timeZone={timeZone} />
              <div>
                <h4 dir="auto" className={styles.name}>
                  {event.title}
                </h4>
                <p className={styles.quiet}>
                  {shortDate(event.startDate, timeZone)}, {clockTime(event.startDate, timeZone)}{' '}
                  {zoneAbbreviation(event.startDate, timeZone)} · {placeOf(event)}
                </p>
              </div>
              <JoinButton
                joined={mine?.some(({ eventId }) => eventId === event.id) ?? false}
                text={{ join: 'RSVP', joined: 'Going', about: event.title }}
                mutation={rsvpMutation(event.slug)}
                join="going"
                leave="declined"
              />
            </li>
          ))}
      </ul>
    </section>
  );
}
