import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('An unknown path is answered with 404 and the words of the not-found page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*404/);
  const answer = await visit(page, '/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

for (const [what, path] of [
  ['course', '/courses/there-is-no-such-course'],
  ['event', '/events/there-is-no-such-event'],
  ['project', '/synergizer/project/there-is-no-such-project'],
] as const)
  test(`Where there is no such ${what}, the answer is 404`, async ({ page, consoleGuard }) => {
    consoleGuard.expect(/Failed to load resource.*404/);
    const answer = await visit(page, path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`We could not find that ${what}`);
  });

test('A way to take part that does not exist leads to those that do', async ({ page, request }) => {
  const answer = await request.get('/academy/checkout/platinum', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/futurelab-academy#tiers']);
  await visit(page, '/academy/checkout/platinum');
  await expect(page).toHaveURL(/\/futurelab-academy#tiers$/);
  await expect(page.getByRole('heading', { name: 'Three ways to take part' })).toBeInViewport();
});
