import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { expectShellUsable, noticeOf } from './failing-section';

/** A page of each section that visitors can read. */
const PAGES = [
  { app: 'mf-marketing', path: '/about' },
  { app: 'mf-learning', path: '/courses' },
  { app: 'mf-community', path: '/events' },
  { app: 'mf-account', path: '/subscribe' },
];

const FAILURES: [description: string, fails: (route: Route) => Promise<void> | void][] = [
  ['answer 503', (route) => route.fulfill({ status: 503, body: 'Not today' })],
  ['hang', () => undefined],
  [
    'have one byte more',
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    },
  ],
];

/** Every file may be waited for twice. */
const DECIDED_WITHIN_MS = 30_000;

const textOf = (page: Page) => page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText);

for (const { app, path } of PAGES)
  for (const [description, fails] of FAILURES)
    test(`A page of ${app} stays readable while its scripts ${description}, and works once they arrive`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expect(/./);
      const scripts = `**/mfe/${app}/**/*.js*`;
      await page.route(scripts, fails);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const sent = await textOf(page);
      expect(sent.length).toBeGreaterThan(500);
      await page.mouse.move(400, 400);
      await page.mouse.move(700, 300);

      await expectShellUsable(page);
      // A theme reaches every part of the page, also what is not hydrated yet.
      await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
      expect(await textOf(page)).toContain(sent.trim());
      const notice = noticeOf(page);
      await expect(notice).toBeVisible({ timeout: DECIDED_WITHIN_MS });
      expect(await textOf(page)).toContain(sent.trim());

      const elsewhere = `a[href^="/"]:not([href="${path}"], [href^="${path}?"]):visible`;
      const link = page.getByRole('main').locator(elsewhere).first();
      const target = new URL((await link.getAttribute('href'))!, page.url()).href;
      const leaving = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url() === target,
      );
      await link.click();
      await leaving;
      // A script that hangs holds back the load event of the pages on either side.
      await page.waitForURL((url) => url.pathname !== path, { waitUntil: 'commit' });
      await page.goBack({ waitUntil: 'commit' });
      await expect(notice).toBeVisible({ timeout: DECIDED_WITHIN_MS });

      await page.unroute(scripts);
      await notice.getByRole('button', { name: 'Try again' }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main h1')!).some((key) => key.startsWith('__reactProps')),
      );
    });

test('What is typed before the scripts have failed stays, and is sent by the browser', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/./);
  let fail: () => void;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/mfe/mf-marketing/**/*.js*', async (route) => {
    await failed;
    await route.fulfill({ status: 503, body: 'Not today' });
  });
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const name = page.getByRole('main').getByLabel('Name');
  await name.pressSequentially('Ines');
  fail!();
  await expect(noticeOf(page)).toBeVisible({ timeout: DECIDED_WITHIN_MS });
  await expect(name).toHaveValue('Ines');
  await expect(name).toBeFocused();
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.isNavigationRequest(),
  );
  await page.route('**/enquiries', (route) => route.fulfill({ body: 'Taken' }));
  await name.evaluate((field) => ((field as HTMLInputElement).form!.noValidate = true));
  await name.evaluate((field) => (field as HTMLInputElement).form!.requestSubmit());
  const sent = await sending;
  expect(new URL(sent.url()).pathname).toBe('/enquiries');
  expect(sent.postData()).toContain('Ines');
});
