import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { upstream } from '../../scripts/section-dev/upstream.mjs';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test.describe('What stands between a browser and the site around a section under development', () => {
  let heard: IncomingHttpHeaders = {};
  let siteUrl = '';
  let url = '';
  const site = createServer((incoming, outgoing) => {
    heard = incoming.headers;
    outgoing.writeHead(incoming.url === '/api/login' ? 302 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; upgrade-insecure-requests",
      'strict-transport-security': 'max-age=63072000',
      'set-cookie': ['__Host-futurelab=secret; Path=/; Secure; HttpOnly; SameSite=Lax'],
      location: `${siteUrl}/auth/somewhere`,
    });
    outgoing.end('<p>The site</p>');
  });
  const server = createServer();
  test.beforeAll(async () => {
    siteUrl = await listen(site);
    url = await listen(server);
    server.on(
      'request',
      upstream({ site: siteUrl, url, rewrite: async (html: string) => html.replace('site', 'section') }),
    );
  });
  test.afterAll(() => {
    for (const each of [site, server]) {
      each.closeAllConnections();
      each.close();
    }
  });

  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      request(url + path, { method, headers }, (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () => resolve({ headers: answer.headers, text }));
      })
        .on('error', reject)
        .end();
    });

  test('hands the site what a browser on it would send', async () => {
    const cookie = 'dev__Host-futurelab=secret; theme=dark';
    await ask('/api/members', { origin: url, referer: `${url}/courses`, cookie }, 'POST');
    expect(heard).toMatchObject({
      host: new URL(siteUrl).host,
      origin: siteUrl,
      referer: `${siteUrl}/courses`,
      cookie: '__Host-futurelab=secret; theme=dark',
    });
  });

  test('hands back what keeps the browser here', async () => {
    const { headers } = await ask('/api/login', { accept: 'text/html' });
    expect(headers.location).toBe(`${url}/auth/somewhere`);
    expect(headers['set-cookie']).toEqual(['dev__Host-futurelab=secret; Path=/; HttpOnly; SameSite=Lax']);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  test('changes pages, and only when a page was asked for', async () => {
    expect((await ask('/courses', { accept: 'text/html' })).text).toBe('<p>The section</p>');
    expect(heard['accept-encoding']).toBe('identity');
    expect((await ask('/courses', { accept: '*/*' })).text).toBe('<p>The site</p>');
  });
});
