import {
  infiniteQueryOptions,
  queryOptions,
  type GetNextPageParamFunction,
  type InfiniteData,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { urlOf, type Args, type ListPath, type PathOf, type ResponseOf } from './operations';
import type { ListPage, QueryMeta } from './query-client';

/** Query options for one read: `apiQuery('/api/courses/{id}', { path: { id } })`. */
export const apiQuery = <P extends PathOf<'GET'>>(path: P, ...[request]: Args<'GET', P>) =>
  queryOptions<ResponseOf<'GET', P>>({ queryKey: [urlOf(path, request)] });

type PageOf<P extends ListPath> = ListPage<ResponseOf<'GET', P> extends (infer Item)[] ? Item : never>;
export type ListQuery<T> = UseQueryOptions<ListPage<T>>;

/** A list, page after page. */
export interface PagesQuery<T> {
  queryKey: QueryKey;
  meta?: QueryMeta;
  initialPageParam: string;
  getNextPageParam: GetNextPageParamFunction<string, ListPage<T>>;
}

const meta = { shape: 'list' } satisfies QueryMeta;

/** Query options for one page of a list, with its total and the next page's cursor. */
export const apiListQuery = <P extends ListPath>(path: P, ...[request]: Args<'GET', P>) =>
  queryOptions<PageOf<P>>({ queryKey: [urlOf(path, request), { shape: 'list' }], meta });

/** Infinite query options for a list, page after page. */
export const apiPagesQuery = <P extends ListPath>(path: P, ...[request]: Args<'GET', P>) =>
  infiniteQueryOptions<PageOf<P>, Error, InfiniteData<PageOf<P>>, QueryKey, string>({
    queryKey: [urlOf(path, request), { shape: 'pages' }],
    meta,
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
