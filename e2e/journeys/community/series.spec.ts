import type { Page } from '@playwright/test';
import { visit } from '../../fixtures/hydration';
import { browserSession } from '../../fixtures/browser-session';
import { ownProduct } from '../../fixtures/own-product';
import { expect, test } from '../../fixtures/test';

const product = ownProduct();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What a mail to a member says, once it has been delivered. */
async function mailTo(page: Page, email: string, subject: RegExp): Promise<string> {
  const link = page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto('/dev/mail');
    await expect(link.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.first().click();
  return (await page.locator('pre').innerText()).replaceAll('\u00a0', ' ');
}

test('Maya plans a series in her group; Leo waits for a place, comes, and is notified of what changes', async ({
  browser,
}) => {
  const baseURL = product.url;
  const phone = { baseURL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const [maya, leo, ada] = (
    await Promise.all([
      browserSession(browser, 'Maya', { baseURL }),
      browserSession(browser, 'Leo', phone),
      browserSession(browser, 'Ada', { baseURL }),
    ])
  ).map(({ page }) => page) as [Page, Page, Page];
  const mails = await leo.context().newPage();
  let address = '';

  await test.step('Maya plans it in the group she owns, four Tuesdays at the same hour', async () => {
    const made = await maya.request.post('/api/groups', {
      data: { name: 'Readers of the long form', summary: 'One chapter at a time.', privacy: 'public' },
      headers: { origin: baseURL },
    });
    const { slug } = await made.json();
    await visit(maya, `/events/new?group=${slug}`);
    await maya.getByLabel('Title').fill('Reading circle');
    await maya.getByLabel('Date and time').fill('2031-03-25T18:00');
    await maya.getByLabel('Time zone').fill('new york');
    await maya.getByLabel('Capacity').fill('1');
    await maya.getByLabel('Repeats').selectOption('Every week');
    await maya.getByLabel('Number of events').fill('53');
    await maya.getByLabel('Agenda').fill('18:00 Welcome\n18:05 The chapter');
    await press(maya, 'Create event');
    await expect(maya.getByText('A series can have up to 52 dates. Choose an earlier end.')).toBeVisible();
    await expect(maya.getByLabel('Title')).toHaveValue('Reading circle');
    await maya.getByLabel('Number of events').fill('4');
    await press(maya, 'Create event');
    await expect(heading(maya)).toHaveText('Reading circle');
    await expect(maya.getByText('Every Tuesday, 1 of 4', { exact: true })).toBeVisible();
    await expect(maya.getByText('The chapter')).toBeVisible();
    address = new URL(maya.url()).pathname;
  });

  await test.step('Ada takes the only place, and Leo is first in line', async () => {
    await visit(ada, address);
    await press(ada, 'Going');
    await expect(ada.getByText('You’re going')).toBeVisible();
    await visit(leo, address);
    await leo.getByRole('button', { name: 'Join the waitlist' }).tap();
    await expect(leo.getByText('You’re number 1 on the waitlist')).toBeVisible();
  });

  await test.step('Ada cannot come, and the place is held for Leo, who takes it', async () => {
    await press(ada, 'Can’t go');
    await expect(ada.getByText('You’re not going')).toBeVisible();
    await expect(leo.getByText('A spot is held for you')).toBeVisible();
    const mail = await mailTo(mails, 'leo@futurelab.test', /is held for you until/);
    expect(mail).toContain('you’re first on the waitlist');
    await leo.getByRole('button', { name: 'Going' }).tap();
    await expect(leo.getByText('You’re going')).toBeVisible();
  });

  await test.step('Maya moves this date and those that follow, and Leo reads what was and what is now', async () => {
    await visit(maya, address);
    await maya.getByRole('link', { name: 'Edit or cancel' }).click();
    await maya
      .getByRole('group', { name: 'Which dates do you want to change?' })
      .getByLabel(/all following/)
      .check();
    await maya.getByLabel('Date and time').fill('2031-04-02T19:30');
    await press(maya, 'Move dates and notify everyone going');
    await expect(maya.getByText('Every Wednesday, 1 of 4', { exact: true })).toBeVisible();
    await expect(leo.getByText('Every Wednesday, 1 of 4', { exact: true })).toBeVisible();
    const mail = await mailTo(mails, 'leo@futurelab.test', /“Reading circle” has moved/);
    expect(mail).toMatch(/Was: .*Mar 25, 6:00 PM EDT in New York/);
    expect(mail).toMatch(/Now: .*Apr 2, 7:30 PM EDT in New York/);
  });

  await test.step('She cancels them all, and Leo is notified', async () => {
    await visit(maya, `${address}/edit`);
    await maya
      .getByRole('group', { name: 'Which dates do you want to cancel?' })
      .getByLabel('All dates')
      .click();
    await press(maya, 'Cancel dates');
    await press(maya, 'Cancel dates and notify everyone going');
    await expect(maya.getByText('This event was canceled')).toBeVisible();
    await expect(leo.getByText('This event was canceled')).toBeVisible();
    const mail = await mailTo(mails, 'leo@futurelab.test', /“Reading circle” is canceled/);
    expect(mail).toContain('Now: canceled');
  });
});
