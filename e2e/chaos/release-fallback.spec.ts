import { EDITED_LEAD } from '../fixtures/releases/edited-section';
import { isFullSweep } from '../fixtures/page-checks/every-page';
import { visit } from '../fixtures/hydration';
import { test } from '../fixtures/releases/pinned-release';
import { filesOf } from '../fixtures/releases/section-files';
import { expect } from '../fixtures/test';
import { expectShellUsable, follow, learning, panelOf, SECTIONS, watchForBlank } from './failing-section';
import { FILE_KINDS, FAILURE_MODES } from './failure-modes';

/** How soon the shell has to be usable, where that is measured: a test run shares its machine and only asks whether. */
const USABLE_WITHIN_MS = Number(process.env.USABLE_WITHIN_MS ?? Infinity);
/** Each file may be waited for twice before the next rung, ten seconds in all; the rest is for a busy machine. */
const DECIDED_WITHIN_MS = 25_000;

test.describe.configure({ mode: 'parallel' });

for (const kind of FILE_KINDS) {
  for (const [n, [description, fails]] of Object.entries(FAILURE_MODES[kind]).entries()) {
    // Each way to fail that all kinds of files share once, and what is particular to a kind; a full sweep tries all.
    const isParticular = n === Object.keys(FAILURE_MODES[kind]).length - 1;
    if (!isFullSweep && !isParticular && n % FILE_KINDS.length !== FILE_KINDS.indexOf(kind)) continue;
    test(`When the ${kind} of a release ${description}, its visitors get the release before it`, async ({
      page,
      consoleGuard,
      pinEdited,
    }) => {
      consoleGuard.expect(/./);
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
      expect(Date.now() - opened).toBeLessThan(USABLE_WITHIN_MS);

      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible({
        timeout: DECIDED_WITHIN_MS,
      });
      await expect(main).not.toContainText(EDITED_LEAD, { timeout: DECIDED_WITHIN_MS });
      await expect(panelOf(page)).toHaveCount(0);

      await follow(page, learning.elsewhere);
      await expect(main.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      await follow(page, learning);
      await expect(main.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
      await main.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/courses\/./);
      await expectNeverBlank();
    });

    const section = SECTIONS[(n + FILE_KINDS.indexOf(kind)) % SECTIONS.length]!;
    test(`When the ${kind} of ${section.app} ${description} and there is no release before it, its panel offers to try again`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expect(/./);
      const files = await filesOf(page.request, section.app, section.path);
      const expectNeverBlank = await watchForBlank(page);
      const mend = await fails(page, files[kind], kind, files);

      await visit(page, section.elsewhere.path);
      const opened = Date.now();
      await follow(page, section);
      await expectShellUsable(page);
      expect(Date.now() - opened).toBeLessThan(USABLE_WITHIN_MS);

      const panel = panelOf(page);
      await expect(panel).toContainText('didn’t load', { timeout: DECIDED_WITHIN_MS });
      await follow(page, section.elsewhere);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(panel).toHaveCount(0);
      await follow(page, section);
      await expect(panel).toContainText('didn’t load', { timeout: DECIDED_WITHIN_MS });

      await mend();
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expectNeverBlank();
    });
  }
}
