import { startSlowApi } from '../fixtures/servers/slow-api';
import { layoutShift, watchLayoutShifts } from '../fixtures/page-checks/layout-shift';
import { scrollToEnd } from '../fixtures/page-checks/scroll-to-end';
import { startedHere } from '../fixtures/product';
import { startSecondShell } from '../fixtures/servers/second-shell';
import { visit, waitForHydration } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

const LIMIT = 0.01;

for (const [device, viewport] of [
  ['phone', { width: 412, height: 823 }],
  ['desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(`On a ${device}`, () => {
    test.use({ viewport });

    test('nothing on the landing page moves while it loads and is read', async ({ page }) => {
      await watchLayoutShifts(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      for (const section of await page.getByRole('main').getByRole('region').all())
        await section.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const { sum, moved } = await layoutShift(page);
      expect(sum, moved.join(', ')).toBeLessThanOrEqual(LIMIT);
    });

    test('nothing on the landing page moves when its film cannot be shown', async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expect(/Failed to load resource.*vision/);
      await page.route(/vision.*\.(webm|mp4)$/, (route) => route.fulfill({ status: 404 }));
      await watchLayoutShifts(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      // Before, nothing fetches the film. Where the window is high enough, the section is near at once, and has left by now.
      await waitForHydration(page);
      await scrollToEnd(page);
      await expect(page.locator('video[aria-hidden]')).toHaveCount(0);
      const { sum, moved } = await layoutShift(page);
      expect(sum, moved.join(', ')).toBeLessThanOrEqual(LIMIT);
    });

    test('nothing at home moves while it loads', async ({ page, signInAs }) => {
      await watchLayoutShifts(page);
      await signInAs('Maya');
      await page.goto('/', { waitUntil: 'networkidle' });
      const { sum, moved } = await layoutShift(page);
      expect(sum, moved.join(', ')).toBeLessThanOrEqual(LIMIT);
    });

    test('nothing at home moves when its data comes late', async ({ page, signInAs, consoleGuard }) => {
      test.skip(!startedHere(), 'needs the api of the product');
      consoleGuard.expect(/Hydration:|503/);
      const api = await startSlowApi(1200);
      const shell = await startSecondShell({ api: api.url });
      try {
        await watchLayoutShifts(page);
        await signInAs('Maya');
        await visit(page, shell.url);
        await expect(page.getByRole('heading', { name: 'Continue Learning' })).toBeVisible();
        await expect(page.getByRole('main').getByText(/^Level \d+$/)).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { sum, moved } = await layoutShift(page);
        expect(sum, moved.join(', ')).toBeLessThanOrEqual(LIMIT);
      } finally {
        // The page has a live connection, which it would miss.
        await page.goto('about:blank');
        await shell.stop();
        await api.stop();
      }
    });
  });
}
