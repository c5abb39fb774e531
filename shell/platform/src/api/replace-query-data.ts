import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Sets what a query shows, and cancels a read of it that is on its way: the answer would be of before, and undo the change.
 * A query that was being read counts as stale: call `refetchIfStale` once the change is settled, unless everything is read
 * again then. An updater that returns undefined changes nothing.
 */
export function replaceQueryData<Key extends QueryKey, Data = InferDataFromTag<unknown, Key>>(
  client: QueryClient,
  queryKey: Key,
  change: Updater<NoInfer<Data> | undefined, NoInfer<Data> | undefined>,
): void {
  const before = client.getQueryState<Data>(queryKey);
  const data =
    typeof change === 'function'
      ? (change as (now: Data | undefined) => Data | undefined)(before?.data)
      : change;
  if (data === undefined) return;
  const wasRead = before !== undefined && before.fetchStatus !== 'idle';
  const filters = { queryKey, exact: true };
  void client.cancelQueries(filters);
  client.setQueryData<unknown>(queryKey, data);
  if (wasRead) void client.invalidateQueries({ ...filters, refetchType: 'none' });
}

/** Reads a query again whose last read was cancelled, if a page shows it. */
export const refetchIfStale = (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  client.refetchQueries({ queryKey, exact: true, type: 'active', stale: true });
