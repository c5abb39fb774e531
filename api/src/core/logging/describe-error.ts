const DEEPEST_CAUSE = 4;

/** A stack frame, as opposed to the message before it, which may span several lines. */
const FRAME = /^ +at .+$/;
const PLAIN = /^[\w.-]{1,80}$/;
/** Errors in our own SQL quote names of tables and columns, never values. */
const WRONG_SQL = '42';

interface ErrorLike {
  message: string;
  name?: string;
  stack?: string;
  severity?: string;
  cause?: unknown;
  errors?: unknown;
}

/** Properties that may be logged. All others (parameters, details) may hold personal data. */
const NAMES = ['code', 'error', 'statement', 'constraint', 'table', 'column', 'routine', 'syscall'] as const;

/** An error as it is logged: what and where, never the values involved. */
export function describeError(error: unknown, depth = 0): object | undefined {
  if (!isErrorLike(error) || depth > DEEPEST_CAUSE) return undefined;
  const inner = Array.isArray(error.errors) ? error.errors : [];
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...namesOf(error),
    stack: error.stack
      ?.split('\n')
      .filter((line) => FRAME.test(line))
      .join('\n'),
    cause: describeError(error.cause, depth + 1),
    ...(inner.length > 0 && { errors: inner.map((one) => describeError(one, depth + 1)) }),
  };
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof (value as ErrorLike | null | undefined)?.message === 'string';

/** The message without the input that PostgreSQL and JSON.parse quote in it. */
function messageOf(error: ErrorLike): string {
  const { code } = error as { code?: unknown };
  const fromPostgres = typeof error.severity === 'string' && !String(code).startsWith(WRONG_SQL);
  return fromPostgres || error instanceof SyntaxError ? error.message.replace(/".*"/s, '"…"') : error.message;
}

function namesOf(error: ErrorLike) {
  const values = error as unknown as Record<string, unknown>;
  return Object.fromEntries(
    NAMES.flatMap((name) =>
      typeof values[name] === 'string' && PLAIN.test(values[name]) ? [[name, values[name]]] : [],
    ),
  );
}
