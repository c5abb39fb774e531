import { panel } from '../../fixtures/home';
import { join } from '../../fixtures/join';
import { expect, test } from '../../fixtures/test';

test('A new member introduces themselves, and the guide at home ticks it', async ({ browser }) => {
  const { page } = await join(browser, `Intro ${Date.now()}`);
  const guide = panel(page, 'Your first steps');
  await guide.getByRole('link', { name: 'Introduce yourself', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduce yourself');
  await expect(page.getByRole('radio', { name: 'Introduction' })).toBeChecked();
  await page.getByLabel('Title').fill('Hello from the harbour');
  await page.getByRole('button', { name: 'Markdown' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('I plan ships and wonder about handovers.');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello from the harbour');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /FutureLab/ })
    .click();
  await expect(guide.getByRole('listitem').filter({ hasText: 'Introduce yourself' })).toContainText('done');
  await page.context().close();
});
