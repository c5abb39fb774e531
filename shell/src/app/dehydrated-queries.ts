import { ApiError } from '@futurelab/platform/api';
import type { DehydratedState } from '@futurelab/platform/query';

/** Errors as JSON and back, so that a page whose read failed on the server hydrates into the same message. */
interface PlainError {
  status: number;
  body: string;
}

export function flattenErrors(state: DehydratedState): DehydratedState {
  for (const query of state.queries) {
    const { error } = query.state;
    if (error instanceof ApiError)
      query.state.error = { status: error.status, body: error.body } satisfies PlainError as never;
    query.state.fetchFailureReason = null;
  }
  return state;
}

export function reviveErrors(state: DehydratedState): DehydratedState {
  for (const query of state.queries) {
    const plain = query.state.error as unknown as PlainError | null;
    if (plain) query.state.error = new ApiError(plain.status, plain.body);
  }
  return state;
}
