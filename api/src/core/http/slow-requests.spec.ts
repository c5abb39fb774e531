import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const FOR_A_TEST_MS = 200;

describe('A request that takes its time', () => {
  let app: TestApp;
  let server: Server;
  beforeAll(async () => {
    app = await createTestApp();
    server = app.nest.getHttpServer() as Server;
  });
  afterAll(() => app.close());

  /** Sends `start`, then a byte at a time until the server has had enough; what it said. */
  async function dribble(start: string): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let output = '';
    socket.on('data', (chunk) => (output += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(start);
    const byte = setInterval(() => socket.write('x'), 20);
    await once(socket, 'close');
    clearInterval(byte);
    return output;
  }

  it('is given thirty seconds, fifteen of them for its headers', () => {
    expect(server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000, timeout: 60_000 });
  });

  it('is cut off when its body has not come by then', async () => {
    server.headersTimeout = server.requestTimeout = FOR_A_TEST_MS;
    const output = await dribble(
      'POST /api/subscribe HTTP/1.1\r\nhost: localhost:3000\r\norigin: http://localhost:3000\r\n' +
        'content-type: application/json\r\ncontent-length: 9000\r\n\r\n{"name":"',
    );
    expect(output).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is cut off when its headers have not come by then', async () => {
    server.headersTimeout = FOR_A_TEST_MS;
    expect(await dribble('GET /healthz HTTP/1.1\r\nhost: localhost:3000\r\nx-slow: ')).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });
});
