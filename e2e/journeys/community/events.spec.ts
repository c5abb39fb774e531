import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { pressOn } from '../../fixtures/keyboard';
import { expect, test } from '../../fixtures/test';
import { toastOf } from '../../fixtures/toast';

const EVENT = '/events/one-page-policy-workshop';
const TITLE = 'One-Page Policy Workshop';

test('Events are narrowed by the address, and back brings back what was looked at', async ({
  page,
  signInAs,
}) => {
  await signInAs('Leo');
  await visit(page, '/events');
  await page.getByRole('link', { name: 'In person', exact: true }).click();
  await expect(page).toHaveURL(/\?format=in_person$/);
  await expect(page.getByRole('link', { name: 'Dinner for Operators' })).toBeVisible();
  await expect(page.getByRole('link', { name: TITLE })).toBeHidden();
  await page.getByRole('link', { name: 'Past', exact: true }).click();
  await expect(page).toHaveURL(/when=past&format=in_person/);
  await expect(page.getByRole('link', { name: 'Walk and Talk Along the River' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Dinner for Operators' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'In person', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('A month is a table of weeks that the keyboard goes through, and on a phone the list of its days', async ({
  page,
}) => {
  await visit(page, '/events');
  await pressOn(page.getByRole('link', { name: 'Month', exact: true }));
  await expect(page).toHaveURL(/view=month&month=20\d\d-\d\d$/);
  const next = page.getByRole('navigation', { name: 'Other months' }).getByRole('link').last();
  const name = (await next.textContent())!;
  await pressOn(next);
  const table = page.getByRole('table', { name });
  await expect(table.getByRole('columnheader', { name: 'Monday' })).toBeVisible();
  const first = table.getByRole('link').first();
  const title = (await first.textContent())!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('columnheader', { name: 'Monday' })).toBeHidden();
  await pressOn(page.getByRole('link', { name: title }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('An answer is given by the keyboard, and is in the calendar one subscribes to', async ({ browser }) => {
  const { page } = await join(browser, 'Runa Dahl');
  await visit(page, EVENT);
  await pressOn(page.getByRole('button', { name: 'Going', exact: true }));
  await expect(page.getByText('You’re going')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Can’t go' })).toBeEnabled();
  await visit(page, '/events');
  await pressOn(page.getByRole('link', { name: 'My events', exact: true }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText(TITLE);

  await page.getByRole('link', { name: 'Subscribe to calendar' }).click();
  const address = await page.getByLabel('Your address').inputValue();
  const read = (url: string) => page.request.get(new URL(url).pathname);
  expect(await (await read(address)).text()).toContain(`SUMMARY:${TITLE}`);
  await page.getByRole('button', { name: 'Get a new address' }).click();
  await page.getByRole('button', { name: 'Replace address' }).click();
  await expect(toastOf(page)).toContainText('Address replaced');
  await expect(page.getByLabel('Your address')).not.toHaveValue(address);
  expect((await read(address)).status()).toBe(404);
  await page.context().close();
});

test('A recording that is claimed plays, with its transcript, or is linked', async ({ page, signInAs }) => {
  await signInAs('Leo');
  await visit(page, '/events?when=past');
  const claimed = page.getByRole('article').filter({ hasText: 'Recording' });
  await expect(claimed).toHaveCount(4);
  const paths = await claimed
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  for (const path of paths) {
    await visit(page, path);
    const join = page.getByRole('link', { name: 'Join Pro to listen' });
    const start = page.getByRole('button', { name: 'Play', exact: true });
    const link = page.getByRole('link', { name: 'Watch the recording' });
    const sound = page.locator('audio');
    await expect(join.or(link).or(start)).toBeVisible();
    if (!(await start.isVisible())) continue;
    await sound.evaluate((audio: HTMLAudioElement) => {
      audio.muted = true;
    });
    await start.click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect
      .poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0);
    await page.getByText('Transcript').click();
    await expect(page.locator('details p').first()).toBeVisible();
  }
});
