import { pluralize } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import { useSearchParams } from '@futurelab/platform/router';
import { useSession } from '@futurelab/platform/session';
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
import { DirectoryFilters } from '../../features/members/directory-filters';
import { MemberTile } from '../../features/members/member-tile';
import { hasFilters, readFilters } from '../../features/members/read-filters';
import { membersQuery, type MemberFilters } from '../../queries/members';
import { usePages } from '../../paging/use-pages';
import { ShowMore } from '../../paging/show-more';
import styles from './members-page.module.css';

export default function MembersPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const filters = user ? readFilters(params) : {};
  const narrowed = hasFilters(filters);
  const pages = usePages((cursor) => membersQuery(filters, cursor));
  return (
    <Container>
      <PageHead
        title="Members"
        description="Who is in the FutureLab community: what they do, where they are, and what they can help with."
        path={paths.members}
        within={[{ title: 'Community', path: paths.community }]}
      />
      <PageHeader
        eyebrow="Community"
        title="Members"
        lead={
          user
            ? 'Look for a name, a role, a place or a skill.'
            : 'What members do and where they are. Names and profiles are for members.'
        }
        actions={
          user ? undefined : (
            <LinkButton to={paths.signIn(paths.members)}>Sign in to see who they are</LinkButton>
          )
        }
      />
      {user && <DirectoryFilters filters={filters} />}
      <QueryBoundary query={pages} what="members" skeleton={<MembersSkeleton />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <div className={styles.end}>
              <EmptyState
                title={emptyTitle(filters)}
                action={
                  <LinkButton variant="secondary" to={narrowed ? paths.members : paths.community}>
                    {narrowed ? 'Show everybody' : 'Go to the community'}
                  </LinkButton>
                }
              >
                {narrowed
                  ? 'Try one word of it, or leave out a filter.'
                  : 'Members appear here when they join.'}
              </EmptyState>
            </div>
          ) : (
            <>
              {total !== null && (
                <p className={styles.count} role="status">
                  {pluralize(total, 'member')}
                </p>
              )}
              <ul className={styles.grid}>
                {items.map((member, index) => (
                  <MemberTile key={member.id ?? index} member={member} timeZone={user?.timeZone ?? 'UTC'} />
                ))}
              </ul>
              {user && <ShowMore pages={pages} what="members" />}
            </>
          )
        }
      </QueryBoundary>
    </Container>
  );
}

function emptyTitle(filters: MemberFilters): string {
  if (filters.q) return `Nobody matches “${filters.q}”`;
  return hasFilters(filters) ? 'Nobody matches these filters' : 'Nobody is here yet';
}

const MembersSkeleton = () => (
  <div className={styles.grid}>
    {Array.from({ length: 9 }, (_, index) => (
      <Card key={index} tone="ruled">
        <Skeleton shape="title" />
        <Skeleton lines={3} />
      </Card>
    ))}
  </div>
);
