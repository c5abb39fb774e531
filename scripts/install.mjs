import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { inRoot, root } from './workspaces.mjs';

/** Installs the dependencies the lock file names, when they are missing or older than it. */
function installDependencies() {
  const marker = inRoot('node_modules', '.package-lock.json');
  const fresh =
    existsSync(marker) && statSync(marker).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs;
  if (fresh) return;
  console.log('Installing dependencies…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm ci failed');
}

/** What is not in the repository and its commands need: the dependencies, and the types of the api. */
export async function prepareWorkspaces() {
  installDependencies();
  const { generateApiTypes } = await import('../shell/platform/build/api-types.mjs');
  await generateApiTypes();
}
