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
import { MemberNumbers } from '../../features/members/member-numbers';
import { MemberTile } from '../../features/members/member-tile';
import { hasFilters, readFilters } from '../../features/members/read-filters';
import { membersQuery, type MemberFilters } from '../../queries/members';
import { usePages } from '../../shared/paging/use-pages';
import { ShowMore } from '../../shared/paging/show-more';
import styles from './members-page.module.css';

export default function MembersPage() {
  const { user } = useSession();
  return (
    <Container>
      <PageHead
        title="Members"
        description="The FutureLab community in numbers: how many members we have, where they live, and what they do."
        path={paths.members}
        within={[{ title: 'Community', path: paths.community }]}
      />
      <PageHeader
        eyebrow="Community"
        title="Members"
        lead={
          user
            ? 'Find people by name, role, location, or skill.'
            : 'What members do, where they live, and some of them by name.'
        }
      />
      {user ? <Directory timeZone={user.timeZone} /> : <MemberNumbers />}
    </Container>
  );
}

function Directory({ timeZone }: { timeZone: string }) {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const narrowed = hasFilters(filters);
  const pages = usePages((cursor) => membersQuery(filters, cursor));
  return (
    <>
      <DirectoryFilters filters={filters} />
      <QueryBoundary query={pages} what="members" skeleton={<MembersSkeleton />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <div className={styles.end}>
              <EmptyState
                title={emptyTitle(filters)}
                action={
                  <LinkButton variant="secondary" to={narrowed ? paths.members : paths.community}>
                    {narrowed ? 'Show all members' : 'Go to the community'}
                  </LinkButton>
                }
              >
                {narrowed ? 'Try fewer keywords or filters.' : 'Members appear here when they join.'}
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
                {items.map((member) => (
                  <MemberTile key={member.id} member={member} timeZone={timeZone} />
                ))}
              </ul>
              <ShowMore pages={pages} what="members" />
            </>
          )
        }
      </QueryBoundary>
    </>
  );
}

function emptyTitle(filters: MemberFilters): string {
  if (filters.q) return `No members match “${filters.q}”`;
  return hasFilters(filters) ? 'No matching members' : 'No members yet';
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
