import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { readConfig } from './config';
import { shutDownOnSignal } from './http/graceful-shutdown';
import { listenError } from './process/listen-error';
import { runOrExit } from './process/run-or-exit';
import { requireFolder } from './process/usable-folder';

/**
 * Connections that wait to be accepted, as far as the kernel's `somaxconn` allows. Those beyond are not refused but
 * lost, and a client tries again after seconds.
 */
const BACKLOG = 4096;

await runOrExit(async () => {
  const config = readConfig(process.env, fileURLToPath(new URL('.', import.meta.url)));
  const { host, port } = config;
  await requireFolder('RELEASES_DIR', config.releasesFolder, config.releaseSource ? 'write' : 'read');
  await requireFolder('STATE_DIR', path.dirname(config.documentFile), 'write');
  const app = await createApp(config);
  shutDownOnSignal(app, config.drainMs);
  await app.listen({ port, host, backlog: BACKLOG }).catch((error: unknown) => {
    throw listenError('HOST, PORT', { host, port }, error);
  });
});
