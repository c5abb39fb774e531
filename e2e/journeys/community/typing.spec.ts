import type { Page } from '@playwright/test';
import { joinAs } from '../../fixtures/join';
import { tabTo } from '../../fixtures/keyboard';
import { LATENCIES, slowLink } from '../../fixtures/slow-link';
import { expect, test } from '../../fixtures/test';

const TEXT = 'The first words that somebody types are there, every one of them: 2 * 3 * 4.';
const KEY_MS = 20;

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const type = (page: Page) => page.keyboard.type(TEXT, { delay: KEY_MS });

/** The ways in which a member begins, as their first act on the page. */
const BEGINNINGS: Record<string, (page: Page) => Promise<void>> = {
  'a click': async (page) => {
    await textOf(page).click();
    await type(page);
  },
  'the Tab key': async (page) => {
    await tabTo(textOf(page));
    await type(page);
  },
  'a touch': async (page) => {
    await textOf(page).tap();
    await type(page);
  },
  'a paste': async (page) => {
    await textOf(page).click();
    await page.keyboard.insertText(TEXT);
  },
};

test.describe('What is typed as the first act is there', () => {
  test.use({ hasTouch: true });
  for (const [way, begin] of Object.entries(BEGINNINGS))
    test(`after ${way}`, async ({ page }) => {
      await joinAs(page, `Signe Holm ${way} ${test.info().retry}`);
      for (const latency of LATENCIES)
        await test.step(`with ${latency} ms of latency`, async () => {
          await page.goto('/about');
          const discarded = await page.request.delete('/api/my/drafts/post', {
            headers: { 'sec-fetch-site': 'same-origin' },
          });
          expect(discarded.ok()).toBe(true);
          await page.evaluate(() => localStorage.clear());
          await slowLink(page, latency);
          await page.goto('/community/discussions/new', { waitUntil: 'commit' });
          await begin(page);
          await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
          await expect(textOf(page)).toHaveText(TEXT);
          await page.getByRole('button', { name: 'Markdown' }).click();
          await expect(textOf(page)).toHaveValue(TEXT);
        });
    });
});

test('A draft that is opened again goes on at its end', async ({ page }) => {
  await joinAs(page, `Aksel Berg ${test.info().retry}`);
  await page.goto('/community/discussions/new');
  await textOf(page).click();
  await page.keyboard.type('One line.');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  for (const word of ['two', 'three']) {
    await page.goto('/community/discussions/new');
    await expect(textOf(page)).toHaveValue(/One line\./);
    if (word === 'two') await textOf(page).click();
    else await tabTo(textOf(page));
    await page.keyboard.type(` ${word}`, { delay: KEY_MS });
    await expect(textOf(page)).toHaveText(word === 'two' ? 'One line. two' : 'One line. two three');
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await expect(textOf(page)).toHaveText(word === 'two' ? 'One line. two' : 'One line. two three');
  }
});
