import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStale, latestBuilds } from '../../../scripts/builds.mjs';
import {
  developmentCertificateKey,
  developmentTokens,
  developmentVapidKey,
} from '../../../scripts/development-tokens.mjs';
import { localReleases } from '../../../scripts/local-releases.mjs';
import { startPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { scratchFolder } from '../../../scripts/postgres/scratch-folder.mjs';
import { runScript } from '../../../scripts/processes/processes.mjs';
import { inRoot } from '../../../scripts/workspaces.mjs';

/** In the built api: another instance of a module would be another class. */
const built = (file) => import(inRoot('api/dist', file));

/**
 * The built api in this process, with a throw-away database that holds the seed and the latest builds of the sections.
 * It counts nothing against a rate limit, and does its jobs when `runJobs` is called.
 */
export async function startApi() {
  await buildStale();
  const dataDir = await scratchFolder('futurelab-fuzz-');
  const postgres = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), durable: false });
  const env = {
    DATABASE_URL: postgres.url,
    API_PORT: '0',
    DRAIN_MS: '0',
    JOBS_WORKER: 'off',
    PUSH_SERVICES: '127.0.0.1',
    LOG_LEVEL: 'error',
    VISIT_SECRET: randomBytes(32).toString('base64url'),
    RELEASES_DIR: path.join(dataDir, 'releases'),
    MEDIA_DIR: path.join(dataDir, 'media'),
    UPLOADS_DIR: path.join(dataDir, 'uploads'),
    RELEASE_DEV_TOKENS: await developmentTokens(dataDir),
    VAPID_PRIVATE_KEY: await developmentVapidKey(dataDir),
    CERTIFICATE_SIGNING_KEY: await developmentCertificateKey(dataDir),
  };
  const processEnv = { ...process.env, ...env };
  await runScript(inRoot('api/dist/app/migrate.js'), processEnv);
  await runScript(inRoot('api/dist/app/seed/seed.js'), processEnv);

  const [{ createApp }, { readConfig }, { createLogger }, { Database }, { JobsService }, limits, routes] =
    await Promise.all(
      [
        'app/app.js',
        'app/config.js',
        'core/logging/logging.js',
        'core/database/database.js',
        'core/jobs/jobs.service.js',
        'core/rate-limits/rate-limits.service.js',
        'app/openapi/routes.js',
      ].map(built),
    );
  const errors = [];
  const config = readConfig(env);
  const app = await createApp(config, createLogger('error', { write: (line) => errors.push(line) }));
  const get = (type) => app.get(type, { strict: false });
  get(limits.RateLimitsService).count = async () => {};
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address();
  const site = { dataDir, url: `http://127.0.0.1:${port}`, tokens: env.RELEASE_DEV_TOKENS };
  await localReleases(site).upload(await latestBuilds());
  // There is no shell that could show them.
  await get(Database).query({ text: `UPDATE releases SET verification = 'passed', verified_at = now()` });
  await get(Database).query({
    text: `UPDATE release_channels c SET live = (SELECT r.release FROM releases r WHERE r.app = c.app LIMIT 1)`,
  });
  return {
    port,
    site: config.publicUrl,
    routes: routes.routesOf(app),
    query: (text, values = []) => get(Database).query({ text, values }),
    runJobs: () => get(JobsService).runDue(),
    /** What was logged as an error since this was last asked. */
    takeErrors: () => errors.splice(0),
    stop: async () => {
      await app.close();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
