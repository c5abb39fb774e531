import type { Page } from '@playwright/test';
import { visit, waitForHydration } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** The files of the shell that a page asks for, by the name of their chunk. */
function watchShellFiles(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /^\/shell\/(.+)\.[0-9a-f]{8}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) files.add(file);
  });
  return files;
}

const MARKDOWN = '/shell/markdown.*.js';

test('Only a page that shows Markdown loads what renders it, and once for all sections', async ({ page }) => {
  const files = watchShellFiles(page);
  await visit(page, '/courses');
  expect([...files].filter((file) => file.includes('markdown'))).toEqual([]);

  const renderers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('markdown')) renderers.push(request.url());
  });
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/courses\/[^/]+$/);
  await expect.poll(() => renderers.length).toBeGreaterThan(0);
  const loaded = renderers.length;

  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\/[^/]+$/);
  await waitForHydration(page);
  expect(renderers).toHaveLength(loaded);
});

test('A page whose Markdown renderer did not arrive is brought back by Try again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource|mf-learning|markdown|Loading chunk|RUNTIME/);
  await visit(page, '/courses');
  await page.route(MARKDOWN, (route) => route.abort());
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('didn’t load');
  await page.unroute(MARKDOWN);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Courses');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
