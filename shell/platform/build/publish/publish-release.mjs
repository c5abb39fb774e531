import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { changeSection, call, sectionStatus, uploadRelease } from './registry.mjs';
import { rollOut } from './rollout.mjs';

/** A built release as the registry takes it in: the folder's files as .tar.gz, the same bytes wherever it is packed. */
export async function packRelease(folder) {
  // Not needed where a release is packed already: the image of a section has no library.
  const { pack } = await import('tar-stream');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const tar = pack();
  const archive = buffer(tar.pipe(createGzip()));
  for (const file of files)
    tar.entry({ name: file, mtime: new Date(0) }, await readFile(path.join(folder, file)));
  tar.finalize();
  return archive;
}

/**
 * Uploads a packed release, has the registry verify it, and makes it live (or a canary, or both step by step). Throws when
 * the registry refuses; nothing is live then that was not before.
 */
export async function publishRelease({
  archive,
  reason,
  canary,
  rollout = null,
  verifyOnly,
  log,
  ...registry
}) {
  const started = performance.now();
  const { app, release } = await uploadRelease(archive, registry);
  const { version } = await sectionStatus(app, registry);
  log(`Published ${app} ${release} (${Math.round(archive.length / 1000)} kB)`);

  const verified = await call(registry, 'POST', `/api/releases/${app}/${release}/verification`);
  for (const { severity, code, message } of verified.findings) log(`  ${severity} ${code}: ${message}`);
  if (verified.status !== 'passed')
    throw new Error(`${app} ${release} was not verified; what is live stays live`);
  log('Verified');
  if (verifyOnly) return;

  if (rollout) await rollOut({ app, release, version, reason, log, ...rollout }, registry);
  else if (canary === null) await changeSection(app, `${release}/promotion`, { reason, version }, registry);
  else await changeSection(app, 'canary', { release, percent: canary, reason, version }, registry);
  const what = canary === null ? 'Live' : `Canary for ${canary} % of the visitors`;
  log(`${what} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
