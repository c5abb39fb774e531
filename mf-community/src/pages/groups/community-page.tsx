import { Tabs } from '@futurelab/platform/components/tabs';
import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { groupsQuery } from '@futurelab/platform/queries/groups';
import { memberHighlightQuery } from '@futurelab/platform/queries/members';
import { useQuery } from '@futurelab/platform/query';
import { Link, useSearchParams } from '@futurelab/platform/router';
import { useSession, useTimeZone, type CurrentUser } from '@futurelab/platform/session';
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
import { ComposerLine } from '../../features/feed/composer-line';
import { Feed } from '../../features/feed/feed';
import { GroupCard } from '../../features/groups/group-card';
import { HighlightCard } from '../../features/members/highlight-card';
import { NewMembers } from '../../features/new-members/new-members';
import { NextEvent } from '../../features/next-event/next-event';
import { postsQuery } from '../../queries/posts';
import { COMMUNITY_TABS, readCommunityTab } from '../../shared/community-tabs';
import { ShowMore } from '../../shared/paging/show-more';
import { usePages } from '../../shared/paging/use-pages';
import styles from './community-page.module.css';

const LATEST = { limit: 5 };
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
      {user ? <MemberCommunity viewer={user} /> : <VisitorCommunity />}
    </Container>
  );
}

const VisitorCommunity = () => (
  <>
    <PageHeader
      size="display"
      eyebrow="Community"
      title="People working it out together"
      lead="Leaders, teachers, makers, and skeptics asking each other what to do with AI. Read along, and join when you have a question."
      actions={<LinkButton to={paths.signIn(paths.community)}>Join the Community</LinkButton>}
    />
    <div className={styles.columns}>
      <Latest />
      <div>
        <NextEvent />
      </div>
    </div>
    <GroupsToTry />
  </>
);

function MemberCommunity({ viewer }: { viewer: CurrentUser }) {
  const [params] = useSearchParams();
  const tab = readCommunityTab(params);
  return (
    <div className={styles.member}>
      <PageHeader title="Community" />
      <Tabs
        label="Community views"
        tabs={COMMUNITY_TABS.map(({ value, label }) => ({
          label,
          to: value === 'feed' ? paths.community : `${paths.community}?tab=${value}`,
          current: value === tab,
        }))}
      />
      <div className={styles.parts}>
        <div className={styles.main}>
          {tab === 'feed' && (
            <>
              <ComposerLine viewer={viewer} />
              <Feed viewer={viewer} heading="h2" />
            </>
          )}
          {tab === 'unanswered' && <Unanswered timeZone={viewer.timeZone} />}
          {tab === 'new-members' && <NewMembers viewer={viewer} />}
        </div>
        <div className={styles.rail}>
          <p>
            <Link to={paths.discussions}>Browse discussions</Link>
          </p>
          <NextEvent />
          <Highlight />
          <GroupsToTry />
        </div>
      </div>
    </div>
  );
}

function Unanswered({ timeZone }: { timeZone: string }) {
  const pages = usePages((cursor) => postsQuery({ view: 'unanswered', cursor }));
  return (
    <QueryBoundary query={pages} what="questions" skeleton={<Skeleton lines={16} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title="No unanswered questions"
            action={
              <LinkButton variant="secondary" to={paths.discussions}>
                Browse discussions
              </LinkButton>
            }
          >
            Questions stay here until their author accepts a reply.
          </EmptyState>
        ) : (
          <>
            <PostList posts={items} timeZone={timeZone} />
            <ShowMore pages={pages} what="questions" />
          </>
        )
      }
    </QueryBoundary>
  );
}

function Latest() {
  const timeZone = useTimeZone();
  const query = useQuery(postsQuery(LATEST));
  return (
    <Section
      title="Latest discussions"
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
