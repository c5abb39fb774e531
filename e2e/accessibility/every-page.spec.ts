import { accessibilityProblems } from '../fixtures/axe';
import { problemsInEveryLook } from '../fixtures/every-look';
import { isFullSweep, sweptMissingPages, sweptPages } from '../fixtures/every-page';
import { alive, visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

const PEOPLE = isFullSweep ? ([null, 'Nia', 'Leo', 'Maya', 'Ada'] as const) : ([null, 'Maya'] as const);

for (const person of PEOPLE) {
  test(`Every page is hydrated as the server rendered it, and accessible in every look, for ${person ?? 'a visitor'}`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    // Of what is not there, and of what is for members or administrators.
    complaints.expect(/Failed to load resource.*40[134]/);
    if (person) await signInAs(person);
    const request = page.context().request;
    const paths = new Set((await sweptPages(request)).map(({ path }) => path));
    for (const path of [...paths, ...(await sweptMissingPages(request))]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await alive(page);
      await page.waitForLoadState('networkidle');
      expect.soft(complaints.unexpected, path).toEqual([]);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      expect.soft(await page.title(), path).toMatch(/FutureLab$/);
      expect.soft(await problemsInEveryLook(page), path).toEqual([]);
    }
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
