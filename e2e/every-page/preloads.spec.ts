import type { Page } from '@playwright/test';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** Pages of every section. */
const VISITORS = ['/', '/about', '/learn', '/events', '/groups', '/login'];
const MEMBERS = ['/', '/learn', '/community/discussions', '/messages', '/profile'];

/** The paths of the scripts that the page has run so far. */
async function watchScripts(page: Page): Promise<() => Set<string>> {
  const run = new Set<string>();
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Debugger.scriptParsed', ({ url }) => url.startsWith('http') && run.add(new URL(url).pathname));
  await cdp.send('Debugger.enable');
  return () => run;
}

async function expectPreloadsRun(page: Page, path: string): Promise<void> {
  const scripts = await watchScripts(page);
  await visit(page, path);
  const preloaded = await page
    .locator('link[rel="preload"][as="script"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
  expect(preloaded.length, path).toBeGreaterThan(1);
  await expect.poll(() => preloaded.filter((file) => !scripts().has(file)), { message: path }).toEqual([]);
}

test('Every script that a page preloads is one that it runs', async ({ browser, baseURL, sessionOf }) => {
  for (const [paths, cookies] of [
    [VISITORS, []],
    [MEMBERS, await sessionOf('Maya')],
  ] as const)
    for (const path of paths) {
      const context = await browser.newContext({ baseURL: baseURL! });
      await context.addCookies([...cookies]);
      await expectPreloadsRun(await context.newPage(), path);
      await context.close();
    }
});
