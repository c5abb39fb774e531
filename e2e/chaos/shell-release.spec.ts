import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../fixtures/hydration';
import { startedHere } from '../fixtures/product';
import { startSecondShell, type SecondShell } from '../fixtures/servers/second-shell';
import { copyShellBuild, type ShellBuild } from '../fixtures/servers/shell-build';
import { expect, test as base } from '../fixtures/test';
import { navigate } from './failing-section';

interface Released {
  shell: SecondShell;
  /** Puts another build in the shell's place, of which every script and style is another. */
  release: (archive: 'with' | 'without') => Promise<void>;
}

const test = base.extend<Released & { build: ShellBuild }>({
  build: async ({}, use) => {
    const build = await copyShellBuild();
    await use(build);
    await build.remove();
  },
  shell: async ({ build }, use) => {
    const shell = await startSecondShell({ server: build.server });
    await use(shell);
    await shell.stop();
  },
  release: async ({ build, shell }, use) => {
    await use(async (archive) => {
      await build.change();
      if (archive === 'without') await rm(shell.clientArchive, { recursive: true });
      await shell.restart();
    });
  },
});

/** Of each section a page that needs a part of the shell which another page has not loaded. */
const PAGES = [
  { app: 'mf-learning', path: '/courses/ai-foundations-for-professionals', part: 'markdown' },
  { app: 'mf-community', path: '/groups/operations-and-delegation', part: 'forms' },
  { app: 'mf-marketing', path: '/contact', part: 'forms' },
  { app: 'mf-account', path: '/edit-profile', part: 'forms' },
];

/** While one process has ended, and its successor is not ready. */
const BETWEEN_SHELLS = /net::ERR_|503/;

/** The parts of the shell that a page asks for, each with its status. */
function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('response', (answer) => {
    const [, part] = /\/shell\/([\w-]+)\.[0-9a-f]{8}\.js/.exec(answer.url()) ?? [];
    if (part) parts.push(`${part} ${answer.status()}`);
  });
  return parts;
}

async function openBefore(page: Page, shell: SecondShell): Promise<() => Promise<boolean>> {
  await page.goto(`${shell.url}/subscribe`);
  await waitForHydration(page);
  await page.evaluate(() => void ((window as unknown as { sameDocument: boolean }).sameDocument = true));
  // While the next one is on its way there is none to ask.
  return () => page.evaluate(() => 'sameDocument' in window).catch(() => true);
}

test.describe('A tab that was opened before the shell was released', () => {
  test.skip(!startedHere(), 'needs the files of the product');

  for (const { app, path, part } of PAGES) {
    test(`shows a page of ${app} with the files of its own shell`, async ({
      page,
      signInAs,
      shell,
      release,
      consoleGuard,
    }) => {
      consoleGuard.expect(BETWEEN_SHELLS);
      await signInAs('Maya');
      const isSameDocument = await openBefore(page, shell);
      await release('with');
      const parts = watchParts(page);
      await navigate(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('didn’t load')).toHaveCount(0);
      await expect.poll(() => parts).toContain(`${part} 200`);
      expect(parts.filter((each) => !each.endsWith(' 200'))).toEqual([]);
      expect(await isSameDocument()).toBe(true);
    });

    test(`shows a page of ${app} with the shell of today where those are gone`, async ({
      page,
      signInAs,
      shell,
      release,
      consoleGuard,
    }) => {
      consoleGuard.expect(/./);
      await signInAs('Maya');
      const isSameDocument = await openBefore(page, shell);
      await release('without');
      const parts = watchParts(page);
      await navigate(page, path);
      await expect.poll(() => parts, { timeout: 30_000 }).toContain(`${part} 200`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('didn’t load')).toHaveCount(0);
      expect(parts).toContain(`${part} 404`);
      expect(await isSameDocument()).toBe(false);
    });
  }

  test('opens the search’s page with the shell of today where its own dialog is gone', async ({
    page,
    shell,
    release,
    consoleGuard,
  }) => {
    consoleGuard.expect(/./);
    const isSameDocument = await openBefore(page, shell);
    await release('without');
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(/\/search/);
    await expect.poll(isSameDocument).toBe(false);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
