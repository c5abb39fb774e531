import { read } from '../../fixtures/api';
import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

test('An administrator refunds a payment; Pro ends, and the member has a notification', async ({
  browser,
  page,
  signInAs,
}) => {
  const name = newEachTry('Runa Stern');
  const { page: runa } = await join(browser, name);
  await visit(runa, '/subscribe?membership=hpc');
  await runa.getByRole('button', { name: 'Join for $97 a month' }).click();
  await runa.getByRole('button', { name: 'Pay $97.00' }).click();
  await expect(runa).toHaveURL(/\/checkout\/success/);
  await expect.poll(async () => (await read<{ plan: string }>(runa, '/api/my/membership')).plan).toBe('pro');

  await signInAs('Ada');
  await visit(page, '/admin/subscriptions');
  await page.getByLabel('Name or email').fill(name);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
  await page.getByRole('button', { name: /^Refund the payment of/ }).click();
  const dialog = page.getByRole('dialog', { name: `Refund ${name}` });
  await expect(dialog.getByLabel('Amount in USD')).toHaveValue('97.00');
  await dialog.getByLabel('Reason').fill('She was charged by mistake.');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(toastOf(page)).toContainText('Payment refunded');

  expect((await read<{ plan: string }>(runa, '/api/my/membership')).plan).toBe('free');
  const { items } = await read<{ items: { text: string }[] }>(runa, '/api/my/notifications');
  expect(items.map(({ text }) => text)).toContain('Refund: $97.00 for FutureLab Pro');
  await runa.context().close();
});
