import { existsSync } from 'node:fs';

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
