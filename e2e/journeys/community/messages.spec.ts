import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { visit } from '../../fixtures/hydration';
import { joinAs } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import { choose } from '../../fixtures/picture-files';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 390, height: 844 };
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Every tenth, then.') };

test('A member writes to another, who sees it without reloading and answers from a phone', async ({
  page,
  browser,
}) => {
  const [marasName, lasseName] = [newEachTry('Mara Vogel'), newEachTry('Lasse Brink')];
  const phone = await browser.newContext({ baseURL: siteUrl(), viewport: PHONE, hasTouch: true });
  const lasse = await phone.newPage();
  await Promise.all([joinAs(page, marasName), joinAs(lasse, lasseName)]);
  await visit(lasse, '/messages');
  await lasse.getByRole('link', { name: /^Requests/ }).click();

  await visit(page, '/messages');
  await page.getByRole('link', { name: 'New message' }).click();
  await page.getByRole('searchbox', { name: 'To' }).fill(lasseName);
  await page.getByRole('button', { name: lasseName }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Would you read my draft?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(page.getByText('hasn’t accepted your request yet')).toBeVisible();

  // They do not know each other: it is a request. Nothing is reloaded.
  await lasse.getByRole('link', { name: marasName }).click();
  await expect(lasse.getByRole('region', { name: 'Messages', exact: true })).toContainText(
    'Would you read my draft?',
  );
  await lasse.getByRole('button', { name: 'Accept' }).click();
  await lasse.getByRole('textbox', { name: 'Message' }).fill('Gladly. Send it over.');
  await lasse.getByRole('button', { name: 'Send' }).click();
  await expect(lasse.getByText('Sending…')).toHaveCount(0);

  const thread = page.getByRole('region', { name: 'Messages', exact: true });
  await expect(thread).toContainText('Gladly. Send it over.');
  await expect(page.getByText('hasn’t accepted your request yet')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Message' }).fill('Here it is.');
  await expect(lasse.getByText('Mara is typing…').first()).toBeVisible();
  await choose(page, page.getByLabel('Attach files'), notes);
  await expect(page.getByRole('button', { name: 'Remove notes.txt' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(lasse.getByRole('region', { name: 'Messages', exact: true })).toContainText('Here it is.');
  const download = lasse.waitForEvent('download');
  await lasse.getByRole('link', { name: 'Download notes.txt, 1 KB' }).click();
  expect((await readFile(await (await download).path())).equals(notes.buffer)).toBe(true);
  await expect(thread.getByText('Seen', { exact: true })).toBeVisible();
  await phone.close();
});

test('A message that could not be sent stays, and is sent again once', async ({
  page,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  const message = newEachTry('Every tenth, then');
  await signInAs('Maya');
  await visit(page, '/messages');
  const inbox = page.getByRole('region', { name: 'Your messages' });
  await inbox.getByRole('link', { name: /Priscilla/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Priscilla');
  const send = '**/api/conversations/*/messages';
  await page.route(send, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.fill(message);
  await text.press('Enter');
  await expect(page.getByText('Not sent.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Not sent.')).toBeVisible();
  await page.unroute(send);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Not sent.')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Messages', exact: true }).getByText(message, { exact: true }),
  ).toHaveCount(1);
});
