import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { ConsoleGuard } from '../../fixtures/console-guard';
import { EDITED_LEAD, releaseEdited } from '../../fixtures/releases/edited-section';
import { visit } from '../../fixtures/hydration';
import { liveReleases } from '../../fixtures/page-data';
import { LearningPipeline } from '../../fixtures/releases/registry';
import { signInThroughPages } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { startProduct } from '../../stack/product.mjs';

type Product = Awaited<ReturnType<typeof startProduct>>;
let product: Product;
let pipeline: LearningPipeline;
let live: string;
let edited: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  product = await startProduct();
  pipeline = new LearningPipeline(product);
  ({ live } = await pipeline.channel());
  edited = await releaseEdited(product);
});
test.afterAll(() => product?.stop());

const short = (release: string) => release.slice(0, 8);
const at = (path: string) => product.url + path;
const learning = (page: Page) => page.getByRole('article', { name: 'mf-learning' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const banner = (page: Page) => page.getByRole('region', { name: 'Your releases' });

async function openReleases(page: Page): Promise<void> {
  await signInThroughPages(page, 'Ada', at('/login'));
  await visit(page, at('/admin/releases'));
  await expect(learning(page)).toBeVisible();
}

/** Presses a button of the section, gives a reason, and carries it out. */
async function perform(page: Page, button: string | RegExp, go: string, reason: string): Promise<void> {
  await learning(page).getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: go, exact: true }).click();
}

const openStoredReleases = (page: Page) =>
  learning(page)
    .getByText(/recent releases/)
    .click();

test('Members learn whom the page is for, and programs get 403', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/403/);
  await signInThroughPages(page, 'Leo', at('/login'));
  for (const path of ['/admin', '/admin/releases']) {
    const answer = await visit(page, at(path));
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('main')).toContainText('Only FutureLab administrators');
  }
  expect((await page.context().request.get(at('/api/releases'))).status()).toBe(403);
});

test('Administrators find the releases from their menu, on every screen and in both themes', async ({
  page,
}) => {
  await signInThroughPages(page, 'Ada', at('/login'));
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.locator('#menu-personal').getByRole('link', { name: 'Admin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration');
  await expect(page.getByRole('main')).toContainText('Sections live');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Releases' }).click();
  for (const app of ['mf-account', 'mf-community', 'mf-learning', 'mf-marketing'])
    await expect(page.getByRole('article', { name: app })).toBeVisible();
  await expect(history(page).getByRole('listitem').first()).toBeVisible();
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The bar at the top lies over what is scrolled below it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test('The dialog is worked with the keyboard alone, and gives the focus back', async ({ page }) => {
  await openReleases(page);
  const button = learning(page).getByRole('button', { name: 'Switch off' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Switch mf-learning off?' });
  await expect(dialog).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter a reason');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('A pinned browser sees the release, says so on every page, and goes back to live', async ({ page }) => {
  await openReleases(page);
  await openStoredReleases(page);
  await perform(page, `Pin ${short(edited)}`, 'Pin', 'To read the new text.');
  await expect(banner(page)).toContainText(`mf-learning@${short(edited)}, pinned in this browser`);
  expect(await accessibilityProblems(page)).toEqual([]);
  await visit(page, at('/courses'));
  await expect(page.getByRole('main')).toContainText(EDITED_LEAD);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/events');
  await expect(banner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  // Signed out, the browser still has its pin.
  await page.goto(at('/api/logout'));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await visit(page, at('/courses'));
  await banner(page).getByRole('button', { name: 'Back to live' }).click();
  await expect(page.getByRole('main')).not.toContainText(EDITED_LEAD);
  await expect(banner(page)).toHaveCount(0);
});

test('A canary that throws stops itself, says why, and everybody has the live release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Thrown on purpose|Hydration:/);
  await openReleases(page);
  await openStoredReleases(page);
  await learning(page)
    .getByRole('button', { name: `Canary ${short(edited)}` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Audience' }).selectOption({ label: 'Administrators' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('On ourselves first.');
  await dialog.getByRole('button', { name: 'Start canary' }).click();
  await expect(learning(page)).toContainText('for administrators, since');

  const canary = async () => (await pipeline.channel()).canary;
  await expect(async () => {
    await visit(page, at('/courses'));
    await expect(page.getByRole('main')).toContainText(EDITED_LEAD, { timeout: 1_000 });
  }).toPass();
  await expect(banner(page)).toContainText('canary for a group');
  await expect(banner(page).getByRole('button')).toHaveCount(0);
  // Not every visit counts: what is reported on leaving a page may arrive with the next one's token.
  await expect(async () => {
    await visit(page, at('/learning-paths'));
    // The failure ladder: the live release is shown in place of the one that throws.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await canary()).toBeNull();
  }).toPass({ timeout: 90_000 });

  await visit(page, at('/admin/releases?section=mf-learning'));
  const entry = history(page).getByRole('listitem').filter({ hasText: 'canary watch' });
  await expect(entry).toContainText(`stopped the canary mf-learning@${short(edited)}`);
  await expect(entry).toContainText(/Failures: \d+ in \d+ \([\d.]+ %\) of the canary against/);
  await expect(async () => {
    await visit(page, at('/courses'));
    await expect(page.getByRole('main')).not.toContainText(EDITED_LEAD, { timeout: 1_000 });
  }).toPass();
});

test('A canary that throws on the server alone stops itself within a minute, and all its visitors have the live release', async ({
  page,
  playwright,
}) => {
  const other = await releaseEdited(product, '1.2.0');
  const visitors = await Promise.all(
    Array.from({ length: 4 }, () => playwright.request.newContext({ baseURL: product.url })),
  );
  const shown = () =>
    Promise.all(
      visitors.map(async (visitor) => {
        const releases = await liveReleases(visitor, '/courses');
        return releases.find(({ app }) => app === 'mf-learning')!.release;
      }),
    );
  await pipeline.startCanary(other, 100);
  await expect.poll(shown).toEqual(visitors.map(() => other));

  let visits = 0;
  const canaryAfterVisits = async () => {
    // Each address is one more page to render: a cached page would not throw.
    for (const visitor of visitors) await visitor.get(`/courses?misbehave=throw&visit=${(visits += 1)}`);
    return (await pipeline.channel()).canary;
  };
  await expect.poll(canaryAfterVisits, { timeout: 60_000 }).toBeNull();
  await expect.poll(shown).toEqual(visitors.map(() => live));
  for (const visitor of visitors) await visitor.dispose();

  await openReleases(page);
  const entry = history(page).getByRole('listitem').first();
  await expect(entry).toContainText('canary watch');
  await expect(entry).toContainText(`stopped the canary mf-learning@${short(other)}`);
  await expect(entry).toContainText(/Failures: \d+ in \d+ \([\d.]+ %\) of the canary against/);
});

test('When another administrator is faster, the page says so, keeps the reason, and looks again', async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.expect(/409/);
  await openReleases(page);
  await openStoredReleases(page);
  await pipeline.promote(edited);
  await perform(page, 'Switch off', 'Switch off', 'Notes are lost.');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(
    `Someone else changed mf-learning: live is ${short(edited)}`,
  );
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Notes are lost.');
  await dialog.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(learning(page)).toContainText('Switched off');

  const visitor = await browser.newPage();
  const guard = await ConsoleGuard.watch(visitor.context());
  await expect(async () => {
    await visit(visitor, at('/courses'));
    await expect(visitor.getByRole('main')).toContainText('is temporarily unavailable', { timeout: 1_000 });
  }).toPass();
  expect(guard.unexpected.filter((message) => !/status of 503/.test(message))).toEqual([]);
  await visitor.close();

  await perform(page, 'Switch on', 'Switch on', 'Notes are found.');
  await expect(learning(page)).not.toContainText('Switched off');
  await perform(page, `Roll back to ${short(live)}`, 'Roll back', 'As it was.');
  await expect(learning(page).getByRole('heading', { name: 'Live' }).locator('..')).toContainText(
    short(live),
  );
  await expect(history(page).getByRole('listitem').first()).toContainText(
    `Live${short(edited)} → ${short(live)}`,
  );
});

test('Boundaries show administrators who owns what, while they go on, until they close them', async ({
  page,
}) => {
  await signInThroughPages(page, 'Ada', at('/login'));
  const legend = page.getByRole('region', { name: 'Boundaries' });
  // Shell servers hear of what became live just now within seconds.
  await expect(async () => {
    await visit(page, at('/courses?boundaries=1'));
    await expect(legend).toContainText(`mf-learning@${live}`, { timeout: 2_000 });
  }).toPass();
  await expect(legend).toContainText(/shell@[0-9a-f]{8}/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(legend).toContainText(/mf-community@[0-9a-f]{16}/);
  await visit(page, at('/'));
  await expect(legend).toContainText(/mf-community\/next-up@[0-9a-f]{16}/);
  await legend.getByRole('button', { name: 'Close boundaries' }).click();
  await expect(legend).toHaveCount(0);
  await visit(page, at('/courses'));
  await expect(legend).toHaveCount(0);
});
