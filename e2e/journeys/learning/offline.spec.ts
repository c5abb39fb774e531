import type { Page } from '@playwright/test';
import { read } from '../../fixtures/api';
import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

const COURSE = 'mindful-attention-in-a-noisy-workday';
const lessonPath = (slug: string) => `/learn/${COURSE}/lesson/${slug}`;
const LESSON = lessonPath('where-do-you-go');
const QUIZ = lessonPath('the-one-breath-return');
const OTHER = lessonPath('two-protected-hours');

interface Lesson {
  id: string;
  isCompleted: boolean;
  answers: { correct: boolean }[];
}
const lessonOf = (page: Page, path: string) =>
  read<Lesson>(page, `/api${path.replace('/learn/', '/courses/').replace('/lesson/', '/lessons/')}`);

/** Once the service worker has the document and the data of a lesson, and a file to run them. */
const waitUntilCached = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (address) => {
        const names = (await caches.keys()).filter((name) => name.startsWith('lessons-'));
        const found = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        const urls = found.flat().map((url) => new URL(url).pathname);
        return [address, '/note', '.js'].every((end) => urls.some((url) => url.endsWith(end)));
      }, path),
    )
    .toBe(true);

const SAVED_HERE = 'Saved on this device. Syncs when you’re back online.';

test('An opened lesson is read, completed, answered and noted offline, and each arrives once', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Ida Berg');
  page.setDefaultTimeout(15_000);
  const context = page.context();
  const { id } = await read<{ id: string }>(page, `/api/courses/${COURSE}`);
  await context.request.put(`/api/courses/${id}/enrollment`, {
    headers: { origin: new URL(siteUrl()).origin },
  });

  await visit(page, LESSON);
  await waitUntilCached(page, LESSON);
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === QUIZ);
  await waitUntilCached(page, QUIZ);

  await context.setOffline(true);
  await page.goto(QUIZ);
  await expect(
    page.getByText('You’re offline. This lesson and your progress are saved on this device'),
  ).toBeVisible();
  const scolding = page.locator('form').filter({ has: page.getByText('Question 3', { exact: true }) });
  await scolding.getByLabel('It is a second distraction').check();
  await scolding.getByRole('button', { name: 'Check answer' }).click();
  await expect(scolding.getByText('Your answer is saved on this device')).toBeVisible();

  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL((url) => url.pathname === LESSON);
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByRole('article').getByText(SAVED_HERE).first()).toBeVisible();
  await page.getByLabel('Note on this lesson').fill('The boat, mostly.');
  await expect(page.getByRole('region', { name: 'Your note' }).getByRole('status')).toHaveText(SAVED_HERE);
  await page.reload();
  await expect(page.getByText(SAVED_HERE).first()).toBeVisible();
  await expect(page.getByLabel('Note on this lesson')).toHaveValue('The boat, mostly.');

  const missing = await context.newPage();
  await missing.goto(OTHER);
  await expect(missing.getByRole('heading', { level: 1 })).toHaveText(
    'You’re offline, and this lesson isn’t saved on this device',
  );
  await expect(missing.getByRole('link', { name: 'Where do you go?' })).toHaveAttribute('href', LESSON);
  await missing.close();

  await context.setOffline(false);
  await expect.poll(async () => (await lessonOf(page, LESSON)).isCompleted).toBe(true);
  await expect.poll(async () => (await lessonOf(page, QUIZ)).answers).toMatchObject([{ correct: true }]);
  const { id: lessonId } = await lessonOf(page, LESSON);
  await expect
    .poll(async () => (await read<{ text: string }>(page, `/api/lessons/${lessonId}/note`)).text)
    .toBe('The boat, mostly.');
  await expect(page.getByText('It counts toward your progress.')).toBeVisible();
  const entries = await read<{ href: string }[]>(page, '/api/my/points/entries');
  expect(entries.filter(({ href }) => href === `/courses/${COURSE}`)).toHaveLength(1);

  // Signed out, the device has nothing of it any more.
  await page.goto('/api/logout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await context.setOffline(true);
  await expect(page.goto(LESSON)).rejects.toThrow();
  await context.close();
});

test('A visitor who reads a lesson gets no service worker', async ({ page }) => {
  await visit(page, lessonPath('count-the-switches'));
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
