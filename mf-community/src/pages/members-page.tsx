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
import { MemberSearch } from '../features/members/member-search';
import { MemberTile } from '../features/members/member-tile';
import { readQuery } from '../features/members/read-query';
import { membersQuery } from '../queries/members';
import { usePages } from '../queries/use-pages';
import { ShowMore } from '../states/show-more';
import styles from './members-page.module.css';

export default function MembersPage() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const q = user ? readQuery(params) : '';
  const pages = usePages((cursor) => membersQuery(q, cursor));
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
      {user && <MemberSearch label="Search members" q={q} />}
      <QueryBoundary query={pages} what="members" skeleton={<MembersSkeleton />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <div className={styles.end}>
              <EmptyState
                title={q ? `Nobody matches “${q}”` : 'Nobody is here yet'}
                action={
                  <LinkButton variant="secondary" to={q ? paths.members : paths.community}>
                    {q ? 'Show everybody' : 'Go to the community'}
                  </LinkButton>
                }
              >
                {q
                  ? 'Try one word of it, or a skill instead of a name.'
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
