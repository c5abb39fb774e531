import type { Page } from '@playwright/test';
import { read } from '../fixtures/api';
import { visit } from '../fixtures/hydration';
import { join } from '../fixtures/join';
import { problemsInEveryVariant } from '../fixtures/page-checks/display-variants';
import { siteUrl } from '../fixtures/product';
import { expect, test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const COURSE = 'mindful-attention-in-a-noisy-workday';

const expectAccessible = async (page: Page, what: string) =>
  expect.soft(await problemsInEveryVariant(page), what).toEqual([]);

test('A finished course, its certificate and the paths are accessible to who has them', async ({
  page,
  signInAs,
}) => {
  await signInAs('Maya');
  const certificates = await read<{ id: string; course: { slug: string } }[]>(page, '/api/my/certificates');
  const { id, course } = certificates[0]!;
  await visit(page, `/courses/${course.slug}`);
  await page.getByRole('button', { name: 'Change your review' }).click();
  await expectAccessible(page, 'a finished course, with the form of a review');
  await visit(page, `/certificates/${id}`);
  await expectAccessible(page, 'a certificate');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'asking before it is revoked');
  for (const path of ['/learning-paths', '/ai-mastery-track', '/courses']) {
    await visit(page, path);
    await expectAccessible(page, path);
  }
});

test('A lesson is accessible with its film open, its questions refused and answered, and a text saved', async ({
  browser,
}) => {
  const { page } = await join(browser, 'Olive Tran');
  const { id } = await read<{ id: string }>(page, `/api/courses/${COURSE}`);
  await page.context().request.put(`/api/courses/${id}/enrollment`, { headers: { origin: siteUrl() } });
  await visit(page, `/learn/${COURSE}/lesson/the-one-breath-return`);
  const player = page.getByRole('region', { name: /Video Player/ });
  await player.getByRole('button', { name: 'Captions' }).click();
  await page.getByText('Transcript', { exact: true }).click();
  await page.getByRole('button', { name: /^0:15/ }).click();
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByRole('heading', { name: 'Apply it with someone' })).toBeVisible();
  await expectAccessible(page, 'a film with its transcript, completed');

  await visit(page, `/learn/${COURSE}/lesson/make-tools-wait`);
  const check = page.getByRole('button', { name: 'Check answer' });
  await check.first().click();
  await expect(page.getByText('Match every item.')).toBeVisible();
  await page.getByLabel('It saves the battery').check();
  await check.nth(1).click();
  await expect(page.getByText(/^Not yet/)).toBeVisible();
  await page.getByLabel('Your answer').fill('At nine.');
  await page.getByRole('button', { name: 'Save and compare' }).click();
  await expect(page.getByText(/Sample answer/)).toBeVisible();
  await page.getByLabel('Note on this lesson').fill('Try it on Thursday.');
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expectAccessible(page, 'questions and a note');
  await page.context().close();
});
