import type { Page } from '@playwright/test';
import { hydrate, waitForHydration } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** Names of the scripts that a page has asked for, without their hashes. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([^/]+?)(?:\.[0-9a-f]{8})?\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

/** Opens a page in which no time passes. */
async function look(page: Page, path: string): Promise<string[]> {
  const scripts = watchScripts(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await page.goto(path);
  await expect.poll(() => scripts).toEqual(['deferred-hydration']);
  return scripts;
}

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'a movement': (page) => page.mouse.move(200, 300),
  'a key': (page) => page.keyboard.press('Tab'),
  'a turn of the wheel': (page) => page.mouse.wheel(0, 200),
};

for (const [interaction, make] of Object.entries(interactions))
  test(`A visitor who only reads loads no code of the site, and ${interaction} hydrates the page`, async ({
    page,
  }) => {
    const scripts = await look(page, '/courses');
    await page.clock.resume();
    await make(page);
    await expect.poll(() => scripts).toContain('shell');
    await hydrate(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
    await expect(page).toHaveURL(/\/events$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts.filter((name) => name === 'deferred-hydration')).toHaveLength(1);
  });

test('A page that nobody touches hydrates when it has been idle', async ({ page }) => {
  const scripts = await look(page, '/about');
  await page.clock.runFor(3_500);
  expect(scripts).toEqual(['deferred-hydration']);
  await page.clock.runFor(1_000);
  await expect.poll(() => scripts).toContain('shell');
});

test('A member’s page hydrates at once', async ({ page, signInAs }) => {
  await signInAs('Maya');
  const answer = await page.goto('/about');
  expect(await answer!.text()).toContain('<template id="deferred-scripts" data-immediate>');
  await waitForHydration(page);
});
