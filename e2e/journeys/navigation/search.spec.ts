import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { layoutShift, watchLayoutShifts } from '../../fixtures/page-checks/layout-shift';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

const COURSE = 'Everyday Ethics for Machine-Made Decisions';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search FutureLab' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const chunks = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/shell\/search\..*\.js$/.test(request.url())) files.push(request.url());
  });
  return files;
};

test('A visitor finds a course by its misspelled name with the keyboard alone', async ({ page }) => {
  const files = chunks(page);
  await visit(page, '/about');
  expect(files).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill('etihcs');
  await expect(dialog(page).getByText('No exact matches. These are close.')).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: 'Courses' })).toContainText(COURSE);
  await expect(dialog(page).getByRole('group', { name: 'People' })).toHaveCount(0);

  await field(page).fill('everyday eth');
  await expect(dialog(page).getByRole('option').first()).toContainText(COURSE);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/everyday-ethics/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible();
  // The heading, or the place it comes to where the page had to wait for its data.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
});

test('A member finds people and discussions, and what was looked for stays on the device', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  await visit(page, '/');
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).fill('elodie');
  await dialog(page)
    .getByRole('group', { name: 'People' })
    .getByRole('option', { name: /^Élodie/ })
    .click();
  await expect(page).toHaveURL(/\/profile\/elodie/);
  // A page that arrives takes the focus.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);

  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await dialog(page).getByRole('option', { name: 'elodie' }).click();
  await expect(field(page)).toHaveValue('elodie');
  await field(page).fill('delegat');
  await expect(dialog(page).getByRole('group', { name: 'Discussions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
});

test('The menu of a phone leads to the search, and back to itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/about');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('The dialog is readable in both themes, on a small screen with large text, and moves nothing', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  await page.keyboard.press('Control+k');
  await field(page).pressSequentially('ethics');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  expect((await layoutShift(page)).sum).toBeLessThanOrEqual(0.01);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, 'colors')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await accessibilityProblems(page)).toEqual([]);
  const box = (await dialog(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await dialog(page).getByRole('option').last().scrollIntoViewIfNeeded();
  await expect(dialog(page).getByRole('option').last()).toBeInViewport();
});

test('Should its code not arrive, the page of the search does the same', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/Failed to load resource/);
  await page.route('**/shell/search.*', (route) => route.abort());
  await visit(page, '/about');
  await waitForHydration(page);
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/search$/);
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('ethics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=ethics$/);
  await expect(page.getByRole('region', { name: 'Courses' })).toContainText(COURSE);
});

test('Without JavaScript the search is a page whose address can be shared', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl() });
  const page = await context.newPage();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('everyday ethics');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=everyday\+ethics$/);
  await page.getByRole('region', { name: 'Courses' }).getByRole('link', { name: COURSE }).click();
  await expect(page).toHaveURL(/\/courses\/everyday-ethics/);
  await context.close();
});
