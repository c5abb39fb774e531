import { setTimeout as pause } from 'node:timers/promises';
import { restartLimit } from '../processes/restart-limit.mjs';
import { startPostgres } from './embedded-postgres.mjs';

const RESTARTS = 3;
const WITHIN_MS = 5 * 60_000;
/** What the one before has left is gone by then. */
const PAUSE_MS = 500;

/**
 * A PostgreSQL that is started again, on its port, when it ends by itself, up to three times in five minutes.
 * @param {Parameters<typeof startPostgres>[0] & { onExit: (reason: string) => void }} options `onExit`: it stays away
 */
export async function startSupervisedPostgres({ onExit, ...options }) {
  let server = await startPostgres(options);
  const { url, port } = server;
  let stopping = false;

  async function supervise() {
    const mayRestart = restartLimit(RESTARTS, WITHIN_MS);
    for (;;) {
      await server.exited;
      if (stopping) return;
      if (!mayRestart()) return onExit('PostgreSQL ended by itself, for the fourth time within five minutes');
      console.error('PostgreSQL ended by itself and is started again');
      await pause(PAUSE_MS);
      await startPostgres({ ...options, port }).then(
        (next) => (server = next),
        (error) => console.error(error.message),
      );
      if (stopping) await server.stop();
    }
  }
  const supervised = supervise();

  return {
    url,
    port,
    get pid() {
      return server.pid;
    },
    stop: async () => {
      stopping = true;
      await server.stop();
      await supervised;
    },
  };
}
