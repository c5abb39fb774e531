import { paths } from '@futurelab/platform/paths';
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
import { PostList } from '../features/discussions/post-list';
import { KIND_FILTERS, readKind } from '../features/discussions/post-labels';
import { postsQuery } from '../queries/posts';
import { usePages } from '../queries/use-pages';
import { ShowMore } from '../states/show-more';
import { Tabs } from '../tabs';
import styles from './discussions-page.module.css';

export default function DiscussionsPage() {
  const [params] = useSearchParams();
  const kind = readKind(params);
  const { user } = useSession();
  const pages = usePages((cursor) => postsQuery({ kind, cursor }));
  return (
    <Container>
      <PageHead title="Discussions" path={paths.discussions} unlisted />
      <PageHeader
        eyebrow="Community"
        title="Discussions"
        lead="What members are asking and working out, the latest activity first."
      />
      <Tabs
        label="Kind of discussion"
        tabs={KIND_FILTERS.map(([value, label]) => ({
          label,
          to: value ? `${paths.discussions}?kind=${value}` : paths.discussions,
          current: value === kind,
        }))}
      />
      <div className={styles.body}>
        <QueryBoundary query={pages} what="discussions" skeleton={<Skeleton lines={16} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState
                title={kind ? 'Nothing of this kind yet' : 'Nobody has written yet'}
                action={
                  kind ? (
                    <LinkButton variant="secondary" to={paths.discussions}>
                      Show every discussion
                    </LinkButton>
                  ) : (
                    <LinkButton to={paths.groups}>Find a group</LinkButton>
                  )
                }
              >
                {kind ? 'The others are all still there.' : 'Conversations begin in groups and at events.'}
              </EmptyState>
            ) : (
              <>
                <PostList posts={items} timeZone={user?.timeZone ?? 'UTC'} />
                <ShowMore pages={pages} what="discussions" />
              </>
            )
          }
        </QueryBoundary>
      </div>
    </Container>
  );
}
