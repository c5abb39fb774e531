import type { Route } from '@playwright/test';
import { filesOf } from '../fixtures/releases/section-files';
import { isFullSweep } from '../fixtures/page-checks/every-page';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';
import { noticeOf } from './failing-section';

/** Two sections, each with a page of its own and a page of a neighbor that has to stay alive. */
const SECTIONS = [
  { app: 'mf-learning', path: '/courses', title: 'Courses', link: 'Courses', other: '/events' },
  { app: 'mf-community', path: '/events', title: 'Events', link: 'Events', other: '/courses' },
];

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** The file as it is, with one byte more: it would run, were its hash not checked. */
async function tampered(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
}

const FAILURES = [
  { description: 'is gone', fails: notFound },
  { description: 'has one altered byte', fails: tampered },
];

const PARTS = ['entry', 'page'] as const;

for (const [s, { app, path, title, link, other }] of SECTIONS.entries()) {
  for (const [p, part] of PARTS.entries()) {
    for (const [f, { description, fails }] of FAILURES.entries()) {
      // Each two of section, part and failure meet once; a full sweep tries all.
      if (!isFullSweep && (s + p + f) % 2 === 1) continue;
      test(`When the ${part} of ${app} ${description}, its panel offers to try again and the rest goes on`, async ({
        page,
        signInAs,
        consoleGuard,
      }) => {
        consoleGuard.expect(/./);
        await signInAs('Maya');
        const files = await filesOf(page.context().request, app, path);
        const pattern = `**${files[part]}*`;
        await page.route(pattern, fails);

        await visit(page, path);
        const main = page.getByRole('main');
        const panel = main.getByRole('alert');
        const notice = noticeOf(page);
        await expect(notice).toBeVisible();

        // The shell: menus and session.
        await page.getByRole('button', { name: /^Your menu, Maya/ }).click();
        await expect(page.getByRole('link', { name: 'Log out' }).first()).toBeVisible();
        await page.keyboard.press('Escape');

        // Another section, and back.
        await page.getByRole('contentinfo').locator(`a[href="${other}"]`).click();
        await expect(page).toHaveURL((url) => url.pathname === other);
        await expect(notice).toHaveCount(0);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
        await expect(panel).toContainText(`${title} didn’t load`);
        const [header, place] = await Promise.all([
          page.getByRole('banner').boundingBox(),
          panel.boundingBox(),
        ]);
        expect(place!.y - header!.height, 'room between header and panel').toBeGreaterThan(16);

        // Mended.
        await page.unroute(pattern);
        await panel.getByRole('button', { name: 'Try again' }).click();
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(panel).toHaveCount(0);
      });
    }
  }
}

test('A page that is being read stays on the screen when its own section cannot be loaded', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/./);
  await page.route('**/mfe/mf-marketing/**/*.js*', notFound);
  await visit(page, '/');
  await expect(noticeOf(page)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/courses/i);
});
