import { waitForHydration } from '../fixtures/hydration';
import { liveReleases } from '../fixtures/page-data';
import { startedHere } from '../fixtures/product';
import { startBrokenSite, type BrokenSite, type ServerFailure } from '../fixtures/releases/broken-on-server';
import { expect, test as base } from '../fixtures/test';
import { SECTIONS } from './failing-section';

const test = base.extend<{ breakOnServer: (app: string, failure: ServerFailure) => Promise<BrokenSite> }>({
  breakOnServer: async ({ page }, use) => {
    const sites: BrokenSite[] = [];
    await use(async (...what) => {
      const site = await startBrokenSite(...what);
      sites.push(site);
      return site;
    });
    await page.close();
    for (const site of sites) await site.stop();
  },
});

const FAILURES: [failure: ServerFailure, who: 'Maya' | null][] = [
  ['throws', null],
  ['throws', 'Maya'],
  ['loops', null],
];

test.describe('On the server', () => {
  test.skip(!startedHere(), 'needs the files of the product');

  for (const { app, path, elsewhere } of SECTIONS)
    for (const [failure, who] of FAILURES)
      test(`a page of ${app} that ${failure} is shown to ${who ?? 'visitors'} with the release before, which the browser goes on with`, async ({
        page,
        signInAs,
        breakOnServer,
      }) => {
        const { shell, before } = await breakOnServer(app, failure);
        if (who) await signInAs(who);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const answer = await page.goto(shell.url + path);
        expect(answer?.status()).toBe(200);
        expect(await answer!.text()).toMatch(/<main[^>]*>.*<h1/s);
        await waitForHydration(page);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByRole('alert')).toHaveCount(0);

        await page.getByRole('contentinfo').locator(`a[href="${elsewhere.path}"]`).click();
        await expect(page).toHaveURL((url) => url.pathname === elsewhere.path);
        await page.goBack();
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByRole('alert')).toHaveCount(0);
        const ofSection = asked.filter((file) => file.startsWith(`/mfe/${app}/`) && file.endsWith('.js'));
        expect(ofSection.length).toBeGreaterThan(0);
        expect(ofSection.filter((file) => !file.startsWith(`/mfe/${app}/${before}/`))).toEqual([]);
        const shown = (await liveReleases(page.request, shell.url + path)).find((each) => each.app === app);
        expect(shown?.release).toBe(before);
      });
});
