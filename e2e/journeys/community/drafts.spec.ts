import { visit } from '../../fixtures/hydration';
import { addressOf, joinAs } from '../../fixtures/join';
import { chooseNewIdentity } from '../../fixtures/new-member';
import { expect, test } from '../../fixtures/test';

test('What a member wrote is still there after a reload and after their session has ended, and is sent then', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*401/);
  const name = `Edda Moen ${test.info().retry}`;
  await joinAs(page, name);
  await visit(page, '/community/discussions/new');
  const title = `Kept ${test.info().retry}`;
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Half an hour of work');
  await expect(page.getByText(/^(Saved on this device|Draft saved)/)).toBeVisible();
  await visit(page, '/community/discussions/new');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Half an hour of work');

  await page.context().request.get('/api/logout', {
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('alert').getByText('You’ve been signed out.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click();
  await page
    .getByRole('button', { name: 'Continue with the default provider' })
    .or(page.getByRole('heading', { name: 'Who would you like to be?' }))
    .first()
    .waitFor();
  await chooseNewIdentity(page, name, addressOf(name));
  await expect(page).toHaveURL(/\/community\/discussions\/new$/);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveText('Half an hour of work');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
