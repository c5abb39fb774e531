import 'reflect-metadata';
import { closeWhenIdle, exitAfterDeadline } from '#platform/server';
import { REST_WITHIN_MS } from '../core/http/graceful-shutdown.js';
import { createLogger } from '../core/logging/logging.js';
import { listenError } from '../core/process/listen-error.js';
import { runOrExit } from '../core/process/run-or-exit.js';
import { requireWritableFolder } from '../core/process/writable-folder.js';
import { readConfig } from './config.js';
import { connect } from '../core/database/connect.js';
import { requireUsableTables } from '../core/database/database-state.js';

const SIGNALS = ['SIGTERM', 'SIGINT'];

await runOrExit(start);

async function start(): Promise<void> {
  const config = readConfig();
  const { host, port, media, releases, uploads } = config;
  if (!releases.s3) await requireWritableFolder('RELEASES_DIR', releases.folder);
  if (!uploads.s3) await requireWritableFolder('UPLOADS_DIR', uploads.folder);
  await requireWritableFolder('MEDIA_DIR', media.folder);
  await requireTables(config.databaseUrl);

  // Loading it all takes seconds, for which nobody with a wrong setting should wait.
  const [{ createApp }, { Database }] = await Promise.all([
    import('./app.js'),
    import('../core/database/database.js'),
  ]);
  const logger = createLogger(config.logLevel);
  const app = await createApp(config, logger);
  closeWhenIdle(app.getHttpServer());
  for (const signal of SIGNALS)
    process.once(signal, () => {
      logger.info({ signal }, 'finishing what is under way');
      exitAfterDeadline(config.drainMs, REST_WITHIN_MS);
    });
  app.enableShutdownHooks(SIGNALS, { useProcessExit: true });
  await app.get(Database, { strict: false }).warm();
  await app.listen(port, host).catch((error: unknown) => {
    throw listenError('API_HOST, API_PORT', { host, port }, error);
  });
}

async function requireTables(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl, 'futurelab-start');
  const hasTables = await requireUsableTables(
    async (text) => (await client.query<{ yes: boolean }>(text)).rows,
  ).finally(() => client.end());
  if (!hasTables) throw new Error('The database is empty: run node dist/app/migrate.js first.');
}
