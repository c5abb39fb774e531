import type { Browser } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import type { CastName } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 390, height: 844 };

test('Maya writes to Leo, who sees it without reloading and answers from his phone', async ({
  page,
  browser,
  signInAs,
  sessionOf,
}) => {
  const leo = await onPhone(browser, 'Leo', sessionOf);
  await visit(leo, '/messages');
  await leo.getByRole('link', { name: /^Requests/ }).click();

  await signInAs('Maya');
  await visit(page, '/messages');
  await page.getByRole('link', { name: 'New message' }).click();
  await page.getByRole('searchbox', { name: 'To' }).fill('Leo Brandt');
  await page.getByRole('button', { name: /^Leo Brandt/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Would you read my draft?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(page.getByText('has not accepted your request yet')).toBeVisible();

  // Leo does not know Maya: it is a request. Nothing is reloaded.
  await leo.getByRole('link', { name: /Maya Okafor/ }).click();
  await expect(leo.getByRole('region', { name: 'Messages', exact: true })).toContainText(
    'Would you read my draft?',
  );
  await leo.getByRole('button', { name: 'Accept' }).click();
  await leo.getByRole('textbox', { name: 'Message' }).fill('Gladly. Send it over.');
  await leo.getByRole('button', { name: 'Send' }).click();
  await expect(leo.getByText('Sending …')).toHaveCount(0);

  const thread = page.getByRole('region', { name: 'Messages', exact: true });
  await expect(thread).toContainText('Gladly. Send it over.');
  await expect(page.getByText('has not accepted your request yet')).toHaveCount(0);
  await leo.context().close();
});

test('A message that could not be sent stays, and is sent again once', async ({
  page,
  signInAs,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await signInAs('Maya');
  await visit(page, '/messages');
  await page.getByRole('link', { name: /Priscilla/ }).click();
  const send = '**/api/conversations/*/messages';
  await page.route(send, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.fill('Every tenth, then');
  await text.press('Enter');
  await expect(page.getByText('Not sent.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Not sent.')).toBeVisible();
  await page.unroute(send);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Not sent.')).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Messages', exact: true }).getByText('Every tenth, then'),
  ).toHaveCount(1);
});

async function onPhone(
  browser: Browser,
  name: CastName,
  sessionOf: (
    name: CastName,
  ) => Promise<Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]>,
) {
  const context = await browser.newContext({ baseURL: siteUrl(), viewport: PHONE, hasTouch: true });
  await context.addCookies(await sessionOf(name));
  return context.newPage();
}
