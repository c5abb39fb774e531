import { driverErrorOf, isDatabaseUnavailable } from './driver-errors.js';
import { ApiError } from '../errors/errors.js';

/** The response to a database error; undefined when it is a bug of ours. */
export function apiErrorFromDatabase(error: unknown): ApiError | undefined {
  if (isDatabaseUnavailable(error)) {
    return new ApiError(
      503,
      'temporarily_unavailable',
      'We can’t reach our database right now. Please try again in a moment.',
    );
  }
  const { code = '' } = driverErrorOf(error);
  if (code.startsWith('22')) return new ApiError(400, 'invalid_input', 'Some of this isn’t valid.');
  if (code === '23505') return new ApiError(409, 'conflict', 'This already exists.');
  if (code === '40001' || code === '40P01') {
    return new ApiError(409, 'conflict', 'Someone else changed this at the same time. Please try again.');
  }
  return undefined;
}

/**
 * For pages that show errors in their own way.
 * @throws unexpected errors, unchanged
 */
export function toApiError(error: unknown): ApiError {
  const known = error instanceof ApiError ? error : apiErrorFromDatabase(error);
  if (known) return known;
  throw error;
}
