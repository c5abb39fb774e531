import { signInThroughPages } from '../fixtures/sign-in';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test('Nia, who joined today, is led to onboarding and can leave it for her home', async ({ page }) => {
  await signInThroughPages(page, 'Nia');
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit(page, '/');
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');

  await visit(page, '/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page, 'a deep link is not blocked').toHaveURL((url) => url.pathname === '/courses');
});
