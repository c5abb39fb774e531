import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright-core';

const SYSTEM = '/usr/bin/chromium';

/** The system's Chromium where there is one; undefined: Playwright's own. */
export const executablePath = existsSync(SYSTEM) ? SYSTEM : undefined;

/** Names outside this machine fail at once, as they would without a network, so that no test depends on one. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const offlineRules = 'MAP * ~NOTFOUND,EXCLUDE 127.0.0.1,EXCLUDE localhost';

/** Fetches Playwright's Chromium when the machine has none at all. */
export function installChromium() {
  if (executablePath || existsSync(chromium.executablePath())) return;
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('There is no Chromium, and it could not be installed.');
}
