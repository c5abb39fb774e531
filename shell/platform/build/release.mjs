#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { deployToken } from './deploy-token.mjs';
import { packRelease, publishRelease, releaseStatus } from './publish-release.mjs';

const USAGE = `futurelab-release [--publish [--canary <percent>]] [--dry-run]

  (nothing)          builds the section into dist/<release id>
  --publish          type-checks, builds, uploads, has it verified and makes it live
  --canary <n>       with --publish: for n percent of the visitors instead of everybody
  --dry-run          type-checks, builds, uploads and has it verified; nothing becomes live
  --reason <words>   what the audit log says
  --pack <folder>    builds, and packs the release to be published elsewhere
  --packed <folder>  publishes what was packed there, building nothing
  --once             leaves alone what is live when this release has been here before

RELEASE_REGISTRY (http://localhost:3000) and RELEASE_TOKEN, or the file RELEASE_TOKEN_FILE, say where to and as whom;
a site that npm start runs on this machine has its tokens in its data folder (DATA_DIR).`;

const { values } = parseArgs({
  options: {
    publish: { type: 'boolean', default: false },
    canary: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    reason: { type: 'string' },
    pack: { type: 'string' },
    packed: { type: 'string' },
    once: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const MANIFEST = 'release.json';
const ARCHIVE = 'release.tar.gz';

/** The builder is loaded only where something is built. */
async function build() {
  const { buildRelease } = await import('./build-release.mjs');
  const folder = process.cwd();
  const manifest = await buildRelease({ folder });
  const { brotli } = manifest.assets[manifest.remote.entry];
  console.log(`${manifest.app} ${manifest.release}: entry ${brotli} bytes brotli`);
  return { manifest, archive: () => packRelease(`${folder}/dist/${manifest.release}`) };
}

async function packed(folder) {
  const manifest = JSON.parse(await readFile(`${folder}/${MANIFEST}`, 'utf8'));
  return { manifest, archive: () => readFile(`${folder}/${ARCHIVE}`) };
}

async function pack({ manifest, archive }, folder) {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${MANIFEST}`, JSON.stringify(manifest));
  await writeFile(`${folder}/${ARCHIVE}`, await archive());
}

async function publish({ manifest, archive }) {
  const url = process.env.RELEASE_REGISTRY ?? 'http://localhost:3000';
  const registry = { registry: url, token: await deployToken(manifest.app, url) };
  const standing = values.once ? await releaseStatus(manifest, registry) : 'new';
  if (standing !== 'new') {
    console.log(`${manifest.app} ${manifest.release} ${standing}; nothing was changed`);
    return;
  }
  await publishRelease({
    archive: await archive(),
    ...registry,
    reason: values.reason ?? `Released from ${manifest.commit.replace(/^([0-9a-f]{12})[0-9a-f]*/, '$1')}`,
    canary: values.canary === undefined ? null : Number(values.canary),
    verifyOnly: values['dry-run'],
    log: console.log,
  });
}

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const isPublished = values.publish || values['dry-run'];

async function run() {
  if (isPublished && !values.packed) await (await import('./type-check.mjs')).typeCheck(process.cwd());
  const release = values.packed ? await packed(values.packed) : await build();
  if (values.pack) await pack(release, values.pack);
  if (isPublished) await publish(release);
}

await run().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
