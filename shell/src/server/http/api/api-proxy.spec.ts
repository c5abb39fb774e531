import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { registerApiProxy } from './api-proxy';
import uploadRoutes from './upload-routes.json';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const listening = (server: { listen(port: number, host: string, done: () => void): unknown }) =>
  new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

describe('A request to the api through the shell', () => {
  let api: Server | undefined;
  let shell: FastifyInstance;
  let asked = 0;
  afterEach(async () => {
    api?.closeAllConnections();
    api?.close();
    await shell.close();
  });

  async function start(answer: Answer) {
    asked = 0;
    api = createServer((incoming, response) => {
      asked += 1;
      answer(incoming, response);
    });
    await listening(api);
    return through(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  }
  async function through(apiUrl: string): Promise<string> {
    shell = fastify({ forceCloseConnections: true });
    await registerApiProxy(shell, apiUrl);
    return shell.listen({ port: 0, host: '127.0.0.1' });
  }

  it('is not repeated once it was answered', async () => {
    const url = await start((_, response) => response.writeHead(503, { 'retry-after': '1' }).end('{}'));
    const answer = await fetch(`${url}/api/events`);
    expect(answer.status).toBe(503);
    expect(asked).toBe(1);
  });

  describe('is answered', () => {
    const list = JSON.stringify(
      Array.from({ length: 200 }, (_, id) => ({ id, title: 'An event — für alle' })),
    );
    const ask = async (accepted: string, { type = 'application/json; charset=utf-8', body = list } = {}) => {
      const url = await start((_, response) =>
        response
          .writeHead(200, {
            'content-type': type,
            'content-length': Buffer.byteLength(body),
            vary: 'cookie',
            'x-total-count': '200',
          })
          .end(body),
      );
      const answer = await fetch(`${url}/api/events`, { headers: { 'accept-encoding': accepted } });
      const { headers } = answer;
      expect([await answer.text(), headers.get('x-total-count')]).toEqual([body, '200']);
      return { encoding: headers.get('content-encoding'), vary: headers.get('vary') };
    };

    it.each([
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ])('to a client that takes %s in %s', async (accepted, encoding) => {
      expect(await ask(accepted)).toEqual({ encoding, vary: 'cookie, accept-encoding' });
    });

    it.each([
      ['is no JSON', { type: 'text/calendar' }],
      ['is short', { body: '{}' }],
    ])('as it is, if it %s', async (_, answer) => {
      expect(await ask('gzip', answer)).toEqual({ encoding: null, vary: 'cookie' });
    });
  });

  it('is not repeated when the api goes away in the middle of it', async () => {
    const url = await start(({ socket }) => socket.destroy());
    expect((await fetch(`${url}/api/events`)).status).toBe(503);
    expect(asked).toBe(1);
  });

  it('is answered with a message when the api is away', async () => {
    const gone = createTcpServer();
    await listening(gone);
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const url = await through(`http://127.0.0.1:${port}`);
    const answer = await fetch(`${url}/api/events`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({
      code: 'unavailable',
      message: 'FutureLab isn’t available right now. Please try again.',
    });
  });

  it('ends within five seconds though the api never answers', async () => {
    const url = await start(() => undefined);
    const answer = await fetch(`${url}/api/events`, { signal: AbortSignal.timeout(5_000) });
    expect(answer.status).toBe(503);
    expect(asked).toBe(1);
  }, 10_000);

  it.each([
    ['said to be too large', { 'content-length': '300000' }],
    ['too large without saying so', { 'transfer-encoding': 'chunked' }],
  ])('is refused with 413 when its body is %s', async (_what, headers) => {
    const url = await start((incoming, response) => incoming.resume().on('end', () => response.end('{}')));
    const status = await new Promise((resolve, reject) => {
      const sent = request(
        `${url}/api/subscribe`,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (answer) => resolve(answer.resume().statusCode),
      ).on('error', reject);
      sent.write('x'.repeat(299_999));
      sent.end('x');
    });
    expect(status).toBe(413);
  });

  it.each(uploadRoutes)('brings a file of 1 MB to $method $path', async ({ method, path }) => {
    let arrived = 0;
    const url = await start((incoming, response) =>
      incoming.on('data', (chunk: Buffer) => (arrived += chunk.length)).on('end', () => response.end('{}')),
    );
    const form = new FormData();
    form.set('file', new Blob(['x'.repeat(1024 * 1024)]), 'large.txt');
    const address = `${url}${path.replace(/:\w+/g, 'walking-club')}?page=/edit-profile`;
    expect((await fetch(address, { method, body: form })).status).toBe(200);
    expect(arrived).toBeGreaterThan(1024 * 1024);
  });

  it('answers a form that is too large with a page', async () => {
    const url = await start((_, response) => response.end('{}'));
    const answer = await fetch(`${url}/enquiries`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: 'x'.repeat(300_000),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('This is too large');
  });

  it('brings a body of any other size', async () => {
    const url = await start((incoming, response) => incoming.pipe(response));
    const body = JSON.stringify('x'.repeat(200_000));
    const answer = await fetch(`${url}/api/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await answer.text()).toBe(body);
  });
});
