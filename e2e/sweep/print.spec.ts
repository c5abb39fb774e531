import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** Headings of the page that a print or a capture of the whole page would leave out. */
const leftOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main h2')]
      .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ textContent }) => textContent),
  );

test('A print of the landing page shows all of it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  expect(await leftOut(page)).toEqual([]);
});

test('A capture of the whole landing page shows all of it without scrolling', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => leftOut(page)).toEqual([]);
});

test('A capture of the whole home of a member shows all of it without scrolling', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Maya');
  await page.goto('/');
  expect(await leftOut(page)).toEqual([]);
});
