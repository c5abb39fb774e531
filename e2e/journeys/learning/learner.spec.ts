import type { Page } from '@playwright/test';
import { read } from '../../fixtures/api';
import { expectStoredPosition, secondsOf } from '../../fixtures/film';
import { figure, panel } from '../../fixtures/home';
import { visit } from '../../fixtures/hydration';
import { addressOf } from '../../fixtures/join';
import { expect, test } from '../../fixtures/test';

const COURSE = '/learn/mindful-attention-in-a-noisy-workday';
const PREVIEW = `${COURSE}/lesson/count-the-switches`;
const FILM = `${COURSE}/lesson/the-one-breath-return`;
const LESSONS = 9;

async function complete(page: Page) {
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
}

async function completeOffline(page: Page) {
  await page.context().setOffline(true);
  await complete(page);
  await expect(page.getByText('Saved on this device. Syncs when you’re back online.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('It counts toward your progress.')).toBeVisible();
}

const question = (page: Page, number: number) =>
  page.locator('form').filter({ has: page.getByText(`Question ${number}`, { exact: true }) });

/** The film's quiz, with one mistake that is tried again. */
async function passQuiz(page: Page) {
  const steps = ['Say inwardly', 'Breathe out once', 'Ask what you were doing', 'Do that step'];
  const order = question(page, 1);
  await expect(order.getByRole('listitem')).toHaveCount(steps.length);
  // The last that is wrong goes up until everything before it is right.
  for (const [place, step] of steps.entries()) {
    const up = order.getByRole('button', { name: new RegExp(`^Move “${step}.*up$`) });
    const placeOf = async () =>
      (await order.getByRole('listitem').allInnerTexts()).findIndex((text) => text.includes(step));
    for (let moves = await placeOf(); moves > place; moves -= 1) await up.click();
  }
  await order.getByRole('button', { name: 'Check answer' }).click();
  await expect(order.getByText('That’s right.')).toBeVisible();

  const returns = question(page, 2);
  await returns.getByLabel('I was more distracted than yesterday').check();
  await returns.getByRole('button', { name: 'Check answer' }).click();
  await expect(returns.getByText('Not yet.')).toBeVisible();
  await returns.getByLabel('I noticed and came back more often').check();
  await returns.getByRole('button', { name: 'Check again' }).click();
  await expect(returns.getByText('That’s right.')).toBeVisible();

  const scolding = question(page, 3);
  await scolding.getByLabel('It is a second distraction').check();
  await scolding.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText('You passed')).toBeVisible();
}

test('A visitor previews a lesson, joins, learns in two browsers and offline, and ends with a certificate that a stranger can check', async ({
  page,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  test.setTimeout(480_000);
  page.setDefaultTimeout(20_000);
  await visit(page, PREVIEW);
  await page.getByRole('link', { name: 'Sign in and come back' }).click();
  await page.getByLabel('Name').fill('Tove Hagen');
  await page.getByRole('textbox', { name: 'Email' }).fill(addressOf('Tove Hagen'));
  await page.getByRole('button', { name: 'Sign in as someone new' }).click();
  await expect(page).toHaveURL((url) => url.pathname === PREVIEW);
  await page.getByRole('link', { name: 'See the course' }).click();
  await page.getByRole('button', { name: 'Enroll free' }).click();
  await expect(page).toHaveURL((url) => url.pathname === PREVIEW);
  await complete(page);
  // A line of the transcript can be chosen before anything of the film has arrived.
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.mp4*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page).toHaveURL((url) => url.pathname === FILM);

  // Half of the film here, and the rest in another browser.
  const player = page.getByRole('region', { name: /Video Player/ });
  await page.getByText('Transcript', { exact: true }).click();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('button', { name: /Ask: what was I doing/ }).click();
  arrive();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(20);
  await player.getByRole('button', { name: 'Play' }).click();
  const left = await secondsOf(page);
  await expectStoredPosition(page, left);

  const phone = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  const other = await phone.newPage();
  await visit(other, FILM);
  await expect(other.getByText('Resumes where you left off.')).toBeVisible();
  await expect.poll(() => secondsOf(other)).toBe(left);
  await phone.close();

  await passQuiz(page);
  await complete(page);
  for (let lesson = 3; lesson <= LESSONS; lesson += 1) {
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await expect(page.getByText(`Lesson ${lesson}`, { exact: true })).toBeVisible();
    if (lesson === 3) await completeOffline(page);
    else await complete(page);
  }
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await page.getByRole('link', { name: 'See your certificate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tove Hagen' })).toBeVisible();
  const certificate = new URL(page.url()).pathname;

  const anybody = await browser.newContext({ baseURL: baseURL! });
  const stranger = await anybody.newPage();
  await visit(stranger, certificate);
  await expect(stranger.getByText('This certificate is valid.')).toBeVisible();
  const credential = await read<{ type: string[] }>(
    stranger,
    `/api/certificates/${certificate.split('/').at(-1)}/credential`,
  );
  expect(credential.type).toContain('OpenBadgeCredential');
  await anybody.close();

  await visit(page, '/');
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  const { totalPoints } = await read<{ totalPoints: number }>(page, '/api/user/points');
  expect(totalPoints).toBeGreaterThan(0);
  await expect(page.getByText(new RegExp(`^${totalPoints} points$`)).first()).toBeVisible();
  await expect(figure(page, 'Learning Streak')).toContainText('1 day');
  await expect(panel(page, 'Achievements').getByText('Unlocked').first()).toBeVisible();
});
