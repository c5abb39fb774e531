import type { Page } from '@playwright/test';
import { buildPlainHost } from '../fixtures/plain-host/build.mjs';
import { SECTION_PAGES } from '../fixtures/releases/both-majors';
import { expect, test } from '../fixtures/test';

type Shown = (typeof SECTION_PAGES)[number];

const nameOf = (section: string) => section.replaceAll('-', '_');

/** Opens another application at the address of a section's page; `head` is what its document begins with. */
async function openHost(page: Page, { section, path, page: name }: Shown, head = ''): Promise<void> {
  const script = await buildPlainHost();
  await page.route('**/plain-host.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  const body = `<!doctype html><title>Plain host</title>${head}
    <div id="root" data-section="${section}" data-remote="${nameOf(section)}" data-page="${name}"></div>
    <script src="/plain-host.js"></script>`;
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(path);
}

/** Every script and stylesheet of the section as it was asked for: loaders remove scripts that have run. */
async function watchFiles(page: Page, section: string): Promise<{ path: string; integrity: string }[]> {
  const files: { path: string; integrity: string }[] = [];
  await page.exposeFunction('recordFile', (url: string, integrity: string) => {
    const path = new URL(url).pathname;
    if (path.startsWith(`/mfe/${section}/`)) files.push({ path, integrity });
  });
  await page.addInitScript(() => {
    const record = (window as unknown as { recordFile(url: string, integrity: string): void }).recordFile;
    new MutationObserver((mutations) => {
      for (const element of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (element instanceof HTMLScriptElement) record(element.src, element.integrity);
        if (element instanceof HTMLLinkElement && element.rel === 'stylesheet')
          record(element.href, element.integrity);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return files;
}

test.describe('An application on the runtime of Module Federation alone', () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    await buildPlainHost();
  });

  for (const shown of SECTION_PAGES) {
    const { section } = shown;
    const name = nameOf(section);

    test(`shows a page of ${section}, by the manifest at its stable address`, async ({
      page,
      request,
      consoleGuard,
    }) => {
      // The page asks who its visitor is: the shell's document would have said.
      consoleGuard.expect(/401.*\/api\/auth\/user/);
      const files = await watchFiles(page, section);
      await openHost(page, shown);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      const manifest = await (await request.get(`/mfe/${section}/mf-manifest.json`)).json();
      expect(manifest).toMatchObject({ id: name, name });
      expect(files.length).toBeGreaterThan(2);
      for (const { path, integrity } of files) {
        expect(path).toContain(manifest.metaData.publicPath);
        expect(integrity, path).toBe('');
      }
      const loaded = await page.evaluate(() => {
        const { __INSTANCES__, moduleInfo } = (
          window as unknown as {
            __FEDERATION__: { __INSTANCES__: { name: string }[]; moduleInfo: Record<string, object> };
          }
        ).__FEDERATION__;
        return { instances: __INSTANCES__.map((one) => one.name), modules: Object.keys(moduleInfo) };
      });
      expect(loaded.instances).toEqual(['plain_host', manifest.metaData.globalName]);
      expect(loaded.modules).toContain(
        `${name}:${new URL(`/mfe/${section}/mf-manifest.json`, page.url()).href}`,
      );
    });

    test(`loads nothing of ${section} whose hash its page does not carry, where it carries hashes`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expect(/integrity|Failed to load resource|Loading chunk|ChunkLoadError/);
      await openHost(
        page,
        shown,
        '<script>window.__FUTURELAB__ = { set: "", integrity: {}, suffix: "" }</script>',
      );
      await expect(page.locator('body')).toHaveAttribute('data-error', /chunk/i);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    });
  }
});
