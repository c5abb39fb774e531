import type { Page } from '@playwright/test';
import { visitorsPages } from '../fixtures/page-checks/every-page';
import { expect, test } from '../fixtures/test';

const WIDTHS = [412, 768, 1024, 1366, 1440, 1920];

test.describe.configure({ timeout: 480_000 });

/** Holds back every font until it is asked to let them through. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** How high the page's title is in windows of each width, in CSS pixels. */
async function titleHeights(page: Page): Promise<Record<number, number>> {
  const title = page.getByRole('heading', { level: 1 });
  const heights: Record<number, number> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    heights[width] = Math.round((await title.boundingBox())?.height ?? 0);
  }
  return heights;
}

test("The title of a public page breaks at the same words before and after the page's fonts arrive", async ({
  page,
  request,
  consoleGuard,
}) => {
  consoleGuard.expect(/404.*\/profile\//); // to visitors, a member who has not opened it to them is not there
  const problems: string[] = [];
  for (const path of await visitorsPages(request)) {
    const release = await holdFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const before = await titleHeights(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    const after = await titleHeights(page);
    for (const width of WIDTHS)
      if (Math.abs(after[width]! - before[width]!) > 4)
        problems.push(`${path} at ${width} px: ${before[width]} px, then ${after[width]} px`);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(problems).toEqual([]);
});
