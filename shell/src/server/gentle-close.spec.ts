/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { closeGently } from './gentle-close';

describe('closeGently', () => {
  it('answers a request that arrives on an open connection while the server closes', async () => {
    const server = createServer((_request, response) =>
      response.setHeader('connection', 'close').end('fine'),
    );
    closeGently(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const opened = once(server, 'connection');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await opened;

    const closed = new Promise((resolve) => server.close(resolve));
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*fine/);
    await closed;
  });
});
