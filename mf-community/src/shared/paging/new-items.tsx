import type { ListQuery } from '@futurelab/platform/api';
import { replaceQueryData, useQuery, useQueryClient } from '@futurelab/platform/query';
import { Button } from '@futurelab/platform/ui';
import styles from './new-items.module.css';
import { pagesShownKey } from './use-pages';

/** The items that are new or have changed since `shown` was read. */
export function newSince<T extends { id: string }>(
  shown: readonly T[],
  now: readonly T[],
  timeOf: (item: T) => string,
): T[] {
  const known = new Map(shown.map((item) => [item.id, timeOf(item)]));
  const last = shown.at(-1);
  const oldest = last ? timeOf(last) : '';
  return now.filter((item) => timeOf(item) > (known.get(item.id) ?? oldest));
}

interface NewItemsProps<T> {
  list: ListQuery<T>;
  /** Its beginning as it is by now. */
  latest: ListQuery<T>;
  shown: readonly T[];
  /** What the list is ordered by, the latest first: ISO instants. */
  timeOf: (item: T) => string;
  label: (count: number) => string;
}

/** "3 new, show": what is being read moves only when its reader says so. */
export function NewItems<T extends { id: string }>({ list, latest, shown, timeOf, label }: NewItemsProps<T>) {
  const client = useQueryClient();
  const { data: first } = useQuery({ ...list, enabled: false });
  const { data: now } = useQuery({
    ...latest,
    initialData: first,
    initialDataUpdatedAt: () => client.getQueryState(list.queryKey)?.dataUpdatedAt,
  });
  const count = now ? newSince(shown, now.items, timeOf).length : 0;
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
          {label(count)}
        </Button>
      )}
    </div>
  );
}
