import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';

/** Lets the registry tell whether what arrives is what was sent (RFC 9530). */
const digestOf = (body) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** One call to the registry; throws with its own message for anything outside 2xx. */
async function call({ registry, token }, method, path, { json, body, type } = {}) {
  const answer = await fetch(new URL(path, registry), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(json && { 'content-type': 'application/json' }),
      ...(body && { 'content-type': type, 'content-digest': digestOf(body) }),
    },
    body: json ? JSON.stringify(json) : body,
  }).catch((error) => {
    throw new Error(`${registry} does not answer: ${error.cause?.message ?? error.message}`);
  });
  const text = await answer.text();
  const answered = text ? JSON.parse(text) : undefined;
  if (!answer.ok) throw new Error(`${answer.status} ${answered?.code ?? ''}: ${answered?.message ?? text}`);
  return answered;
}

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
 * Whether the registry has had this release: `is live`, `was released before` or `new`. A release that was rolled
 * back was released before.
 */
export async function releaseStatus({ app, release }, registry) {
  const known = await call(registry, 'GET', `/api/releases/${app}?limit=100`);
  const passed = known.some((one) => one.release === release && one.verification === 'passed');
  if (!passed) return 'new';
  return (await liveRelease(app, registry)) === release ? 'is live' : 'was released before';
}

/** @returns {Promise<string | null>} null where nothing of the section is live */
export async function liveRelease(app, registry) {
  const { live } = await call(registry, 'GET', `/api/releases/${app}/channel`);
  return live;
}

/** @returns {Promise<{ app: string, release: string }>} of the release that is in the registry now */
export const uploadRelease = (archive, registry) =>
  call(registry, 'POST', '/api/releases', { body: archive, type: 'application/gzip' });

/**
 * Uploads a packed release, has the registry verify it, and makes it live (or a canary). Throws when the
 * registry refuses; nothing is live then that was not before.
 */
export async function publishRelease({ archive, reason, canary, verifyOnly, log, ...registry }) {
  const started = performance.now();
  const { app, release } = await uploadRelease(archive, registry);
  log(`Published ${app} ${release} (${Math.round(archive.length / 1000)} kB)`);

  const verified = await call(registry, 'POST', `/api/releases/${app}/${release}/verification`);
  for (const { severity, code, message } of verified.findings) log(`  ${severity} ${code}: ${message}`);
  if (verified.status !== 'passed')
    throw new Error(`${app} ${release} was not verified; what is live stays live`);
  log('Verified');
  if (verifyOnly) return;

  if (canary === null)
    await call(registry, 'POST', `/api/releases/${app}/${release}/promotion`, { json: { reason } });
  else
    await call(registry, 'POST', `/api/releases/${app}/canary`, {
      json: { release, percent: canary, reason },
    });
  const what = canary === null ? 'Live' : `Canary for ${canary} % of the visitors`;
  log(`${what} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
