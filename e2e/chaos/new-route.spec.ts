import type { Page } from '@playwright/test';
import { waitForHydration } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { SECTIONS, type FailingSection } from './failing-section';

interface Route {
  path: string;
  menu?: { search?: string }[];
}

/** The page's data without the route at `path`; the links to it stay. */
function withoutRoute(data: string, path: string): string {
  const parsed = JSON.parse(data) as { remotes: { routes: Route[] }[] };
  for (const { routes } of parsed.remotes)
    for (const route of routes.filter((each) => each.path === path)) {
      route.path = '';
      route.menu = route.menu?.map(({ search = '', ...place }) => ({ ...place, search: path + search }));
    }
  return JSON.stringify(parsed).replaceAll('<', '\\u003c');
}

/** Opens a page as it was before the section declared its route. */
async function openBefore(page: Page, { path, elsewhere }: FailingSection): Promise<void> {
  await page.route(
    (url) => url.pathname === elsewhere.path,
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace(/(?<=id="futurelab">).*?(?=<\/script>)/s, (data) => withoutRoute(data, path));
      expect(body).not.toBe(html);
      await route.fulfill({ response: answer, body });
    },
  );
  await page.goto(elsewhere.path);
  await waitForHydration(page);
  await page.evaluate(() => void ((window as unknown as { sameDocument: boolean }).sameDocument = true));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

for (const section of SECTIONS) {
  const { app, path, link } = section;
  test(`A page that ${app} has released since is shown to a tab that does not know it`, async ({ page }) => {
    await openBefore(page, section);
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/404/);
  });

  test(`A page that is not there is asked for once, as at ${path} of ${app}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.expect(/404/);
    await openBefore(page, section);
    const asked: string[] = [];
    await page.route(
      (url) => url.pathname === path,
      (route) => {
        asked.push(route.request().method());
        return route.fulfill({ status: 404 });
      },
    );
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    expect(await isSameDocument(page)).toBe(true);
    expect(asked).toEqual(['HEAD']);
  });
}
