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
  'EAI_AGAIN', // the name server did not answer
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

/** What PostgreSQL or the way to it said. */
export function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const candidate = error as DriverError & { errors?: unknown[] };
  // Node reports a refused "localhost" as one AggregateError over both address families.
  if (candidate.driverError) return driverErrorOf(candidate.driverError);
  if (!candidate.code && Array.isArray(candidate.errors)) return driverErrorOf(candidate.errors[0]);
  return { code: candidate.code, constraint: candidate.constraint, message: candidate.message };
}
