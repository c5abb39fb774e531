import type { LiveDocument } from '@futurelab/platform/live-document';
import fastify from 'fastify';
import { WorkInProgress } from '../http/overload/work-in-progress';
import type { LiveDocumentSource } from '../releases/registry-source';
import { registerPages } from './page-routes';
import type { PageRequest, PageService } from './page-service';

const document: LiveDocument = { schema: 1, version: 1, expiresAt: 0, apps: {}, manifests: {} };
const failures = [{ message: 'x is null', stack: 'TypeError: x is null\n    at Lesson (server.cjs:1:1)' }];

/** A site whose every page throws, and whose cookie `good` is a pin. */
function siteWithFailures() {
  const app = fastify();
  const pages = {
    answer: async ({ isReported }: PageRequest) => ({
      kind: 'page',
      status: 503,
      html: isReported ? 'reported' : 'a page',
      policy: "default-src 'none'",
      set: 'set',
      complete: false,
      failures,
      cacheable: false,
    }),
  } as unknown as PageService;
  const source = {
    current: async () => document,
    pins: (cookie?: string) => (cookie === 'good' ? { 'mf-learning': '0123456789abcdef' } : {}),
  } as unknown as LiveDocumentSource;
  const rendering = new WorkInProgress('pages', 1);
  registerPages(
    app,
    { pages, releases: source, rendering },
    { publicUrl: 'http://futurelab.test', visitSecret: 's' },
  );
  return app;
}

let site: ReturnType<typeof siteWithFailures>;
let url: string;
beforeAll(async () => {
  site = siteWithFailures();
  url = await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const ask = (headers: Record<string, string>) => fetch(`${url}/courses`, { headers });
const report = { 'x-page-report': '1' };

test('Who is pinned and asks gets what went wrong on the server, in place of the page', async () => {
  const answer = await ask({ ...report, cookie: 'futurelab_pin=good' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ status: 503, complete: false, failures, html: 'reported' });
});

test.each([
  ['asks without a pin', report],
  ['asks with a pin that nobody signed', { ...report, cookie: 'futurelab_pin=forged' }],
  ['is pinned and does not ask', { cookie: 'futurelab_pin=good' }],
])('Nobody gets it who %s', async (_, headers) => {
  const answer = await ask(headers);
  expect([answer.status, await answer.text()]).toEqual([503, 'a page']);
});
