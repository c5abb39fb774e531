#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { budgetProblems } from '../src/release/budgets.js';
import { buildRelease } from './build-release.mjs';
import { publish, PUBLISH_HELP, PUBLISH_OPTIONS, REGISTRY_HELP, registryFor } from './publish/publish.mjs';
import { COMMANDS_HELP, runCommand } from './publish/section-commands.mjs';
import { packRelease } from './release-files.mjs';
import { typeCheck } from './type-check.mjs';

const USAGE = `futurelab-release [--publish [--canary <percent> | --rollout <n,n,…>]] [--dry-run]
futurelab-release <command> [--reason <text>]

  (nothing)          builds the section into dist/<release id>
  --pack <folder>    builds, and packs the release to be published elsewhere
  --publish          type-checks, builds, uploads, has it verified and makes it live; with it, or alone:
${PUBLISH_HELP}

The commands act on what is there, and build nothing:
${COMMANDS_HELP}

${REGISTRY_HELP}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ...PUBLISH_OPTIONS, publish: { type: 'boolean', default: false }, pack: { type: 'string' } },
});

async function run(folder = process.cwd()) {
  if (positionals.length > 0) {
    const { name } = JSON.parse(await readFile('package.json', 'utf8'));
    return console.log(await runCommand(positionals, name, values.reason, await registryFor(name)));
  }
  const isPublished = values.publish || values['dry-run'];
  if (isPublished) await typeCheck(folder);
  const manifest = await buildRelease(folder);
  const { brotli } = manifest.assets[manifest.remote.entry];
  console.log(`${manifest.app} ${manifest.release}: entry ${brotli} bytes brotli`);
  for (const problem of budgetProblems(manifest)) console.warn(`  warning: ${problem}`);
  const pack = () => packRelease(`${folder}/dist/${manifest.release}`);
  if (values.pack) {
    await mkdir(values.pack, { recursive: true });
    await writeFile(`${values.pack}/release.json`, JSON.stringify(manifest));
    await writeFile(`${values.pack}/release.tar.gz`, await pack());
  }
  if (isPublished) await publish(manifest, pack, values);
}

if (values.help) console.log(USAGE);
else
  await run().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
