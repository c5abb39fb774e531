import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { decodable, isPath, sendBadTarget } from './request-target';

async function get(target: string): Promise<string> {
  const app = fastify({ forceCloseConnections: true, rewriteUrl: ({ url = '' }) => decodable(url) });
  app.addHook('onRequest', async (request, reply) => {
    if (!isPath(request.url)) return sendBadTarget(reply);
  });
  app.get('/*', (request, reply) => reply.send(`The page ${request.originalUrl}`));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  await app.close();
  return answer;
}

test.each(['*', 'http://x/', 'http://x/api/events', 'x:80'])('GET %s is a bad request', async (target) => {
  expect(await get(target)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['/events/%E0%A4%A', '/%', '/%zz?x=%', '/a%ff', '/%ed%a0%80', '/%0a', '/caf%C3%A9?q=%25'])(
  'GET %s asks for the page of that address',
  async (target) => {
    const answer = await get(target);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.endsWith(`The page ${target}`)).toBe(true);
  },
);
