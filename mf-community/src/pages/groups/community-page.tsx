import { clockTime, longDate, pluralize, zoneAbbreviation } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { eventsQuery } from '@futurelab/platform/queries/events';
import { groupsQuery } from '@futurelab/platform/queries/groups';
import { memberHighlightQuery } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { Link } from '@futurelab/platform/router';
import { useSession, useTimeZone } from '@futurelab/platform/session';
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
import { PostList } from '../../features/discussions/post-list';
import { GroupCard } from '../../features/groups/group-card';
import { HighlightCard } from '../../features/members/highlight-card';
import { postsQuery } from '../../queries/posts';
import styles from './community-page.module.css';

const GROUPS_TO_TRY = 3;

export default function CommunityPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead
        title="Community"
        description="What FutureLab members are asking and working on, their next event, and their groups."
        path={paths.community}
      />
      <PageHeader
        size="display"
        eyebrow="Community"
        title={user ? 'What members are working on' : 'People working it out together'}
        lead={
          user
            ? 'The latest discussions, the next event, and a member to meet.'
            : 'Leaders, teachers, makers, and skeptics asking each other what to do with AI. Read along, and join when you have a question.'
        }
        actions={
          user ? (
            <LinkButton to={paths.discussions}>Browse discussions</LinkButton>
          ) : (
            <LinkButton to={paths.signIn(paths.community)}>Join the Community</LinkButton>
          )
        }
      />
      <div className={styles.columns}>
        <Latest />
        <div>
          <NextEvent />
          {user && <Highlight />}
        </div>
      </div>
      <GroupsToTry />
    </Container>
  );
}

function Latest() {
  const { user } = useSession();
  const timeZone = useTimeZone();
  const query = useQuery(postsQuery({ limit: 5 }));
  return (
    <Section
      title="Latest discussions"
      action={user ? <Link to={paths.discussions}>All discussions</Link> : undefined}
      lead={
        query.data?.total
          ? `${pluralize(query.data.total, 'discussion')} so far.`
          : query.isPending && '\u00a0'
      }
    >
      <QueryBoundary query={query} what="discussions" skeleton={<Skeleton lines={14} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No discussions yet"
              action={
                <LinkButton variant="secondary" to={paths.groups}>
                  Find a group
                </LinkButton>
              }
            >
              Discussions start in groups and at events.
            </EmptyState>
          ) : (
            <PostList posts={items} timeZone={timeZone ?? 'UTC'} heading="h3" />
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function NextEvent() {
  const timeZone = useTimeZone();
  const query = useQuery(eventsQuery({}, { limit: 1 }));
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
            </div>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}

function Highlight() {
  const query = useQuery(memberHighlightQuery);
  return (
    <Section title="Member to meet" action={<Link to={paths.members}>All members</Link>}>
      <QueryBoundary query={query} what="a member" skeleton={<Skeleton lines={4} />}>
        {(highlight) =>
          highlight ? (
            <HighlightCard highlight={highlight} />
          ) : (
            <p className={styles.quiet}>Join a group or course to see someone who shares your interests.</p>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function GroupsToTry() {
  const query = useQuery(groupsQuery());
  return (
    <Section title="Groups to try" action={<Link to={paths.groups}>All groups</Link>}>
      <QueryBoundary query={query} what="groups" skeleton={<Skeleton lines={8} />}>
        {({ items }) => {
          const fresh = items.filter(({ isMember }) => !isMember).slice(0, GROUPS_TO_TRY);
          return fresh.length === 0 ? (
            <p className={styles.quiet}>You’ve joined every group.</p>
          ) : (
            <div className={styles.groups}>
              {fresh.map((group) => (
                <GroupCard key={group.id} group={group} />
              ))}
            </div>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
