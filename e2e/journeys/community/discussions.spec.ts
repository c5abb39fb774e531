import { visit } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

test('Members ask, mention, answer and accept, and see each other’s posts without reloading', async ({
  browser,
  page: leo,
  signInAs,
  sessionOf,
}) => {
  await signInAs('Leo');
  const others = await browser.newContext({ baseURL: siteUrl() });
  await others.addCookies(await sessionOf('Maya'));
  const maya = await others.newPage();
  const title = `Who reads it twice? ${Date.now()}`;

  await test.step('Maya looks at the latest discussions', () => visit(maya, '/community/discussions'));

  await test.step('Leo asks a question and mentions her', async () => {
    await visit(leo, '/community/discussions/new');
    await leo.getByLabel('Title').fill(title);
    const text = leo.getByRole('textbox', { name: 'Text' });
    await text.click();
    await expect(leo.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await text.pressSequentially('What do you do, @May');
    await expect(leo.getByRole('option', { name: /Maya Okafor/ })).toBeVisible();
    await leo.keyboard.press('Enter');
    await text.pressSequentially('?');
    await leo.getByRole('button', { name: 'Post' }).click();
    await expect(leo.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(leo.getByRole('main').getByRole('link', { name: '@Maya Okafor' })).toBeVisible();
  });

  await test.step('Maya is offered it, reads it and answers', async () => {
    await expect(maya.getByRole('link', { name: title })).toHaveCount(0);
    const offer = maya.getByRole('button', { name: /new discussions?, show/ });
    await offer.waitFor();
    // Others begin discussions as well: what is offered first may be theirs alone.
    await expect(async () => {
      if (await offer.isVisible()) await offer.click();
      await expect(maya.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await maya.getByRole('link', { name: title }).click();
    const reply = maya.getByRole('textbox', { name: 'Your reply' });
    await reply.click();
    await expect(maya.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await reply.pressSequentially('I read the first and the last line aloud.');
    await maya.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(reply).toHaveText('');
  });

  await test.step('Leo sees her answer and accepts it', async () => {
    await expect(leo.getByText('I read the first and the last line aloud.')).toBeVisible();
    await leo.getByRole('button', { name: 'Accept answer' }).click();
    await expect(maya.getByText('Accepted answer', { exact: true })).toBeVisible();
  });

  await others.close();
});

test('What a member has begun to write is there again after the page was reloaded', async ({
  page,
  signInAs,
}) => {
  await signInAs('Leo');
  await visit(page, '/community/discussions/new');
  await page.getByLabel('Title').fill('Half a thought');
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/community/discussions/new');
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});
