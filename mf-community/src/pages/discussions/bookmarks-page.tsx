import { Tabs } from '@futurelab/platform/components/tabs';
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
import { BookmarkRow } from '../../shared/bookmarks/bookmark-row';
import styles from '../../shared/bookmarks/bookmarks.module.css';
import { bookmarksQuery } from '../../queries/bookmarks';
import { ShowMore } from '../../shared/paging/show-more';
import { usePages } from '../../shared/paging/use-pages';

const PATH = '/bookmarks';

/** What a member bookmarked, the latest first. */
export default function BookmarksPage() {
  const [searchParams] = useSearchParams();
  const withReminder = searchParams.has('reminder');
  const pages = usePages((cursor) => bookmarksQuery(withReminder, cursor));
  const timeZone = useSession().user?.timeZone ?? 'UTC';
  return (
    <Container>
      <PageHead title="Bookmarks" path={PATH} unlisted />
      <PageHeader title="Bookmarks" lead="Discussions and replies you saved. Only you can see this list." />
      <Tabs
        label="Which bookmarks"
        className={styles.filters}
        tabs={[
          { label: 'All', to: PATH, current: !withReminder },
          { label: 'With a reminder', to: `${PATH}?reminder`, current: withReminder },
        ]}
      />
      <QueryBoundary
        query={{ ...pages, error: pages.data ? null : pages.error }}
        what="your bookmarks"
        skeleton={<Skeleton lines={8} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={withReminder ? 'No reminders' : 'No bookmarks yet'}
              action={<LinkButton to={paths.discussions}>See the discussions</LinkButton>}
            >
              {withReminder
                ? 'Choose Remind me beside a bookmark, and it appears here until the day comes.'
                : 'Choose Bookmark under a discussion or a reply, and it appears here.'}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {items.map((bookmark) => (
                  <BookmarkRow key={bookmark.id} bookmark={bookmark} timeZone={timeZone} />
                ))}
              </ul>
              <ShowMore pages={pages} what="bookmarks" />
            </>
          )
        }
      </QueryBoundary>
    </Container>
  );
}
