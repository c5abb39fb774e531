import type { Page } from '@playwright/test';
import { everyPage } from '../../fixtures/page-checks/every-page';
import { openMailTo } from '../../fixtures/mailbox';
import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

const NEXT_MAY = `${new Date().getFullYear() + 1}-05-14`;

/** A site keeps what it was asked: each run is another person. */
const someone = (name: string) => `${name}-${Date.now()}@example.test`;

/** Where the links of a page lead on this site, without what a browser keeps to itself. */
async function internalLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const { origin } = new URL(page.url());
  return hrefs.filter((href) => href.startsWith(`${origin}/`)).map((href) => href.replace(/#.*$/, ''));
}

test('Every public page can be read, and its links followed', async ({ page, request }) => {
  const links = new Set<string>();
  const pages = await everyPage(request);
  for (const { path, pattern, access } of pages) {
    // Whether a visitor sees a member's profile is up to that member.
    if (pattern === '/profile/:id' || (access !== 'public' && access !== 'visitor')) continue;
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, `the words of ${path}`).toBeGreaterThan(80);
      // Each page leads to a sign-in that comes back to it; nobody may begin as many in a minute as there are pages.
      for (const link of await internalLinks(page))
        links.add(link.replace(/\/api\/login\?.*/, '/api/login?returnTo=%2F'));
    });
  }
  expect(links.size).toBeGreaterThan(30);
  for (const link of links) {
    const answer = await request.get(link, { maxRedirects: 5 });
    // Some lead to pages for members, which ask a visitor to log in.
    if (answer.status() !== 401) expect(answer.status(), link).toBeLessThan(400);
  }
});

test('A visitor goes from the landing page to another by a link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Our Vision' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('The newsletter is subscribed to, and confirmed, by plain forms', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/400 \(Bad Request\) \(.*\/newsletter\/subscribe\)/);
  const email = someone('plain');
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Stay Connected' });
  await form.getByLabel('Name').fill('Rosa Lind');
  await form.getByRole('textbox', { name: 'Email' }).fill('rosa at example');
  await form.getByRole('button', { name: 'Subscribe' }).click();

  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Rosa Lind');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  await openMailTo(page, email);
  await page.getByRole('link', { name: /newsletter\/confirm/ }).click();
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed');

  await openMailTo(page, email);
  await page.getByRole('link', { name: /newsletter\/unsubscribe/ }).click();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
});

test('A message is sent by a plain form, which keeps what was typed until all of it is right', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/400 \(Bad Request\) \(.*\/enquiries\)/);
  const email = someone('message');
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Rosa Lind');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Your message').fill('One line\nand another line.');
  await page.getByRole('button', { name: 'Send the message' }).click();

  await expect(page.getByText('Tick this box: we may keep only what you agree to.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('One line\nand another line.');
  await page.getByLabel(/You may keep/).check();
  await page.getByRole('button', { name: 'Send' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We got your message');
  const reference = /FL-\w{6}/.exec(await page.getByRole('main').innerText())![0];
  await openMailTo(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
});

test('A speaker is asked for by a plain form, with every field', async ({ page, consoleGuard }) => {
  consoleGuard.expect(/400 \(Bad Request\) \(.*\/enquiries\)/);
  await page.goto('/book-speaking');
  await page.getByLabel('Your name').fill('Rosa Lind');
  await page.getByLabel('Email', { exact: true }).fill(someone('talk'));
  await page.getByLabel('Organization').fill('Hospital of the North');
  await page.getByLabel('Format', { exact: true }).selectOption('Panel or fireside');
  await page.getByLabel('First possible day').fill(NEXT_MAY);
  await page.getByLabel('Location or time zone').fill('Porto');
  await page.getByLabel('Audience').fill('120 nurses');
  await page.getByLabel('The morning after').fill('They should know what to ask.');
  await page.getByLabel(/You may keep/).check();
  await page.getByRole('button', { name: 'Ask for a speaker' }).click();

  await expect(page.getByText('Choose a budget band; you may say that you do not know yet.')).toBeVisible();
  await expect(page.getByLabel('Format')).toHaveValue('panel');
  await expect(page.getByLabel('First possible day')).toHaveValue(NEXT_MAY);
  await page.getByLabel('Budget').selectOption('We do not know yet');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We got your message');
});
