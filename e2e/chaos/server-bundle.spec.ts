import { EDITED_LEAD } from '../fixtures/releases/edited-section';
import { visit } from '../fixtures/hydration';
import { test } from '../fixtures/releases/pinned-release';
import { startedHere } from '../fixtures/product';
import { startSecondShell } from '../fixtures/servers/second-shell';
import { expect } from '../fixtures/test';

/** What the edited release does on the server when its address says so; see the fixture. */
const MISBEHAVIOR = {
  throw: 'throws',
  wait: 'waits for ever while it renders',
  fetch: 'asks for data that never comes',
  loop: 'never stops computing',
  eat: 'takes all the memory there is',
};

test.describe('On the server', () => {
  test.skip(!startedHere(), 'needs the files of the product');
  test.describe.configure({ mode: 'parallel' });

  for (const [how, description] of Object.entries(MISBEHAVIOR)) {
    test(`a section that ${description} is left to the browser, and holds nobody else up`, async ({
      page,
      consoleGuard,
      pinEdited,
      playwright,
    }) => {
      // The server has said what went wrong; React repeats that the browser rendered the part.
      consoleGuard.expect(/Hydration:|503/);
      await pinEdited();
      const shell = await startSecondShell();
      const others = await playwright.request.newContext({ baseURL: shell.url });
      try {
        let opened = false;
        const opening = visit(page, `${shell.url}/courses?misbehave=${how}`).finally(() => (opened = true));
        // Each address is one more page to render: a cached page would not show it.
        for (let n = 0; !opened || n < 5; n += 1) {
          const answer = await others.get(`/events?visit=${n}`);
          expect(answer.status()).toBe(200);
          expect(answer.headers()['x-rendered']).toBe('complete');
        }
        const answer = await opening;
        expect(answer?.status()).toBe(503);
        expect(answer?.headers()['retry-after']).toBeDefined();
        expect(answer?.headers()['cache-control']).toContain('no-store');
        expect(answer?.headers()['x-rendered']).toBe('partial');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Courses');
        await expect(main).toContainText(EDITED_LEAD);
        await expect(main.getByRole('article').first()).toBeVisible();
        expect(shell.isRunning()).toBe(true);
      } finally {
        await page.close();
        await others.dispose();
        await shell.stop();
      }
    });
  }
});
