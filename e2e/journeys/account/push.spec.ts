import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('Turning pushing on ends in words, whatever the browser’s push service says', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['notifications']);
  await signInAs('Leo');
  await visit(page, '/edit-profile#notifications');
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  // No push service can be reached from here, so Chromium refuses.
  await expect(page.getByText(/That did not work\.|Your browser does not let us\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toBeEnabled();
});

test('A browser that is subscribed can try it out and be turned off again', async ({
  page,
  context,
  signInAs,
  complaints,
}) => {
  // The push service of this subscription does not exist.
  complaints.expect(/Failed to load resource.*(4|5)\d\d/);
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const endpoint = 'https://push.example.test/subscription';
    const keys = {
      p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
      auth: 'tBHItJI5svbpez7KI4CCXg',
    };
    let subscribed = false;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => Promise.resolve(!(subscribed = false)),
    };
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(subscribed ? (subscription as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = () => {
      subscribed = true;
      return Promise.resolve(subscription as unknown as PushSubscription);
    };
  });
  await signInAs('Leo');
  await visit(page, '/edit-profile#notifications');
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await expect(page.getByText(/Sent\. It should appear|could not be reached|did not work/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off in this browser' }).click();
  await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toBeVisible();
});
