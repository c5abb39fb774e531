import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test('An unknown path is answered with 404 and the words of the not-found page', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource.*404/);
  const answer = await visit(page, '/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('A course that does not exist is answered with 404', async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource.*404/);
  const answer = await visit(page, '/courses/there-is-no-such-course');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
