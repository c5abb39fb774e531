import type { APIRequestContext } from '@playwright/test';
import { read } from '../../fixtures/api';
import { expectStoredPosition, secondsOf } from '../../fixtures/film';
import { visit } from '../../fixtures/hydration';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { expect, test } from '../../fixtures/test';

const FILM = '/learn/mindful-attention-in-a-noisy-workday/lesson/the-one-breath-return';

test('A film plays with captions and a transcript, and goes on in another browser where it was left', async ({
  page,
  browser,
  baseURL,
  signInAs,
  sessionOf,
}) => {
  await signInAs('Maya');
  await visit(page, FILM);
  const player = page.getByRole('region', { name: /Video Player/ });
  await player.getByRole('button', { name: 'Captions' }).click();
  await page.getByText('Transcript', { exact: true }).click();
  const line = page.getByRole('button', { name: /^0:15 ?Breathe out once/ });
  await expect(async () => {
    await line.click();
    await expect(line).toHaveAttribute('aria-current', 'true', { timeout: 1_000 });
  }).toPass();
  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(15);
  await player.getByRole('button', { name: 'Play' }).click();
  // At rest: while axe looks at it, a film that plays may reach its end.
  const left = await secondsOf(page);
  await expectStoredPosition(page, left);
  expect(await accessibilityProblems(page)).toEqual([]);

  const phone = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  await phone.addCookies(await sessionOf('Maya'));
  const other = await phone.newPage();
  await visit(other, FILM);
  await expect(other.getByText('Resumes where you left off.')).toBeVisible();
  await expect.poll(() => secondsOf(other)).toBe(left);
  await phone.close();
});

interface Lesson {
  slug: string;
  isPreview: boolean;
  blocks: { body?: string; questions?: { prompt: string }[]; transcript?: { text: string }[] }[];
}

/** What only readers of a lesson may read: of its first text, the last lines, since it begins before the card. */
function textsOf({ blocks }: Lesson) {
  const [first, ...bodies] = blocks.flatMap(({ body }) => (body === undefined ? [] : [body]));
  return [
    ...(first?.trim().split('\n').slice(-1) ?? []),
    ...bodies.map((body) => body.split('\n', 1)[0]!),
    ...blocks.flatMap(({ questions = [] }) => questions.map(({ prompt }) => prompt)),
    ...blocks.flatMap(({ transcript = [] }) => transcript.map(({ text }) => text)),
  ]
    .map((text) => text.slice(0, 60))
    .filter((secret) => secret.length > 15);
}

test('No page of a Pro lesson tells visitors and free members more than its beginning', async ({
  page,
  playwright,
  baseURL,
  signInAs,
  sessionOf,
}) => {
  await signInAs('Maya');
  const as = (cookies: Awaited<ReturnType<typeof sessionOf>>): Promise<APIRequestContext> =>
    playwright.request.newContext({
      baseURL: baseURL!,
      storageState: { cookies, origins: [] },
    });
  const others = await Promise.all([as([]), as(await sessionOf('Leo'))]);
  const courses = await read<{ slug: string; access: string }[]>(page, '/api/courses?limit=100');
  let tried = 0;
  for (const { slug } of courses.filter(({ access }) => access === 'pro')) {
    const { modules } = await read<{ modules: { lessons: Lesson[] }[] }>(page, `/api/courses/${slug}`);
    for (const closed of modules.flatMap(({ lessons }) => lessons).filter(({ isPreview }) => !isPreview)) {
      const answer = await page.context().request.get(`/api/courses/${slug}/lessons/${closed.slug}`);
      if (!answer.ok()) continue;
      const secrets = ['/api/lessons/', ...textsOf((await answer.json()) as Lesson)];
      for (const other of others) {
        const html = await (await other.get(`/learn/${slug}/lesson/${closed.slug}`)).text();
        expect(secrets.filter((secret) => html.includes(secret))).toEqual([]);
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(10);
  await Promise.all(others.map((other) => other.dispose()));
});
