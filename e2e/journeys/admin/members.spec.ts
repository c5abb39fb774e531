import { read } from '../../fixtures/api';
import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

test('An administrator finds a member and gives them Pro until a day; they have it, and a notification', async ({
  browser,
  page,
  signInAs,
}) => {
  const name = newEachTry('Edda Falk');
  const edda = await join(browser, name);
  await signInAs('Ada');
  await visit(page, '/admin/members');
  await page.getByLabel('Name or email').fill(name);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('table', { name: 'Members' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('button', { name: 'Give Pro' }).click();
  const dialog = page.getByRole('dialog', { name: `Give ${name} Pro` });
  await dialog.getByLabel('Until').fill('2099-03-01');
  await dialog.getByLabel('Reason').fill('She runs the reading hour.');
  await dialog.getByRole('button', { name: 'Give Pro' }).click();
  await expect(toastOf(page)).toContainText(`${name} has Pro`);
  await expect(page.getByRole('table', { name: 'Staff actions' })).toContainText(
    'She runs the reading hour.',
  );

  const membership = await read<{ plan: string }>(edda.page, '/api/my/membership');
  expect(membership.plan).toBe('pro');
  const { items } = await read<{ items: { text: string }[] }>(edda.page, '/api/my/notifications');
  expect(items[0]?.text).toMatch(/^FutureLab gave you Pro until .*2099$/);
  await edda.page.context().close();
});
