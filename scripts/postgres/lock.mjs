import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Beside the data: which process started the server. */
const OWNER_FILE = 'futurelab-owner.json';
const STOP_TIMEOUT_MS = 15_000;

/**
 * A lock left by a server that died, or by one that outlived the process that started it. PostgreSQL itself believes any living
 * process with that number, also a zombie or a stranger that got the number later; so look whether it really is a
 * server on this data.
 */
export async function clearStaleLock(data) {
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

/** Says whose server this is, for a process that finds it later. */
export async function writeLockOwner(data) {
  await fs.writeFile(path.join(data, OWNER_FILE), JSON.stringify(await identityOf(process.pid)));
}

/** The process that started the server was killed before it could stop it. */
export async function stopOrphan(pid, data) {
  if (await isServerOn(pid, data)) process.kill(pid, 'SIGINT');
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

/** A process, identified by its number and when it started; null when there is none. */
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
