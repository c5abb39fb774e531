import { visit } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import { join } from '../../fixtures/join';
import { removeSession } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

test('A member adds a passkey, signs in with it, names it anew and removes it', async ({ browser }) => {
  const { page } = await join(browser, 'Pia Keys');
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await visit(page, '/account/devices');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'My laptop' })).toContainText(
    'Never used',
  );

  await removeSession(page);
  await visit(page, '/login?returnTo=/account/devices');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(`${siteUrl()}/account/devices`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Rename My laptop' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await expect(toastOf(page)).toContainText('Old laptop removed');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Old laptop' })).toHaveCount(0);

  await removeSession(page);
  await visit(page, '/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('That passkey didn’t work');
  await page.context().close();
});
