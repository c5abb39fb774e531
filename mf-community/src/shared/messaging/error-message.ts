import { ApiError } from '@futurelab/platform/api';

/** Why something could not be done, and that it can be tried again. */
export const errorMessage = (error: Error): string =>
  (error instanceof ApiError && error.status < 500 && error.explanation) ||
  'Check your connection and try again.';
