import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { driverErrorOf, isDatabaseUnavailable } from './driver-errors.js';

const ATTEMPTS = 20;
const PAUSE_MS = 500;
const CONNECT_WITHIN_MS = 2_000;

/**
 * Of every session. Where PostgreSQL can compile statements it does so for those that call SQL functions, by its estimate of
 * their rows: half a second for what takes three milliseconds.
 */
export const SESSION_OPTIONS = '-c jit=off';

/**
 * A connection for a script, which has to end it. Retries while the database is unreachable.
 * @throws an Error that says which database refused and why
 */
export const connect = (url: string, applicationName: string): Promise<pg.Client> =>
  retryUntilReachable(async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      options: SESSION_OPTIONS,
    });
    await client.connect();
    return client;
  }).catch((error: unknown) => {
    throw connectionError(url, error);
  });

/** What a connection to the database at `url` failed with, without its password. */
export function connectionError(url: string, cause: unknown): Error {
  const { host, pathname } = new URL(url);
  const { message, code = 'no answer' } = driverErrorOf(cause);
  return new Error(`DATABASE_URL: no connection to ${host}${pathname}: ${message || code}`, { cause });
}

/**
 * Retries `connecting` for about ten seconds while the database is unreachable, as when all containers start together.
 * @throws the last error, or at once one that a retry does not help, such as a wrong password
 */
export async function retryUntilReachable<T>(
  connecting: () => Promise<T>,
  wait: () => Promise<unknown> = () => pause(PAUSE_MS),
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connecting();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDatabaseUnavailable(error)) throw error;
      await wait();
    }
  }
}
