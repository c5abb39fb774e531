import type { Page } from '@playwright/test';
import { read } from '../fixtures/api';
import { visit } from '../fixtures/hydration';
import { scrollToEnd } from '../fixtures/page-checks/scroll-to-end';
import { expect, test } from '../fixtures/test';
import { expectShellUsable } from './failing-section';

const SCRIPTS = '**/mfe/mf-community/**/*.js*';
const LESSON = '/learn/mindful-attention-in-a-noisy-workday/lesson/count-the-switches';

test.beforeEach(({ consoleGuard }) => consoleGuard.expect(/./));

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part didn’t load' });

async function loseCommunity(page: Page): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503, body: 'Not today' }));
  return async () => {
    await page.unroute(SCRIPTS);
    await missing(page).getByRole('button', { name: 'Try again' }).click();
    await expect(missing(page)).toHaveCount(0);
  };
}

test('Without the scripts of mf-community a lesson is whole, and its discussion can be tried again', async ({
  page,
  signInAs,
}) => {
  const recover = await loseCommunity(page);
  await signInAs('Leo');
  await visit(page, LESSON);
  await expect(page.getByRole('heading', { level: 1, name: 'Count the switches' })).toBeVisible();
  await scrollToEnd(page);
  await expect(missing(page)).toBeVisible();
  await expect(page.getByLabel('Note on this lesson')).toBeEnabled();
  await expectShellUsable(page);
  await recover();
  await expect(page.getByRole('button', { name: 'Ask about this lesson' })).toBeVisible();
});

test('Without the scripts of mf-community a course is whole, and what members discuss can be tried again', async ({
  page,
}) => {
  const courses = await read<{ slug: string; title: string }[]>(page, '/api/courses?limit=100');
  let course = courses[0]!;
  for (const one of courses) {
    const path = `/api/courses/${one.slug}/related`;
    if ((await read<{ discussions: unknown[] }>(page, path)).discussions.length > 0) course = one;
  }
  const recover = await loseCommunity(page);
  await visit(page, `/courses/${course.slug}`);
  await expect(page.getByRole('heading', { name: 'Related discussions' })).toBeVisible();
  await scrollToEnd(page);
  await expect(missing(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Outline' })).toBeVisible();
  await expectShellUsable(page);
  await recover();
  await expect(page.getByRole('heading', { name: 'Related discussions' })).toBeVisible();
});
