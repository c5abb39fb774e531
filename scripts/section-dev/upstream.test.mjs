import assert from 'node:assert/strict';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import fastify from 'fastify';
import { sendOn } from './upstream.mjs';

describe('What stands between a browser and the site around a section under development', () => {
  let heard;
  let siteUrl;
  let url;
  const site = createServer((incoming, outgoing) => {
    heard = incoming.headers;
    outgoing.writeHead(incoming.url === '/api/login' ? 302 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; upgrade-insecure-requests",
      'strict-transport-security': 'max-age=63072000',
      'set-cookie': ['__Host-futurelab=secret; Path=/; Secure; HttpOnly; SameSite=Lax'],
      location: `${siteUrl}/auth/somewhere`,
    });
    incoming.pipe(outgoing, { end: false });
    incoming.once('end', () => outgoing.end('<p>The site</p>'));
  });
  const server = fastify();
  before(async () => {
    await new Promise((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${site.address().port}`;
    url = 'http://localhost:3100';
    const rewrite = async (html) => html.replace('site', 'section');
    await sendOn(server, { site: siteUrl, url, prefix: '', rewrite });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  after(async () => {
    await server.close();
    site.closeAllConnections();
    site.close();
  });

  const ask = (path, headers, { method = 'GET', body } = {}) =>
    new Promise((resolve, reject) => {
      request(server.listeningOrigin + path, { method, headers }, async (answer) =>
        resolve({ headers: answer.headers, status: answer.statusCode, text: await text(answer) }),
      )
        .on('error', reject)
        .end(body);
    });

  test('hands the site what a browser on it would send', async () => {
    const cookie = 'dev__Host-futurelab=secret; theme=dark';
    const headers = { origin: url, referer: `${url}/courses`, cookie, 'content-type': 'application/json' };
    const answer = await ask('/api/members?of=all', headers, { method: 'POST', body: '{"a":1}' });
    assert.equal(answer.text, '{"a":1}<p>The site</p>');
    assert.equal(heard.host, new URL(siteUrl).host);
    assert.equal(heard.origin, siteUrl);
    assert.equal(heard.referer, `${siteUrl}/courses`);
    assert.equal(heard.cookie, '__Host-futurelab=secret; theme=dark');
  });

  test('hands back what keeps the browser here', async () => {
    const { headers } = await ask('/api/login', { accept: 'text/html' });
    assert.equal(headers.location, `${url}/auth/somewhere`);
    assert.deepEqual(headers['set-cookie'], ['dev__Host-futurelab=secret; Path=/; HttpOnly; SameSite=Lax']);
    assert.equal(headers['strict-transport-security'], undefined);
    assert.equal(headers['content-security-policy'], "default-src 'self'");
  });

  test('changes pages, and only when a page was asked for', async () => {
    assert.equal((await ask('/courses', { accept: 'text/html' })).text, '<p>The section</p>');
    assert.equal(heard['accept-encoding'], 'identity');
    assert.equal((await ask('/courses', { accept: '*/*' })).text, '<p>The site</p>');
  });
});

test('A site that does not answer is named', async () => {
  const server = fastify();
  try {
    await sendOn(server, { site: 'http://127.0.0.1:1', url: '', prefix: '', rewrite: async () => null });
    const { statusCode, body } = await server.inject('/courses');
    assert.deepEqual([statusCode, body.includes('http://127.0.0.1:1 does not answer: ')], [502, true]);
  } finally {
    await server.close();
  }
});
