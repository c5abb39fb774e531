import type { ListQuery } from '@futurelab/platform/api';
import {
  replaceQueryData,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@futurelab/platform/query';

export interface Pages<T> {
  /** All pages shown so far, joined; undefined until the first is here. */
  data: { items: T[]; total: number | null } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  /** Asks for the next page; undefined when there is none. */
  showMore: (() => void) | undefined;
}

/** Pages whose next one has an address, too. */
export interface AddressedPages<T> extends Pages<T> {
  /** Where the next page begins; null when there is none. */
  nextCursor: string | null;
  /** When the first page was read, in milliseconds since 1970; 0 before. */
  readAt: number;
}

/** Where it is stored which further pages of a list are shown. */
export const pagesShownKey = ({ queryKey }: { queryKey: QueryKey }) => ['pages shown', ...queryKey];

/**
 * A list by cursor: the first page, and as many more as have been asked for. How many is stored with the responses,
 * so that going back finds the list as long as it was.
 */
export function usePages<T>(queryOf: (cursor?: string) => ListQuery<T>): AddressedPages<T> {
  const client = useQueryClient();
  const shown = { queryKey: pagesShownKey(queryOf()) };
  const { data: cursors = [] } = useQuery<string[]>({ ...shown, enabled: false, initialData: [] });
  const pages = useQueries({
    queries: [queryOf(), ...cursors.map((cursor) => queryOf(cursor))],
  });
  const loaded = pages.flatMap(({ data }) => (data ? [data] : []));
  const failed = pages.find(({ error }) => error);
  const nextCursor = loaded.length === pages.length ? loaded.at(-1)?.nextCursor : null;
  return {
    data: loaded[0] && { items: loaded.flatMap(({ items }) => items), total: loaded[0].total },
    error: failed?.error ?? null,
    isFetching: pages.some(({ isFetching }) => isFetching),
    refetch: () => failed?.refetch(),
    showMore: nextCursor
      ? () => replaceQueryData(client, shown.queryKey, [...cursors, nextCursor])
      : undefined,
    nextCursor: nextCursor ?? null,
    readAt: pages[0]?.dataUpdatedAt ?? 0,
  };
}
