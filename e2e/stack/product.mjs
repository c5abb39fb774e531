import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '../../scripts/builds.mjs';
import { scratchFolder } from '../../scripts/postgres/scratch-folder.mjs';
import { startStack } from '../../scripts/stack.mjs';
import { freePort } from '../../scripts/free-port.mjs';

/**
 * Builds what is stale and starts the whole product with an empty, throw-away database.
 * @param {{ env?: Record<string, string> }} [options] further settings of the api and the shell
 * @returns {Promise<{ url: string, apiUrl: string, databaseUrl: string, dataDir: string, releases: string, apiPid: number, shellPid: number, stop: () => Promise<void> }>}
 */
export async function startProduct({ env } = {}) {
  await buildStale();
  const dataDir = await scratchFolder('futurelab-e2e-');
  const releases = path.join(dataDir, 'releases');
  const stack = await startStack({ port: await freePort(), dataDir, durable: false, env });
  return {
    url: stack.url,
    apiUrl: stack.apiUrl,
    databaseUrl: stack.databaseUrl,
    apiPid: stack.api.pid,
    shellPid: stack.shell.pid,
    dataDir,
    releases,
    stop: async () => {
      await stack.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
