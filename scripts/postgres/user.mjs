import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/*
 * PostgreSQL refuses to run as root, so root hands the server to the user `postgres` (made if missing), which must be
 * able to reach both the binaries and the data: where it cannot (a home folder closed to others), both live in a folder
 * of their own under the system's.
 */

/** Who runs the server: nobody in particular, or, when we are root, the user `postgres`. */
export function serverUser() {
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

/** Where the data lives: as asked, or, when the server's user cannot get there, under the system's folder. */
export async function reachableData(asked, owner) {
  await fs.mkdir(path.dirname(asked), { recursive: true });
  let data = asked;
  if (owner.uid !== undefined && !(await reachable(path.dirname(asked), owner))) {
    const name = createHash('sha256').update(asked).digest('hex').slice(0, 12);
    data = path.join(systemFolder(), `data-${name}`);
    await fs.mkdir(path.dirname(data), { recursive: true, mode: 0o755 });
  }
  await fs.mkdir(data, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined) await chownTree(data, owner);
  return data;
}

/** A folder written by another user (it ran without root before) is handed over as a whole. */
async function chownTree(folder, owner) {
  const { uid } = await fs.stat(folder);
  const version = await fs.stat(path.join(folder, 'PG_VERSION')).catch(() => null);
  if (uid === owner.uid && (!version || version.uid === owner.uid)) return;
  await fs.chown(folder, owner.uid, owner.gid);
  for (const entry of await fs.readdir(folder, { recursive: true })) {
    await fs.lchown(path.join(folder, entry), owner.uid, owner.gid);
  }
}

export function systemFolder() {
  return path.join(existsSync('/var/lib') ? '/var/lib' : os.tmpdir(), 'futurelab');
}

/** Whether another user can walk down to `folder`. */
export async function reachable(folder, { uid, gid }) {
  for (let current = folder; ; current = path.dirname(current)) {
    const stat = await fs.stat(current);
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    if ((stat.mode & bit) === 0) return false;
    if (path.dirname(current) === current) return true;
  }
}
