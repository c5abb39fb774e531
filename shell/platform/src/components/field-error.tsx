import { ApiError } from '@futurelab/platform/api';

/** What the api found wrong with a field; undefined when it did not mind the field. */
export const fieldError = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError ? error.details[field]?.join(' ') : undefined;
