#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { buildRelease } from './build-release.mjs';
import { publishRelease } from './publish-release.mjs';

const USAGE = `futurelab-release [--publish [--canary <percent>]] [--dry-run]

  (nothing)         builds the section into dist/<release id>
  --publish         builds, uploads, has it verified and makes it live
  --canary <n>      with --publish: for n percent of the visitors instead of everybody
  --dry-run         builds, uploads and has it verified; nothing becomes live
  --reason <words>  what the audit log says

RELEASE_REGISTRY (http://localhost:3000) and RELEASE_TOKEN say where to and as whom.`;

const { values } = parseArgs({
  options: {
    publish: { type: 'boolean', default: false },
    canary: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    reason: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const folder = process.cwd();
const manifest = await buildRelease({ folder });
console.log(
  `${manifest.app} ${manifest.release}: entry ${manifest.assets[manifest.remote.entry].brotli} bytes brotli`,
);

if (values.publish || values['dry-run']) {
  try {
    await publishRelease({
      folder: `${folder}/dist/${manifest.release}`,
      manifest,
      registry: process.env.RELEASE_REGISTRY ?? 'http://localhost:3000',
      token: process.env.RELEASE_TOKEN ?? `futurelab-development-${manifest.app}`,
      reason: values.reason ?? `Released from ${manifest.commit.slice(0, 12)}`,
      canary: values.canary === undefined ? null : Number(values.canary),
      verifyOnly: values['dry-run'],
      log: console.log,
    });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
