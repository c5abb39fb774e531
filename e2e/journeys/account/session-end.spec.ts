import { signInThroughPages } from '../../fixtures/sign-in';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { toastsOf } from '../../fixtures/toast';

test('A member whose session has ended elsewhere is informed at home and led to sign in', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*401/);
  await signInThroughPages(page, 'Leo', '/login?returnTo=/courses');
  await page.context().request.get('/api/logout', {
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const toasts = await toastsOf(page);

  // Held up until the text has been read: they are on the screen for half a second before the page is left.
  let goOn = (): void => undefined;
  const read = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/login?**', async (route) => {
    await read;
    await route.continue();
  });
  const signIn = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /FutureLab/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Please log in');
  await expect.poll(toasts).toMatch(/Unauthorized.*You are logged out\. Logging in again\.\.\./);
  goOn();
  expect(new URL((await signIn).url()).searchParams.get('returnTo')).toBe('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who would you like to be?');
});

test("A visitor at a member's page is asked to log in and comes back to it", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*401/);
  expect((await visit(page, '/progress'))?.status()).toBe(401);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Please log in');
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fprogress',
  );
});
