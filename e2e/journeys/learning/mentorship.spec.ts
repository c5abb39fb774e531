import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

const DAY_MS = 86_400_000;
const inDays = (days: number) => `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T10:00`;

test('A Pro member asks a mentor, they agree on a time, and both have the note', async ({
  browser,
  page,
  signInAs,
}) => {
  const [name, topic] = ['Greta Solberg', 'Pricing a workshop'].map(newEachTry) as [string, string];
  const greta = await join(browser, name);
  await signInAs('Ada');
  const { id } = (await (await page.request.get(`/api/admin/members/${greta.slug}`)).json()) as {
    id: string;
  };
  const until = '2099-03-01T12:00:00Z';
  const given = await page.request.put(`/api/admin/members/${id}/pro`, {
    data: { until, reason: 'She tries it out.' },
    headers: { origin: siteUrl() },
  });
  expect(given.status()).toBe(204);

  await visit(greta.page, '/mentorship');
  await greta.page.getByLabel('What is it about?').fill(topic);
  await greta.page.getByLabel('First time').fill(inDays(3));
  await greta.page.getByLabel('Second time').fill(inDays(4));
  await greta.page.getByLabel('Third time').fill(inDays(5));
  await greta.page.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(greta.page.getByRole('heading', { name: topic })).toBeVisible();

  await visit(page, '/mentorship/queue');
  await page.getByRole('button', { name: `Propose times for ${topic}`, exact: true }).click();
  const proposal = page.getByRole('dialog', { name: `Propose times to ${name}` });
  await proposal.getByLabel('First time').fill(inDays(4));
  await proposal.getByLabel('Meeting link').fill('https://meet.example.org/workshop');
  await proposal.getByRole('button', { name: 'Send times', exact: true }).click();
  await expect(toastOf(page)).toContainText(`We’ve sent ${name} your times`);

  await visit(greta.page, '/mentorship');
  await greta.page.getByRole('button', { name: 'Accept time', exact: true }).click();
  await expect(greta.page.getByRole('link', { name: 'https://meet.example.org/workshop' })).toBeVisible();

  await visit(page, '/mentorship/queue');
  await page.getByRole('button', { name: `Write the note on ${topic}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Charge by the result.');
  await page.getByRole('button', { name: 'Save note', exact: true }).click();
  for (const either of [page, greta.page]) {
    await either.reload();
    const session = either.getByRole('listitem').filter({ hasText: topic });
    await expect(session).toContainText('Charge by the result.');
  }
  await greta.page.context().close();
});
