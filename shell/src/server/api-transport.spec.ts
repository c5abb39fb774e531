/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiTransport } from './api-transport';

const visitor = { cookie: undefined, requestId: 'request-1', clientAddress: '203.0.113.7' };

/** An api whose first connection breaks, as that of a replica which is killed; counts what it is asked. */
async function breakingApi(): Promise<{ url: string; asked: () => number; stop: () => void }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (asked === 1) request.socket.destroy();
    else response.end('fine');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked, stop: () => server.close() };
}

describe('apiTransport', () => {
  it('reads again when the replica it asked has gone', async () => {
    const api = await breakingApi();
    const answer = await apiTransport(api.url, visitor)('/api/courses', { method: 'GET' });
    expect(await answer.text()).toBe('fine');
    api.stop();
  });

  it('never writes twice by itself', async () => {
    const api = await breakingApi();
    await expect(apiTransport(api.url, visitor)('/api/posts', { method: 'POST' })).rejects.toThrow();
    expect(api.asked()).toBe(1);
    api.stop();
  });
});
