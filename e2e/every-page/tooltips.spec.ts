import type { Page } from '@playwright/test';
import { visit } from '../fixtures/hydration';
import { expect, test } from '../fixtures/test';

/** Where there are controls without a word: menus, players, the editor, messages. */
const PAGES = [
  '/',
  '/digital-mystics/podcast',
  '/messages',
  '/community/discussions/new',
  '/events',
  '/edit-profile',
];

/** Marks what is pressed and shows no word, and tells how many there are. */
const markIconControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shows = (control: HTMLElement): boolean => control.checkVisibility() && control.offsetWidth > 1;
    const hasWord = (control: HTMLElement): boolean =>
      [control, ...control.querySelectorAll<HTMLElement>('*')].some(
        (element) =>
          element.offsetWidth > 1 &&
          !element.closest('[aria-hidden="true"]') &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue!),
          ),
      );
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary'),
    ].filter((control) => shows(control) && control.querySelector('svg') && !hasWord(control));
    controls.forEach((control, index) => (control.dataset.icon = String(index)));
    return controls.length;
  });

test('Every control that is only an icon shows its name when the keyboard reaches it', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  for (const path of PAGES) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const count = await markIconControls(page);
    expect(count, path).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    for (let index = 0; index < count; index += 1) {
      const control = page.locator(`[data-icon="${index}"]`);
      // The name of the bell follows what is unread.
      await expect(async () => {
        await control.blur();
        await control.focus();
        const name = await page.locator('[data-tooltip]').textContent();
        expect(name, `${path}: ${await control.innerHTML()}`).not.toBe('');
        await expect(control).toHaveAccessibleName(name!, { timeout: 500 });
      }).toPass({ timeout: 10_000 });
    }
  }
});

test('A name waits for the pointer to rest, stays under it, and goes with Esc', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  await visit(page, '/courses');
  await page.waitForLoadState('networkidle');
  const tooltip = page.locator('[data-tooltip]');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveText('Search');
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});
