import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../../fixtures/page-checks/axe';
import { visit } from '../../fixtures/hydration';
import { siteUrl } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';

const PODCAST = '/digital-mystics/podcast';
const FEED = `${PODCAST}/feed.xml`;

interface EpisodeAnswer {
  slug: string;
  title: string;
  transcript: string;
  audio: { path: string; bytes: number };
}

const player = (page: Page) => page.getByRole('region', { name: 'Player' });
const position = async (page: Page): Promise<number> =>
  Number(await player(page).getByRole('slider', { name: 'Position' }).inputValue());

/** Until the sound has moved on from where it is: it plays. */
async function hearsMore(page: Page): Promise<void> {
  const before = await position(page);
  await expect.poll(() => position(page), { timeout: 20_000 }).toBeGreaterThan(before);
}

test('What a user listens to goes on when they go to another section', async ({ page }) => {
  await visit(page, PODCAST);
  await page.getByRole('button', { name: 'Play “Who signs?”' }).click();
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await hearsMore(page);

  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await expect(player(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await hearsMore(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
  await hearsMore(page);

  await player(page).getByRole('link', { name: 'Who signs?' }).click();
  await expect(page).toHaveURL(/\/digital-mystics\/podcast#who-signs$/);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await page.getByRole('button', { name: 'Pause “Who signs?”' }).click();
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('A chapter plays from where it begins; the keyboard moves, hurries and closes', async ({ page }) => {
  await visit(page, PODCAST);
  const chapters = page.getByRole('list', { name: 'Chapters of “Who signs?”' });
  await chapters.getByRole('link', { name: /Four hundred a day/ }).click();
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(14);
  await expect(player(page).getByText('Four hundred a day')).toBeVisible();
  await player(page).getByRole('button', { name: 'Pause' }).press('Enter');
  await player(page).getByRole('button', { name: 'Back 15 seconds' }).press('Space');
  await expect.poll(() => position(page)).toBeLessThan(10);
  await player(page).getByRole('slider', { name: 'Position' }).press('End');
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(38);
  await player(page).getByLabel('Speed').selectOption('1.5×');
  await player(page).getByRole('button', { name: 'Close player' }).press('Enter');
  await expect(player(page)).toHaveCount(0);
});

test('After a page load the player waits where it was, until it is closed', async ({ page }) => {
  await visit(page, PODCAST);
  await page.getByRole('button', { name: 'Play “Obedient accidents”' }).click();
  await player(page).getByRole('button', { name: 'Forward 15 seconds' }).click();
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(15);
  await player(page).getByRole('button', { name: 'Pause' }).click();

  await visit(page, '/courses');
  await expect(player(page).getByRole('link', { name: 'Obedient accidents' })).toBeVisible();
  await expect.poll(() => position(page)).toBeGreaterThanOrEqual(15);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await hearsMore(page);
  await player(page).getByRole('button', { name: 'Close player' }).click();
  await visit(page, '/courses');
  await expect(player(page)).toHaveCount(0);
});

test('The player can be read in both themes, on a phone and a desktop, and hides nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, PODCAST);
  await page.getByRole('button', { name: 'Play “Who signs?”' }).click();
  await player(page).getByRole('button', { name: 'Pause' }).click();
  for (const width of [320, 390, 1440]) {
    // Tall enough for the whole page: what stands half behind the bar is a matter of scrolling.
    await page.setViewportSize({ width, height: 9000 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const [footer, bar] = [
      await page.getByRole('contentinfo').boundingBox(),
      await player(page).boundingBox(),
    ];
    expect(footer!.y + footer!.height, `the footer at ${width} px`).toBeLessThanOrEqual(bar!.y + 1);
    expect(bar!.x + bar!.width).toBeLessThanOrEqual(width);
  }
});

test('A page that is only read does not load the player', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, PODCAST);
  await page.waitForLoadState('networkidle');
  const ofThePlayer = () => asked.filter((path) => /\/shell\/player\.|\.mp3$/.test(path));
  expect(ofThePlayer()).toEqual([]);
  await page.getByRole('button', { name: 'Play “Who signs?”' }).click();
  await expect(player(page)).toBeVisible();
  expect(ofThePlayer()).toContain('/api/episodes/who-signs/audio.mp3');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the conversations can be heard by the browser’s own player, and read', async ({ page, request }) => {
    const episodes = (await (await request.get('/api/episodes')).json()) as EpisodeAnswer[];
    await page.goto(PODCAST);
    for (const { slug, title, audio } of episodes) {
      const entry = page.locator(`#${slug}`);
      await expect(entry.locator('audio[controls]')).toHaveAttribute('src', audio.path);
      await expect(entry.getByRole('button', { name: `Play “${title}”` })).toBeHidden();
      await entry.getByText(`Transcript of “${title}”`).click();
    }
    await expect(page.getByText('There was weather.').last()).toBeVisible();
  });
});

test('Players find the feed, and in it every episode with its recording', async ({ page, request }) => {
  await page.goto(PODCAST);
  await expect(page.locator('head link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    siteUrl() + FEED,
  );
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', FEED);

  const answer = await request.get(FEED);
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const attributes = (name: string) =>
        [...document.getElementsByTagName(name)].map((element) =>
          Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        );
      return {
        isXml: document.querySelector('parsererror') === null,
        image: attributes('itunes:image')[0]?.href ?? '',
        enclosures: attributes('enclosure'),
        beside: [...attributes('podcast:transcript'), ...attributes('podcast:chapters')],
      };
    },
    await answer.text(),
  );
  expect(feed.isXml).toBe(true);

  const episodes = (await (await request.get('/api/episodes?limit=100')).json()) as EpisodeAnswer[];
  expect(feed.enclosures.map(({ url }) => url)).toEqual(episodes.map(({ audio }) => siteUrl() + audio.path));
  for (const { url = '', length, type } of feed.enclosures) {
    const head = await request.head(url);
    expect([head.headers()['content-length'], head.headers()['content-type']]).toEqual([length, type]);
    const part = await request.get(url, { headers: { range: 'bytes=0-2' } });
    expect([part.status(), (await part.body()).toString()]).toEqual([206, 'ID3']);
  }
  for (const { url = '', type = '' } of feed.beside)
    expect((await request.get(url)).headers()['content-type']).toContain(type);
  const png = await (await request.get(feed.image)).body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1500, 1500]);
});
