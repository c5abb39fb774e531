import { visit } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

for (const width of [390, 1440])
  test(`A discussion is bookmarked with a reminder and found again by the keyboard, ${width} px wide`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAs('Leo');
    const title = `Worth reading twice, ${width} ${Date.now()}`;
    const made = await page.request.post('/api/posts', {
      data: { kind: 'discussion', title, body: 'A text to come back to.' },
      headers: { origin: siteUrl() },
    });
    const { slug } = await made.json();

    await visit(page, `/community/discussions/${slug}`);
    const menu = page.getByRole('button', { name: 'More for this discussion' });
    await menu.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Bookmark' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Bookmarked', { exact: true })).toBeVisible();
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Remind me' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Tomorrow' }).press('Enter');
    await expect(toastOf(page)).toContainText('Reminder set for');
    await expect(page.getByText(/^Bookmarked · reminder on/)).toBeVisible();

    await visit(page, '/bookmarks?reminder');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page.getByRole('button', { name: `Remove the bookmark: ${title}` }).press('Enter');
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
