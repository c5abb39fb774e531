import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownProduct } from '../fixtures/own-product';
import { liveReleases } from '../fixtures/page-data';
import { packForBothMajors, SECTION_PAGES } from '../fixtures/releases/both-majors';
import { publishPacked } from '../fixtures/releases/packed-section';
import { startSecondShell, type SecondShell } from '../fixtures/servers/second-shell';
import { waitForHydration } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const product = ownProduct();

/** The shell as it will be: the platform that it brings is of the next major. */
async function buildNextShell(folder: string): Promise<string> {
  await cp(path.join(root, 'shell/dist'), folder, { recursive: true });
  const client = path.join(folder, 'client');
  const offered = path.join(client, 'platform.json');
  const platform = JSON.parse(await readFile(offered, 'utf8')) as { version: string };
  await writeFile(offered, JSON.stringify({ ...platform, version: '3.0.0' }));
  const [name] = (await readdir(client)).filter((file) => /^shell\.\w+\.js$/.test(file)) as [string];
  const script = await readFile(path.join(client, name), 'utf8');
  await writeFile(path.join(client, name), script.replaceAll(`"${platform.version}"`, '"3.0.0"'));
  for (const file of [name, 'platform.json']) await rm(path.join(client, `${file}.br`));
  return path.join(folder, 'server/index.mjs');
}

test.describe('A platform of the next major', () => {
  let folder: string;
  let next: SecondShell;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // Below the root, from where it finds its libraries.
    await mkdir(path.join(root, '.data'), { recursive: true });
    folder = await mkdtemp(path.join(root, '.data/next-shell-'));
    for (const { section } of SECTION_PAGES) await packForBothMajors(section);
    const server = await buildNextShell(folder);
    next = await startSecondShell({ product, server, until: '/healthz' });
  });
  test.afterAll(async () => {
    await next?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const readiness = async (): Promise<{ status: string; message?: string; incompatible?: string[] }> =>
    (await fetch(`${next.url}/readyz`)).json();

  test('is deployed once the sections have moved to it, one by one, while the site serves', async ({
    page,
  }) => {
    const waiting = SECTION_PAGES.map(({ section }) => section);
    for (const { section, path: address } of SECTION_PAGES) {
      const { status, message = '' } = await readiness();
      expect(status).toBe('not ready');
      expect(waiting.filter((name) => message.includes(`${name}@`))).toEqual(waiting);
      expect(message).toContain('(live): It runs with platform ^2.0.0, and the shell has 3.0.0.');

      const release = await publishPacked(await packForBothMajors(section), product);
      waiting.shift();
      await expect
        .poll(async () => {
          const live = await liveReleases(page.request, product.url + address);
          return live.find(({ app }) => app === section)?.release;
        })
        .toBe(release);
      await page.goto(product.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForHydration(page);
    }

    await expect.poll(async () => (await readiness()).status).toBe('ready');
    // Those that were live before can no longer be fallen back to.
    const sections = SECTION_PAGES.map(({ section }) => section).sort();
    const leftOut = (await readiness()).incompatible?.sort();
    expect(leftOut).toEqual(
      sections.map((section) => expect.stringMatching(`^${section}@\\w+ \\(previous\\): It runs with`)),
    );
    for (const { path: address } of SECTION_PAGES) {
      await page.goto(next.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForHydration(page);
      const shared = await page.evaluate(() => {
        const { __FEDERATION__ } = window as unknown as {
          __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, object>> }[] };
        };
        return Object.keys(
          __FEDERATION__.__INSTANCES__[0]!.shareScopeMap.default!['@futurelab/platform/ui']!,
        );
      });
      expect(shared).toEqual(['3.0.0']);
    }
  });
});
