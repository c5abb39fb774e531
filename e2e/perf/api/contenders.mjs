import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** As many connections to PostgreSQL as the api keeps, so that neither is given more of the database. */
const POOL_SIZE = 10;

/** Starts the bare server in a process of its own, as the api has one. */
export async function startBareServer(databaseUrl) {
  const child = fork(fileURLToPath(new URL('./bare-server.mjs', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl, POOL_SIZE: String(POOL_SIZE), NODE_ENV: 'production' },
  });
  const port = await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.kill() };
}
