import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { joinAs } from '../../fixtures/join';
import { siteUrl } from '../../fixtures/product';
import { signInThroughPages } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data, headers: { origin: siteUrl() } });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string };
};

test('A reply rings nowhere but at the bell, which agrees with the list and is quiet once it was read', async ({
  page,
  browser,
}) => {
  // Others write to the cast meanwhile. Of her first post, which is an achievement, she does not want to hear.
  await joinAs(page, `Vera Holm ${Date.now()}`);
  const settings = await page.request.patch('/api/my/notification-settings', {
    data: { kinds: [{ kind: 'achievement', channels: [] }] },
    headers: { origin: siteUrl() },
  });
  expect(settings.ok()).toBe(true);
  const title = `What did the week teach you? ${Date.now()}`;
  const { id } = await post(page, '/api/posts', { title, body: 'Tell me.', kind: 'question' });
  await visit(page, '/notifications');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  const { unread } = (await (await page.request.get('/api/my/notifications')).json()) as { unread: number };

  const context = await browser.newContext({ baseURL: siteUrl() });
  const other = await context.newPage();
  await signInThroughPages(other, 'Maya');
  await post(other, `/api/posts/${id}/replies`, { body: 'To wait.' });
  await context.close();

  await expect(bell.getByText(String(unread + 1))).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Unread:')).toBeAttached();
  await row.getByLabel(/^More:/).click();
  await row.getByRole('menuitem', { name: 'Mark as read' }).click();
  await expect(row.getByText('Unread:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Unread:')).toBeAttached();
  await row.getByRole('link', { name: /replied to/ }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(bell.getByText(String(unread + 1))).toHaveCount(0);
});

test('Notifications are chosen for each kind, and stays chosen', async ({ page, signInAs }) => {
  await signInAs('Leo');
  await visit(page, '/account/notifications');
  const choice = page.getByRole('checkbox', { name: 'Reactions to my posts: Email' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByText('Saved')).toBeVisible();
  await visit(page, '/account/notifications');
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect(page.getByText('Saved')).toBeVisible();
});
