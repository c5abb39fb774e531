import { ApiError } from './errors.js';

interface DriverError {
  code?: string;
  constraint?: string;
  message?: string;
  driverError?: DriverError;
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '53300', // too many connections
  '55P03', // lock not available
  '57014', // statement timeout
  '57P01', // administrator shut it down
  '57P02',
  '57P03', // starting up
]);

const LOST_CONNECTION =
  /^(connection terminated|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|client was closed|database .* is not currently accepting connections)/i;

/** The name of the unique, check or foreign-key constraint that refused a write, else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = driverErrorOf(error);
  return cause.code?.startsWith('23') ? cause.constraint : undefined;
}

/** Whether the database could not be reached, or could not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = driverErrorOf(error);
  return UNREACHABLE.has(code) || code.startsWith('08') || LOST_CONNECTION.test(message);
}

/** What a database error means for a client, where it is not simply our mistake. */
export function apiErrorFromDatabase(error: unknown): ApiError | undefined {
  if (isDatabaseAway(error)) {
    return new ApiError(
      503,
      'temporarily_unavailable',
      'We cannot reach our data right now. Please try again in a moment.',
    );
  }
  const { code = '' } = driverErrorOf(error);
  if (code.startsWith('22')) return new ApiError(400, 'invalid_input', 'Some of this could not be accepted.');
  if (code === '23505') return new ApiError(409, 'conflict', 'This already exists.');
  if (code === '40001' || code === '40P01') {
    return new ApiError(409, 'conflict', 'Somebody changed this at the same moment. Please try again.');
  }
  return undefined;
}

/**
 * The error to tell somebody of, for pages that show it in their own way.
 * @throws what nobody foresaw, as it came
 */
export function understood(error: unknown): ApiError {
  const known = error instanceof ApiError ? error : apiErrorFromDatabase(error);
  if (known) return known;
  throw error;
}

function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const candidate = error as DriverError & { errors?: unknown[] };
  // Node reports a refused "localhost" as one AggregateError over both address families.
  if (candidate.driverError) return driverErrorOf(candidate.driverError);
  if (!candidate.code && Array.isArray(candidate.errors)) return driverErrorOf(candidate.errors[0]);
  return { code: candidate.code, constraint: candidate.constraint, message: candidate.message };
}
