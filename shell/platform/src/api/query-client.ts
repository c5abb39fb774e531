import { QueryClient, type QueryFunction, type QueryKey } from '@tanstack/react-query';
import { browserTransport, send, type Transport } from './client';

/** What a list endpoint answers: the page's items, the count of all of them and the cursor of the next page. */
export interface ListPage<T> {
  items: T[];
  total: number | null;
  nextCursor: string | null;
}

export interface QueryMeta extends Record<string, unknown> {
  /** `list` adds the counts from the answer's headers. */
  shape?: 'list';
  /** What the query shows, see `liveQuery`. */
  topics?: string[];
}

/** The path a query key stands for: its text segments joined with slashes. */
export const pathOf = (key: QueryKey): string => key.filter((part) => typeof part === 'string').join('/');

const nextCursor = (link: string | null): string | null => {
  const url = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];
  return url ? new URL(url, 'http://localhost').searchParams.get('cursor') : null;
};

/** Reads the path its key spells. */
function defaultQueryFn(transport: Transport): QueryFunction {
  return async ({ queryKey, signal, meta, pageParam }) => {
    const path = pathOf(queryKey);
    const cursor = typeof pageParam === 'string' && pageParam !== '' ? pageParam : undefined;
    const url = cursor
      ? `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
      : path;
    const response = await send('GET', url, { transport, signal });
    const data: unknown = await response.json();
    if ((meta as QueryMeta | undefined)?.shape !== 'list') return data;
    const total = response.headers.get('x-total-count');
    return {
      items: data,
      total: total === null ? null : Number(total),
      nextCursor: nextCursor(response.headers.get('link')),
    };
  };
}

/**
 * The product's query client: data is never stale, never polled, never refetched on focus, never retried. Without a network
 * a request is made all the same: the service worker may have an answer, and a failure is shown at once.
 */
export function createQueryClient(transport: Transport = browserTransport): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultQueryFn(transport),
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        refetchOnReconnect: false,
        retry: false,
        retryOnMount: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
