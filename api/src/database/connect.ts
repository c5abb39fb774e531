import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseUnavailable } from '../common/database/driver-errors.js';

const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** A connection for a script, which ends it. Waits as `retryUntilReachable` does. */
export const connect = (url: string, applicationName: string): Promise<pg.Client> =>
  retryUntilReachable(async () => {
    const client = new pg.Client({ connectionString: url, application_name: applicationName });
    await client.connect();
    return client;
  });

/**
 * What `connecting` brings. Where everything starts at once, the database or its name may not be there yet: it is asked
 * again for about ten seconds.
 * @throws what `connecting` threw last, or at once what is no matter of time, for example a wrong password
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
