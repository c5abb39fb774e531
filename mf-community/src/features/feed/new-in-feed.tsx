import { replaceQueryData, useQuery, useQueryClient } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import { feedQuery, latestFeedQuery, type FeedItem } from '../../queries/feed';
import { pagesShownKey } from '../../shared/paging/use-pages';
import { newSince } from './feed-rows';
import styles from './feed.module.css';

/** "4 new, show": what is being read moves only when its reader says so. */
export function NewInFeed({ shown }: { shown: FeedItem[] }) {
  const client = useQueryClient();
  const list = feedQuery();
  const { data: first } = useQuery({ ...list, enabled: false });
  const { data: now } = useQuery({
    ...latestFeedQuery(),
    initialData: first,
    initialDataUpdatedAt: () => client.getQueryState(list.queryKey)?.dataUpdatedAt,
  });
  const count = now ? newSince(shown, now.items).length : 0;
  return (
    <div role="status" className={styles.fresh}>
      {count > 0 && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            replaceQueryData(client, list.queryKey, now);
            replaceQueryData(client, pagesShownKey(list), []);
          }}
        >
          {count} new, show
        </Button>
      )}
    </div>
  );
}
