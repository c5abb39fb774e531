import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import type { PathOf, Schema } from '../api/operations';
import type { QueryMeta } from '../api/query-client';

export type CurrentUser = Schema<'CurrentUser'>;

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/**
 * The signed-in user. In a page the server rendered the answer is already there (null: signed out). When it
 * has to be asked for, a 401 is asked again fewer than three times, a second apart: a session that was made a
 * moment ago may not have reached every replica.
 */
export const sessionQuery = queryOptions<CurrentUser | null>({
  queryKey: ['/api/auth/user' satisfies PathOf<'GET'>],
  retry: (failures, error) => error instanceof ApiError && error.status === 401 && failures < RETRIES,
  retryDelay: RETRY_DELAY_MS,
  // Moderators may suspend them meanwhile.
  meta: { topics: ['me'] } satisfies QueryMeta,
});

export interface Session {
  user: CurrentUser | null;
  isAuthenticated: boolean;
  isLoading: boolean;
}

/** On a server nothing changes while a page is rendered, and many parts of it ask. */
const useSessionState =
  typeof window === 'undefined'
    ? () => useQueryClient().getQueryState(sessionQuery.queryKey)
    : () => useQuery(sessionQuery);

/** Who is signed in; unauthenticated when the user fetch has returned nothing. */
export function useSession(): Session {
  const { data, status = 'pending' } = useSessionState() ?? {};
  return { user: data ?? null, isAuthenticated: Boolean(data), isLoading: status === 'pending' };
}
