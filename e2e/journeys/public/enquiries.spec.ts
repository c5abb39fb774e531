import type { Page } from '@playwright/test';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { openMailTo } from '../../fixtures/mailbox';
import { expect, test } from '../../fixtures/test';
import { skipBotDelay } from '../../fixtures/skip-bot-delay';

const NEXT_MAY = `${new Date().getFullYear() + 1}-05-14`;

/** A site keeps what it was asked: each run is another person. */
const someone = (name: string) => `${name}-${Date.now()}@example.test`;

async function askForSpeaker(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill('Rosa Lind');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Organization').fill('Hospital of the North');
  await page.getByLabel('Format', { exact: true }).selectOption('Keynote');
  await page.getByLabel('First possible day').fill(NEXT_MAY);
  await page.getByLabel('Budget').selectOption('$5,000 to $10,000');
  await page.getByLabel('Audience').fill('120 nurses and their managers');
  await page.getByLabel('The morning after').fill('They should know what to ask before they sign.');
  await page.getByLabel(/You may keep/).check();
}

test('A visitor asks for a speaker and has a reference, on the page and by mail', async ({ page }) => {
  const email = someone('speaker');
  await visit(page, '/book-speaking');
  await page.getByRole('link', { name: 'Write the five lines' }).click();
  await expect(page.getByRole('heading', { name: 'Write them here' })).toBeInViewport();
  await expect(page.getByLabel('Location or time zone')).toHaveValue('Europe/Lisbon');
  await askForSpeaker(page, email);
  await skipBotDelay(page);
  await page.getByRole('button', { name: 'Ask for a speaker' }).click();

  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused();
  const reference = await page.getByText(/^FL-\w{6}$/).innerText();
  await expect(page.getByText(/you hear from us by \w+day, \w+ \d+/)).toBeVisible();

  await openMailTo(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `We got your speaking request (${reference})`,
  );
});

test('A form says what is missing, loses nothing when sending fails, and can be sent again', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect(/Failed to load resource/);
  await visit(page, '/speaker-consulting');
  await page.getByRole('button', { name: 'Ask for a speaker' }).click();
  await expect(page.getByText('Enter your name, in up to 80 characters.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();

  await askForSpeaker(page, someone('again'));
  await skipBotDelay(page);
  await page.route('**/api/enquiries', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Ask for a speaker' }).click();
  await expect(page.getByText(/Nothing was sent yet/)).toBeVisible();
  await expect(page.getByLabel('The morning after')).toHaveValue(/what to ask/);

  await page.getByRole('button', { name: 'Ask for a speaker' }).click();
  await expect(page.getByText(/^FL-\w{6}$/)).toBeVisible();
});

test('An enquiry that is sent twice is one, and an administrator takes it on', async ({ page, signInAs }) => {
  const email = someone('consulting');
  const send = async (): Promise<string> => {
    await visit(page, '/ai-consulting');
    await page.getByLabel('Your name').fill('Rosa Lind');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Organization').fill('Hospital of the North');
    await page.getByLabel('What would help').selectOption('A first conversation');
    await page.getByLabel('Budget').selectOption('We do not know yet');
    await page.getByLabel('What you have to decide').fill('Three vendors are at the door.');
    await page.getByLabel(/You may keep/).check();
    await skipBotDelay(page);
    await page.getByRole('button', { name: 'Ask for a conversation' }).click();
    return page.getByText(/^FL-\w{6}$/).innerText();
  };
  const reference = await send();
  expect(await send()).toBe(reference);

  await signInAs('Ada');
  const { request } = page.context();
  const list = (await (await request.get('/api/enquiries?kind=consulting')).json()) as {
    id: string;
    reference: string;
  }[];
  const mine = list.filter((enquiry) => enquiry.reference === reference);
  expect(mine).toHaveLength(1);
  const changed = await request.patch(`/api/enquiries/${mine[0]!.id}`, {
    data: { state: 'answered', notes: 'Called on Monday.' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(await changed.json()).toMatchObject({ state: 'answered', next: ['agreed', 'done', 'declined'] });
});

test('An administrator finds what a visitor sent by its reference, takes it on, and closes it', async ({
  page,
  signInAs,
}) => {
  const email = someone('closing');
  await visit(page, '/contact');
  await page.getByLabel('Your name').fill('Rosa Lind');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Your message').fill(`My receipt of March has the wrong address: ${email}`);
  await page.getByLabel(/You may keep/).check();
  await skipBotDelay(page);
  await page.getByRole('button', { name: 'Send the message' }).click();
  const reference = await page.getByText(/^FL-\w{6}$/).innerText();

  await signInAs('Ada');
  await visit(page, '/admin');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Inquiries' }).click();
  await page.getByLabel('Reference').fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Find' }).click();
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: 'FL-' });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(reference);
  await found.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference);
  await expect(page.getByRole('main')).toContainText(`wrong address: ${email}`);

  const state = page.getByLabel('Status');
  await state.selectOption('Answered');
  await page.getByLabel('Assigned to').selectOption('Me');
  await page.getByLabel('Notes').fill('Sent the corrected receipt.');
  await page.getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('New → Answered');
  await state.selectOption('Done');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(history).toContainText('Answered → Done');

  await visit(page, page.url());
  await expect(page.getByLabel('Status')).toHaveValue('done');
  await expect(page.getByLabel('Notes')).toHaveValue('Sent the corrected receipt.');
});

test('Enquiries are closed to everybody but administrators', async ({ page, signInAs, consoleGuard }) => {
  consoleGuard.expect(/403/);
  await signInAs('Leo');
  const answer = await visit(page, '/admin/enquiries');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('Only FutureLab administrators');
  expect((await page.context().request.get('/api/enquiries')).status()).toBe(403);
});
