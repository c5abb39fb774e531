import { readFile } from 'node:fs/promises';
import { addressOf, join } from '../../fixtures/join';
import { visit } from '../../fixtures/hydration';
import { openMailTo } from '../../fixtures/mailbox';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { expect, test } from '../../fixtures/test';

const PAGE = '/account/data';

test('A member takes their data along, into a new account, and leaves the old one or stays', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Odile Marchand');
  const origin = new URL(page.url()).origin;
  const changed = await page.request.patch('/api/my/profile', {
    data: { currentRole: 'Bridge engineer', skills: ['Steel'] },
    headers: { origin },
  });
  expect(changed.ok()).toBe(true);

  await visit(page, PAGE);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Request a copy' }).press('Enter');
  // Pushed by the server: nobody reloads.
  await expect(page.getByText(/Your copy is ready/)).toBeVisible({ timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = await (await downloading).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');

  const { page: other } = await join(browser, 'Odile Elsewhere');
  await visit(other, PAGE);
  await other.getByLabel('Archive', { exact: true }).setInputFiles({
    name: 'futurelab.zip',
    mimeType: 'application/zip',
    buffer: await readFile(file),
  });
  await expect(other.getByRole('row', { name: /Profile/ })).toBeVisible();
  expect(await accessibilityProblems(other)).toEqual([]);
  await other.getByRole('button', { name: 'Import' }).click();
  await expect(other.getByText(/Import complete/)).toBeVisible();
  await visit(other, '/profile');
  await expect(other.getByText('Bridge engineer').first()).toBeVisible();

  await page.getByLabel(/to confirm/).fill('delete my account');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('complementary', { name: 'Account deletion' });
  await expect(notice).toBeVisible();
  await visit(page, '/courses');
  await expect(notice).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Keep my account' }).press('Enter');
  await expect(notice).toBeHidden();

  await openMailTo(page, addressOf('Odile Marchand'), 'We kept your account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We kept your account');
});
