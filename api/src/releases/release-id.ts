import { createHash } from 'node:crypto';
import type { ReleaseManifest } from './release-manifest.js';

/** What stands where the id will be while a section is built: the id is the hash of the rest. */
const PLACEHOLDER = 'r0e1l2e3a4s5e6i7';
const STAMPED = /\.(js|cjs|css|json)$/;

/** Written once the id is in every file, for browsers: the hashes of what they may run. */
const INTEGRITY_FILE = 'integrity.json';
const EXECUTED = /\.(js|css)$/;

/**
 * The id that these contents have: sixteen hexadecimal digits of the sha256 of what the release says of itself and of
 * every file, as both were before the id was written into them. The release builder counts the same way, so a release
 * whose files or manifest were changed, together or alone, no longer has the id it claims. The commit does not count:
 * equal contents are one release, whoever built them.
 * @param written the manifest as it was read, its keys in the order they were written in
 * @param files name and bytes, without the compressed ones
 */
export function releaseIdOf(written: ReleaseManifest, files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256').update(`${JSON.stringify(factsOf(written))}\0`);
  const original = [...files.keys()].filter((name) => name !== INTEGRITY_FILE);
  for (const name of original.sort()) {
    hash
      .update(`${name}\0`)
      .update(unstamped(name, files.get(name)!, written.release))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Vouches for what the id leaves out, the commit and the compressed files; counted as the release builder does.
 * @param compressed name and bytes, with their ending
 */
export function checksumOf(
  { checksum: _checksum, ...written }: ReleaseManifest,
  compressed: ReadonlyMap<string, Buffer>,
): string {
  const hash = createHash('sha384').update(`${JSON.stringify(written)}\0`);
  for (const name of [...compressed.keys()].sort())
    hash.update(`${name}\0`).update(compressed.get(name)!).update('\0');
  return `sha384-${hash.digest('base64')}`;
}

/** Whether the hashes that browsers are told, if there are any, are those of the manifest. */
export function hasTrueIntegrityFile(
  { assets }: ReleaseManifest,
  files: ReadonlyMap<string, Buffer>,
): boolean {
  const told = files.get(INTEGRITY_FILE);
  const executed = Object.keys(assets).filter((name) => EXECUTED.test(name));
  const hashes = Object.fromEntries(executed.map((name) => [name, assets[name]!.integrity]));
  return told === undefined || told.toString('utf8') === JSON.stringify(hashes);
}

/** The manifest without what is only known once the id is; every key stays in its place. */
function factsOf(written: ReleaseManifest): object {
  const { release: _release, commit: _commit, assets: _assets, checksum: _checksum, ...facts } = written;
  const { globalName: _globalName, ...remote } = facts.remote;
  return { ...facts, remote };
}

function unstamped(name: string, bytes: Buffer, release: string): Buffer {
  if (!STAMPED.test(name) || !bytes.includes(release)) return bytes;
  return Buffer.from(bytes.toString('utf8').replaceAll(release, PLACEHOLDER));
}
