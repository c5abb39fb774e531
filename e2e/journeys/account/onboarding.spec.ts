import { panel } from '../../fixtures/home';
import { visit } from '../../fixtures/hydration';
import { addressOf } from '../../fixtures/join';
import { chooseIdentity, signInThroughPages } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

test('Nia, who joined today, is led to onboarding and may still open other pages', async ({ page }) => {
  await signInThroughPages(page, 'Nia');
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nia');
  await visit(page, '/');
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');

  await visit(page, '/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page, 'a deep link is not blocked').toHaveURL((url) => url.pathname === '/courses');
});

test('A visitor reads what onboarding is, and comes to its first step by signing in', async ({ page }) => {
  expect((await visit(page, '/onboarding'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FutureLab' })).toBeVisible();
  await expect(page.getByText('A path of four courses, and one to start with.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to start' }).click();
  await chooseIdentity(page, 'Nia');
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');
  await expect(page.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
});

test('A new member signs in, skips onboarding and finds where to begin', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Continue with the default provider' }).click();
  await page.getByLabel('Name').fill('Noor Haddad');
  await page.getByRole('textbox', { name: 'Email' }).fill(addressOf('Noor'));
  await page.getByRole('button', { name: 'Sign in as someone new' }).click();

  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
  await page.getByRole('button', { name: 'Skip the rest' }).click();

  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor');
  const learning = panel(page, 'Continue Learning');
  await expect(learning).toContainText('Ready to Begin Your Journey');
  await expect(learning.getByRole('link', { name: 'Choose a course' })).toHaveAttribute('href', '/courses');
  await expect(panel(page, 'Achievements').getByText('Unlocked', { exact: true })).toHaveCount(0);
});
