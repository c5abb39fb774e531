import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { liveReleases } from '../fixtures/page-data';
import { releasesFolder, startedHere } from '../fixtures/product';
import { startSecondShell, type SecondShell } from '../fixtures/second-shell';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

test.describe('A section whose server bundle is broken', () => {
  test.skip(!startedHere(), 'needs the files of the product');

  let shell: SecondShell;
  let folder: string;

  test.beforeAll(async ({ playwright }) => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-broken-'));
    await cp(releasesFolder(), folder, { recursive: true });
    const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
    const { app, release } = (await liveReleases(request)).find((each) => each.app === 'mf-learning')!;
    await request.dispose();
    await appendFile(path.join(folder, app, release, 'server.cjs'), '\nthrow new Error("broken");\n');
    shell = await startSecondShell({ releases: folder });
  });

  test.afterAll(async () => {
    await shell?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is rendered by the browser instead, in a page that works', async ({ page, complaints }) => {
    // The server has said what went wrong; React repeats that the browser rendered the part.
    complaints.expect(/Hydration:/);
    const answer = await visit(page, `${shell.url}/courses`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/courses/i);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test('leaves the other sections to the server as before', async ({ request }) => {
    const html = await (await request.get(`${shell.url}/events`)).text();
    expect(html).toMatch(/<h1[^>]*>[^<]*Events/i);
  });
});
