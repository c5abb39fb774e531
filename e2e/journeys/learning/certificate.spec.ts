import { read } from '../../fixtures/api';
import { visit } from '../../fixtures/hydration';
import { join } from '../../fixtures/join';
import { newEachTry } from '../../fixtures/new-each-try';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

interface Course {
  id: string;
  slug: string;
  title: string;
  modules: { lessons: { id: string; slug: string }[] }[];
}

test('A member completes the last lesson, a stranger checks their certificate, and a review follows', async ({
  browser,
  page: stranger,
}) => {
  const { page } = await join(browser, 'Nora Vik');
  const course = await read<Course>(page, '/api/courses/prompt-writing-for-busy-leaders');
  const lessons = course.modules.flatMap((module) => module.lessons);
  const put = (path: string) =>
    page.context().request.put(path, { headers: { origin: new URL(siteUrl()).origin } });
  await put(`/api/courses/${course.id}/enrollment`);
  for (const { id } of lessons.slice(0, -1)) await put(`/api/lessons/${id}/completion`);

  await visit(page, `/learn/${course.slug}/lesson/${lessons.at(-1)!.slug}`);
  await page.getByRole('button', { name: 'Mark complete' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await visit(page, `/courses/${course.slug}`);
  await page.getByRole('link', { name: 'See your certificate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Vik' })).toBeVisible();

  const address = new URL(page.url()).pathname;
  await visit(stranger, address);
  await expect(stranger.getByText('This certificate is valid.')).toBeVisible();
  await expect(stranger.getByText(course.title, { exact: true })).toBeVisible();
  const id = address.split('/').at(-1);
  const credential = await read<{ type: string[]; proof: object }>(
    stranger,
    `/api/certificates/${id}/credential`,
  );
  expect(credential.type).toContain('OpenBadgeCredential');

  await visit(page, `/courses/${course.slug}`);
  await page.getByRole('button', { name: 'Write a review' }).click();
  await page.getByRole('radio', { name: /5 Excellent/ }).check({ force: true });
  const review = newEachTry('I ask fewer questions now, and better ones at last.');
  await page.getByLabel('What should others know?').fill(review);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('button', { name: 'Change your review' })).toBeVisible();
  // A visitor's page may be as old as it was a moment ago.
  await expect(async () => {
    await visit(stranger, `/courses/${course.slug}`);
    await expect(stranger.getByText(review, { exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
});
