import { ApiError } from '@futurelab/platform/api';
import { fieldError } from '@futurelab/platform/components/field-error';

/** What went wrong, for beside the field; undefined when nothing did. */
export function errorMessage(error: unknown, field: 'email' | 'code'): string | undefined {
  if (!error) return undefined;
  if (!(error instanceof ApiError)) return 'The connection dropped. What you typed is still here; try again.';
  return (
    fieldError(error, field) ?? 'That did not work on our side. What you typed is still here; try again.'
  );
}
