import { waitForHydration } from '../fixtures/hydration';
import { expectAccessible } from '../fixtures/page-checks/accessible';
import { visitorsPages } from '../fixtures/page-checks/every-page';
import { watchFirstLoad, type FirstLoad } from '../fixtures/page-checks/first-load';
import { scrollToEnd } from '../fixtures/page-checks/scroll-to-end';
import { expectStill, watchedPage } from '../fixtures/page-checks/watched-page';
import { expect, test } from '../fixtures/test';

const MAX_KILOBYTES = 240;
/** A lesson is set in Newsreader, and emphasizes in its italic. */
const ITALIC_KILOBYTES = 14;
const MAX_REQUESTS = 14;

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

function expectLight(path: string, { kilobytes, requests, files }: FirstLoad, fonts: number) {
  const message = `${path}: ${fonts} kB of fonts, ${files.join(', ')}`;
  const most = path.includes('/lesson/') ? MAX_KILOBYTES + ITALIC_KILOBYTES : MAX_KILOBYTES;
  expect.soft(kilobytes + fonts, message).toBeLessThanOrEqual(most);
  expect.soft(requests, message).toBeLessThanOrEqual(MAX_REQUESTS);
}

/** The pages are shared out, so that workers examine them at the same time. */
const PARTS = [1, 2];

for (const part of PARTS)
  test(`No public page is heavier than its budget, nothing on it moves as it is read and used, and it is accessible: part ${part}`, async ({
    browser,
    request,
  }) => {
    const paths = (await visitorsPages(request)).filter((_, index) => index % PARTS.length === part - 1);
    for (const path of paths) {
      const { page, fonts, guard } = await watchedPage(browser);
      const loaded = await watchFirstLoad(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expectLight(path, loaded(), await fonts());
      await scrollToEnd(page);
      await page.waitForLoadState('networkidle');
      await expectStill(page, path);
      expect.soft(guard.unexpected, path).toEqual([]);
      await expectAccessible(page, path);
      await page.context().close();
    }
  });

test('Every picture says what it shows and how large it is, in modern formats, and waits until it is near', async ({
  request,
}) => {
  const problems: string[] = [];
  for (const path of await visitorsPages(request)) {
    const html = await (await request.get(path)).text();
    const pictures = [...html.matchAll(/<picture>(.*?)<\/picture>/gs)].map(([whole]) => whole);
    const images = [...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag);
    for (const [index, tag] of images.entries()) {
      const src = /src="([^"]*)"/.exec(tag)?.[1] ?? '';
      const lacks = ['alt', 'width', 'height'].filter((name) => !new RegExp(`\\s${name}="`).test(tag));
      problems.push(...lacks.map((name) => `${path}: ${src} has no ${name}`));
      if (index > 0 && !tag.includes(' loading="lazy"')) problems.push(`${path}: ${src} does not wait`);
      if (/\.(png|jpe?g)$/.test(src)) problems.push(`${path}: ${src} is of an old format`);
      const picture = pictures.find((whole) => whole.includes(tag));
      if (/\.webp$/.test(src) && !(picture?.includes('image/avif') && tag.includes('srcSet=')))
        problems.push(`${path}: ${src} is there in one format or one size`);
    }
  }
  expect(problems).toEqual([]);
});
