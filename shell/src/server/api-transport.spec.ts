/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiTransport } from './api-transport';

const visitor = { cookie: 'futurelab=token', requestId: 'a-request', clientAddress: '192.0.2.7' };

/** An api that notes what it is asked, and knows the batch only if told so. */
async function startApi({ knowsBatch = true } = {}) {
  const asked: { url: string; cookie: string | undefined }[] = [];
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://api.test');
    asked.push({ url: request.url!, cookie: request.headers.cookie });
    response.setHeader('content-type', 'application/json');
    if (url.pathname !== '/api/batch') return response.end(JSON.stringify(url.pathname));
    if (!knowsBatch) return response.writeHead(404).end('{}');
    const answers = url.searchParams
      .getAll('read')
      .map((path) =>
        path === '/api/gone'
          ? { status: 404, headers: {}, body: '{"code":"not_found"}' }
          : { status: 200, headers: { 'x-total-count': '80' }, body: JSON.stringify(path) },
      );
    return response.end(JSON.stringify(answers));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() };
}

describe('the way from the shell to the api', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  afterEach(() => api.close());
  const read = (paths: string[]) => {
    const transport = apiTransport(api.url, visitor);
    return Promise.all(paths.map((path) => transport(path, { method: 'GET' })));
  };

  it('is taken once for all that a page reads at once', async () => {
    api = await startApi();
    const [points, posts] = await read(['/api/user/points', '/api/posts?limit=1']);
    expect(await points!.json()).toBe('/api/user/points');
    expect(await posts!.json()).toBe('/api/posts?limit=1');
    expect(posts!.headers.get('x-total-count')).toBe('80');
    expect(api.asked).toHaveLength(1);
    expect(api.asked[0]!.cookie).toBe('futurelab=token');
  });

  it('brings each read its own status', async () => {
    api = await startApi();
    const answers = await read(['/api/user/points', '/api/gone']);
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
  });

  it('is taken for each read where the api knows no batch', async () => {
    api = await startApi({ knowsBatch: false });
    const [points] = await read(['/api/user/points', '/api/my/groups']);
    expect(await points!.json()).toBe('/api/user/points');
  });

  it('is direct for a single read', async () => {
    api = await startApi();
    await read(['/api/events']);
    expect(api.asked.map(({ url }) => url)).toEqual(['/api/events']);
  });
});
