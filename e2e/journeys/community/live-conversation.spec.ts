import type { Locator, Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { browserSession } from '../../fixtures/browser-session';
import { ownProduct } from '../../fixtures/own-product';
import { choose, png } from '../../fixtures/picture-files';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

const product = ownProduct();

/** How long the other one waited for each step, in the report. */
async function seenAfter(
  what: string,
  trigger: () => Promise<void>,
  target: Locator,
  state: 'visible' | 'hidden' = 'visible',
): Promise<void> {
  const started = Date.now();
  await trigger();
  await target.waitFor({ timeout: 15_000, state });
  test.info().annotations.push({ type: what, description: `${Date.now() - started} ms` });
}

const press = (page: Page, name: string | RegExp) => () =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const log = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

test('Leo and Maya meet over a question, and Nia joins them', async ({ browser }) => {
  const baseURL = product.url;
  const people: Awaited<ReturnType<typeof browserSession>>[] = [];
  // One after the other: the product has just started, and its first pages take longest.
  for (const name of ['Leo', 'Leo', 'Maya', 'Nia', 'Ada'] as const) {
    const phone = name === 'Leo' && people.length === 1;
    const screen = phone ? { viewport: { width: 390, height: 844 }, hasTouch: true } : {};
    people.push(await browserSession(browser, name, { baseURL, ...screen }));
  }
  const [leo, phone, maya, nia, ada] = people.map(({ page }) => page) as [Page, Page, Page, Page, Page];
  const title = 'Which line do you read aloud?';

  await test.step('Leo asks with a picture; Maya, whom he mentions, sees her bell change', async () => {
    await visit(maya, '/events');
    const { unread } = await (await maya.request.get('/api/my/notifications')).json();
    await visit(leo, '/community/discussions/new');
    await leo.getByLabel('Title').fill(title);
    const text = leo.getByRole('textbox', { name: 'Text' });
    await text.click();
    await expect(leo.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await text.pressSequentially('I have marked mine. And you, @May');
    await leo.getByRole('option', { name: /Maya Okafor/ }).click();
    await choose(leo, leo.getByRole('button', { name: 'Add a picture' }), png);
    await leo.getByLabel('Describe the picture').fill('A page with one line marked');
    await leo.getByRole('button', { name: 'Insert picture' }).click();
    await expect(text.getByRole('img', { name: 'A page with one line marked' })).toBeVisible();
    await seenAfter('A mention at the bell', press(leo, 'Post'), bell(maya).getByText(String(unread + 1)));
    await expect(leo.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(leo.getByRole('main').getByRole('img', { name: /one line marked/ })).toBeVisible();
  });

  await test.step('Maya answers, and Leo accepts', async () => {
    await bell(maya).click();
    await maya
      .getByRole('link', { name: new RegExp(`Leo Brandt mentioned you`) })
      .first()
      .click();
    await expect(maya.getByRole('heading', { level: 1 })).toHaveText(title);
    const reply = maya.getByRole('textbox', { name: 'Your reply' });
    await reply.click();
    await expect(maya.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
    await reply.pressSequentially('The last one.');
    await seenAfter('A reply', press(maya, 'Reply'), leo.getByText('The last one.'));
    const accepted = maya.getByText('Accepted answer', { exact: true });
    await seenAfter('An accepted answer', press(leo, 'Accept answer'), accepted);
  });

  await test.step('Maya writes to Leo, who answers from his phone', async () => {
    await visit(phone, '/messages?folder=requests');
    await maya.getByRole('main').getByRole('link', { name: 'Leo Brandt' }).first().click();
    await maya.getByRole('link', { name: 'Message', exact: true }).click();
    await maya.getByRole('textbox', { name: 'Message' }).fill('Shall we read one together?');
    const request = phone.getByRole('link', { name: /Maya Okafor/ });
    await seenAfter('A first message', press(maya, 'Send'), request);
    await request.click();
    await phone.getByRole('button', { name: 'Accept' }).click();
    await phone.getByRole('textbox', { name: 'Message' }).fill('On Thursday.');
    await seenAfter('A message', press(phone, 'Send'), log(maya).getByText('On Thursday.', { exact: true }));
  });

  await test.step('He befriends her', async () => {
    await visit(maya, '/community/friends?tab=received');
    await visit(leo, '/profile/maya');
    const accept = maya.getByRole('button', { name: 'Accept Leo Brandt' });
    await seenAfter('A friend request', press(leo, 'Connect'), accept);
    await seenAfter('An accepted friend request', () => accept.click(), leo.getByText('You’re connected'));
  });

  await test.step('Nia, who is seen once she has been welcomed, skips the rest', async () => {
    await visit(nia, '/onboarding');
    await press(nia, 'Skip the rest')();
    await expect(nia).toHaveURL((url) => url.pathname === '/');
  });

  await test.step('Maya introduces Nia to Leo: three talk once both have said yes', async () => {
    await visit(nia, '/community/friends?tab=received');
    await visit(leo, '/community/friends?tab=received');
    await visit(maya, '/profile/leo');
    await maya.getByRole('button', { name: 'Introduce' }).click();
    await maya.getByLabel('Introduce to').fill('Nia');
    await maya.getByLabel('Nia', { exact: true }).check();
    await maya.getByLabel('Reason').fill('You both mark what you read.');
    await seenAfter(
      'An introduction',
      press(maya, 'Send introduction'),
      nia.getByText('You both mark what you read.'),
    );
    await nia.getByRole('button', { name: 'Accept introduction to Leo Brandt' }).click();
    await expect(nia.getByText('You accepted')).toBeVisible();
    const open = nia.getByRole('link', { name: 'Open conversation' });
    await seenAfter('A conversation of three', press(leo, /^Accept introduction to Nia/), open);
    await open.click();
    await expect(log(nia)).toContainText('You both mark what you read.');
    await leo.getByRole('link', { name: 'Open conversation' }).click();
    await leo.getByRole('textbox', { name: 'Message' }).fill('Welcome, Nia.');
    await seenAfter(
      'A message to two',
      press(leo, 'Send'),
      log(nia).getByText('Welcome, Nia.', { exact: true }),
    );
  });

  await test.step('Nia reports the question, and Ada hides it', async () => {
    await visit(ada, '/admin/reports');
    await visit(maya, '/community/discussions');
    await maya.getByRole('link', { name: title }).click();
    await visit(nia, '/community/discussions');
    await nia.getByRole('link', { name: title }).click();
    await expect(maya.getByText('I have marked mine.')).toBeVisible();
    await nia.getByRole('button', { name: 'More for this discussion' }).click();
    await nia.getByRole('menuitem', { name: 'Report' }).click();
    await nia.getByRole('radio', { name: 'Spam or advertising' }).check();
    const matter = ada.getByRole('article', { name: title });
    await seenAfter('A report', press(nia, 'Send'), matter);
    await expect(toastOf(nia)).toContainText('A moderator will review it');
    // A page that shows it asks for it once more.
    for (const { consoleGuard } of people) consoleGuard.expect(/404 .*\/api\/posts\//);
    await matter.getByRole('radio', { name: 'Hide' }).check();
    await matter.getByLabel('Message to the author').fill('This one goes to the reading group.');
    await seenAfter(
      'A hidden discussion',
      () => matter.getByRole('button', { name: 'Save decision' }).click(),
      maya.getByText('I have marked mine.'),
      'hidden',
    );
  });

  expect(people.flatMap(({ consoleGuard }) => consoleGuard.unexpected)).toEqual([]);
});
