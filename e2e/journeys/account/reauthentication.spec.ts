import pg from 'pg';
import { browserSession } from '../../fixtures/browser-session';
import { visit } from '../../fixtures/hydration';
import { codeMailedTo } from '../../fixtures/mailbox';
import { ownProduct } from '../../fixtures/own-product';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { expect, test } from '../../fixtures/test';

const product = ownProduct();

/** As if a quarter of an hour had passed since anybody signed in. */
async function letSessionsAge(): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  await database.query(`UPDATE sessions SET authenticated_at = authenticated_at - interval '15 minutes'`);
  await database.end();
}

test('Ada signed in a while ago: she changes a role once she has confirmed by a code that it is her', async ({
  browser,
}) => {
  const baseURL = product.url;
  const [{ page: ada, consoleGuard }, { page: leo }] = await Promise.all([
    browserSession(browser, 'Ada', { baseURL }),
    browserSession(browser, 'Leo', { baseURL }),
  ]);
  consoleGuard.expect(/403 .*\/api\/groups\/.*\/members\//);
  const headers = { origin: baseURL };
  const founded = await ada.request.post('/api/groups', {
    data: {
      name: 'Keys and doors',
      summary: 'Who may open what, and why.',
      privacy: 'public',
      questions: [],
    },
    headers,
  });
  const { slug } = (await founded.json()) as { slug: string };
  expect((await leo.request.put(`/api/groups/${slug}/membership`, { data: {}, headers })).ok()).toBe(true);
  await visit(ada, `/groups/${slug}/people`);
  await letSessionsAge();

  const role = ada.getByRole('dialog', { name: 'Manage Leo Brandt' });
  const question = ada.getByRole('dialog', { name: 'Confirm it’s you' });
  const save = role.getByRole('button', { name: 'Save' });

  await test.step('She changes her mind, and the form is as she left it', async () => {
    await ada.getByRole('button', { name: 'Manage Leo Brandt' }).click();
    await role.getByRole('radio', { name: 'Moderator' }).check();
    await save.click();
    await expect(question.getByRole('button', { name: 'Email me a code' })).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await ada.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(ada)).toEqual([]);
    }
    await ada.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(role).toContainText('You didn’t confirm that it’s you, so nothing was changed.');
    await expect(role.getByRole('radio', { name: 'Moderator' })).toBeChecked();
    await expect(save).toBeFocused();
  });

  await test.step('She confirms, and the role is changed', async () => {
    await ada.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Email me a code' }).click();
    await expect(question.getByRole('textbox', { name: 'Code' })).toBeFocused();
    expect(await accessibilityProblems(ada)).toEqual([]);
    const code = await codeMailedTo(ada, 'ada@futurelab.test');
    await ada.keyboard.type(code);
    await ada.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(role).toBeHidden();
    await expect(ada.getByRole('listitem').filter({ hasText: 'Leo Brandt' })).toContainText('Moderator');
  });

  await test.step('She is not asked again at once', async () => {
    await ada.getByRole('button', { name: 'Manage Leo Brandt' }).click();
    await role.getByRole('radio', { name: 'Member', exact: true }).check();
    await save.click();
    await expect(role).toBeHidden();
    await expect(question).toBeHidden();
  });
  expect(consoleGuard.unexpected).toEqual([]);
});
