#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { readPacked } from './packed-release.mjs';
import { publish, PUBLISH_HELP, PUBLISH_OPTIONS, REGISTRY_HELP } from './publish-command.mjs';

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
await readPacked(folder)
  .then((release) => publish(release, values))
  .catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
