/** @jest-environment node */
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { isPath, sendBadTarget } from './request-target';

test.each(['*', 'http://x/', 'http://x/api/events', 'x:80'])('GET %s is a bad request', async (target) => {
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!isPath(request.url)) return sendBadTarget(reply);
  });
  app.get('/*', (_request, reply) => reply.send('a page'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
