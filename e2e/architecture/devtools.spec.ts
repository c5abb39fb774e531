import type { Page } from '@playwright/test';
import { visit, waitForHydration } from '../fixtures/hydration';
import { liveReleases } from '../fixtures/page-data';
import { site, siteUrl } from '../fixtures/product';
import { packForBothMajors, SECTION_PAGES } from '../fixtures/releases/both-majors';
import { publishPacked } from '../fixtures/releases/packed-section';
import { isFullSweep } from '../fixtures/page-checks/every-page';
import { expect, test } from '../fixtures/test';

const nameOf = (section: string) => section.replaceAll('-', '_');

interface DevtoolsWindow {
  __FEDERATION__: {
    moduleInfo: Record<
      string,
      { remotesInfo?: object; globalName?: string; modules?: { modulePath: string }[] }
    >;
    __INSTANCES__: { name: string }[];
  };
}

/** What the devtools show of the page. */
const listed = (page: Page) =>
  page.evaluate(() => {
    const { moduleInfo, __INSTANCES__ } = (window as unknown as DevtoolsWindow).__FEDERATION__;
    return { moduleInfo, instances: __INSTANCES__.map(({ name }) => name) };
  });

/** As the devtools store it. */
const override = (page: Page, overrides: Record<string, string>) =>
  page.evaluate(
    (text) => localStorage.setItem('__MF_DEVTOOLS__', text),
    JSON.stringify({ overrides, enableFastRefresh: false }),
  );

const shownRelease = async (page: Page, section: string, path: string) =>
  (await liveReleases(page.request, path)).find(({ app }) => app === section)!.release;

test('An administrator’s devtools list the sections of the page by their names', async ({
  page,
  signInAs,
}) => {
  await signInAs('Ada');
  await visit(page, '/courses');
  await waitForHydration(page);
  const count = () => listed(page).then(({ moduleInfo }) => Object.keys(moduleInfo).length);
  await expect.poll(count).toBe(1 + SECTION_PAGES.length);
  const { moduleInfo, instances } = await listed(page);
  expect(Object.keys(moduleInfo.shell!.remotesInfo!).sort()).toEqual(
    SECTION_PAGES.map(({ section }) => nameOf(section)).sort(),
  );
  for (const { app, release, folder } of await liveReleases(page.request)) {
    const snapshot = moduleInfo[`${nameOf(app)}:${siteUrl()}${folder}mf-manifest.json`];
    expect(snapshot, app).toMatchObject({
      globalName: `${nameOf(app)}_${release}`,
      modules: [{ modulePath: './app' }],
    });
  }
  expect(instances[0]).toBe('shell');
  expect(instances.slice(1)).toContainEqual(expect.stringMatching(/^mf_learning_[0-9a-f]{16}$/));
});

for (const { section, path } of isFullSweep ? SECTION_PAGES : SECTION_PAGES.slice(0, 1))
  test(`An override in the devtools shows an administrator another release of ${section}`, async ({
    page,
    signInAs,
  }) => {
    const other = await publishPacked(await packForBothMajors(section), site(), '--dry-run');
    await signInAs('Ada');
    await visit(page, '/');
    await waitForHydration(page);
    const live = await shownRelease(page, section, path);
    expect(live).not.toBe(other);
    await override(page, { [nameOf(section)]: `${siteUrl()}/mfe/${section}/${other}/mf-manifest.json` });
    await page.reload();
    const banner = page.getByRole('region', { name: 'Your releases' });
    await expect(banner).toContainText(`${section}@${other.slice(0, 8)}, pinned in this browser`);
    expect(await shownRelease(page, section, path)).toBe(other);

    await override(page, {});
    await page.reload();
    await expect.poll(() => shownRelease(page, section, path)).toBe(live);
    await expect(banner).toHaveCount(0);
  });

test('A release that is overridden and left by the banner stays left', async ({ page, signInAs }) => {
  const other = await publishPacked(await packForBothMajors('mf-learning'), site(), '--dry-run');
  await signInAs('Ada');
  await visit(page, '/');
  await override(page, { mf_learning: other });
  await page.reload();
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(page.getByRole('button', { name: 'Back to live' })).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  expect(await shownRelease(page, 'mf-learning', '/courses')).not.toBe(other);
});

test('Devtools list and override nothing for others', async ({ page, signInAs }) => {
  const other = await publishPacked(await packForBothMajors('mf-learning'), site(), '--dry-run');
  await signInAs('Leo');
  await visit(page, '/courses');
  await override(page, { mf_learning: other });
  await page.reload();
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(Object.keys((await listed(page)).moduleInfo)).toEqual([]);
  expect(await shownRelease(page, 'mf-learning', '/courses')).not.toBe(other);
});
