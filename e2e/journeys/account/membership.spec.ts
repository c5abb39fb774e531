import type { Page } from '@playwright/test';
import { read } from '../../fixtures/api';
import { browserSession } from '../../fixtures/browser-session';
import { ConsoleGuard } from '../../fixtures/console-guard';
import { visit } from '../../fixtures/hydration';
import { codeMailedTo } from '../../fixtures/mailbox';
import { portrait } from '../../fixtures/new-member';
import { ownProduct } from '../../fixtures/own-product';
import { expect, test } from '../../fixtures/test';

const product = ownProduct();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const join = (page: Page) => page.getByRole('button', { name: 'Join for $97 a month' });

/** Pays on the sandbox's page, which is open. */
async function payWith(page: Page, card: string) {
  await page.getByLabel('Test card').selectOption({ label: card });
  await press(page, 'Pay $97.00');
}

const ACCEPTED = '4242 4242 4242 4242, is accepted';
const DECLINED = '4000 0000 0000 0002, is declined';

/** How many mails of a subject have been delivered to a member, once it is `count`. */
async function expectMails(page: Page, email: string, subject: string, count = 1): Promise<void> {
  const mails = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(mails).toHaveCount(count, { timeout: 500 });
  }).toPass();
}

/** The address of a lesson that Pro opens, as a free member meets it. */
async function closedLesson(page: Page): Promise<string> {
  const courses = await read<{ slug: string; access: string }[]>(page, '/api/courses?limit=100');
  const { slug } = courses.find(({ access }) => access === 'pro')!;
  const { modules } = await read<{ modules: { lessons: { slug: string; isPreview: boolean }[] }[] }>(
    page,
    `/api/courses/${slug}`,
  );
  const lesson = modules.flatMap(({ lessons }) => lessons).find(({ isPreview }) => !isPreview)!;
  return `/learn/${slug}/lesson/${lesson.slug}`;
}

/** An account by a code, with a picture, up to home. */
async function joinByMail(page: Page, email: string): Promise<void> {
  await visit(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Email me a code');
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeMailedTo(page, email));
  await press(page, 'Sign in');
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');
  await page.getByLabel('First name').fill('Zoe');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await portrait(page));
  await press(page, 'Use picture');
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await press(page, 'Save and continue');
  await expect(heading(page, 'Your goals')).toBeFocused();
  await press(page, 'Skip the rest');
  await expect(title(page)).toContainText('Zoe');
}

test('A visitor joins by mail, becomes Pro after a declined card, leaves, stays, and gets the money back', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  const consoleGuard = await ConsoleGuard.watch(context);
  const page = await context.newPage();
  const email = 'zoe@example.test';
  consoleGuard.expect(/422|403/);
  await joinByMail(page, email);
  const [lesson, sandbox, mails] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await visit(lesson, await closedLesson(page));
  await expect(lesson.getByText('This lesson is part of Pro')).toBeVisible();

  await test.step('She pays, with the second card', async () => {
    await visit(page, '/subscribe');
    await expect(page.getByText(/ on .*, if you join today/)).toBeVisible();
    await join(page).click();
    await expect(title(page)).toHaveText('FutureLab Pro');
    await payWith(page, DECLINED);
    await expect(page.getByRole('alert')).toContainText(
      'Your bank declined this card, and you weren’t charged.',
    );
    await payWith(page, ACCEPTED);
    await expect(heading(page, 'FutureLab Pro is active')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Open a premium course' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join HPC' })).toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'FutureLab Pro is active')).toBeVisible();
    await expectMails(mails, email, 'Welcome to FutureLab Pro');
    await expectMails(mails, email, 'Receipt: $97.00 for FutureLab Pro');
  });

  await test.step('The lesson opens in the tab that was open', async () => {
    await lesson.bringToFront();
    await expect(lesson.getByText('This lesson is part of Pro')).toHaveCount(0);
    await expect(lesson.getByRole('button', { name: 'Mark complete' })).toBeVisible();
    await expect(lesson.getByRole('banner').getByRole('link', { name: 'Join HPC' })).toHaveCount(0);
  });

  await test.step('The next payment is declined, and goes through with another card', async () => {
    await sandbox.goto('/dev/payments');
    await press(sandbox, 'Decline the next payment');
    await press(sandbox, 'Advance one billing period');
    await page.bringToFront();
    await visit(page, '/account/membership');
    await expect(heading(page, 'Your last payment failed')).toBeVisible();
    await expect(page.getByText('Active until', { exact: true })).toBeVisible();
    await expect(lesson.getByRole('complementary', { name: 'Your membership' })).toContainText(
      'Your last FutureLab Pro payment failed.',
    );
    await expectMails(mails, email, 'Your FutureLab Pro payment failed');
    await press(page, 'Update card');
    await press(page, 'Use a card that is accepted');
    await page.getByRole('link', { name: 'Back to your membership' }).click();
    await expect(heading(page, 'FutureLab Pro is active')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Your membership' })).toHaveCount(0);
    await expectMails(mails, email, 'Receipt: $97.00 for FutureLab Pro', 2);
  });

  await test.step('She leaves, and Pro stays open until the date', async () => {
    await visit(page, '/account/membership');
    await press(page, 'Cancel membership');
    await expect(heading(page, 'FutureLab Pro is canceled')).toBeVisible();
    await expect(page.getByText('Active until', { exact: true })).toBeVisible();
    await expectMails(mails, email, 'You canceled FutureLab Pro');
    await lesson.bringToFront();
    await expect(lesson.getByRole('button', { name: 'Mark complete' })).toBeVisible();
  });

  await test.step('She takes that back, and the next period is paid', async () => {
    await page.bringToFront();
    await press(page, 'Keep FutureLab Pro');
    await expect(heading(page, 'FutureLab Pro is active')).toBeVisible();
    await expectMails(mails, email, 'You kept FutureLab Pro');
    await sandbox.goto('/dev/payments');
    await press(sandbox, 'Advance one billing period');
    await expectMails(mails, email, 'Receipt: $97.00 for FutureLab Pro', 3);
    await page.bringToFront();
    await expect(page.getByRole('row').filter({ hasText: 'Paid' })).toHaveCount(3);
  });

  await test.step('Her money is given back, and Pro is closed, where she looks at it', async () => {
    await sandbox.bringToFront();
    await press(sandbox, 'Refund the latest payment');
    await expectMails(mails, email, 'Refund: $97.00 for FutureLab Pro');
    await page.bringToFront();
    await expect(heading(page, 'You’re on FutureLab Free')).toBeVisible();
    await expect(page.getByText(/^Refunded on /)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Join HPC' })).toBeVisible();
    await lesson.bringToFront();
    await expect(lesson.getByText('This lesson is part of Pro')).toBeVisible();
  });
  expect(consoleGuard.unexpected).toEqual([]);
});

test('Two tabs, a double click and the way back are one membership for Nia', async ({ browser }) => {
  const { page, consoleGuard } = await browserSession(browser, 'Nia', { baseURL: product.url });
  consoleGuard.expect(/409/);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await visit(tab, '/subscribe');
  await join(page).dblclick();
  await expect(title(page)).toHaveText('FutureLab Pro');
  await join(other).click();
  await expect(title(other)).toHaveText('FutureLab Pro');
  expect(other.url()).toBe(page.url());
  await page.goBack();
  await join(page).click();
  await expect(title(page)).toHaveText('FutureLab Pro');
  expect(page.url()).toBe(other.url());

  await payWith(page, ACCEPTED);
  await expect(heading(page, 'FutureLab Pro is active')).toBeVisible();
  await payWith(other, ACCEPTED);
  await expect(title(other)).toHaveText('This is paid');
  await page.goBack();
  await expect(title(page)).toHaveText('This is paid');
  await visit(page, '/subscribe');
  await expect(heading(page, 'You have FutureLab Pro')).toBeVisible();
  expect(await read<unknown[]>(page, '/api/my/payments')).toHaveLength(1);
  await page.goto('/dev/payments');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
});

test('Turning back at the page for paying charges nothing and remembers the tier', async ({ browser }) => {
  const { page } = await browserSession(browser, 'Ada', { baseURL: product.url });
  await visit(page, '/account/membership');
  await expect(page.getByText(/with nothing to cancel/)).toBeVisible();
  await visit(page, '/checkout/cancel?tier=pro');
  await expect(title(page)).toHaveText('Nothing was charged');
  await page.getByRole('link', { name: 'Back to FutureLab Pro' }).click();
  await expect(page).toHaveURL(/\/academy\/checkout\/pro$/);
});
