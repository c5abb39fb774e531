import { panel } from '../../fixtures/home';
import { visit, waitForHydration } from '../../fixtures/hydration';
import { addressOf } from '../../fixtures/join';
import { pressOn } from '../../fixtures/keyboard';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { problemsInEveryVariant } from '../../fixtures/page-checks/display-variants';
import { siteUrl } from '../../fixtures/product';
import { portrait, signInAsNewMember } from '../../fixtures/new-member';
import { expect, test } from '../../fixtures/test';

test('A new member says who she is, goes on in another browser, says hello, and the guide leaves when all is done', async ({
  page,
  browser,
}) => {
  const who = ['Nala Owusu', addressOf('Nala Owusu')] as const;
  await signInAsNewMember(page, ...who);
  await expect(page).toHaveURL((url) => url.pathname === '/onboarding');

  await page.getByLabel('Picture', { exact: true }).setInputFiles(await portrait(page));
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await expect(dialog).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const part = dialog.getByRole('group', { name: 'Visible part of the picture' });
  await part.press('ArrowRight');
  await dialog.getByRole('slider', { name: 'Size' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  const own = (await (await page.request.get('/api/my/profile')).json()) as { profileImageUrl: string };
  expect(own.profileImageUrl).toMatch(/^\/uploads\//);

  await page.getByLabel('What you do').fill('Nurse');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your goals' })).toBeFocused();
  await page.getByLabel('Keep my own judgment sharp').check();
  await page.getByLabel('Health', { exact: true }).check();
  await expect(page.getByLabel('Send me the newsletter')).not.toBeChecked();
  expect(await problemsInEveryVariant(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your path' })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: siteUrl() });
  const other = await elsewhere.newPage();
  await signInAsNewMember(other, ...who);
  await expect(other).toHaveURL((url) => url.pathname === '/onboarding');
  await expect(other.getByRole('heading', { level: 2, name: 'Your path' })).toBeVisible();
  await other.getByLabel('AI Mastery').check();
  await other.getByRole('button', { name: 'Enroll' }).click();
  await expect(other.getByText('Enrolled')).toBeVisible();
  await other.getByRole('button', { name: 'Save and continue' }).click();

  await other
    .getByRole('button', { name: /^Join / })
    .first()
    .click();
  await expect(other.getByRole('button', { name: /^Joined / })).toHaveCount(1);
  await expect(other.getByLabel('Your introduction')).toHaveValue(
    /^Hi, I’m Nala, nurse\. I’m here to keep my own judgment sharp\. I’m interested in Health\./,
  );
  await other
    .getByLabel('Your introduction')
    .fill('Hello, I am Nala. I work nights, and I wonder who else does.');
  await other.getByRole('button', { name: 'Post introduction' }).click();
  await expect(other.getByText('Introduction posted.')).toBeVisible();
  expect(await problemsInEveryVariant(other)).toEqual([]);
  await other.getByRole('button', { name: 'Finish' }).click();

  await expect(other).toHaveURL((url) => url.pathname === '/');
  const guide = panel(other, 'Your first steps');
  await expect(guide).toContainText('4 of 5 done');
  await expect(guide.getByRole('link', { name: 'Go to an event', exact: true })).toBeVisible();
  const events = (await (await other.request.get('/api/events')).json()) as {
    slug: string;
    access: string;
  }[];
  const event = events.find(({ access }) => access === 'free');
  const answer = await other.request.put(`/api/events/${event!.slug}/rsvp`, {
    data: { status: 'maybe' },
    headers: { origin: siteUrl() },
  });
  expect(answer.status()).toBe(200);
  await visit(other, '/');
  await expect(panel(other, 'Continue Learning')).toBeVisible();
  await expect(guide).toHaveCount(0);

  await visit(other, '/community/discussions?kind=introduction');
  await expect(other.getByRole('link', { name: 'Hello from Nala' }).first()).toBeVisible();
  await elsewhere.close();
});

test('A profile and its privacy are changed by keyboard, and what was typed survives a reload', async ({
  page,
}) => {
  await signInAsNewMember(page, 'Runa Vik', addressOf('Runa Vik'));
  await visit(page, '/edit-profile');
  await page.getByLabel('About you').fill('I keep bees and ledgers.');
  // Before, nothing stores what was typed.
  await waitForHydration(page);
  await page.reload();
  await expect(page.getByText('Draft restored.')).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('I keep bees and ledgers.');
  await pressOn(page.getByRole('button', { name: 'Save profile' }));
  await expect(page).toHaveURL((url) => url.pathname === '/profile');
  await expect(page.getByText('I keep bees and ledgers.')).toBeVisible();

  await visit(page, '/account/privacy');
  const bio = page.getByRole('combobox', { name: 'About', exact: true });
  await bio.focus();
  await bio.press('o'); // Only me
  await expect(bio).toHaveValue('me');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'About', exact: true })).toHaveValue('me');
});
