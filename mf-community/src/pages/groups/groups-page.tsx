import { paths } from '@futurelab/platform/paths';
import { groupsQuery } from '@futurelab/platform/queries/groups';
import {
  Card,
  Container,
  EmptyState,
  LinkButton,
  PageHead,
  PageHeader,
  QueryBoundary,
  Skeleton,
} from '@futurelab/platform/ui';
import { useSession } from '@futurelab/platform/session';
import { useSearchParams } from '@futurelab/platform/router';
import { GroupFilterForm } from '../../features/group-list/group-filters';
import { readGroupFilters } from '../../features/group-list/read-filters';
import { GroupCard } from '../../features/groups/group-card';
import { usePages } from '../../shared/paging/use-pages';
import { ShowMore } from '../../shared/paging/show-more';
import styles from './groups-page.module.css';

export default function GroupsPage() {
  const { isAuthenticated, isLoading } = useSession();
  const [params] = useSearchParams();
  const { mine, ...others } = readGroupFilters(params);
  // Visitors have none of their own.
  const filters = { ...others, ...(mine && isAuthenticated && { mine }) };
  const hasFilters = Object.keys(filters).length > 0;
  const pages = usePages((cursor) => groupsQuery(filters, cursor));
  return (
    <Container>
      <PageHead
        title="Interest groups"
        description="Small groups around one question each: teaching with AI, staying present, leading a team through change."
        path={paths.groups}
      />
      <PageHeader
        eyebrow="Community"
        title="Interest groups"
        lead="Small groups around one question."
        actions={
          isAuthenticated ? (
            <LinkButton variant="secondary" to={paths.newGroup}>
              Start a group
            </LinkButton>
          ) : isLoading ? undefined : (
            <LinkButton to={paths.signIn(paths.groups)}>Sign in to join a group</LinkButton>
          )
        }
      />
      <GroupFilterForm filters={filters} signedIn={isAuthenticated} />
      <QueryBoundary query={pages} what="groups" skeleton={<GroupsSkeleton />}>
        {({ items }) =>
          items.length === 0 && hasFilters ? (
            <EmptyState
              title="No matching groups"
              action={<LinkButton to={paths.groups}>See all groups</LinkButton>}
            >
              Try fewer filters{isAuthenticated ? ', or start a new group' : ''}.
            </EmptyState>
          ) : items.length === 0 ? (
            <EmptyState
              title="No groups yet"
              action={<LinkButton to={paths.events}>See upcoming events</LinkButton>}
            >
              Groups appear here when they open.
            </EmptyState>
          ) : (
            <>
              <div className={styles.grid}>
                {items.map((group) => (
                  <GroupCard key={group.id} group={group} heading="h2" />
                ))}
              </div>
              <ShowMore pages={pages} what="groups" />
            </>
          )
        }
      </QueryBoundary>
    </Container>
  );
}

const GroupsSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 6 }, (_, index) => (
      <Card key={index} tone="plain" cover={<Skeleton shape="block" />}>
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </Card>
    ))}
  </div>
);
