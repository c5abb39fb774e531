import type { Page } from '@playwright/test';
import { taken, visit } from '../fixtures/hydration';
import { siteUrl } from '../fixtures/product';
import { startRelay } from '../fixtures/relay';
import { signInThroughPages } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

/** Until the browser has kept the opening of the page it is on, and has told itself to name it. */
const kept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const opening = await caches.match(location.pathname);
        const { headerValue } = await (await navigator.serviceWorker.ready).navigationPreload.getState();
        return headerValue?.split(' ').includes(opening?.headers.get('x-document-opening') ?? '-');
      }),
    )
    .toBe(true);

/** How the document began: by the service worker, and which openings the browser has. */
const began = (page: Page) =>
  page.evaluate(async () => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      byWorker: entry!.workerStart > 0,
      type: entry!.type,
      openings: (await (await caches.open('openings')).keys()).length,
    };
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('The next visit of a member begins in the browser and goes on with what the server says now', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  await visit(page, '/');
  await kept(page);
  const words = await page.getByRole('main').innerText();

  const parts: (string | undefined)[] = [];
  page.on('response', (answer) => parts.push(answer.headers()['x-document-part']));
  const answer = await visit(page, '/');
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(heading(page)).toHaveText('Welcome back, Maya');
  expect(await page.getByRole('main').innerText()).toBe(words);
  // The opening had not to be sent, nor asked for, again.
  expect(parts.filter((part) => part === 'opening')).toEqual([]);
  expect(await began(page)).toMatchObject({ byWorker: true, type: 'navigate' });

  // What protects the page protects it from its first byte.
  const asked = await page.context().request.get('/');
  const early = answer!.headers();
  const ofOneAnswer =
    /^(x-request-id|x-release-set|set-cookie|vary|date|connection|keep-alive|content-encoding|transfer-encoding|x-accel-buffering|server|x-cache)$/;
  for (const [name, value] of Object.entries(asked.headers()))
    if (!ofOneAnswer.test(name)) expect(early[name], name).toBe(value);
});

test('A page that looks otherwise by now is the new one', async ({ page, baseURL, signInAs }) => {
  await signInAs('Maya');
  await visit(page, '/');
  await kept(page);
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL! }]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(heading(page)).toHaveText('Welcome back, Maya');
  await taken(page);
  await kept(page);
  const answer = await visit(page, '/');
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await began(page)).type).toBe('navigate');
});

test('Who chooses another theme is not shown the one before, not even for a moment', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  await visit(page, '/');
  await kept(page);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(async () => (await began(page)).openings).toBe(0);
});

test('Who is signed out elsewhere is shown what visitors are', async ({ page, signInAs }) => {
  await signInAs('Maya');
  await visit(page, '/');
  await kept(page);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto('/');
  await expect(heading(page)).toHaveText('Use AI with your eyes open.');
  expect((await began(page)).openings).toBe(0);
  await page.context().addCookies(cookies);
  await page.goto('/');
  await expect(heading(page)).toHaveText('Welcome back, Maya');
});

test('Whose session has ended is not met by name, whoever comes next', async ({
  page,
  complaints,
  signInAs,
}) => {
  complaints.expect(/Failed to load resource.*401/);
  const openings = async () => (await began(page)).openings;
  await signInAs('Maya');
  await visit(page, '/');
  await kept(page);

  // Noticed by a page that is open already.
  await visit(page, '/courses');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.route('**/api/login?**', (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: /FutureLab/ })
    .click();
  await expect.poll(openings).toBe(0);

  // Noticed at the next page, though it is another.
  await page.context().addCookies(cookies);
  await visit(page, '/');
  await kept(page);
  await page.context().clearCookies();
  await page.goto('/courses');
  await expect.poll(openings).toBe(0);
});

test('Who signs out leaves nothing behind, and whoever is next begins anew', async ({ page }) => {
  await signInThroughPages(page, 'Maya');
  await visit(page, '/');
  await kept(page);
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(heading(page)).toHaveText('Use AI with your eyes open.');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
  expect(await left()).toEqual([]);

  await signInThroughPages(page, 'Leo');
  await expect(heading(page)).toHaveText('Welcome back, Leo');
  await taken(page);
  await kept(page);
  await visit(page, '/');
  await expect(heading(page)).toHaveText('Welcome back, Leo');
  expect(await began(page)).toMatchObject({ byWorker: true, type: 'navigate' });
});

test('A page that is forbidden, gone or somewhere else is what it would be without', async ({
  page,
  complaints,
  signInAs,
}) => {
  await signInAs('Maya');
  complaints.expect(/403 .*\/admin|404 .*\/nothing/);
  await visit(page, '/');
  await kept(page);
  expect((await visit(page, '/nothing/here'))?.status()).toBe(404);
  await expect(heading(page)).toContainText('404');
  expect((await visit(page, '/admin'))?.status()).toBe(403);
  await visit(page, '/?from=mail');
  await expect(heading(page)).toHaveText('Welcome back, Maya');
  expect(await began(page)).toMatchObject({ type: 'navigate', openings: 1 });
  await page.goto('/dashboard');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(heading(page)).toHaveText('Welcome back, Maya');
});

test('A page is there by its name before the site has answered', async ({ page, signInAs }) => {
  await signInAs('Maya');
  const relay = await startRelay(siteUrl());
  const url = relay.url.replace('127.0.0.1', 'localhost');
  await visit(page, `${url}/`);
  await kept(page);
  relay.hold();
  await page.goto(`${url}/`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Welcome back, Maya');
  await expect(page).toHaveTitle('Home · FutureLab');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your menu' })).toBeVisible();
  await expect(page.getByText('Courses Enrolled')).toBeHidden();
  relay.release();
  await expect(page.getByText('Courses Enrolled')).toBeVisible();
  await taken(page);
  await relay.cut();
});

test('A site that cannot be reached is told in words, and is there again when it can be', async ({
  page,
  complaints,
  signInAs,
}) => {
  await signInAs('Maya');
  complaints.expect(/ERR_CONNECTION|Failed to load resource/);
  const relay = await startRelay(siteUrl());
  const url = relay.url.replace('127.0.0.1', 'localhost');
  await visit(page, `${url}/`);
  await kept(page);
  await relay.cut();
  await page.goto(`${url}/`);
  const told = page.getByRole('heading', { name: 'FutureLab cannot be reached' });
  await expect(told).toBeVisible();
  await relay.mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Courses Enrolled')).toBeVisible();
  await expect(told).toBeHidden();
  await relay.cut();
});
