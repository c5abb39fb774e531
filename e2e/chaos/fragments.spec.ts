import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { panel } from '../fixtures/home';
import { visit } from '../fixtures/hydration';
import { releasesFolder, startedHere } from '../fixtures/product';
import { startSecondShell } from '../fixtures/servers/second-shell';
import { expect, test } from '../fixtures/test';
import { expectShellUsable } from './failing-section';

/** What home takes of other sections. */
const TAKEN: Record<string, string[]> = {
  'mf-community': [
    'What’s new',
    'Upcoming Events',
    'My Groups',
    'Community',
    'Quick Stats',
    'Member Highlight',
  ],
  'mf-learning': ['Continue Learning', 'Learning Path', 'Achievements'],
};

async function expectPanels(page: Page, titles: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  for (const title of titles) await expect(panel(page, title)).toBeVisible();
}

for (const [app, parts] of Object.entries(TAKEN)) {
  const others = Object.values(TAKEN)
    .flat()
    .filter((title) => !parts.includes(title));

  test(`Without the scripts of ${app}, home shows everything else, and each missing part can be tried again`, async ({
    page,
    signInAs,
    consoleGuard,
  }) => {
    consoleGuard.expect(/./);
    const scripts = `**/mfe/${app}/**/*.js*`;
    await page.route(scripts, (route) => route.fulfill({ status: 503, body: 'Not today' }));
    await signInAs('Maya');
    await visit(page, '/');
    await expectPanels(page, others);
    const missing = page.getByRole('alert').filter({ hasText: 'This part didn’t load' });
    await expect(missing.first()).toBeVisible();
    for (const title of parts) await expect(panel(page, title)).toHaveCount(0);
    await expectShellUsable(page);

    await page.unroute(scripts);
    for (let left = await missing.count(); left > 0; left -= 1) {
      await missing.first().getByRole('button', { name: 'Try again' }).click();
      await expect(missing).toHaveCount(left - 1);
    }
    await expectPanels(page, [...others, ...parts]);
  });

  test(`Without the server’s side of ${app}, home is rendered with everything else, and the browser adds the rest`, async ({
    page,
    signInAs,
    consoleGuard,
  }) => {
    test.skip(!startedHere(), 'needs the files of the product');
    consoleGuard.expect(/Hydration:/);
    const releases = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
    const missing = new RegExp(`/${app}/[0-9a-f]{16}/server\\.cjs`);
    await cp(releasesFolder(), releases, { recursive: true, filter: (file) => !missing.test(file) });
    const shell = await startSecondShell({ releases });
    try {
      await signInAs('Maya');
      const answer = await visit(page, `${shell.url}/`);
      expect(answer?.status()).toBe(200);
      const html = await answer!.text();
      const rendered = [...html.matchAll(/<h2 id="[^"]*">([^<]*)<\/h2>/g)].map(([, title]) => title);
      expect(rendered).toEqual(expect.arrayContaining(others));
      expect(rendered.filter((title) => parts.includes(title!))).toEqual([]);
      await expectPanels(page, [...others, ...parts]);
    } finally {
      await page.close();
      await shell.stop();
      await rm(releases, { recursive: true });
    }
  });
}
