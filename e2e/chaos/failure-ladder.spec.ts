import { EDITED_WORDS } from '../fixtures/edited-section';
import { visit } from '../fixtures/hydration';
import { test as pinned } from '../fixtures/pinned-release';
import { siteUrl } from '../fixtures/product';
import { filesOf } from '../fixtures/section-files';
import { expect } from '../fixtures/test';
import { expectShellUsable, follow, learning, panelOf, SECTIONS, watchForBlank } from './failing-section';
import { KINDS, WAYS } from './ways-to-fail';

/** On a machine that has nothing else to do. */
const USABLE_WITHIN_MS = 3_000;
const usableWithin = (usualMs: number): number => Math.max(USABLE_WITHIN_MS, 4 * usualMs);
/** Each file may be waited for twice before the next rung. */
const DECIDED_WITHIN_MS = 12_000;

/** How long a page takes on this machine, as busy as it is, when nothing fails. */
const test = pinned.extend<object, { usualMs: number }>({
  usualMs: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: siteUrl() });
      await visit(page, learning.path);
      const opened = Date.now();
      await page.goto(learning.path, { waitUntil: 'commit' });
      await expectShellUsable(page);
      await use(Date.now() - opened);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const kind of KINDS) {
  for (const [n, [words, fails]] of Object.entries(WAYS[kind]).entries()) {
    test(`When the ${kind} of a release ${words}, its visitors get the release before it`, async ({
      page,
      complaints,
      pinEdited,
      usualMs,
    }) => {
      complaints.expect(/./);
      await pinEdited();
      const files = await filesOf(page.request, learning.app, learning.path);
      const expectNeverBlank = await watchForBlank(page);
      await fails(page, files[kind], kind, files);

      // A page's style comes with the document; it is asked for by who comes from another page.
      if (kind === 'style') await visit(page, learning.elsewhere.path);
      const opened = Date.now();
      if (kind === 'style') await follow(page, learning);
      else await page.goto(learning.path, { waitUntil: 'commit' });
      await expectShellUsable(page);
      expect(Date.now() - opened).toBeLessThan(usableWithin(usualMs));

      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible({
        timeout: DECIDED_WITHIN_MS,
      });
      await expect(main).not.toContainText(EDITED_WORDS, { timeout: DECIDED_WITHIN_MS });
      await expect(panelOf(page)).toHaveCount(0);

      await follow(page, learning.elsewhere);
      await expect(main.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      await follow(page, learning);
      await expect(main.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      await main.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/courses\/./);
      await expectNeverBlank();
    });

    const section = SECTIONS[(n + KINDS.indexOf(kind)) % SECTIONS.length]!;
    test(`When the ${kind} of ${section.app} ${words} and there is no release before it, its panel offers to try again`, async ({
      page,
      complaints,
      usualMs,
    }) => {
      complaints.expect(/./);
      const files = await filesOf(page.request, section.app, section.path);
      const expectNeverBlank = await watchForBlank(page);
      const mend = await fails(page, files[kind], kind, files);

      await visit(page, section.elsewhere.path);
      const opened = Date.now();
      await follow(page, section);
      await expectShellUsable(page);
      expect(Date.now() - opened).toBeLessThan(usableWithin(usualMs));

      const panel = panelOf(page);
      await expect(panel).toContainText('could not be loaded', { timeout: DECIDED_WITHIN_MS });
      await follow(page, section.elsewhere);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(panel).toHaveCount(0);
      await follow(page, section);
      await expect(panel).toContainText('could not be loaded', { timeout: DECIDED_WITHIN_MS });

      await mend();
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expectNeverBlank();
    });
  }
}
