import { visit } from '../../fixtures/hydration';
import { addressOf } from '../../fixtures/join';
import { codeMailedTo } from '../../fixtures/mailbox';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

test('A visitor joins with a code by mail, by keyboard alone, and comes back to the page they were on', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/400.*\/api\/auth\/code\/verify/);
  await visit(page, '/login?returnTo=/courses');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type(addressOf('By Mail'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  const code = await codeMailedTo(page, addressOf('By Mail'));
  await page.keyboard.type(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have 4 tries left')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/courses');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
});

test('Signing in by mail needs no script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto('/login?returnTo=/events');
  await page.getByRole('textbox', { name: 'Email' }).fill(addressOf('No Script'));
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  const code = await codeMailedTo(page, addressOf('No Script'));
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/events');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await context.close();
});
