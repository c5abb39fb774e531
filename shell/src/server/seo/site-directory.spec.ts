import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageMetadata } from '@futurelab/platform/response';
import type { PageHeads } from './page-heads';
import { llmsText } from './robots';
import { SiteDirectory } from './site-directory';
import { sitemapPart } from './sitemap';

const ORIGIN = 'https://futurelab.example';
const head = (path: string, over: Partial<PageMetadata> = {}): PageMetadata => ({
  title: path,
  description: `About ${path}`,
  canonical: ORIGIN + path,
  picture: null,
  listed: true,
  ...over,
});
const ROUTES = [
  ['/', 'visitor'],
  ['/about', 'public'],
  ['/the-flow', 'public'],
  ['/login', 'public'],
  ['/messages', 'member'],
  ['/courses/:id', 'public'],
  ['/groups/:id', 'member'],
].map(([path, access]) => ({ path, access }));
const HEADS: Record<string, PageMetadata> = {
  '/': head('/'),
  '/about': head('/about'),
  '/the-flow': head('/flow'),
  '/login': head('/login', { listed: false }),
  '/messages': head('/messages'),
};
const heads = {
  liveSet: async () => ({ id: 'set', releases: [{ manifest: { routes: ROUTES }, disabled: false }] }),
  of: async (path: string) => HEADS[path] ?? null,
} as unknown as PageHeads;

describe('the directory of the site', () => {
  let api: Server;
  let directory: SiteDirectory;
  beforeAll(async () => {
    api = createServer((request, response) => {
      const first = request.url === '/api/courses?limit=100';
      if (first) response.setHeader('link', '</api/courses?limit=100&cursor=2>; rel="next"');
      response.end(JSON.stringify([{ slug: first ? 'one' : 'two', title: 'A & B', promise: 'You can.' }]));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    directory = new SiteDirectory(heads, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, ORIGIN);
  });
  afterAll(() => api.close());

  it('names pages that are for everybody under their one address, and no others', async () => {
    expect((await directory.pages()).map(({ path }) => path)).toEqual(['/', '/about']);
  });

  it('has the rows of a list to its end, where visitors may open one', async () => {
    expect(await directory.subjects()).toEqual(['courses']);
    expect((await directory.pagesOf('courses')).map(({ path }) => path)).toEqual([
      '/courses/one',
      '/courses/two',
    ]);
  });

  it('is written for search engines and for language models', async () => {
    const courses = await directory.pagesOf('courses');
    expect(sitemapPart(ORIGIN, courses)).toContain(
      '<url><loc>https://futurelab.example/courses/one</loc></url>',
    );
    expect(sitemapPart(ORIGIN, [{ path: '/a?b&c', title: '', description: '' }])).toContain('/a?b&#38;c');
    expect(llmsText(ORIGIN, 'A school.', { Courses: courses, Groups: [] })).toBe(
      '# FutureLab\n\n> A school.\n\n## Courses\n\n' +
        '- [A & B](https://futurelab.example/courses/one): You can.\n' +
        '- [A & B](https://futurelab.example/courses/two): You can.\n',
    );
  });
});
