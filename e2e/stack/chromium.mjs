import { existsSync } from 'node:fs';

const installed = (...paths) => paths.find((path) => existsSync(path));

/** The system's Chromium where there is one; undefined: Playwright's own. */
export const executablePath = installed('/usr/bin/chromium');

/** For tests: the same engine without a browser window, as Playwright's own is, needs a third less time. */
export const headlessPath = installed('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');

/** Names outside this machine fail at once, as they would without a network, so that no test depends on one. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // Text is as wide as in a window: without one, letters are moved to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const offlineRules = 'MAP * ~NOTFOUND,EXCLUDE 127.0.0.1,EXCLUDE localhost';
