import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { closeWhenIdle, REQUEST_WITHIN_MS } from '@futurelab/platform/server';
import type { FastifyInstance } from 'fastify';
import { shutDownOnSignal } from './graceful-shutdown';

describe('closeWhenIdle', () => {
  it('answers who had connected, and was not yet accepted, when the server was asked to close', async () => {
    const server = createServer((_request, response) =>
      response.setHeader('connection', 'close').end('fine'),
    );
    closeWhenIdle(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');

    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // After the system has connected them, before this process has looked.
    const closed = new Promise((resolve) => process.nextTick(() => server.close(resolve)));
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*fine/);
    await closed;
  });
});

describe('A server that receives SIGTERM', () => {
  it('is ended once no request that was under way may still take its time', () => {
    jest.useFakeTimers();
    const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const close = jest.fn(() => new Promise<void>(() => undefined));
    shutDownOnSignal({ server: createServer(), close } as unknown as FastifyInstance, 2_000);
    process.emit('SIGTERM');
    jest.advanceTimersByTime(2_000 + REQUEST_WITHIN_MS);
    expect(close).toHaveBeenCalledTimes(1);
    expect(exit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(exit).toHaveBeenCalledWith(1);
    exit.mockRestore();
    jest.useRealTimers();
    process.removeAllListeners('SIGINT');
  });
});
