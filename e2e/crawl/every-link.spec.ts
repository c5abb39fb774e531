import { expect, test } from '../fixtures/test';
import { isFullSweep } from '../fixtures/page-checks/every-page';
import { siteUrl } from '../fixtures/product';
import { crawl, type Crawl, type CrawledPage } from './crawler';
import { isListed, pageProblems, duplicateMetadata } from './page-problems';
import { checkStructuredData } from './structured-data';

test.describe.configure({ mode: 'parallel', timeout: 480_000 });

/** A visitor's crawl, once a worker. */
let visitors: Promise<Crawl> | undefined;
const crawlAsVisitor = (): Promise<Crawl> => (visitors ??= crawl(''));

/** A user who sees everything; a full sweep: the whole cast. */
const MEMBERS = isFullSweep ? (['Ada', 'Maya', 'Leo', 'Nia'] as const) : (['Ada'] as const);

function expectNoProblems({ pages, dead }: Crawl): void {
  expect(dead).toEqual([]);
  expect(pages.length, 'pages').toBeGreaterThan(60);
  expect(pages.flatMap(pageProblems)).toEqual([]);
  expect(duplicateMetadata(pages)).toEqual([]);
  // Pages of the payment sandbox have no scripts at all.
  expect(pages.filter(({ policy }) => !/script-src 'self'|default-src 'none'/.test(policy))).toEqual([]);
}

for (const person of MEMBERS)
  test(`Every link that ${person} finds leads to a page that says what it is`, async ({ sessionOf }) => {
    const cookies = await sessionOf(person);
    expectNoProblems(await crawl(cookies.map(({ name, value }) => `${name}=${value}`).join('; ')));
  });

const kindsOn = (pages: CrawledPage[], path: RegExp): string[][] =>
  pages
    .filter((page) => path.test(page.path))
    .map(({ data }) => data.map((text) => checkStructuredData(text).kind).sort());

// In one worker, over one crawl.
test.describe('For a visitor', () => {
  test.describe.configure({ mode: 'default' });

  test('every link leads to a page that says what it is', async () => {
    expectNoProblems(await crawlAsVisitor());
  });

  test('search engines find every page that is for everybody, and what it is about', async ({ request }) => {
    const { pages } = await crawlAsVisitor();
    const own = pages.filter((page) => isListed(page) && page.canonical === siteUrl() + page.path);

    const read = async (path: string) => (await request.get(path)).text();
    const addresses = (xml: string) =>
      [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(await read('/robots.txt')).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
    const parts = addresses(await read('/sitemap.xml'));
    const mapped = (await Promise.all(parts.map(async (part) => addresses(await read(part))))).flat();
    expect(new Set(mapped).size, 'addresses are there once').toBe(mapped.length);

    // Lessons are reached from their course, past events from their page.
    const expected = own
      .map(({ canonical }) => canonical!)
      .filter((address) => !/\/lesson\/|\?/.test(address));
    expect(
      expected.filter((address) => !mapped.includes(address)),
      'pages the sitemap does not name',
    ).toEqual([]);
    const unlisted = new Set(pages.filter((page) => !own.includes(page)).map(({ path }) => siteUrl() + path));
    expect(
      mapped.filter((address) => unlisted.has(address)),
      'pages the sitemap must not name',
    ).toEqual([]);

    const links = [...(await read('/llms.txt')).matchAll(/\]\(([^)]*)\)/g)].map(
      ([, address = '']) => address,
    );
    expect(links.filter((address) => !mapped.includes(address))).toEqual([]);
    expect(links.length).toBeGreaterThan(30);

    expect(kindsOn(pages, /^\/$/)).toEqual([['Organization', 'WebSite']]);
    expect(kindsOn(pages, /^\/digital-mystics\/book$/)).toEqual([['Book']]);
    expect(kindsOn(pages, /^\/digital-mystics\/podcast$/)).toEqual([['BreadcrumbList', 'PodcastSeries']]);
    expect(kindsOn(pages, /^\/futurelab-academy$/)).toEqual([['FAQPage']]);
    for (const kinds of kindsOn(pages, /^\/courses\/[^/?]+$/))
      expect(kinds).toEqual(['BreadcrumbList', 'Course']);
    for (const kinds of kindsOn(pages, /^\/events\/[^/?]+$/))
      expect(kinds).toEqual(['BreadcrumbList', 'Event']);
  });

  test('every page that may be shared has its picture', async () => {
    const { pages } = await crawlAsVisitor();
    const addresses = pages.filter(isListed).map(({ metas }) => metas.get('og:image') ?? '');
    const missing: string[] = [];
    for (const address of new Set(addresses)) {
      const answer = await fetch(address);
      if (answer.headers.get('content-type') !== 'image/png')
        missing.push(`${address} answers ${answer.status}`);
      await answer.arrayBuffer();
    }
    expect(missing).toEqual([]);
  });
});

test('A shared link shows a picture that the page alone decides on', async ({ request }) => {
  const heads = await Promise.all(
    ['/', '/about', '/courses', '/academy'].map(async (path) => (await request.get(path)).text()),
  );
  const addresses = heads.map((html) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    const answer = await request.get(address);
    const png = await answer.body();
    expect(answer.headers()['content-type']).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  }
  const [home = ''] = addresses;
  const answer = await request.get(home);
  expect(answer.headers()['cache-control']).toContain('immutable');
  const again = await request.get(home, { headers: { 'if-none-match': answer.headers()['etag']! } });
  expect(again.status()).toBe(304);
  expect((await (await request.get(`${home}?title=Free`)).body()).equals(await answer.body())).toBe(true);
  expect((await request.get('/og/0/messages.png')).status(), 'a page for members').toBe(404);
});
