/** Server state: the part of TanStack Query that the product uses, shared by the shell and every section. */
export {
  dehydrate,
  hashKey,
  HydrationBoundary,
  hydrate,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { DehydratedState, QueryKey, UseMutationOptions } from '@tanstack/react-query';
export { createQueryClient } from './api/query-client';
export { refetchIfStale, replaceQueryData } from './api/replace-query-data';
