import { filesOf } from '../fixtures/releases/section-files';
import { isFullSweep } from '../fixtures/page-checks/every-page';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { expectShellUsable, follow, learning, panelOf, SECTIONS } from './failing-section';

/** Of what `release.json` says, a browser gets the hashes; those the page did not bring come as a file. */
for (const section of isFullSweep ? SECTIONS : [learning]) {
  test(`Of ${section.app}, a list of hashes with one other byte is not believed, and nothing of the section runs`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expect(/./);
    const { folder } = await filesOf(page.request, section.app, section.path);
    const list = `**${folder}integrity.json*`;
    await page.route(list, async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      // A hash is one that no file has.
      const at = body.lastIndexOf('sha384-') + 'sha384-'.length;
      body[at] = body[at] === 0x41 ? 0x42 : 0x41;
      await route.fulfill({ response: answer, body });
    });
    const report = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/telemetry') && (request.postData() ?? '').includes('"failure"'),
    );

    await visit(page, section.elsewhere.path);
    const asked: string[] = [];
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith(folder) && pathname.endsWith('.js')) asked.push(pathname);
    });
    await follow(page, section);
    await expectShellUsable(page);
    const panel = panelOf(page);
    await expect(panel).toContainText('didn’t load', { timeout: 12_000 });
    expect((await report).postData()).toContain(`"app":"${section.app}"`);
    expect(asked).toEqual([]);

    await page.unroute(list);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
}
