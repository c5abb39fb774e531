import path from 'node:path';
import { prepareWorkspaces } from './install.mjs';
import { root } from './workspaces.mjs';

// The first start after a clone has no dependencies yet: only what Node brings may be imported before this.
await prepareWorkspaces();
const { buildStale } = await import('./builds.mjs');
const { startStack } = await import('./stack.mjs');

const port = Number(process.env.PORT ?? 3000);
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');

let stack;
let stopping = false;
const stop = async (code) => {
  if (stopping) return;
  stopping = true;
  await stack?.stop();
  process.exit(code);
};
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
process.on('SIGHUP', () => stop(0));

try {
  await buildStale();
  stack = await startStack({
    port,
    dataDir,
    databaseUrl: process.env.DATABASE_URL,
    env: { FUTURELAB_ENV: process.env.FUTURELAB_ENV ?? 'development' },
    keepRunning: true,
    onExit: (reason) => {
      console.error(reason);
      void stop(1);
    },
  });
  if (stopping) await stack.stop();
  else console.log(`FutureLab ready at ${stack.url}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
