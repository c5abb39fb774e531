import type { Browser } from '@playwright/test';
import { ConsoleGuard } from '../fixtures/console-guard';
import { everyPage } from '../fixtures/page-checks/every-page';
import { everyControl, press, type Control } from '../fixtures/page-checks/first-press';
import { siteUrl } from '../fixtures/product';
import type { CastName } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel', timeout: 900_000 });

type Cookies = Parameters<import('@playwright/test').BrowserContext['addCookies']>[0];

/** Much of each press is waiting. */
const AT_ONCE = 4;

async function freshContext(browser: Browser, cookies: Cookies) {
  const context = await browser.newContext({ baseURL: siteUrl() });
  await context.addCookies(cookies);
  const guard = await ConsoleGuard.watch(context);
  guard.expect(/503|40[134]|preload/);
  return { context, guard };
}

/** Whether the press, as the first act, leads to what the same press on a hydrated page leads to. */
async function expectAnswered(browser: Browser, cookies: Cookies, control: Control): Promise<void> {
  const live = await freshContext(browser, cookies);
  const { before, outcome } = await press(live.context, control, 'after');
  await expect.soft.poll(outcome, `${control.path} ${control.key}: can be seen`).not.toEqual(before);
  const expected = await settled(outcome);
  await live.context.close();

  const { context, guard } = await freshContext(browser, cookies);
  const early = await press(context, control, 'before');
  await expect.soft.poll(early.outcome, `${control.path}: ${control.key}`).toEqual(expected);
  expect.soft(guard.unexpected, control.path).toEqual([]);
  await context.close();
}

async function settled<T>(read: () => Promise<T>): Promise<T> {
  let last = await read();
  await expect
    .poll(async () => {
      const now = await read();
      const same = JSON.stringify(now) === JSON.stringify(last);
      last = now;
      return same;
    })
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
  const pages = (await everyPage(request)).filter(
    ({ access }) => access === 'public' || access === 'visitor',
  );
  await expectEachAnswered(browser, [], [...new Set(pages.map(({ path }) => path))]);
});
