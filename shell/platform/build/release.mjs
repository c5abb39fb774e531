#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { budgetProblems } from '../src/release/budgets.js';
import { buildRelease } from './build-release.mjs';
import { writePacked } from './publish/packed-release.mjs';
import { publish, PUBLISH_HELP, PUBLISH_OPTIONS, REGISTRY_HELP } from './publish/publish-command.mjs';
import { packRelease } from './publish/publish-release.mjs';
import { typeCheck } from './type-check.mjs';

const USAGE = `futurelab-release [--publish [--canary <percent>]] [--dry-run]

  (nothing)          builds the section into dist/<release id>
  --pack <folder>    builds, and packs the release to be published elsewhere
  --publish          type-checks, builds, uploads, has it verified and makes it live; with it, or alone:
${PUBLISH_HELP}

${REGISTRY_HELP}`;

const { values } = parseArgs({
  options: { ...PUBLISH_OPTIONS, publish: { type: 'boolean', default: false }, pack: { type: 'string' } },
});

async function build() {
  const folder = process.cwd();
  const manifest = await buildRelease({ folder });
  const { brotli } = manifest.assets[manifest.remote.entry];
  console.log(`${manifest.app} ${manifest.release}: entry ${brotli} bytes brotli`);
  for (const problem of budgetProblems(manifest)) console.warn(`  warning: ${problem}`);
  return { manifest, archive: () => packRelease(`${folder}/dist/${manifest.release}`) };
}

async function run() {
  const isPublished = values.publish || values['dry-run'];
  if (isPublished) await typeCheck(process.cwd());
  const release = await build();
  if (values.pack) await writePacked(release, values.pack);
  if (isPublished) await publish(release, values);
}

if (values.help) console.log(USAGE);
else
  await run().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
