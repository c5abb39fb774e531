import type { Browser, Page } from '@playwright/test';
import { ConsoleGuard } from '../fixtures/console-guard';
import { waitForHydration } from '../fixtures/hydration';
import { expectAccessible } from '../fixtures/page-checks/accessible';
import { isFullSweep, visitorsPages } from '../fixtures/page-checks/every-page';
import { watchFirstLoad, type FirstLoad } from '../fixtures/page-checks/first-load';
import { withholdFonts } from '../fixtures/page-checks/fonts';
import { layoutShift, watchLayoutShifts } from '../fixtures/page-checks/layout-shift';
import { scrollToEnd } from '../fixtures/page-checks/scroll-to-end';
import { siteUrl, startedHere } from '../fixtures/product';
import { startSlowApi } from '../fixtures/servers/slow-api';
import { startSecondShell } from '../fixtures/servers/second-shell';
import { expect, test } from '../fixtures/test';

const PHONE = { width: 412, height: 823 };
const MOST_KILOBYTES = 240;
const MOST_REQUESTS = 14;
const MOST_SHIFT = 0.01;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** A page in a browser that has seen nothing of the site. */
async function freshPage(browser: Browser, baseURL = siteUrl()) {
  const context = await browser.newContext({ viewport: PHONE, baseURL });
  await context.addInitScript(() => {
    // As one page in five does, it measures itself.
    Math.random = () => 0;
  });
  return context.newPage();
}

/** A page whose every shift is recorded, in the fonts that the browser has: whether others come in time is luck. */
async function watchedPage(browser: Browser, baseURL?: string) {
  const page = await freshPage(browser, baseURL);
  const guard = await ConsoleGuard.watch(page.context());
  // Of the fonts; of a profile that its member has not opened to visitors; and of members' pages.
  guard.expect(/\.woff2\)$|404.*\/profile\/|Failed to load resource.*401/);
  const fonts = await withholdFonts(page);
  await watchLayoutShifts(page);
  return { page, fonts, guard };
}

function expectLight(path: string, { kilobytes, requests, files }: FirstLoad, fonts: number) {
  const words = `${path}: ${fonts} kB of fonts, ${files.join(', ')}`;
  expect.soft(kilobytes + fonts, words).toBeLessThanOrEqual(MOST_KILOBYTES);
  expect.soft(requests, words).toBeLessThanOrEqual(MOST_REQUESTS);
}

async function expectStill(page: Page, path: string) {
  const { sum, moved } = await layoutShift(page);
  expect.soft(sum, `${path} moves ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
}

/** The pages are shared out, so that workers examine them at the same time. */
const PARTS = [1, 2];

for (const part of PARTS)
  test(`No public page is heavier than its budget, nothing on it moves as it is read and used, and it is accessible: part ${part}`, async ({
    browser,
    request,
  }) => {
    const paths = (await visitorsPages(request)).filter((_, index) => index % PARTS.length === part - 1);
    for (const path of paths) {
      const { page, fonts, guard } = await watchedPage(browser);
      const loaded = await watchFirstLoad(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expectLight(path, loaded(), await fonts());
      await scrollToEnd(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page, path);
      expect.soft(guard.unexpected, path).toEqual([]);
      await expectAccessible(page, path);
      await page.context().close();
    }
  });

test('Nothing on a public page moves when its data comes late', async ({ browser, request }) => {
  test.skip(!startedHere(), 'needs the api of the product');
  const paths = await visitorsPages(request);
  const api = await startSlowApi(400);
  const shell = await startSecondShell({ api: api.url });
  try {
    const late = [];
    for (const path of paths) {
      const answer = await fetch(shell.url + path);
      if (answer.ok && answer.headers.get('x-rendered') !== 'complete') late.push(path);
      await answer.arrayBuffer();
    }
    expect(late.length, 'pages whose data the browser fetches').toBeGreaterThan(isFullSweep ? 10 : 5);
    for (const path of late) {
      const { page } = await watchedPage(browser, shell.url);
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page, path);
      await page.context().close();
    }
  } finally {
    await shell.stop();
    await api.stop();
  }
});

test('Every picture says what it shows and how large it is, in modern formats, and waits until it is near', async ({
  request,
}) => {
  const problems: string[] = [];
  for (const path of await visitorsPages(request)) {
    const html = await (await request.get(path)).text();
    const pictures = [...html.matchAll(/<picture>(.*?)<\/picture>/gs)].map(([whole]) => whole);
    const images = [...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag);
    for (const [index, tag] of images.entries()) {
      const src = /src="([^"]*)"/.exec(tag)?.[1] ?? '';
      const lacks = ['alt', 'width', 'height'].filter((name) => !new RegExp(`\\s${name}="`).test(tag));
      problems.push(...lacks.map((name) => `${path}: ${src} has no ${name}`));
      if (index > 0 && !tag.includes(' loading="lazy"')) problems.push(`${path}: ${src} does not wait`);
      if (/\.(png|jpe?g)$/.test(src)) problems.push(`${path}: ${src} is of an old format`);
      const picture = pictures.find((whole) => whole.includes(tag));
      if (/\.webp$/.test(src) && !(picture?.includes('image/avif') && tag.includes('srcSet=')))
        problems.push(`${path}: ${src} is there in one format or one size`);
    }
  }
  expect(problems).toEqual([]);
});
