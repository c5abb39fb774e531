import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/axe';
import { everyPage, missingPages } from '../fixtures/every-page';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

const WIDTHS = [390, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** The page in each width and theme, loaded once. */
async function problemsInEveryLook(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const note = (look: string, problems: string[]) =>
    found.push(...problems.map((problem) => `${path}, ${look}: ${problem}`));
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    note(`${width} px, light`, await accessibilityProblems(page));
    await page.emulateMedia({ colorScheme: 'dark' });
    note(`${width} px, dark`, await accessibilityProblems(page, 'colors'));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) note(`${width} px`, [`scrolls ${overflow} px sideways`]);
  }
  return found;
}

for (const visitor of [null, 'Maya'] as const) {
  test(`${visitor ?? 'A visitor'} can read every page in both themes on a phone and a desktop`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    // Of what is not there, and of what is for administrators.
    complaints.expect(/Failed to load resource.*40[34]/);
    if (visitor) await signInAs(visitor);
    const request = page.context().request;
    const paths = new Set((await everyPage(request)).map(({ path }) => path));
    for (const path of [...paths, ...(await missingPages(request))])
      expect.soft(await problemsInEveryLook(page, path), path).toEqual([]);
  });
}

test('The menus are readable while they are open', async ({ page, signInAs }) => {
  await signInAs('Maya');
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Community' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
