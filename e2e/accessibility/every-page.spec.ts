import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/axe';
import { everyPage, missingPages } from '../fixtures/every-page';
import { expect, test } from '../fixtures/test';

const WIDTHS = [390, 1440];
const THEMES = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(600_000);

/** The page in each width and theme, without being loaded again. */
async function problemsInEveryLook(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      const problems = await accessibilityProblems(page);
      found.push(...problems.map((problem) => `${path}, ${width} px, ${colorScheme}: ${problem}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) found.push(`${path}, ${width} px: scrolls ${overflow} px sideways`);
    }
  }
  return found;
}

for (const visitor of [null, 'Maya'] as const) {
  test(`${visitor ?? 'A visitor'} can read every page in both themes on a phone and a desktop`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource.*404/);
    if (visitor) await signInAs(visitor);
    const request = page.context().request;
    const paths = new Set((await everyPage(request)).map(({ path }) => path));
    for (const path of [...paths, ...(await missingPages(request))])
      expect.soft(await problemsInEveryLook(page, path), path).toEqual([]);
  });
}

test('The menus are readable while they are open', async ({ page, signInAs }) => {
  await signInAs('Maya');
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Community' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
