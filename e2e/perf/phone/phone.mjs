import { chromium } from 'playwright-core';
import { executablePath, launchArguments, offlineRules } from '../../stack/chromium.mjs';
import { createLink, startTcpProxy } from './shaped-link.mjs';

/** "Slow 4G" and a phone of the middle class. */
export const PHONE = { down: 1600, up: 750, rtt: 150, cpu: 4, width: 412, height: 823, scale: 1.75 };

/** A browser process of its own: nothing in it is warm. `cookies` as Playwright gives them. */
export async function openPhone({ relays = new Map(), cookies = [], profile = PHONE } = {}) {
  const rules = [...relays].map(([host, { port }]) => `MAP ${host} 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...launchArguments,
      `--host-resolver-rules=${rules.length ? [...rules, 'MAP * ~NOTFOUND'].join(',') : offlineRules}`,
    ],
  });
  const context = await browser.newContext({
    viewport: { width: profile.width, height: profile.height },
    deviceScaleFactor: profile.scale,
    isMobile: profile.isMobile ?? true,
    hasTouch: profile.hasTouch ?? true,
    locale: 'en-US',
  });
  await context.addCookies(cookies);
  return { context, close: () => browser.close() };
}

/** One link for all hosts, with a relay in front of each. */
export async function shapeHosts(hosts, profile = PHONE) {
  const link = createLink(profile);
  const relays = new Map();
  for (const host of hosts)
    relays.set(host, await startTcpProxy(link, host.replace('localhost', '127.0.0.1')));
  return { relays, close: () => relays.forEach((relay) => relay.close()) };
}
