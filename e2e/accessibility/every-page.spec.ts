import { accessibilityProblems } from '../fixtures/axe';
import { problemsInEveryLook } from '../fixtures/every-look';
import { everyPage, missingPages } from '../fixtures/every-page';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 600_000 });

for (const visitor of [null, 'Maya'] as const) {
  test(`${visitor ?? 'A visitor'} can read every page in both themes on a phone, a tablet and a desktop`, async ({
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
