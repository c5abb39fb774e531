import { visit, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

test('The first stop of the keyboard skips to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A menu opens and closes from the keyboard and gives the focus back', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  const opener = main.getByRole('button', { name: 'Learn', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const first = main.getByRole('link', { name: /Epic Life Lab/ });
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(opener).toBeFocused();
});

test('The side menu of a phone holds the focus until Esc', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('F8 moves the focus to the notifications', async ({ page }) => {
  await visit(page, '/');
  await page
    .getByRole('region', { name: 'Stay Connected' })
    .getByRole('button', { name: 'Subscribe' })
    .click();
  await expect(toastOf(page)).toContainText('Missing Information');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
});

test('Following a link moves the focus to the heading of the new page', async ({ page }) => {
  await visit(page, '/courses');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/events');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Events/);
});
