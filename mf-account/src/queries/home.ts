import { ApiError, type ListPage } from '@futurelab/platform/api';
import {
  myRsvpsQuery,
  upcomingEventsQuery,
  type EventSummary,
  type Rsvp,
} from '@futurelab/platform/queries/events';
import { myGroupsQuery, type GroupMembership } from '@futurelab/platform/queries/groups';
import {
  learningPathsQuery,
  myEnrollmentsQuery,
  userPointsQuery,
  type Enrollment,
  type LearningPath,
  type UserPoints,
} from '@futurelab/platform/queries/learning';
import { memberHighlightQuery, type MemberHighlight } from '@futurelab/platform/queries/members';
import { useQueries } from '@futurelab/platform/query';
import { myActivityQuery, type Activity } from './activity';
import { discussionCountQuery } from './posts';

/** Everything the member home reads. */
export interface HomeData {
  points: UserPoints;
  enrollments: Enrollment[];
  paths: LearningPath[];
  rsvps: Rsvp[];
  groups: GroupMembership[];
  activity: Activity;
  events: ListPage<EventSummary>;
  discussions: ListPage<unknown>;
  highlight: MemberHighlight | null;
}

export const homeQueries = {
  points: userPointsQuery,
  enrollments: myEnrollmentsQuery,
  paths: learningPathsQuery,
  rsvps: myRsvpsQuery,
  groups: myGroupsQuery,
  activity: myActivityQuery,
  events: upcomingEventsQuery,
  discussions: discussionCountQuery,
  highlight: memberHighlightQuery,
};

/** Several reads seen as one: ready when all have come, failed as soon as one has failed. */
export type CombinedResult<Data> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void; retrying: boolean }
  | {
      state: 'ready';
      data: Data;
      /** When the oldest part of the data was read, in milliseconds. */
      readAt: number;
    };

const queriesOf = (names: (keyof HomeData)[]) =>
  names.map((name) => ({ ...homeQueries[name] }) as { queryKey: readonly unknown[] });

/** The named parts of the home's data. */
export function useHomeData<Name extends keyof HomeData>(
  ...names: Name[]
): CombinedResult<Pick<HomeData, Name>> {
  const results = useQueries({ queries: queriesOf(names) });
  // A read that failed and is asked for again is pending; what failed stays on the screen meanwhile.
  const failed = results.filter(({ isSuccess, errorUpdateCount }) => !isSuccess && errorUpdateCount > 0);
  if (failed.length > 0)
    return {
      state: 'failed',
      retry: () => failed.forEach(({ refetch }) => void refetch()),
      retrying: failed.some(({ isFetching }) => isFetching),
    };
  if (results.some(({ isPending }) => isPending)) return { state: 'loading' };
  return {
    state: 'ready',
    data: Object.fromEntries(names.map((name, index) => [name, results[index]?.data])) as Pick<
      HomeData,
      Name
    >,
    readAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}

interface HomeState {
  /** Something has not come for the first time. */
  isLoading: boolean;
  /** The server has said 401 to a read that needs a session. */
  isRefused: boolean;
}

export function useHomeState(): HomeState {
  return useQueries({
    queries: queriesOf(Object.keys(homeQueries) as (keyof HomeData)[]),
    combine: (results): HomeState => ({
      isLoading: results.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
      isRefused: results.some(({ error }) => error instanceof ApiError && error.status === 401),
    }),
  });
}
