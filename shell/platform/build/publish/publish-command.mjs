import { deployToken } from './deploy-token.mjs';
import { publishRelease } from './publish-release.mjs';
import { releaseStatus } from './registry.mjs';
import { stepsOf } from './rollout.mjs';

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
 * @param {import('./packed-release.mjs').BuiltRelease} release
 * @param {{ canary?: string, rollout?: string, wait: string, 'dry-run': boolean, reason?: string, once: boolean }} options
 * @throws Error with the registry's message when it refuses; what was live stays live
 */
export async function publish(
  { manifest, archive },
  { canary, rollout, wait, 'dry-run': verifyOnly, reason, once },
) {
  const steps = rollout && { steps: stepsOf(rollout), wait: Number(wait) * 1000 };
  const registry = await registryFor(manifest.app);
  const status = once ? await releaseStatus(manifest, registry) : 'new';
  if (status !== 'new') {
    console.log(`${manifest.app} ${manifest.release} ${status}; nothing was changed`);
    return;
  }
  await publishRelease({
    archive: await archive(),
    ...registry,
    reason: reason ?? `Released from ${manifest.commit.replace(/^([0-9a-f]{12})[0-9a-f]*/, '$1')}`,
    canary: canary === undefined ? null : Number(canary),
    rollout: steps,
    verifyOnly,
    log: console.log,
  });
}
