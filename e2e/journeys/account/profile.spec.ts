import { visit } from '../../fixtures/hydration';
import { addressOf } from '../../fixtures/join';
import { expect, test } from '../../fixtures/test';

test('What a member changes in their profile stands on the page others see, too, even if it was open before', async ({
  page,
}) => {
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Continue with the default provider' }).click();
  await page.getByLabel('Name').fill('Imke Brandt');
  await page.getByRole('textbox', { name: 'Email' }).fill(addressOf('Imke'));
  await page.getByRole('button', { name: 'Sign in as someone new' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');

  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  await visit(page, `/profile/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imke Brandt' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('What you do').fill('Choir conductor');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/profile');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === `/profile/${id}`);
  await expect(page.getByText('Choir conductor')).toBeVisible();
});
