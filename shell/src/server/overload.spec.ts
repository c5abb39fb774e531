import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveDocument } from '@futurelab/platform/live-document';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { measureRefusals } from './observability/http-metrics';
import { registerHealth } from './observability/health';
import { registerPages } from './pages/page-routes';
import type { PageService } from './pages/page-service';
import type { LiveDocumentSource } from './releases/registry-source';
import { registerApiProxy } from './http/api/api-proxy';
import { handleErrors } from './http/error-handler';
import { WorkInProgress } from './http/overload/work-in-progress';

const MAX_REQUESTS = 2;
const MEMBER = { cookie: 'futurelab=a session' };
const releases = {
  current: async () =>
    ({ schema: 1, version: 1, expiresAt: 0, apps: {}, manifests: {} }) satisfies LiveDocument,
  pins: () => ({}),
} as unknown as LiveDocumentSource;
const frame = { status: 200, policy: "default-src 'none'", set: 'set' };

describe('While as much is under way as there may be', () => {
  let site: FastifyInstance;
  let api: Server;
  let url: string;
  /** What finishes each page or answer of the api that is under way. */
  let waiting: (() => void)[];

  beforeEach(async () => {
    waiting = [];
    const wait = () => new Promise<void>((resolve) => waiting.push(resolve));
    api = createServer((_request, response: ServerResponse) => void wait().then(() => response.end('{}')));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const pages = {
      currentUser: async () => ({ id: 'one' }),
      isForEverybody: () => false,
      answer: async ({ url: { pathname } }: { url: URL }, _set: unknown, user: unknown) => {
        if (user && pathname === '/home')
          return { ...frame, kind: 'streamed', beginning: '', rest: () => wait().then(() => 'all of it') };
        if (pathname !== '/kept') await wait();
        return { ...frame, kind: 'page', html: pathname, complete: true, cacheable: user === null };
      },
    } as unknown as PageService;
    site = fastify({ forceCloseConnections: true });
    handleErrors(site);
    const { port } = api.address() as AddressInfo;
    await registerApiProxy(site, `http://127.0.0.1:${port}`, new WorkInProgress('api', MAX_REQUESTS));
    registerHealth(site, releases, { problem: null });
    const settings = { publicUrl: 'http://futurelab.test', visitSecret: 'a secret' };
    registerPages(site, { pages, releases, rendering: new WorkInProgress('pages', MAX_REQUESTS) }, settings);
    url = await site.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    api.closeAllConnections();
    api.close();
    await site.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const finish = () => waiting.splice(0).forEach((done) => done());

  it.each([
    ['a visitor’s page', (n: number) => `/page/${n}`, {}],
    ['a member’s page', (n: number) => `/page/${n}`, MEMBER],
    ['a member’s page that is sent while it is rendered', () => '/home', MEMBER],
  ])('%s is refused at once, and shown when the others are done', async (_what, path, headers) => {
    const requests = [1, 2, 3].map((n) => get(path(n), headers));
    const refused = await Promise.race(requests);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('FutureLab isn’t available right now');
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);

    finish();
    expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
    const next = get(path(4), headers);
    while (waiting.length === 0) await new Promise(setImmediate);
    finish();
    expect((await next).status).toBe(200);
  });

  it('a cached page is still sent', async () => {
    await get('/kept');
    const requests = [1, 2, 3].map((n) => get(`/page/${n}`));
    await Promise.race(requests);
    expect(await get('/kept')).toMatchObject({ status: 200, text: '/kept' });
    finish();
    await Promise.all(requests);
  });

  it('a read of the api is refused at once, and handed on when the others are answered', async () => {
    const requests = [1, 2, 3].map(() => get('/api/events'));
    const refused = await Promise.race(requests);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(refused.text)).toEqual({
      code: 'overloaded',
      message: 'FutureLab is very busy right now. Please try again in a moment.',
    });
    while (waiting.length < MAX_REQUESTS) await new Promise(setImmediate);
    finish();
    expect((await Promise.all(requests)).map(({ status }) => status).sort()).toEqual([200, 200, 503]);
    const next = get('/api/events');
    while (waiting.length === 0) await new Promise(setImmediate);
    finish();
    expect((await next).status).toBe(200);
  });

  it('a write is still handed on to the api', async () => {
    const reads = [1, 2, 3].map(() => get('/api/events'));
    await Promise.race(reads);
    const write = fetch(`${url}/api/subscribe`, { method: 'POST', body: 'name=Ines' });
    while (waiting.length < MAX_REQUESTS + 1) await new Promise(setImmediate);
    finish();
    expect((await write).status).toBe(200);
    await Promise.all(reads);
  });

  it('Prometheus reads how many were refused', async () => {
    const registry = new Registry();
    measureRefusals(registry);
    const count = async () =>
      Number(/^http_requests_refused_total\{reason="pages"\} (\d+)/m.exec(await registry.metrics())?.[1]);
    const before = await count();
    const requests = [1, 2, 3].map((n) => get(`/page/${n}`));
    await Promise.race(requests);
    expect((await count()) - before).toBe(1);
    finish();
    await Promise.all(requests);
  });
});
