import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { layoutShift, watchLayoutShifts } from '../../fixtures/page-checks/layout-shift';
import { expect, test } from '../../fixtures/test';

const LESSON = '/learn/mindful-attention-in-a-noisy-workday/lesson/count-the-switches';
const TITLE = 'Does a glance at the phone count as a switch?';

const discussion = (page: Page) => page.getByRole('region', { name: /^Discussion/ });

/** As a reader comes there: the discussion is loaded on the way. */
async function scrollToDiscussion(page: Page): Promise<void> {
  const heading = discussion(page).getByRole('heading', { level: 2 });
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(heading).toBeVisible({ timeout: 500 });
  }).toPass();
  await heading.scrollIntoViewIfNeeded();
}

test('A member asks about a lesson without leaving it, after a reload, and finds the question among their own', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Signe Holm');
  await watchLayoutShifts(page);
  await visit(page, LESSON);
  await scrollToDiscussion(page);
  await page.waitForLoadState('networkidle');
  const { sum, moved } = await layoutShift(page);
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01);

  await test.step('What is missing is said beside the field', async () => {
    await discussion(page).getByRole('button', { name: 'Ask about this lesson' }).press('Enter');
    const title = discussion(page).getByLabel('Title');
    await expect(title).toBeFocused();
    await title.fill(TITLE);
    await discussion(page).getByRole('button', { name: 'Post' }).click();
    await expect(discussion(page).getByText(/^Write something/)).toBeVisible();
  });

  await test.step('What was typed survives a reload', async () => {
    await expect(discussion(page).getByText(/^Draft saved/)).toBeVisible();
    await page.reload();
    await scrollToDiscussion(page);
    await discussion(page).getByRole('button', { name: 'Continue your question' }).click();
    await expect(discussion(page).getByLabel('Title')).toHaveValue(TITLE);
  });

  await test.step('The question stands under the lesson at once', async () => {
    const text = discussion(page).getByRole('textbox', { name: 'Text' });
    await text.click();
    await expect(discussion(page).getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await text.pressSequentially('I did not pick it up.');
    await discussion(page).getByRole('button', { name: 'Post' }).click();
    await expect(discussion(page).getByRole('link', { name: TITLE })).toBeVisible();
    await expect(discussion(page).getByText(/^Question posted/)).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === LESSON);
  });

  await test.step('It is among their own discussions, and leads back to the lesson', async () => {
    await visit(page, '/community/discussions?view=mine');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: TITLE }) });
    await row.getByRole('link', { name: 'Count the switches' }).click();
    await expect(page).toHaveURL((url) => url.pathname === LESSON);
  });
  await page.context().close();
});

test('A visitor reads what is asked about an open lesson, and is asked to sign in', async ({ page }) => {
  await visit(page, LESSON);
  await scrollToDiscussion(page);
  await expect(
    discussion(page).getByRole('link', { name: 'Sign in to ask about this lesson' }),
  ).toBeVisible();
});
