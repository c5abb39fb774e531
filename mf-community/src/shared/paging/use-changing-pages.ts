import type { ListPage, ListQuery, PagesQuery } from '@futurelab/platform/api';
import { useInfiniteQuery, useQueryClient, type QueryKey } from '@futurelab/platform/query';
import type { Pages } from './use-pages';

/**
 * A list that grows at its beginning while it is looked at: read again, its pages follow one another without a gap.
 * @param first its first page, as it was fetched for the first paint
 */
export function useChangingPages<T>(
  first: ListQuery<T>,
  query: PagesQuery<T>,
): Pages<T> & { isAppending: boolean } {
  const known = useQueryClient().getQueryState<ListPage<T>>(first.queryKey as QueryKey);
  const firstPage = known?.isInvalidated ? undefined : known?.data;
  const pages = useInfiniteQuery({
    ...query,
    ...(firstPage && { initialData: { pages: [firstPage], pageParams: [''] } }),
  });
  const { data, error, isFetching, hasNextPage } = pages;
  return {
    data: data && { items: data.pages.flatMap(({ items }) => items), total: data.pages[0]!.total },
    error,
    isFetching,
    isAppending: pages.isFetchingNextPage,
    refetch: pages.refetch,
    showMore: hasNextPage ? () => void pages.fetchNextPage() : undefined,
  };
}
