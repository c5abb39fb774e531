import { panel } from '../../fixtures/home';
import { join } from '../../fixtures/join';
import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';

test('A new member joins a path, finds it at home, and chooses what is recommended', async ({ browser }) => {
  const { page } = await join(browser, 'Sanna Brink');
  await visit(page, '/leadership-transformation-track');
  await page.getByRole('button', { name: 'Join this path: Leadership Transformation' }).click();
  await expect(
    page.getByRole('button', { name: 'Leave this path: Leadership Transformation' }),
  ).toBeVisible();

  await visit(page, '/');
  const card = panel(page, 'Learning Path');
  await expect(card.getByRole('link', { name: 'Leadership Transformation' })).toBeVisible();
  await expect(card.getByText('Next:')).toBeVisible();

  await visit(page, '/recommendations');
  const first = page.getByRole('button', { name: /^Not for me/ }).first();
  const name = (await first.getAttribute('aria-label'))!;
  await first.click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByLabel('Show recommendations').uncheck();
  await expect(page.getByText('Recommendations are off')).toBeVisible();
  await page.context().close();
});

test('The catalog is narrowed and sorted, and the address keeps it', async ({ page, signInAs }) => {
  await signInAs('Maya');
  await visit(page, '/courses');
  await page.getByLabel('Progress', { exact: true }).selectOption('In progress');
  await expect(page).toHaveURL((url) => url.searchParams.get('state') === 'in_progress');
  await page.getByLabel('Order').selectOption('By title');
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'title');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  const inOrder = (all: string[]) =>
    all.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  // The former list stays until the new one is there.
  await expect(async () => {
    const all = await titles.allInnerTexts();
    expect(all).toEqual(inOrder(all));
  }).toPass();
  const shown = await titles.allInnerTexts();
  await page.reload();
  await expect(page.getByLabel('Progress', { exact: true })).toHaveValue('in_progress');
  await expect(titles).toHaveText(shown);
});
