import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from '../workspaces.mjs';
import { chromium } from 'playwright-core';

/** Makes sure there is a Chromium for the journeys, with the fonts that the fallbacks are matched to. */
const DEBIAN = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
};
const isComplete = () => Object.values(DEBIAN).every((file) => existsSync(file));
const isPresent = () => existsSync('/usr/bin/chromium') || existsSync(chromium.executablePath());

const tryRun = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const [command, ...before] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get'];
  const apt = (...args) => tryRun(command, [...before, ...args]);
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...Object.keys(DEBIAN))
  );
}

const installFromPlaywright = () =>
  tryRun(process.execPath, [
    inRoot('node_modules/playwright-core/cli.js'),
    'install',
    '--with-deps',
    'chromium',
  ]);

if (!isComplete() && !installFromDebian() && !isPresent() && !installFromPlaywright()) {
  console.error('There is no Chromium, and none could be installed. Install one and run the tests again.');
  process.exit(1);
}
