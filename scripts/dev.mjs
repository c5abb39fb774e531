import { watch } from 'node:fs';
import path from 'node:path';
import { prepareWorkspaces } from './install.mjs';
import { buildTargets, inRoot, root } from './workspaces.mjs';

// The whole product, rebuilt as files change: a section's new build becomes its live release, api and shell restart.
await prepareWorkspaces();
const { buildStale } = await import('./builds.mjs');
const { startStack } = await import('./stack.mjs');

const SETTLE_MS = 200;
const port = Number(process.env.PORT ?? 3000);
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');

await buildStale();
const stack = await startStack({
  port,
  dataDir,
  databaseUrl: process.env.DATABASE_URL,
  env: { NODE_ENV: 'development' },
  onExit: console.error,
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
console.log(`FutureLab ready at ${stack.url}`);

let building = false;
let changed = false;
async function rebuild() {
  if (building) {
    changed = true;
    return;
  }
  building = true;
  try {
    const built = await buildStale();
    if (built.includes('api')) await stack.api.restart();
    if (built.includes('shell')) await stack.shell.restart();
    if (built.some((name) => name.startsWith('mf-'))) await stack.publish();
    if (built.length) console.log(`${built.join(', ')} rebuilt: reload the page`);
  } catch (error) {
    console.error(error.message);
  }
  building = false;
  if (changed) {
    changed = false;
    void rebuild();
  }
}

let timer;
const folders = new Set(buildTargets.flatMap(({ inputs }) => inputs).filter((input) => !path.extname(input)));
for (const folder of folders) {
  watch(inRoot(folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, SETTLE_MS);
  });
}

const stop = () => stack.stop().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
