import { join } from '../../fixtures/join';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

test('A member without JavaScript begins a discussion and replies by plain forms', async ({ browser }) => {
  const joined = await join(browser, `Signe Holt ${test.info().retry}`);
  const plain = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false });
  await plain.addCookies(await joined.page.context().cookies());
  const page = await plain.newPage();
  const title = `By a plain form ${test.info().retry}`;
  await page.goto('/community/discussions/new');
  await page.getByRole('radio', { name: 'A discussion' }).check();
  await page.getByLabel('Text').fill('One line\nand another line.');
  await page.getByLabel('Tags').fill('Practice, team work');
  await page.getByRole('button', { name: 'Post' }).click();

  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await expect(page.getByText('Please give it a title of at most 160 characters.')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue('One line\nand another line.');
  await expect(page.getByLabel('What is it?')).toHaveValue('discussion');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Post' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: '#team-work' })).toBeVisible();
  const reply = `And a reply ${Date.now()}`;
  await page.getByLabel('Your reply').fill(reply);
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page).toHaveURL(/\?reply=[0-9a-f-]{36}#reply-/);
  await expect(page.getByText(reply)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Markdown' })).toBeHidden();
  await plain.close();
  await joined.page.context().close();
});

test('A member without JavaScript asks about a lesson by a plain form, which does not lose the lesson', async ({
  browser,
}) => {
  const joined = await join(browser, `Tuva Sand ${test.info().retry}`);
  const plain = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false });
  await plain.addCookies(await joined.page.context().cookies());
  const page = await plain.newPage();
  const title = `About a lesson ${test.info().retry}`;
  await page.goto('/community/discussions/new?lesson=prompt-writing-for-busy-leaders/the-five-part-brief');
  await expect(page.getByText('About the lesson The five-part brief')).toBeVisible();
  await page.getByLabel('Text').fill('Which part do you leave out?');
  await page.getByRole('button', { name: 'Post' }).click();

  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Post' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'The five-part brief' })).toBeVisible();
  await plain.close();
  await joined.page.context().close();
});
