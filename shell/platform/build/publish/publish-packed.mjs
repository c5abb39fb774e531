#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { publish, PUBLISH_HELP, PUBLISH_OPTIONS, REGISTRY_HELP } from './publish.mjs';

const USAGE = `publish-packed <folder> [--canary <percent> | --rollout <n,n,…>] [--dry-run] [--once]

Publishes what futurelab-release --pack has written there; builds nothing and needs no library.

${PUBLISH_HELP}

${REGISTRY_HELP}`;

const { values, positionals } = parseArgs({ options: PUBLISH_OPTIONS, allowPositionals: true });
const [folder] = positionals;
if (values.help || !folder) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}
try {
  const manifest = JSON.parse(await readFile(`${folder}/release.json`, 'utf8'));
  await publish(manifest, () => readFile(`${folder}/release.tar.gz`), values);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
