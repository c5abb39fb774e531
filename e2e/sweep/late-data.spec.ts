import { waitForHydration } from '../fixtures/hydration';
import { visitorsPages } from '../fixtures/page-checks/every-page';
import { expectStill, watchedPage } from '../fixtures/page-checks/watched-page';
import { startedHere } from '../fixtures/product';
import { startSecondShell } from '../fixtures/servers/second-shell';
import { startSlowApi } from '../fixtures/servers/slow-api';
import { expect, test } from '../fixtures/test';

test.describe.configure({ timeout: 600_000 });

test('Nothing on a public page moves when its data comes late', async ({ browser, request }) => {
  test.skip(!startedHere(), 'needs the api of the product');
  const paths = await visitorsPages(request);
  const api = await startSlowApi(400);
  const shell = await startSecondShell({ api: api.url });
  try {
    const late = [];
    for (const path of paths) {
      const answer = await fetch(shell.url + path);
      if (answer.ok && answer.headers.get('x-rendered') !== 'complete') late.push(path);
      await answer.arrayBuffer();
    }
    expect(late.length, 'pages whose data the browser fetches').toBeGreaterThan(10);
    for (const path of late) {
      const { page } = await watchedPage(browser, shell.url);
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page, path);
      await page.context().close();
    }
  } finally {
    await shell.stop();
    await api.stop();
  }
});
