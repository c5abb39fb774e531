import { createUser } from '../../../test/factories/user-factory.js';
import type { Client } from '../../../test/client.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { setReadOnly } from '../../../test/database/test-database.js';

describe('An answer that is not a success', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    client = await app.signInAs(await createUser(app));
  });
  afterAll(() => app.close());

  const json = { 'content-type': 'application/json' };

  it.each([
    ['JSON that breaks off', 400, { payload: '{"name":', headers: json }],
    ['no JSON at all', 400, { payload: 'hello', headers: json }],
    ['an empty body', 400, { payload: '', headers: json }],
    ['a list', 400, { payload: '[]', headers: json }],
    ['a number', 400, { payload: '7', headers: json }],
    ['null', 400, { payload: 'null', headers: json }],
    ['a prototype', 400, { payload: '{"__proto__":{"isAdmin":true}}', headers: json }],
    ['a constructor', 400, { payload: '{"constructor":{"prototype":{"isAdmin":true}}}', headers: json }],
    ['ten thousand levels', 400, { payload: `${'['.repeat(10_000)}${']'.repeat(10_000)}`, headers: json }],
    ['a megabyte', 413, { payload: JSON.stringify({ name: 'x'.repeat(1_000_000) }), headers: json }],
    ['XML', 415, { payload: '<a/>', headers: { 'content-type': 'application/xml' } }],
    ['a broken content type', 415, { payload: '{}', headers: { 'content-type': 'json' } }],
  ])('is in the documented shape for %s', async (_, status, options) => {
    const answer = await client.post('/api/subscribe', undefined, options);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.any(String),
      ...(answer.body.details && { details: expect.any(Object) }),
    });
    expect(answer.text).not.toMatch(/node_modules|at .*\.js|Error:/);
  });

  it.each(['*', 'http://x/', 'http://localhost:3000/api/events'])(
    'is a bad request for %s, which is no path',
    async (target) => {
      const answer = await client.get(target);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ code: 'bad_request', message: expect.any(String) });
    },
  );

  it.each([
    '/api/%',
    '/api/%ff',
    '/%00',
    '/api/events/%00',
    `/api/events/${'x'.repeat(500)}`,
    '/api/events/%E0%A4%A',
    '/api/events/%0a',
    '/api/events/%e2%80%a8',
    '/api/events/%ed%a0%80',
    '/api//',
    '/api/events/..%2f..',
  ])('is 400 or 404 for the address %s', async (path) => {
    const answer = await client.get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body).toEqual({ code: expect.any(String), message: expect.any(String) });
  });

  it.each([
    '?limit=-1',
    '?limit=1e9',
    '?limit=abc',
    '?limit=1&limit=2',
    '?unknown=1',
    '?cursor=%00',
    '?cursor=e30',
  ])('is a 400 for the query %s of a list', async (query) => {
    expect((await client.get(`/api/posts${query}`)).status).toBe(400);
  });

  it('carries headers that protect the person who reads it', async () => {
    for (const path of ['/api/nothing', '/api/auth/user', '/healthz', '/api/%']) {
      const { headers } = await app.visitor().get(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('repeats the request id it was given, unless that is not one', async () => {
    const visitor = app.visitor();
    expect(
      (await visitor.get('/healthz', { headers: { 'x-request-id': 'abc-123' } })).headers['x-request-id'],
    ).toBe('abc-123');
    const odd = await visitor.get('/healthz', { headers: { 'x-request-id': 'a b"c' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('A public read', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('has an ETag, and costs a 304 while nothing has changed', async () => {
    const visitor = app.visitor();
    const first = await visitor.get('/api/auth/providers');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'Cookie',
      etag: expect.any(String),
    });
    const second = await visitor.get('/api/auth/providers', {
      headers: { 'if-none-match': first.headers.etag },
    });
    expect([second.status, second.text]).toEqual([304, '']);
    const other = await visitor.get('/api/auth/providers', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('is stored nowhere once someone is signed in', async () => {
    const client = await app.signInAs(await createUser(app));
    const { headers } = await client.get('/api/auth/providers');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('etag');
  });
});

describe('While the database is away', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('answers 503 with Retry-After, and recovers by itself', async () => {
    const client = await app.signInAs(await createUser(app));
    await app.refuseConnections(true);
    const answer = await client.get('/api/auth/user');
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('temporarily_unavailable');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.visitor().get('/readyz')).status).toBe(503);
    expect((await app.visitor().get('/healthz')).status).toBe(200);
    await app.refuseConnections(false);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('answers 503 with Retry-After to the person who writes while it can only be read', async () => {
    const subscribe = () =>
      app
        .visitor()
        .post('/api/subscribe', { name: 'Ines', email: 'ines@example.test', source: 'landing_page' });
    await setReadOnly(app.config.databaseUrl, true);
    const answer = await subscribe();
    expect(answer.status).toBe(503);
    expect(answer.body.code).toBe('temporarily_unavailable');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await setReadOnly(app.config.databaseUrl, false);
    expect((await subscribe()).status).toBeLessThan(300);
  });
});
