import { expectAccessible } from '../fixtures/page-checks/accessible';
import { accessibilityProblems } from '../fixtures/page-checks/axe';
import {
  isFullSweep,
  personalPages,
  sweptMissingPages,
  sweptPages,
} from '../fixtures/page-checks/every-page';
import { visit, waitForHydration } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

const EVERY = ['public', 'visitor', 'member', 'moderator', 'admin'] as const;

/** Which pages are checked as which person; `visitors.spec.ts` checks those for visitors. A full sweep checks all as everybody. */
const ACCESS_BY_PERSON = isFullSweep
  ? ([null, 'Nia', 'Leo', 'Maya', 'Ada'] as const).map((person) => [person, EVERY] as const)
  : ([
      ['Maya', ['member']],
      ['Ada', ['moderator', 'admin']],
    ] as const);

for (const [person, access] of ACCESS_BY_PERSON) {
  test(`Every page is hydrated as the server rendered it, and accessible in every look, for ${person ?? 'a visitor'}`, async ({
    page,
    signInAs,
    consoleGuard,
  }) => {
    // Of what is not there, and of what is for administrators.
    consoleGuard.expect(/Failed to load resource.*40[34]/);
    if (person) await signInAs(person);
    const request = page.context().request;
    const missing = person === 'Ada' && !isFullSweep ? [] : await sweptMissingPages(request);
    for (const path of [...(await sweptPages(request, ...access)), ...missing]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect.soft(consoleGuard.unexpected, path).toEqual([]);
      await expectAccessible(page, path);
    }
  });
}

test('Every page that visitors see is hydrated as the server rendered it for a member, too', async ({
  page,
  signInAs,
  consoleGuard,
}) => {
  test.skip(isFullSweep, 'is part of the sweep of a member');
  consoleGuard.expect(/404.*\/profile\//); // of members who show their profile to nobody
  await signInAs('Maya');
  for (const path of await personalPages(page.context().request)) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect.soft(consoleGuard.unexpected, path).toEqual([]);
  }
});

test('The menus are readable while they are open', async ({ page, signInAs }) => {
  await signInAs('Maya');
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Community' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
