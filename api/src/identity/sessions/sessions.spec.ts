import {
  createAdmin,
  createProUser,
  createSubscription,
  createUser,
} from '../../../test/factories/user-factory.js';
import { signIn } from '../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

describe('A session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const maya = { name: 'Maya Test', email: 'maya-session@example.test' };

  it('is an opaque cookie that scripts and other sites do not get', async () => {
    const client = app.visitor();
    await signIn(client, { choose: maya });
    expect(client.cookies.get('futurelab')).toMatch(/^[\w-]{43}$/);
    const rows = await app.database.query<{ stored: string }>({
      text: `SELECT encode(token_hash, 'escape') AS stored FROM sessions`,
    });
    expect(rows.map((row) => row.stored)).not.toContain(client.cookies.get('futurelab'));
  });

  it('is new at every sign-in, and the old one is dead', async () => {
    const client = app.visitor();
    await signIn(client, { choose: maya });
    const first = client.cookies.get('futurelab')!;
    await signIn(client, { choose: maya });
    const second = client.cookies.get('futurelab')!;
    expect(second).not.toBe(first);
    const old = app.visitor();
    old.cookies.set('futurelab', first);
    expect((await old.get('/api/auth/user')).status).toBe(401);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('is never one that someone else planted', async () => {
    const client = app.visitor();
    client.cookies.set('futurelab', 'p'.repeat(43));
    await signIn(client, { choose: maya });
    expect(client.cookies.get('futurelab')).not.toBe('p'.repeat(43));
  });

  it('ends at sign-out, on this browser only', async () => {
    const user = await createUser(app);
    const [here, elsewhere] = [await app.signInAs(user), await app.signInAs(user)];
    const token = here.cookies.get('futurelab')!;
    const answer = await here.get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.headers.location).toBe('/');
    expect(here.cookies.has('futurelab')).toBe(false);
    here.cookies.set('futurelab', token);
    expect((await here.get('/api/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200);
  });

  it('ends at sign-out in a browser that names the page before instead of its site', async () => {
    const client = await app.signInAs(await createUser(app));
    const headers = { referer: 'http://localhost:3000/courses' };
    expect((await client.get('/api/logout', { headers })).headers.location).toBe('/');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it.each([
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', referer: 'http://localhost:3000/' },
    { referer: 'https://evil.example/http://localhost:3000/' },
    { referer: 'http://localhost:3000.evil.example/' },
    { origin: 'null' },
  ])('survives a sign-out that no page of ours led to (%j): a page asks first', async (headers) => {
    const client = await app.signInAs(await createUser(app));
    for (const path of ['/api/logout', '/api/%6Cogout']) {
      const answer = await client.get(path, { headers });
      expect(answer.headers.location).toBeUndefined();
      expect(answer.text).toContain('<form method="post" action="/api/logout">');
    }
    expect((await client.get('/api/auth/user')).status).toBe(200);
    const origin = { origin: 'https://evil.example' };
    expect((await client.post('/api/logout', undefined, { headers: origin })).status).toBe(403);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await client.post('/api/logout', undefined, { headers: form });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('ends when it is too old', async () => {
    const user = await createUser(app);
    const client = await app.signInAs(user);
    await app.database.execute({
      text: `UPDATE sessions SET expires_at = now() WHERE user_id = $1`,
      values: [user.id],
    });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('reads and writes nothing from the moment the person is suspended until it is over', async () => {
    const user = await createAdmin(app);
    const client = await app.signInAs(user);
    const suspend = (until: string) =>
      app.database.execute({
        text: `UPDATE users SET suspended_at = now(), suspended_until = ${until} WHERE id = $1`,
        values: [user.id],
      });
    const write = () => client.patch('/api/my/profile', { bio: 'Here I am.' });
    await suspend(`'2100-03-01T12:00:00Z'`);
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      suspension: { until: '2100-03-01T12:00:00.000Z' },
      notices: [{ headline: 'Your account is suspended until {date}.', at: '2100-03-01T12:00:00.000Z' }],
      isAdmin: false,
    });
    const refusal = await write();
    expect([refusal.status, refusal.body.code]).toEqual([403, 'suspended']);
    expect(refusal.body.message).toContain('until March 1, 2100');
    expect((await client.put('/api/my/notifications/read', { all: true })).status).toBe(200);
    await suspend('now()');
    expect((await write()).status).toBe(200);
  });

  it('knows the membership of this moment', async () => {
    const user = await createUser(app);
    const client = await app.signInAs(user);
    const isHPCMember = async () => (await client.get('/api/auth/user')).body.isHPCMember as boolean;
    expect(await isHPCMember()).toBe(false);
    const subscription = await createSubscription(app, { userId: user.id });
    expect(await isHPCMember()).toBe(true);
    await app.database.execute({
      text: `UPDATE subscriptions SET status = 'canceled', access_until = now() + interval '3 days' WHERE id = $1`,
      values: [subscription.id],
    });
    expect(await isHPCMember()).toBe(true);
    await app.database.execute({
      text: `UPDATE subscriptions SET access_until = now() WHERE id = $1`,
      values: [subscription.id],
    });
    expect(await isHPCMember()).toBe(false);
  });

  it('costs one query with a cookie, none without, and writes nothing', async () => {
    const client = await app.signInAs(await createProUser(app));
    const withCookie = await app.queriesOf(() => client.get('/api/auth/user'));
    expect(withCookie).toHaveLength(1);
    expect(withCookie[0]).toMatch(/^\s*SELECT/);
    expect(await app.queriesOf(() => app.visitor().get('/api/auth/user'))).toHaveLength(0);
    const garbled = app.visitor();
    garbled.cookies.set('futurelab', 'not-a-token');
    expect(await app.queriesOf(() => garbled.get('/api/auth/user'))).toHaveLength(0);
  });
});

describe('A session on a site with https', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: 'https://localhost:3000' });
  });
  afterAll(() => app.close());

  it('uses cookies that only travel encrypted and only to this host', async () => {
    const answer = await app.visitor().get('/api/login', { headers: { host: 'localhost:3000' } });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-futurelab_signin=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['strict-transport-security']).toContain('max-age=');
  });
});
