import { randomBytes } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { latestBuilds } from './builds.mjs';
import { developmentCertificateKey, developmentTokens, developmentVapidKey } from './development-tokens.mjs';
import { freePort } from './free-port.mjs';
import { localReleases } from './local-releases.mjs';
import { restartable, runScript } from './processes/processes.mjs';
import { startSupervisedPostgres } from './postgres/supervised-postgres.mjs';
import { inRoot } from './workspaces.mjs';

const READY_TIMEOUT_MS = 60_000;

const isTaken = (port) =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(true));
    server.listen(port, process.env.HOST || '127.0.0.1', () => server.close(() => resolve(false)));
  });

async function waitFor(url, failed) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (failed()) throw new Error(failed());
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} was not ready within ${READY_TIMEOUT_MS / 1000} s`);
}

/**
 * Starts the whole product: PostgreSQL (unless `databaseUrl` is given), migrations, seed, api and shell, with the latest
 * builds of the sections live. `publish` makes newer builds live.
 * @param {object} options
 * @param {number} options.port where the site answers
 * @param {string} options.dataDir database, releases and deploy tokens
 * @param {string} [options.databaseUrl]
 * @param {boolean} [options.durable] false: a throw-away database that need not survive a crash
 * @param {Record<string, string>} [options.env] further settings of the api and the shell
 * @param {boolean} [options.keepRunning] api and shell are started again when they end by themselves, a few times
 * @param {(reason: string) => void} [options.onExit] when a part ends by itself and stays away
 */
export async function startStack({
  port,
  dataDir,
  databaseUrl,
  durable = true,
  env = {},
  keepRunning = false,
  onExit = () => {},
}) {
  if (await isTaken(port))
    throw new Error(`Port ${port} is in use. Choose another: PORT=${port + 100} npm start`);
  const parts = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  let failure = '';
  const failed = (reason) => {
    failure ||= reason;
    onExit(reason);
  };
  try {
    let url = databaseUrl;
    if (!url) {
      const folder = path.join(dataDir, 'postgres');
      const database = await startSupervisedPostgres({ dataDir: folder, durable, onExit: failed });
      parts.push(database);
      url = database.url;
    }
    const apiPort = Number(process.env.API_PORT) || (await freePort());
    const shared = {
      VISIT_SECRET: randomBytes(32).toString('base64url'),
      ...process.env,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      ...env,
    };
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const releases = {
      RELEASES_DIR: path.join(dataDir, 'releases'),
      SHELL_URL: `http://127.0.0.1:${port}`,
    };
    const apiEnv = {
      ...shared,
      ...releases,
      RELEASE_DEV_TOKENS: process.env.RELEASE_DEV_TOKENS ?? (await developmentTokens(dataDir)),
      MEDIA_DIR: path.join(dataDir, 'media'),
      UPLOADS_DIR: path.join(dataDir, 'uploads'),
      ...(!process.env.VAPID_PRIVATE_KEY &&
        !process.env.VAPID_PRIVATE_KEY_FILE && { VAPID_PRIVATE_KEY: await developmentVapidKey(dataDir) }),
      ...(!process.env.CERTIFICATE_SIGNING_KEY &&
        !process.env.CERTIFICATE_SIGNING_KEY_FILE && {
          CERTIFICATE_SIGNING_KEY: await developmentCertificateKey(dataDir),
        }),
      DATABASE_URL: url,
      API_PORT: String(apiPort),
      API_HOST: '127.0.0.1',
    };
    await runScript(inRoot('api/dist/app/migrate.js'), apiEnv);
    await runScript(inRoot('api/dist/app/seed/seed.js'), apiEnv);

    const api = restartable('api', inRoot('api/dist/app/main.js'), apiEnv, failed);
    parts.push(api);
    await waitFor(`${apiUrl}/readyz`, () => failure);
    const shellEnv = {
      ...shared,
      ...releases,
      NODE_ENV: env.NODE_ENV ?? 'production',
      PORT: String(port),
      API_URL: apiUrl,
      STATE_DIR: path.join(dataDir, 'shell'),
      RELEASE_PUBLIC_KEYS: await (await fetch(`${apiUrl}/api/releases/key`)).text(),
    };
    const shell = restartable('shell', inRoot('shell/dist/server/index.mjs'), shellEnv, failed);
    parts.push(shell);
    await waitFor(`${releases.SHELL_URL}/readyz`, () => failure);
    const local = localReleases({ dataDir, url: releases.SHELL_URL, tokens: apiEnv.RELEASE_DEV_TOKENS });
    const publish = async () => local.publish(await latestBuilds());
    await publish();
    // Only now: what a setting prevents from starting would be prevented again.
    if (keepRunning) for (const part of [api, shell]) part.keepRunning();
    return {
      url: `http://localhost:${port}`,
      databaseUrl: url,
      apiUrl,
      api,
      shell,
      publish,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
