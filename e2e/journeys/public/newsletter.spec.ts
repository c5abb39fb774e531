import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { expect, test } from '../../fixtures/test';
import { skipBotDelay } from '../../fixtures/skip-bot-delay';
import { toastOf } from '../../fixtures/toast';

const form = (page: Page) => page.getByRole('region', { name: 'Stay Connected' });

async function subscribe(page: Page, name: string, email: string): Promise<void> {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Email').fill(email);
  await skipBotDelay(page);
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
}

/** Opens the mail to `email` once it has been delivered, and confirms from it. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  await expect(async () => {
    await visit(page, '/dev/mail');
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link').filter({ hasText: email }).first().click();
  await page
    .getByRole('link', { name: /newsletter\/confirm|Confirm/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/confirmed|subscribed/i);
}

test('The newsletter form asks for what is missing', async ({ page }) => {
  await visit(page, '/');
  await subscribe(page, 'Iris Holm', '   ');
  await expect(toastOf(page)).toContainText('Missing Information');
  await expect(toastOf(page)).toContainText('Please enter both your name and email address.');
  await expect(form(page).getByLabel('Name')).toHaveValue('Iris Holm');
});

test('The newsletter form refuses what is no e-mail address', async ({ page }) => {
  await visit(page, '/');
  await subscribe(page, 'Iris Holm', 'iris at example');
  await expect(toastOf(page)).toContainText('Invalid Email');
  await expect(toastOf(page)).toContainText('Please enter a valid email address.');
});

test('The newsletter form says so while it sends, and once only', async ({ page }) => {
  await visit(page, '/');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/subscribe', async (route) => {
    await held;
    await route.fulfill({ status: 201, json: { message: 'Please confirm.' } });
  });
  await subscribe(page, '  Iris Holm ', ' iris@example.test ');
  await expect(form(page).getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  const sent = page.waitForRequest('**/api/subscribe');
  answer();
  await expect(toastOf(page)).toContainText('Successfully Subscribed!');
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  void sent.catch(() => undefined);
});

test('A failed subscription keeps what was typed and repeats the message of the server', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*500/);
  await visit(page, '/');
  await page.route('**/api/subscribe', (route) => route.fulfill({ status: 500, body: '' }));
  await subscribe(page, 'Iris Holm', 'iris@example.test');
  await expect(toastOf(page)).toContainText('Subscription Failed');
  await expect(toastOf(page)).toContainText(
    'There was an error subscribing to our newsletter. Please try again.',
  );
  await expect(form(page).getByLabel('Email')).toHaveValue('iris@example.test');
});

test('A visitor subscribes, confirms from the mail, and is known the second time', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource.*409/);
  // A site keeps who has subscribed: each run is another person.
  const email = `journey-${Date.now()}@example.test`;
  await visit(page, '/');
  await subscribe(page, 'Juno Reyes', email);
  await expect(toastOf(page)).toContainText('Successfully Subscribed!');
  await expect(toastOf(page)).toContainText(/weekly insights/i);
  await expect(form(page).getByLabel('Email')).toHaveValue('');

  await confirmByMail(page, email);

  await visit(page, '/');
  await subscribe(page, 'Juno Reyes', email);
  await expect(toastOf(page)).toContainText('Already Subscribed');
  await expect(toastOf(page)).toContainText('This email is already subscribed to our newsletter.');
});
