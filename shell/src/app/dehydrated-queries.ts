import { ApiError } from '@futurelab/platform/api';
import { hashKey, type DehydratedState } from '@futurelab/platform/query';

type DehydratedQuery = DehydratedState['queries'][number];

/** Errors as JSON and back, so that a page whose read failed on the server hydrates into the same message. */
interface PlainError {
  status: number;
  body: string;
}

/** What is true of nearly every query of a page, and is left out of the document. */
const READ_ONCE: Partial<DehydratedQuery['state']> = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
};

/** A query as the document holds it. */
export type PlainQuery = Pick<DehydratedQuery, 'queryKey' | 'meta' | 'queryType'> & {
  state: Partial<DehydratedQuery['state']>;
};

export const flattenQueries = ({ queries }: DehydratedState): PlainQuery[] =>
  queries.map(({ queryKey, meta, queryType, state }) => {
    const { error } = state;
    const plain =
      error instanceof ApiError
        ? ({ status: error.status, body: error.body } satisfies PlainError as never)
        : error;
    const facts = Object.entries({ ...state, error: plain, fetchFailureReason: null });
    const own = facts.filter(([name, value]) => value !== READ_ONCE[name as keyof typeof READ_ONCE]);
    return {
      queryKey,
      state: Object.fromEntries(own),
      ...(meta && { meta }),
      ...(queryType && { queryType }),
    };
  });

export const reviveQueries = (queries: PlainQuery[]): DehydratedState => ({
  mutations: [],
  queries: queries.map((query) => {
    const state = { ...READ_ONCE, ...query.state } as DehydratedQuery['state'];
    const plain = state.error as unknown as PlainError | null;
    if (plain) state.error = new ApiError(plain.status, plain.body);
    return { ...query, state, queryHash: hashKey(query.queryKey), dehydratedAt: state.dataUpdatedAt };
  }),
});
