import type { Browser, BrowserContext } from '@playwright/test';
import { ConsoleGuard } from '../fixtures/console-guard';
import { everyPage, isFullSweep, visitorsPages } from '../fixtures/page-checks/every-page';
import { everyControl, FILE_DIALOG, press, type Control } from '../fixtures/page-checks/first-press';
import { siteUrl } from '../fixtures/product';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Much of each press is waiting. */
const AT_ONCE = 2;
/** A busy machine takes its time to hydrate a page. */
const TIMEOUT = { timeout: 30_000 };

async function freshContext(browser: Browser, cookies: Cookies) {
  // A worker would send again what has failed, past the routes of the page.
  const context = await browser.newContext({ baseURL: siteUrl(), serviceWorkers: 'block' });
  context.setDefaultTimeout(30_000);
  await context.addCookies(cookies);
  const guard = await ConsoleGuard.watch(context);
  guard.expect(/503|40[134]|preload|Service Worker registration blocked/);
  return { context, guard };
}

/** Whether the press, as the first act, leads to what the same press on a hydrated page leads to. */
async function expectAnswered(browser: Browser, cookies: Cookies, control: Control): Promise<void> {
  const name = `${control.path}: ${control.key}`;
  const live = await freshContext(browser, cookies);
  const { before, observe } = await press(live.context, control, 'after');
  const news = async () => (await observe()).filter((item) => !before.includes(item));
  await expect.soft.poll(news, { message: `${name} does something`, ...TIMEOUT }).not.toEqual([]);
  const all = (await settled(news)).filter((item) => item !== FILE_DIALOG);
  // What controls show besides may depend on where the focus was meanwhile.
  const specific = all.filter((item) => !item.startsWith('control: '));
  const expected = specific.length > 0 ? specific : all;
  await live.context.close();

  const { context, guard } = await freshContext(browser, cookies);
  const early = await press(context, control, 'before');
  // A message may have gone again when the last of it comes.
  const missing = async () => {
    await early.observe();
    return expected.filter((item) => !early.seen.has(item));
  };
  await expect.soft.poll(missing, { message: name, ...TIMEOUT }).toEqual([]);
  expect.soft(guard.unexpected, name).toEqual([]);
  await context.close();
}

/** What is read twice in a row, with time for an answer between. */
async function settled(read: () => Promise<string[]>): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(last);
        last = await read();
        return JSON.stringify(last) === before;
      },
      { intervals: [1_000] },
    )
    .toBe(true);
  return last;
}

async function expectEachAnswered(browser: Browser, cookies: Cookies, paths: string[]): Promise<void> {
  const { context } = await freshContext(browser, cookies);
  const controls = await everyControl(context, paths);
  await context.close();
  const next = controls.values();
  const work = async () => {
    for (const control of next) await expectAnswered(browser, cookies, control);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

test('Every button and form of the public pages does what it says when it is pressed before the scripts are there', async ({
  browser,
  request,
}) => {
  await expectEachAnswered(browser, [], await visitorsPages(request));
});

/** Some of each section, with the ways to press that are theirs. */
const MEMBERS_PATTERNS = [
  '/community/discussions/:id',
  '/learn/:courseId/lesson/:lessonId',
  '/edit-profile',
  ...(isFullSweep ? ['/', '/events/:id', '/messages/:id', '/account/privacy'] : []),
];

test('Every button and form of some members’ pages does what it says when it is pressed before the scripts are there', async ({
  browser,
  sessionOf,
}) => {
  const cookies = await sessionOf('Maya');
  const { context } = await freshContext(browser, cookies);
  const pages = (await everyPage(context.request)).filter(
    ({ pattern, access }) => MEMBERS_PATTERNS.includes(pattern) && access !== 'visitor',
  );
  await context.close();
  await expectEachAnswered(
    browser,
    cookies,
    pages.map(({ path }) => path),
  );
});
