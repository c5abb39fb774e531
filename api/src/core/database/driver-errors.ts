interface DriverError {
  code?: string;
  constraint?: string;
  message?: string;
  driverError?: DriverError;
}

/** Prefixes of Node.js and PostgreSQL error codes that mean: temporarily unavailable. */
const UNAVAILABLE_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN', // the name server did not answer
  'EHOSTUNREACH',
  'ENETUNREACH',
  '08', // connection exception
  '25006', // read-only
  '3D000', // no such database
  '53', // insufficient resources: connections, memory, disk
  '55P03', // lock not available
  '57014', // statement timeout
  '57P', // shut down or starting up
];

const LOST_CONNECTION =
  /^(connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|client was closed|database .* is not currently accepting connections)/i;

/** The name of the unique, check or foreign-key constraint that refused a write, else undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = driverErrorOf(error);
  return cause.code?.startsWith('23') ? cause.constraint : undefined;
}

/** Whether the database was unreachable, too slow, or temporarily unable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = driverErrorOf(error);
  return UNAVAILABLE_CODES.some((start) => code.startsWith(start)) || LOST_CONNECTION.test(message);
}

/** The error of PostgreSQL or of the connection, unwrapped. */
export function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const candidate = error as DriverError & { errors?: unknown[] };
  // Node reports a refused "localhost" as one AggregateError over both address families.
  if (candidate.driverError) return driverErrorOf(candidate.driverError);
  if (!candidate.code && Array.isArray(candidate.errors)) return driverErrorOf(candidate.errors[0]);
  return { code: candidate.code, constraint: candidate.constraint, message: candidate.message };
}
