import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseUnavailable } from '../common/database/driver-errors.js';

const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** A connection for a script, which has to end it. Retries while the database is unreachable. */
export const connect = (url: string, applicationName: string): Promise<pg.Client> =>
  retryUntilReachable(async () => {
    const client = new pg.Client({ connectionString: url, application_name: applicationName });
    await client.connect();
    return client;
  });

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
