import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from '../workspaces.mjs';

/** Makes sure there is a Chromium for the journeys: the system's, Playwright's, or one installed now. */
const SYSTEM = '/usr/bin/chromium';
const { chromium } = createRequire(inRoot('e2e/package.json'))('playwright-core');

const present = () => existsSync(SYSTEM) || existsSync(chromium.executablePath());
const tryRun = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

function installFromDebian() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => tryRun([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1));
  return (
    apt('update', '-qq') &&
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation')
  );
}

if (!present()) {
  console.log('Installing Chromium…');
  const installed =
    (existsSync('/usr/bin/apt-get') && installFromDebian()) ||
    tryRun(process.execPath, [
      inRoot('node_modules/playwright-core/cli.js'),
      'install',
      '--with-deps',
      'chromium',
    ]);
  if (!installed || !present()) {
    console.error('There is no Chromium, and none could be installed. Install one and run the tests again.');
    process.exit(1);
  }
}
