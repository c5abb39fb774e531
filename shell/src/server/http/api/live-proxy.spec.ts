import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerApiProxy } from './api-proxy';

describe('A live stream through the shell', () => {
  let api: Server;
  let shell: FastifyInstance;
  let url: string;
  let streams: ServerResponse[];
  beforeEach(async () => {
    streams = [];
    api = createServer((request, response) => {
      if (!request.url!.startsWith('/api/live')) return void response.end('{}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`data: ${request.headers['last-event-id'] ?? request.url}\n\n`);
      streams.push(response);
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    shell = fastify();
    await registerApiProxy(shell, `http://127.0.0.1:${(api.address() as AddressInfo).port}`);
    url = await shell.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    shell.server.closeAllConnections();
    await shell.close();
    api.closeAllConnections();
    api.close();
  });

  const listen = async (path = '/api/live', headers: Record<string, string> = {}) => {
    const listening = new AbortController();
    const response = await fetch(url + path, { headers, signal: listening.signal });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    return { response, next: async () => (await reader.read()).value, stop: () => listening.abort() };
  };

  it('brings each message as it is said, and what the browser has heard', async () => {
    const { response, next, stop } = await listen('/api/live?after=7');
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toBe('data: /api/live?after=7\n\n');
    streams[0]!.write('data: two\n\n');
    expect(await next()).toBe('data: two\n\n');
    stop();
    const again = await listen('/api/live', { 'last-event-id': '8' });
    expect(await again.next()).toBe('data: 8\n\n');
    again.stop();
  });

  it('is let go of by the api when the browser has gone', async () => {
    const { next, stop } = await listen();
    await next();
    stop();
    await once(streams[0]!, 'close');
  });

  it('ends in good order when the api goes away', async () => {
    const { next } = await listen();
    await next();
    streams[0]!.destroy();
    expect(await next()).toBeUndefined();
  });

  it('ends in good order when the shell is asked to stop, and does not hold it up', async () => {
    const { next } = await listen();
    await next();
    const closed = shell.close();
    expect(await next()).toBeUndefined();
    await closed;
  });

  it('takes no connection from other requests, however many there are', async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => listen()));
    expect((await fetch(`${url}/api/events`)).status).toBe(200);
    for (const { stop } of all) stop();
  });
});
