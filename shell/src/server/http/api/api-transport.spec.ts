import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { apiTransport } from './api-transport';

const visitor = { cookie: 'futurelab=token', requestId: 'a-request', clientAddress: '192.0.2.7' };

async function startApi(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((request, response) => {
    asked.push(request);
    sockets.add(request.socket);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, asked, sockets, close };
}

describe('Requests from the shell to the api', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  afterEach(() => api.close());

  it('say who is asking', async () => {
    api = await startApi((_request, response) => response.end('{}'));
    await apiTransport(api.url, visitor)('/api/events', { method: 'GET' });
    expect(api.asked[0]!.url).toBe('/api/events');
    expect(api.asked[0]!.headers).toMatchObject({
      cookie: 'futurelab=token',
      'x-request-id': 'a-request',
      'x-forwarded-for': '192.0.2.7',
    });
  });

  it('share connections that stay open', async () => {
    api = await startApi((_request, response) => response.end('{}'));
    const transport = apiTransport(api.url, visitor);
    for (let times = 0; times < 5; times += 1)
      await (await transport('/api/events', { method: 'GET' })).text();
    expect(api.sockets.size).toBeLessThanOrEqual(2);
  });

  it('are sent once more when the connection breaks, if they read', async () => {
    let broken = false;
    api = await startApi((request, response) => {
      if (broken) return void response.end('{}');
      broken = true;
      request.socket.destroy();
    });
    const transport = apiTransport(api.url, visitor);
    expect((await transport('/api/events', { method: 'GET' })).status).toBe(200);
    broken = false;
    await expect(transport('/api/subscribe', { method: 'POST' })).rejects.toThrow();
  });

  it('are sent once more when the connection breaks in the middle of an answer', async () => {
    api = await startApi((request, response) => {
      if (api.asked.length > 1) return void response.end('{"whole":true}');
      response.writeHead(200, { 'content-length': 100 }).write('{"who', () => request.socket.destroy());
    });
    const answer = await apiTransport(api.url, visitor)('/api/events', { method: 'GET' });
    expect(await answer.json()).toEqual({ whole: true });
  });

  it('are answered with status, headers and text, whatever is in it', async () => {
    api = await startApi((_request, response) => {
      response.writeHead(201, { 'X-Total-Count': '3', 'set-cookie': ['a=1', 'b=2'] });
      const text = Buffer.from('{"name":"Zoë — 李"}');
      // In the middle of a character.
      response.write(text.subarray(0, 12), () => setImmediate(() => response.end(text.subarray(12))));
    });
    const answer = await apiTransport(api.url, visitor)('/api/events', { method: 'GET' });
    expect(answer).toMatchObject({ ok: true, status: 201, statusText: 'Created' });
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.headers.get('link')).toBeNull();
    expect(await answer.json()).toEqual({ name: 'Zoë — 李' });
  });

  it('follow no redirect', async () => {
    api = await startApi((_request, response) => response.writeHead(302, { location: '/api/other' }).end());
    const answer = await apiTransport(api.url, visitor)('/api/events', { method: 'GET' });
    expect([answer.ok, answer.status, api.asked.length]).toEqual([false, 302, 1]);
  });

  it('end after a while, and are not repeated then', async () => {
    api = await startApi((_request, response) => response.writeHead(200).write('{'));
    const asked = apiTransport(api.url, visitor)('/api/events', { method: 'GET' });
    await expect(asked).rejects.toThrow('No answer');
    expect(api.asked).toHaveLength(1);
  });

  it('are not repeated once they were answered', async () => {
    api = await startApi((_request, response) => response.writeHead(503).end());
    const answer = await apiTransport(api.url, visitor)('/api/events', { method: 'GET' });
    expect(answer.status).toBe(503);
    expect(api.asked).toHaveLength(1);
  });
});
