import { panel } from '../../fixtures/home';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { liveReleases } from '../../fixtures/page-data';
import { site, siteUrl } from '../../fixtures/product';
import { packSection, publishPacked } from '../../fixtures/releases/packed-section';
import { pinOf } from '../../fixtures/releases/registry';
import { isFullSweep } from '../../fixtures/page-checks/every-page';
import { expect, test } from '../../fixtures/test';

/** A release of each section that home takes blocks of, with one other title. */
const RELEASES = [
  {
    app: 'mf-community',
    file: 'src/features/upcoming-events/upcoming-events.tsx',
    title: 'Upcoming Events',
    neighbor: 'My Groups',
  },
  {
    app: 'mf-learning',
    file: 'src/features/continue-learning/continue-learning.tsx',
    title: 'Continue Learning',
    neighbor: 'Learning Path',
  },
];

test.describe.configure({ timeout: 480_000 });

for (const { app, file, title, neighbor } of isFullSweep ? RELEASES : RELEASES.slice(0, 1)) {
  test(`A release of ${app} changes its block on home, and mf-account is not released`, async ({
    page,
    signInAs,
    sessionOf,
    browser,
  }) => {
    const edits = [{ file, from: new RegExp(`title="${title}"`), to: `title="${title}, released anew"` }];
    const release = await publishPacked(await packSection(app, edits), site(), '--dry-run');
    const admin = await browser.newContext();
    await admin.addCookies(await sessionOf('Ada'));
    const pin = await pinOf(admin.request, siteUrl(), release, app);
    await admin.close();

    await signInAs('Maya');
    await visit(page, '/');
    await expect(panel(page, title)).toBeVisible();
    const account = async () =>
      (await liveReleases(page.context().request)).find((each) => each.app === 'mf-account')!.release;
    const before = await account();

    await page.context().addCookies([{ name: 'futurelab_pin', value: pin, url: siteUrl() }]);
    const answer = await visit(page, '/');
    expect(await answer!.text()).toContain(`${title}, released anew</h2>`);
    await expect(panel(page, `${title}, released anew`)).toBeVisible();
    await expect(panel(page, neighbor)).toBeVisible();
    expect(await account()).toBe(before);
  });
}

test('Who comes to home by a link gets the blocks of other sections without a page load', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  await visit(page, '/subscribe');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'FutureLab, home' }).click();
  for (const title of ['Upcoming Events', 'Community', 'Continue Learning', 'Achievements'])
    await expect(panel(page, title)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
