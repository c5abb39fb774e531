import { readFile, writeFile } from 'node:fs/promises';
import { visit } from '../fixtures/hydration';
import { apiUrl, startedHere } from '../fixtures/product';
import { startTcpProxy } from '../fixtures/servers/tcp-proxy';
import { startSecondShell } from '../fixtures/servers/second-shell';
import { expect, test as base } from '../fixtures/test';

interface Away {
  relay: Awaited<ReturnType<typeof startTcpProxy>>;
  shell: Awaited<ReturnType<typeof startSecondShell>>;
}

/** A second shell with its own state folder, whose api connection can be cut. */
const test = base.extend<{ away: Away }>({
  away: async ({}, use) => {
    const relay = await startTcpProxy(apiUrl());
    const shell = await startSecondShell({ api: relay.url, knowsLive: false });
    await use({ relay, shell });
    await shell.stop();
    await relay.cut();
  },
});

/** A page of each section, with its heading, and the one it has without its content; some are lists. */
const PAGES = [
  { path: '/about', heading: /decide/, bare: 'About', lists: false },
  { path: '/courses', heading: 'Courses', bare: 'Courses', lists: true },
  { path: '/events', heading: 'Events', bare: 'Events', lists: true },
  {
    path: '/courses/ai-foundations-for-professionals',
    heading: 'AI Foundations for Professionals',
    bare: 'Course',
    lists: false,
  },
  { path: '/login', heading: 'Welcome to FutureLab', bare: null, lists: false },
];

const readiness = async (url: string) => (await fetch(`${url}/readyz`)).json();

test.describe('While the api is away', () => {
  test.skip(!startedHere(), 'needs the files of the product');
  test('visitors are shown the pages as they were, and by a shell that is started meanwhile too', async ({
    page,
    consoleGuard,
    away: { relay, shell },
  }) => {
    // Calls that nobody answers; and React, of what the server has left to the browser.
    consoleGuard.expect(/503|Hydration:/);
    const main = page.getByRole('main');
    const titles = main.getByRole('article').getByRole('heading');
    const listed = new Map<string, string>();
    for (const { path, lists } of PAGES) {
      await visit(page, shell.url + path);
      if (lists) listed.set(path, await titles.first().innerText());
    }

    await relay.cut();
    for (const { path, heading, lists } of PAGES) {
      expect((await visit(page, shell.url + path))?.status()).toBe(200);
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      if (lists) await expect(titles.first()).toHaveText(listed.get(path)!);
    }

    // An open page would report to the shell that is not there for a moment.
    await page.goto('about:blank');
    await shell.restart('/readyz?exclude=api');
    expect(await readiness(shell.url)).toEqual({
      status: 'not ready',
      message: 'The api does not answer (ECONNREFUSED).',
    });
    for (const { path, heading, bare } of PAGES) {
      expect((await visit(page, shell.url + path))?.status()).toBe(200);
      await expect(main.getByRole('heading', { level: 1, name: bare ?? heading })).toBeVisible();
      if (bare) await expect(main).toContainText('This didn’t load');
    }

    await relay.mend();
    await expect.poll(() => readiness(shell.url)).toMatchObject({ status: 'ready' });
    await visit(page, `${shell.url}/courses`);
    await expect(titles.first()).toHaveText(listed.get('/courses')!);
  });

  test('a shell that is started rejects a stored document of which one byte is another, and serves once it hears again', async ({
    page,
    consoleGuard,
    away: { relay, shell },
  }) => {
    consoleGuard.expect(/503/);
    await relay.cut();
    const stored = await readFile(shell.documentFile, 'utf8');
    const middle = stored.length >> 1;
    const other = stored[middle] === 'A' ? 'B' : 'A';
    await writeFile(shell.documentFile, stored.slice(0, middle) + other + stored.slice(middle + 1));

    await shell.restart('/healthz');
    expect((await page.request.get(`${shell.url}/readyz`)).status()).toBe(503);
    expect((await page.goto(`${shell.url}/courses`))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FutureLab isn’t available right now');

    await relay.mend();
    await expect.poll(async () => (await page.request.get(`${shell.url}/readyz`)).status()).toBe(200);
    await visit(page, `${shell.url}/courses`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    // Whole again; it may be newer, where another test has released something meanwhile.
    const document = JSON.parse(await readFile(shell.documentFile, 'utf8')) as { keyId: string };
    expect(document.keyId).toBe((JSON.parse(stored) as { keyId: string }).keyId);
  });
});
