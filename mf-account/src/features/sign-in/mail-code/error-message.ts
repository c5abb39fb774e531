import { ApiError } from '@futurelab/platform/api';
import { fieldError } from '@futurelab/platform/components/field-error';

/** What went wrong, for beside the field; undefined when nothing did. */
export function errorMessage(error: unknown, field: 'email' | 'code'): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return 'The connection dropped. Try again.';
  return fieldError(error, field) ?? 'That didn’t work on our side. Try again.';
}
