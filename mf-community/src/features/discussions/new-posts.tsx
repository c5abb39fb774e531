import { replaceQueryData, useQuery, useQueryClient } from '@futurelab/platform/query';
import { pluralize } from '@futurelab/platform/format';
import { Button } from '@futurelab/platform/ui';
import { latestPostsQuery, postsQuery, type PostFilters, type PostSummary } from '../../queries/posts';
import { pagesShownKey } from '../../shared/paging/use-pages';
import styles from './post-list.module.css';

/** The posts that are new or have changed since `shown` was read. */
export const newSince = (shown: PostSummary[], now: PostSummary[]): PostSummary[] => {
  const known = new Map(shown.map(({ id, lastActivityAt }) => [id, lastActivityAt]));
  const oldest = shown.at(-1)?.lastActivityAt ?? '';
  return now.filter(({ id, lastActivityAt }) => lastActivityAt > (known.get(id) ?? oldest));
};

/** "3 new, show": what is being read moves only when its reader says so. */
export function NewPosts({ filters, shown }: { filters: PostFilters; shown: PostSummary[] }) {
  const client = useQueryClient();
  const list = postsQuery(filters);
  const { data: first } = useQuery({ ...list, enabled: false });
  const { data: now } = useQuery({
    ...latestPostsQuery(filters),
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
          {pluralize(count, 'new discussion', 'new discussions')}, show
        </Button>
      )}
    </div>
  );
}
