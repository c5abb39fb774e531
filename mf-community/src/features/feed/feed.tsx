import { paths } from '@futurelab/platform/paths';
import { Link } from '@futurelab/platform/router';
import type { CurrentUser } from '@futurelab/platform/session';
import { QueryBoundary, Skeleton } from '@futurelab/platform/ui';
import { feedQuery, latestFeedQuery } from '../../queries/feed';
import { NewItems } from '../../shared/paging/new-items';
import { ShowMore } from '../../shared/paging/show-more';
import { usePages } from '../../shared/paging/use-pages';
import { FeedItemRow } from './feed-item';
import { dividersOf, rowsOf } from './feed-rows';
import styles from './feed.module.css';
import { Newcomers } from './newcomers';
import { useLastVisit } from './use-last-visit';

interface FeedProps {
  viewer: CurrentUser;
  heading: 'h2' | 'h3';
}

/** What happened in the community, the newest first. */
export function Feed({ viewer, heading }: FeedProps) {
  const pages = usePages((cursor) => feedQuery(cursor));
  const since = useLastVisit(viewer.id);
  return (
    <QueryBoundary query={pages} what="the feed" skeleton={<Skeleton lines={24} />}>
      {({ items }) => {
        const rows = rowsOf(items);
        const dividers = dividersOf(rows, since);
        return (
          <>
            <NewItems
              list={feedQuery()}
              latest={latestFeedQuery()}
              shown={items}
              timeOf={({ at }) => at}
              label={(count) => `${count} new, show`}
            />
            <ul className={styles.list}>
              {rows.map(({ key, items: [item, ...more] }, index) => (
                <li key={key} className={styles.row}>
                  {dividers.has(index) && <p className={styles.divider}>{dividers.get(index)}</p>}
                  {item.kind === 'newcomer' ? (
                    <Newcomers items={[item, ...more]} timeZone={viewer.timeZone} heading={heading} />
                  ) : (
                    <FeedItemRow item={item} viewer={viewer} heading={heading} />
                  )}
                </li>
              ))}
            </ul>
            <ShowMore pages={pages} what="activity" />
            {!pages.nextCursor && !pages.isFetching && !pages.error && <UpToDate />}
          </>
        );
      }}
    </QueryBoundary>
  );
}

const UpToDate = () => (
  <p className={styles.end}>
    You’re all caught up.{' '}
    <Link to={`${paths.discussions}?view=unanswered`}>Answer a question that has no answer yet</Link>
  </p>
);
