import type { APIRequestContext, Page } from '@playwright/test';
import { read } from '../../fixtures/api';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { filesOf } from '../../fixtures/releases/section-files';
import { noticeOf } from '../../chaos/failing-section';
import { expect, test as base } from '../../fixtures/test';

const MINUTE_MS = 60_000;
const COUNTED_WITHIN_MS = 20_000;

interface Health {
  loads: number;
  failures: number;
}

/** What the registry has counted, as an administrator sees it. */
class RegistryTelemetry {
  constructor(private readonly admin: APIRequestContext) {}

  async health(app: string): Promise<Health> {
    const answer = await this.admin.get('/api/releases');
    const { apps } = (await answer.json()) as { apps: { app: string; health: { live: Health } }[] };
    return apps.find((each) => each.app === app)!.health.live;
  }

  /**
   * Counts what is added from now on. The registry shows the last minutes only: whenever one is over, an older one leaves,
   * so that a count begins when the minute has time for it.
   */
  async added(app: string, what: keyof Health): Promise<() => Promise<number>> {
    await expect
      .poll(() => MINUTE_MS - (Date.now() % MINUTE_MS), { timeout: 2 * COUNTED_WITHIN_MS })
      .toBeGreaterThan(COUNTED_WITHIN_MS);
    let last = (await this.health(app))[what];
    let added = 0;
    return async () => {
      const now = (await this.health(app))[what];
      added += Math.max(0, now - last);
      last = now;
      return added;
    };
  }

  /** Names of the vitals that are known of a route. */
  async vitals(app: string, release: string, route: string): Promise<string[]> {
    const answer = await this.admin.get(`/api/telemetry/vitals?app=${app}&release=${release}`);
    const all = (await answer.json()) as { route: string; name: string }[];
    return all.filter((vital) => vital.route === route).map(({ name }) => name);
  }
}

const test = base.extend<{ telemetry: RegistryTelemetry }>({
  telemetry: async ({ browser, baseURL, sessionOf }, use) => {
    const context = await browser.newContext({ baseURL });
    await context.addCookies(await sessionOf('Ada'));
    await use(new RegistryTelemetry(context.request));
    await context.close();
  },
});

/** Leaves the site, as closing the tab would. */
const leave = (page: Page) => page.goto('about:blank');
/** One visit in five is measured: this one is. */
const measured = (page: Page) => page.addInitScript(() => (Math.random = () => 0));
const vitalsChunk = (page: Page) => page.waitForResponse((answer) => /telemetry_vitals/.test(answer.url()));

test('A visit tells how fast its page was, by the route and never by the address', async ({
  page,
  telemetry,
}) => {
  await measured(page);
  const chunk = vitalsChunk(page);
  const [course] = await read<{ slug: string }[]>(page, '/api/courses');
  await visit(page, `/courses/${course!.slug}`);
  await chunk;
  await page.getByRole('main').getByRole('heading', { level: 1 }).click();
  const { release } = await filesOf(page.context().request, 'mf-learning', '/courses/:id');
  await leave(page);
  await expect
    .poll(() => telemetry.vitals('mf-learning', release, '/courses/:id'))
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  expect(await telemetry.vitals('mf-learning', release, `/courses/${course!.slug}`)).toEqual([]);
});

test('Most visits measure nothing', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0.2));
  const chunks: string[] = [];
  page.on('request', (request) => chunks.push(request.url()));
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(chunks.filter((url) => /telemetry_vitals/.test(url))).toEqual([]);
});

test('Each page of a section that is shown is one view of its release', async ({ page, telemetry }) => {
  const loads = await telemetry.added('mf-learning', 'loads');
  await visit(page, '/courses');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Learning Hub' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/learn');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }), 'has arrived').toBeFocused();
  await leave(page);
  // Other tests open pages of the section meanwhile.
  await expect.poll(loads).toBeGreaterThanOrEqual(2);
});

test('A page that cannot be loaded is a failure of its release, reported while the visitor looks at the panel', async ({
  page,
  telemetry,
  consoleGuard,
}) => {
  consoleGuard.expect(/./);
  const { page: own } = await filesOf(page.context().request, 'mf-community', '/events');
  await page.route(`**${own}*`, (route) => route.fulfill({ status: 503 }));
  const failures = await telemetry.added('mf-community', 'failures');
  const report = page.waitForRequest(
    (request) => request.url().endsWith('/api/telemetry') && (request.postData() ?? '').includes('"failure"'),
  );
  await visit(page, '/events');
  await expect(noticeOf(page)).toBeVisible();
  const { events } = JSON.parse((await report).postData()!) as { events: Record<string, string>[] };
  expect(events.filter(({ kind, app }) => kind === 'failure' && app === 'mf-community')).toEqual([
    expect.objectContaining({ phase: 'page', class: 'network' }),
  ]);
  await expect.poll(failures).toBeGreaterThanOrEqual(1);
});

test('A file of other bytes is reported as such', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/./);
  const { page: own } = await filesOf(page.context().request, 'mf-community', '/events');
  await page.route(`**${own}*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  const report = page.waitForRequest(
    (request) => request.url().endsWith('/api/telemetry') && (request.postData() ?? '').includes('"failure"'),
  );
  await visit(page, '/events');
  expect((await report).postData()).toContain('"class":"integrity"');
});
