import { read } from '../../fixtures/api';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import { expect, test } from '../../fixtures/test';

test('Two members connect, introduce a third, and part again, each seeing it without reloading', async ({
  browser,
}) => {
  const names = ['Imke Aalto', 'Jonas Bellweg', 'Ruth Castellan'].map(newEachTry);
  const [imke, jonas, ruth] = await Promise.all(names.map((name) => join(browser, name)));
  const [imkesName, jonasName, ruthsName] = names as [string, string, string];

  await visit(jonas!.page, '/community/friends?tab=received');
  await expect(jonas!.page.getByText('No requests')).toBeVisible();
  await visit(imke!.page, `/profile/${jonas!.slug}`);
  await imke!.page.getByRole('button', { name: 'Connect' }).click();
  await expect(imke!.page.getByText('Request sent')).toBeVisible();
  await jonas!.page.getByRole('button', { name: `Accept ${imkesName}` }).click();
  await expect(imke!.page.getByText('You’re connected')).toBeVisible();

  await visit(ruth!.page, '/community/friends?tab=received');
  await imke!.page.getByRole('button', { name: 'Introduce' }).click();
  await imke!.page.getByLabel('Introduce to').fill(ruthsName);
  await imke!.page.getByLabel(ruthsName).check();
  await imke!.page.getByLabel('Reason').fill('You both sing.');
  await imke!.page.getByRole('button', { name: 'Send introduction' }).click();
  await expect(ruth!.page.getByText('You both sing.')).toBeVisible();
  await ruth!.page.getByRole('button', { name: `Accept introduction to ${jonasName}` }).click();
  await expect(ruth!.page.getByText('You accepted')).toBeVisible();

  await jonas!.page.getByRole('link', { name: /^Friends \(1\)/ }).click();
  await expect(jonas!.page.getByRole('link', { name: imkesName })).toBeVisible();
  await imke!.page.getByRole('button', { name: 'Block' }).click();
  await imke!.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(imke!.page).toHaveURL((url) => url.pathname === '/community/members');
  await expect(jonas!.page.getByText('No friends yet')).toBeVisible();
  for (const { page } of [imke!, jonas!, ruth!]) await page.context().close();
});

test('The directory is narrowed by what members say of themselves, and the address keeps it', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  await visit(page, '/community/members');
  await page.getByLabel('Topic').selectOption({ index: 1 });
  const topic = await page.getByLabel('Topic').inputValue();
  await expect(page).toHaveURL((url) => url.searchParams.get('topic') === topic);
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'name');
  const { search } = new URL(page.url());
  const members = await read<{ name: string }[]>(page, `/api/members${search}`);
  const names = page.getByRole('main').getByRole('list').getByRole('heading');
  const expected = members.map(({ name }) => name);
  expect(expected).not.toEqual([]);
  await expect(names).toHaveText(expected);
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Topic')).toHaveValue(topic);
  await expect(names).toHaveText(expected);
});
