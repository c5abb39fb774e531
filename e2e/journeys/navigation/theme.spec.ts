import { visit, waitForHydration } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

const background = () => getComputedStyle(document.body).backgroundColor;

test('The chosen theme is remembered, and is there with the first byte', async ({ page }) => {
  await visit(page, '/');
  const light = await page.evaluate(background);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(background);
  expect(dark).not.toBe(light);

  // What the server sends is dark already: no script has to repaint it.
  const html = await (await page.context().request.get('/')).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(background)).toBe(dark);

  await page.getByRole('contentinfo').getByRole('radio', { name: 'System' }).check({ force: true });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('Without a choice the page follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  const dark = await page.evaluate(background);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(background)).not.toBe(dark);
});
