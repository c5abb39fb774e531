import { addressOf, join } from '../../fixtures/join';
import { visit } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

test('A member signs another browser out, and then every one', async ({ browser }) => {
  const { page } = await join(browser, 'Dee Vices');
  const other = await browser.newContext({ baseURL: siteUrl(), userAgent: FIREFOX });
  const there = await other.newPage();
  await visit(there, '/login');
  await there.getByRole('button', { name: 'Continue with the default provider' }).click();
  await there.getByLabel('Name').fill('Dee Vices');
  await there.getByRole('textbox', { name: 'Email' }).fill(addressOf('Dee Vices'));
  await there.getByRole('button', { name: 'Sign in as someone new' }).click();
  await there.waitForURL((url) => url.pathname === '/');

  await visit(page, '/account/devices');
  await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect(toastOf(page)).toContainText('Firefox on Linux signed out');
  expect((await there.request.get('/api/auth/user')).status()).toBe(401);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('link', { name: 'Join the Community' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await other.close();
  await page.context().close();
});
