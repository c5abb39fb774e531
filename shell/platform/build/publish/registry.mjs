import { createHash } from 'node:crypto';

/** Lets the registry tell whether what arrives is what was sent (RFC 9530). */
const digestOf = (body) => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** One call to the registry; throws with its own message for anything outside 2xx. */
export async function call({ registry, token }, method, path, { json, body, type } = {}) {
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

/**
 * Whether the registry has had this release: `is live`, `was released before` or `new`. A release that was rolled
 * back was released before.
 */
export async function releaseStatus({ app, release }, registry) {
  const known = await call(registry, 'GET', `/api/releases/${app}?limit=100`);
  const passed = known.some((one) => one.release === release && one.verification === 'passed');
  if (!passed) return 'new';
  const { live } = await sectionStatus(app, registry);
  return live === release ? 'is live' : 'was released before';
}

/** What a section serves to whom, how that does, its newest releases, and what was done last. */
export const sectionStatus = (app, registry) => call(registry, 'GET', `/api/releases/${app}/channel`);

/**
 * A change of a section: `rollback`, `<release>/promotion`. Refused when the section has changed since `version`.
 * @returns {Promise<object>} the section after it
 */
export const changeSection = (app, action, { version, ...body }, registry) =>
  call(registry, 'POST', `/api/releases/${app}/${action}`, { json: { ...body, expectedVersion: version } });

/** @returns {Promise<{ app: string, release: string }>} of the release that is in the registry now */
export const uploadRelease = (archive, registry) =>
  call(registry, 'POST', '/api/releases', { body: archive, type: 'application/gzip' });
