import { read } from '../../fixtures/api';
import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

test('A member reports a profile, a moderator decides, and both sides are notified on the screen they have', async ({
  browser,
  page: ada,
  signInAs,
}) => {
  const ruthsName = newEachTry('Ruth Quist');
  const [imke, ruth] = await Promise.all(['Imke Dorn', ruthsName].map((name) => join(browser, name)));
  await signInAs('Ada');
  await visit(ada, '/admin/reports');
  await visit(ruth!.page, '/community');

  await visit(imke!.page, `/profile/${ruth!.slug}`);
  await imke!.page.getByRole('button', { name: 'Report this profile' }).click();
  await imke!.page.getByRole('button', { name: 'Send' }).click();
  await expect(imke!.page.getByText('Choose a reason.')).toBeVisible();
  await imke!.page.getByRole('radio', { name: 'Impersonation or misleading' }).check();
  await imke!.page.getByLabel('Details (optional)').fill('She is not who she says.');
  await imke!.page.getByRole('button', { name: 'Send' }).click();
  await expect(toastOf(imke!.page)).toContainText('A moderator will review it');

  const matter = ada.getByRole('article', { name: ruthsName });
  await expect(matter.getByText('She is not who she says.')).toBeVisible();
  await matter.getByRole('radio', { name: 'Suspend' }).check();
  await matter.getByLabel('Until').fill('2100-03-01');
  await matter.getByLabel('Message to the author').fill('Please tell us who you are.');
  await matter.getByRole('button', { name: 'Save decision' }).click();
  await expect(matter).toBeHidden();

  await expect(ruth!.page.getByText(/Your account is suspended until .*2100/)).toBeVisible();
  const refused = await ruth!.page.context().request.post('/api/posts', {
    data: { title: 'Hello', body: 'Hello', kind: 'discussion' },
    headers: { origin: new URL(siteUrl()).origin },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'suspended']);
  const notifications = await read<{ items: { text: string }[] }>(imke!.page, '/api/my/notifications');
  expect(notifications.items[0]?.text).toContain('Thanks for your report.');

  await visit(ada, '/admin/reports?state=decided');
  await matter.getByRole('button', { name: 'Change decision' }).click();
  await matter.getByRole('radio', { name: 'Keep' }).check();
  await matter.getByRole('button', { name: 'Save decision', exact: true }).click();
  await expect(ruth!.page.getByText(/Your account is suspended/)).toBeHidden();
  for (const { page } of [imke!, ruth!]) await page.context().close();
});
