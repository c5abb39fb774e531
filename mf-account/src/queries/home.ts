import { ApiError } from '@futurelab/platform/api';
import { myRsvpsQuery, upcomingEventsQuery } from '@futurelab/platform/queries/events';
import { myGroupsQuery } from '@futurelab/platform/queries/groups';
import { myActivityQuery, myEnrollmentsQuery, userPointsQuery } from '@futurelab/platform/queries/learning';
import { useQueries } from '@futurelab/platform/query';

/** What the upper part of the home reads, its fragments’ included, so that it appears at once; below, they read more. */
export const homeQueries: { queryKey: readonly unknown[] }[] = [
  userPointsQuery,
  myActivityQuery,
  myEnrollmentsQuery,
  myRsvpsQuery,
  myGroupsQuery,
  upcomingEventsQuery,
];

interface HomeState {
  /** Something has not come for the first time. */
  isLoading: boolean;
  /** The server has said 401 to a read that needs a session. */
  isRefused: boolean;
}

export function useHomeState(): HomeState {
  return useQueries({
    queries: homeQueries,
    combine: (results): HomeState => ({
      isLoading: results.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
      isRefused: results.some(({ error }) => error instanceof ApiError && error.status === 401),
    }),
  });
}
