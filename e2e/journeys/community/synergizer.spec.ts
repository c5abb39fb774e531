import type { Page } from '@playwright/test';
import pg from 'pg';
import { visit } from '../../fixtures/hydration';
import { browserSession } from '../../fixtures/browser-session';
import { ownProduct } from '../../fixtures/own-product';
import { expect, test } from '../../fixtures/test';

const product = ownProduct();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Begins the membership of a member of the cast, as a payment would. */
async function makePro(firstName: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query(
    `INSERT INTO subscriptions (user_id, status, current_period_end)
     SELECT id, 'active', now() + interval '30 days' FROM users WHERE first_name = $1 AND slug = lower($1)`,
    [firstName],
  );
  await database.end();
}

test('Maya proposes a project, Ada opens it, Leo joins once he is Pro, and it ends with a result', async ({
  browser,
}) => {
  const baseURL = product.url;
  const [maya, ada, leo] = (
    await Promise.all(
      (['Maya', 'Ada', 'Leo'] as const).map((name) => browserSession(browser, name, { baseURL })),
    )
  ).map(({ page }) => page) as [Page, Page, Page];

  await visit(maya, '/propose-project');
  await maya.getByLabel('Title').fill('A card for the first hour');
  await maya.getByRole('button', { name: 'Markdown' }).click();
  await maya.getByRole('textbox', { name: 'Purpose' }).fill('One card that a team can hold.');
  await maya.getByLabel('Role 1').fill('Editor');
  await maya.getByLabel('Hours per week').fill('2');
  await press(maya, 'Submit proposal');
  await expect(title(maya)).toHaveText('A card for the first hour');

  await visit(ada, pathOf(maya));
  await press(ada, 'Start recruiting');
  await expect(ada.getByText('Looking for members. Work hasn’t started yet.')).toBeVisible();

  await visit(leo, pathOf(maya));
  await expect(leo.getByRole('link', { name: 'Join Pro to take part' })).toBeVisible();
  await makePro('Leo');
  await visit(leo, pathOf(maya));
  await press(leo, 'Join as Editor');
  await leo.getByLabel('What you’d bring').fill('I cut words.');
  await press(leo, 'Ask to join');
  await expect(leo.getByRole('button', { name: 'Withdraw request' })).toBeVisible();

  await maya.getByRole('button', { name: /^Accept Leo/ }).click();
  await press(maya, 'Start project');
  await maya.getByLabel('Result').fill('One card, tried twice.');
  await press(maya, 'Finish project');
  await expect(maya.getByText('Finished with a result.')).toBeVisible();
  await expect(leo.getByText('One card, tried twice.')).toBeVisible();
});

test('An exchange goes from a request to the thanks of both', async ({ browser }) => {
  const baseURL = product.url;
  const [maya, leo] = (
    await Promise.all((['Maya', 'Leo'] as const).map((name) => browserSession(browser, name, { baseURL })))
  ).map(({ page }) => page) as [Page, Page];

  await visit(leo, '/propose-exchange');
  await leo.getByLabel('Title').fill('Hear my opening once');
  await leo.getByRole('button', { name: 'Markdown' }).click();
  await leo.getByRole('textbox', { name: 'Details' }).fill('Four minutes, by call.');
  await leo.getByLabel('Open until').fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10));
  await press(leo, 'Post exchange');
  await expect(title(leo)).toHaveText('Hear my opening once');
  await leo.getByRole('link', { name: 'Edit' }).click();
  await leo.getByLabel('Title').fill('Hear my opening twice');
  await press(leo, 'Save');
  await expect(title(leo)).toHaveText('Hear my opening twice');

  await visit(maya, pathOf(leo));
  await press(maya, 'I can help');
  await leo.getByRole('button', { name: /^Choose Maya/ }).click();
  await press(leo, 'Mark as done');
  await press(maya, 'Confirm');
  for (const page of [leo, maya]) {
    await page.getByLabel(/^Thank-you note/).fill('That was good.');
    await press(page, 'Send thanks');
  }
  await expect(leo.getByText('That was good.')).toHaveCount(2);
});

test('The shelves are narrowed by the keyboard, and the address says how', async ({ browser }) => {
  const { page } = await browserSession(browser, 'Leo', { baseURL: product.url });
  await visit(page, '/synergizer');
  await page.getByLabel('Skill').focus();
  await page.keyboard.type('plain language');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?skill=plain\+language$/);
  await expect(page.getByRole('link', { name: 'A consent sheet that families can read' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meeting notes nobody is afraid of' })).toHaveCount(0);
  await page.getByLabel('Topic').selectOption('Ethics');
  await press(page, 'Apply');
  await expect(page.getByText('No matching projects')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Skill')).toHaveValue('plain language');
  await expect(page.getByRole('link', { name: 'A consent sheet that families can read' })).toBeVisible();
});
