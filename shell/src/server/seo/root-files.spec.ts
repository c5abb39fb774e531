import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { registerRootFiles } from './root-files';

let site: FastifyInstance;
let url: string;
beforeAll(async () => {
  site = fastify({ forceCloseConnections: true });
  await registerRootFiles(site, path.join(__dirname, '../../../public'));
  url = await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s is a picture, sent again only when it has changed', async (file, type) => {
  const answer = await fetch(url + file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  const again = await fetch(url + file, { headers: { 'if-none-match': answer.headers.get('etag')! } });
  expect(again.status).toBe(304);
});

test('The manifest has what a browser asks of a site that can be installed', async () => {
  const manifest = await (await fetch(`${url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'FutureLab', start_url: '/', display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
