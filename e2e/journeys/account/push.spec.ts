import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('Turning pushing on ends in a message, whatever the browser’s push service says', async ({
  page,
  context,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.expect(/does not support the Push API in incognito mode/);
  await context.grantPermissions(['notifications']);
  await signInAs('Leo');
  await visit(page, '/account/notifications');
  await page.getByRole('button', { name: 'Turn on push' }).click();
  // No push service can be reached from here, so Chromium refuses.
  await expect(page.getByText(/That didn’t work\.|Notifications are blocked\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on push' })).toBeEnabled();
});
