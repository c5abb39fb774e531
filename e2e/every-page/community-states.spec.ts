import type { Page } from '@playwright/test';
import { visit } from '../fixtures/hydration';
import { join } from '../fixtures/join';
import { problemsInEveryVariant } from '../fixtures/page-checks/display-variants';
import { choose, png } from '../fixtures/picture-files';
import { siteUrl } from '../fixtures/product';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

async function write<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(path, { method, data, headers: { origin: siteUrl() } });
  expect(answer.ok(), `${method} ${path}`).toBe(true);
  return (await answer.json().catch(() => null)) as T;
}

const expectAccessible = async (page: Page, what: string) =>
  expect.soft(await problemsInEveryVariant(page), what).toEqual([]);

test('Profiles of friends and strangers, and what opens there, are accessible', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  await visit(page, '/profile/ada');
  await expect(page.getByText('You’re connected')).toBeVisible();
  await expectAccessible(page, 'a friend');
  await visit(page, '/profile/leo');
  await expect(page.getByRole('button', { name: 'Introduce' })).toBeVisible();
  await expectAccessible(page, 'a stranger');
  for (const name of ['Introduce', 'Block', 'Report this profile']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
  }
});

test('A discussion that was edited, and the editor with all that opens there, are accessible', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  const post = await write<{ id: string; slug: string }>(page, 'POST', '/api/posts', {
    title: 'A plan of four weeks',
    body: '## Before\n\n- one\n- two\n\n> Said by somebody\n\n`code` and [a link](https://example.test)',
    kind: 'question',
  });
  await write(page, 'PATCH', `/api/posts/${post.id}`, { title: 'A plan of three weeks', body: 'Shorter.' });
  await write(page, 'POST', `/api/posts/${post.id}/replies`, { body: 'I will say how it goes.' });
  await visit(page, `/community/discussions/${post.slug}`);
  await page.getByRole('button', { name: /^Edited/ }).click();
  await expect(page.getByRole('dialog')).toContainText('A plan of four weeks');
  await expectAccessible(page, 'what it said before');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for this discussion' }).click();
  await expectAccessible(page, 'an open menu');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Your reply' }).click();
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).first()).toBeVisible();
  await expectAccessible(page, 'editing');

  await visit(page, '/community/discussions/new');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.getByRole('button', { name: 'Link' }).click();
  await choose(page, page.getByRole('button', { name: 'Add a picture' }), png);
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await expect(page.getByText('Add a short description.')).toBeVisible();
  await expectAccessible(page, 'a picture');
});

test('A month of events, what a host changes, and what one sees who looks after a project are accessible', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  const month = new Date().toISOString().slice(0, 7);
  await visit(page, `/events?view=month&month=${month}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'a month');
  await visit(page, '/events/dinner-for-operators-rotterdam/edit');
  await page.getByRole('button', { name: 'Cancel event' }).click();
  await expectAccessible(page, 'changing an event');
  await visit(page, '/synergizer/project/meeting-notes-nobody-is-afraid-of');
  await expectAccessible(page, 'a project of one’s own');
  await page.getByRole('button', { name: 'Remove Bram Oostveen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'taking somebody out');
  await page.keyboard.press('Escape');
});

test('A group that one has founded, and a series planned in it, are accessible', async ({
  page,
  signInAs,
}) => {
  // Maya's groups and points are counted in other specs.
  await signInAs('Ada');
  const group = { name: 'Readers who look', summary: 'One page at a time.', privacy: 'private' };
  const { slug } = await write<{ slug: string }>(page, 'POST', '/api/groups', group);
  for (const path of [`/groups/${slug}`, `/groups/${slug}/edit`, `/groups/${slug}/people`]) {
    await visit(page, path);
    await expectAccessible(page, path);
  }
  await visit(page, `/events/new?group=${slug}`);
  await page.getByLabel('Repeats').selectOption('Every week');
  await expectAccessible(page, 'planning a series');
});

test('A report to decide and the notice of a suspension are accessible', async ({
  browser,
  page: ada,
  signInAs,
}) => {
  const [jon, eva] = await Promise.all(['Jon Hollis', 'Eva Brenner'].map((name) => join(browser, name)));
  const { id } = await write<{ id: string }>(jon!.page, 'GET', `/api/members/${eva!.slug}`);
  const report = { subject: { kind: 'profile', id }, reason: 'spam', note: 'The same words to everybody.' };
  await write(jon!.page, 'POST', '/api/reports', report);
  await signInAs('Ada');
  await visit(ada, '/admin/reports');
  const matter = ada.getByRole('article', { name: 'Eva Brenner' });
  await matter.getByRole('radio', { name: 'Suspend' }).check();
  await expectAccessible(ada, 'a report');
  await matter.getByRole('button', { name: 'Save decision' }).click();
  await expect(matter).toBeHidden();
  await visit(eva!.page, '/community/discussions/new');
  await expect(eva!.page.getByText(/Your account is suspended/)).toBeVisible();
  await expectAccessible(eva!.page, 'a suspended member');
  for (const member of [jon!, eva!]) await member.page.context().close();
});
