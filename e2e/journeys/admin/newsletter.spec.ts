import { visit, waitForHydration } from '../../fixtures/hydration';
import { openMailTo } from '../../fixtures/mailbox';
import { newEachTry } from '../../fixtures/new-each-try';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';
import { siteUrl } from '../../fixtures/product';

test('Ada writes a newsletter, tests and sends it; a subscriber has it by email and in the archive', async ({
  page,
  signInAs,
}) => {
  const subject = newEachTry('What members tried in spring');
  const email = `${newEachTry('spring-reader').replace(' ', '-')}@example.test`;
  await page.request.post('/api/subscribe', {
    data: { name: 'Ines', email, source: 'landing_page' },
    headers: { origin: siteUrl() },
  });
  await openMailTo(page, email);
  await page.getByRole('link', { name: /newsletter\/confirm/ }).click();
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed');

  await signInAs('Ada');
  await visit(page, '/admin/newsletters');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New newsletter' }).click();
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);

  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Wait **two minutes** before you sign.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('two minutes')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to me' }).click();
  await expect(toastOf(page)).toContainText('Test sent');
  await page.getByRole('button', { name: 'Send now' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send to / })
    .click();

  await page.getByRole('link', { name: 'Read it in the archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page.getByText('two minutes')).toBeVisible();
  await openMailTo(page, email, subject);
  await expect(page.locator('pre')).toContainText('/newsletter/unsubscribe?token=');
});
