import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { browserSession } from '../../fixtures/browser-session';
import { ownProduct } from '../../fixtures/own-product';
import { expect, test } from '../../fixtures/test';

const product = ownProduct();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('Maya founds a private group, lets Leo in, hands it over, and it is archived', async ({ browser }) => {
  const baseURL = product.url;
  const people = await Promise.all(
    (['Maya', 'Leo', 'Nia', 'Ada'] as const).map((name) => browserSession(browser, name, { baseURL })),
  );
  const [maya, leo, nia, ada] = people.map(({ page }) => page) as [Page, Page, Page, Page];
  let home = '';

  await test.step('Maya founds it, with a question to applicants', async () => {
    await visit(maya, '/groups/new');
    await maya.getByLabel('Name').fill('Plans, read aloud');
    await maya.getByLabel('Description').fill('Teachers who read a plan aloud before they use it.');
    await maya.getByRole('radio', { name: 'By request' }).click();
    await maya.getByLabel('Questions for new members').fill('What do you teach?');
    await press(maya, 'Create group');
    await expect(title(maya)).toHaveText('Plans, read aloud');
    home = new URL(maya.url()).pathname;
  });

  await test.step('Leo asks, and Maya lets him in on the screen she has', async () => {
    await visit(maya, `${home}/people`);
    await visit(leo, home);
    await expect(leo.getByText('Join to see discussions')).toBeVisible();
    await press(leo, 'Ask to join');
    await press(leo, 'Send request');
    await expect(leo.getByText('Please answer this question.')).toBeVisible();
    await leo.getByLabel('What do you teach?').fill('History.');
    await press(leo, 'Send request');
    await expect(maya.getByText('History.')).toBeVisible();
    await press(maya, 'Approve Leo Brandt');
    await expect(leo.getByRole('button', { name: 'Leave group' })).toBeVisible();
  });

  await test.step('Leo adds a link, hears less of the group, and writes in it', async () => {
    await press(leo, 'Add a link or a file');
    await leo.getByLabel('URL').fill('https://example.org/aloud');
    await leo.getByLabel('Title').fill('How to read aloud');
    await press(leo, 'Add');
    await expect(leo.getByRole('link', { name: 'How to read aloud' })).toBeVisible();
    await leo.getByLabel('Notify me about').selectOption('Mentions and replies');
    await expect(leo.getByText('Mentions of you, replies to you')).toBeVisible();
    await leo.getByRole('link', { name: 'Start a discussion' }).first().click();
    await leo.getByLabel('Title').fill('The printing press');
    await leo.getByRole('button', { name: 'Markdown' }).click();
    await leo.getByRole('textbox', { name: 'Text' }).fill('Which sentence sounds wrong?');
    await press(leo, 'Post');
    await expect(title(leo)).toHaveText('The printing press');
    await visit(maya, home);
    await expect(maya.getByRole('link', { name: 'The printing press' })).toBeVisible();
  });

  await test.step('An invitation lets one person in, and then nobody', async () => {
    // What only owners read is asked for once more when she is one no longer.
    people[0]!.consoleGuard.expect(/403 .*\/(bans|invitations|requests)/);
    await visit(maya, `${home}/people`);
    await maya.getByLabel('Number of people').fill('1');
    await press(maya, 'Create invitation link');
    const address = (await maya.getByText(/^\/groups\/join\//).textContent())!;
    await visit(ada, address);
    await press(ada, 'Join group');
    await expect(ada.getByRole('button', { name: 'Leave group' })).toBeVisible();
    await expect(maya.getByText(/^\/groups\/join\//)).toBeHidden();
    people[2]!.consoleGuard.expect(/404/);
    await nia.goto(address);
    await expect(title(nia)).not.toHaveText('Plans, read aloud');
    await expect(nia.getByRole('button', { name: 'Join group' })).toBeHidden();
  });

  await test.step('Maya hands it over, and Leo archives it', async () => {
    await press(maya, 'Manage Leo Brandt');
    const dialog = maya.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Transfer ownership' }).check();
    await dialog.getByRole('button', { name: 'Transfer' }).click();
    await expect(maya.getByRole('button', { name: /^Manage/ })).toHaveCount(0);
    await visit(leo, `${home}/edit`);
    await press(leo, 'Archive group');
    await press(leo, 'Archive');
    await expect(leo.getByRole('heading', { name: 'This group is archived' })).toBeVisible();
    await visit(maya, home);
    await expect(maya.getByRole('link', { name: 'The printing press' })).toBeVisible();
    await expect(maya.getByRole('link', { name: 'Start a discussion' })).toHaveCount(0);
  });

  expect(people.flatMap(({ consoleGuard }) => consoleGuard.unexpected)).toEqual([]);
});
