import { deployToken } from './deploy-token.mjs';
import { call, changeSection, releaseStatus, sectionStatus, uploadRelease } from './registry.mjs';
import { rollOut, stepsOf } from './rollout.mjs';

/** How a release is published, for `parseArgs` and for `--help`. */
export const PUBLISH_OPTIONS = {
  canary: { type: 'string' },
  rollout: { type: 'string' },
  wait: { type: 'string', default: '300' },
  'dry-run': { type: 'boolean', default: false },
  reason: { type: 'string' },
  once: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};
export const PUBLISH_HELP = `  --canary <n>       for n percent of the visitors instead of everybody
  --rollout <n,n,…>  for growing shares of the visitors, such as 10,50,100, and then everybody; ends with 1 when the
                     registry stops it, because it fails more often than what is live
  --wait <seconds>   how long each share is watched (300)
  --dry-run          uploads and has it verified; nothing becomes live
  --reason <text>    what the audit log says
  --once             leaves alone what is live when this release has been here before`;
export const REGISTRY_HELP = `RELEASE_REGISTRY (http://localhost:3000) and RELEASE_TOKEN, or the file RELEASE_TOKEN_FILE, say where to and as whom;
a site that npm start runs on this machine has its tokens in its data folder (DATA_DIR).`;

/** Where the environment says to act on a section, and as whom. */
export async function registryFor(app) {
  const registry = process.env.RELEASE_REGISTRY ?? 'http://localhost:3000';
  return { registry, token: await deployToken(app, registry) };
}

/**
 * Publishes a release as the options of the command and the environment say.
 * @param {{ app: string, release: string, commit: string }} manifest
 * @param {() => Promise<Buffer>} pack makes its archive
 * @param {{ canary?: string, rollout?: string, wait: string, 'dry-run': boolean, reason?: string, once: boolean }} options
 * @throws Error with the registry's message when it refuses; what was live stays live
 */
export async function publish(manifest, pack, { canary, rollout, wait, reason, once, ...options }) {
  const steps = rollout && { steps: stepsOf(rollout), wait: Number(wait) * 1000 };
  const registry = await registryFor(manifest.app);
  const status = once ? await releaseStatus(manifest, registry) : 'new';
  if (status !== 'new') {
    console.log(`${manifest.app} ${manifest.release} ${status}; nothing was changed`);
    return;
  }
  await publishRelease({
    archive: await pack(),
    ...registry,
    reason: reason ?? `Released from ${manifest.commit.replace(/^([0-9a-f]{12})[0-9a-f]*/, '$1')}`,
    canary: canary && Number(canary),
    rollout: steps,
    verifyOnly: options['dry-run'],
    log: console.log,
  });
}

/**
 * Uploads a packed release, has the registry verify it, and makes it live (or a canary, or both step by step). Throws when
 * the registry refuses; nothing is live then that was not before.
 * @param {{ archive: Buffer, reason: string, canary?: number, rollout?: { steps: number[], wait: number }, verifyOnly?: boolean,
 *   log: (line: string) => void, registry: string, token: string }} options
 */
export async function publishRelease({ archive, reason, canary, rollout, verifyOnly, log, ...registry }) {
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
  else if (canary === undefined)
    await changeSection(app, `${release}/promotion`, { reason, version }, registry);
  else await changeSection(app, 'canary', { release, percent: canary, reason, version }, registry);
  const what = canary === undefined ? 'Live' : `Canary for ${canary} % of the visitors`;
  log(`${what} after ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
