import { waitForHydration } from '../fixtures/hydration';
import { siteUrl } from '../fixtures/product';
import { startSectionServer, type SectionServer } from '../fixtures/servers/section-server';
import { chooseIdentity, signInThroughPages } from '../fixtures/sign-in';
import { expect as expectSoon, test } from '../fixtures/test';

/** A section is built when its server starts, which takes its time on a busy machine. */
const BUILD_MS = 180_000;
/** And so does what is built anew. */
const expect = expectSoon.configure({ timeout: 60_000 });

test.describe.configure({ mode: 'serial' });

test.describe('A section under development inside a running site', () => {
  let server: SectionServer;
  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    server = await startSectionServer('mf-learning', ['--against', siteUrl()]);
  });
  test.afterAll(() => server?.stop());

  test('shows a change of a component in place and keeps what was typed', async ({ page }) => {
    await page.goto(`${server.url}/courses`);
    await waitForHydration(page);
    await expect(page.getByRole('status').first()).toContainText('course');
    const search = page.getByRole('searchbox', { name: 'Search courses' });
    await search.fill('half a thought');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    await server.edit(
      'src/pages/courses/courses-page.tsx',
      'Each one teaches something',
      'Every one of them teaches something',
    );
    await expect(page.getByText('Every one of them teaches something')).toBeVisible();
    await expect(search).toHaveValue('half a thought');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('shows a change of a stylesheet in place', async ({ page }) => {
    await page.goto(`${server.url}/courses`);
    await waitForHydration(page);
    const count = page.getByRole('status').first();
    await expect(count).toContainText('course');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await server.edit(
      'src/pages/courses/courses-page.module.css',
      '.count {',
      '.count { outline: 3px solid rgb(1 2 3);',
    );
    await expect(count).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('says over the page what does not compile, until it does', async ({ page, consoleGuard }) => {
    consoleGuard.expect(/Module/);
    await page.goto(`${server.url}/courses`);
    await waitForHydration(page);
    const file = 'src/pages/courses/courses-page.tsx';
    await server.edit(file, 'title="Courses"', 'title="Courses');
    const problem = page.getByRole('alert').filter({ hasText: 'courses-page.tsx' });
    await expect(problem).toBeVisible();
    await server.edit(file, 'title="Courses', 'title="Courses"');
    await expect(problem).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  });

  test('stands among the live releases of the other sections', async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const [, app, release] = /^\/mfe\/([^/]+)\/([^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
      if (app) loaded.add(`${app} ${release === 'development' ? 'here' : 'live'}`);
    });
    await page.goto(`${server.url}/courses`);
    await waitForHydration(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy');
    expect([...loaded].sort()).toEqual(['mf-learning here', 'mf-marketing live']);
  });

  test('lets a member sign in and write as on the site itself', async ({ page }) => {
    await signInThroughPages(page, 'Maya', `${server.url}/login?returnTo=/courses`);
    expect(page.url()).toBe(`${server.url}/courses`);
    await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
    const courses = await page.request.get(`${server.url}/api/courses`);
    const [course] = (await courses.json()) as { id: string }[];
    const status = await page.evaluate(
      async (path) => (await fetch(path, { method: 'PUT' })).status,
      `/api/courses/${course?.id}/enrollment`,
    );
    expect(status).toBeLessThan(300);
  });
});

test.describe('A section under development by itself', () => {
  let server: SectionServer;
  test.beforeAll(async () => {
    test.setTimeout(BUILD_MS);
    server = await startSectionServer('mf-community');
  });
  test.afterAll(() => server?.stop());

  test('has a menu of its pages, and says that there is no api', async ({ page, consoleGuard }) => {
    consoleGuard.expect(/Failed to load resource.*503/);
    await page.goto(`${server.url}/community`);
    await waitForHydration(page);
    await expect(page.getByText('no api: start with --api')).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Pages of the section' });
    await menu.getByRole('link', { name: '/events', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Events');
    const answer = await page.request.get(`${server.url}/api/events`);
    expect(await answer.text()).toContain('Start again with --api');
  });
});

test('A section by itself can borrow the api of a site, and a user can sign in there', async ({ page }) => {
  const server = await startSectionServer('mf-learning', ['--api', siteUrl()]);
  try {
    await page.goto(`${server.url}/courses`);
    await waitForHydration(page);
    await expect(page.getByRole('status').first()).toContainText(/^\d+ courses/);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await chooseIdentity(page, 'Maya');
    await expect(page.getByText('as Maya')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(server.url);
  } finally {
    await page.close();
    await server.stop();
  }
});
