import fastify from 'fastify';
import { sendUnlessKnown } from './etag';

test.each([
  ['the same', (etag: string) => etag, 304],
  ['one of several, marked as weak', (etag: string) => `"old", W/${etag}`, 304],
  ['another', () => '"old"', 200],
])('What a client knows as %s is answered accordingly', async (_what, known, status) => {
  const site = fastify({ forceCloseConnections: true });
  site.get('/feed', (request, reply) => sendUnlessKnown(request, reply, '<rss/>'));
  const url = `${await site.listen({ port: 0, host: '127.0.0.1' })}/feed`;
  const etag = (await fetch(url)).headers.get('etag')!;
  const answer = await fetch(url, { headers: { 'if-none-match': known(etag) } });
  expect([answer.status, await answer.text()]).toEqual([status, status === 304 ? '' : '<rss/>']);
  await site.close();
});
