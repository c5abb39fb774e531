import type { Client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { Authenticator } from '../../../../test/peers/authenticator.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

describe('A passkey', () => {
  let app: TestApp;
  let phone: Authenticator;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(() => {
    phone = new Authenticator();
  });
  afterAll(() => app.close());

  async function add(client: Client, name = 'My phone') {
    const { body: options } = await client.post('/api/my/passkeys/options');
    return client.post('/api/my/passkeys', { name, response: phone.create(options) });
  }
  async function signIn(client = app.visitor()) {
    const { body: options } = await client.post('/api/auth/passkey/options');
    return { client, answer: await client.post('/api/auth/passkey', { response: phone.get(options) }) };
  }
  const isSignedIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;
  async function owner() {
    const user = await createUser(app);
    const client = await app.signInAs(user);
    expect((await add(client)).status).toBe(201);
    return { user, client };
  }

  it('is added once signed in, said by mail, and opens the account without saying who one is', async () => {
    const { user, client } = await owner();
    await app.runJobs();
    const mail = await app.database.one<{ body: string }>({
      text: `SELECT body FROM mail_messages WHERE recipient = $1 AND subject LIKE 'A passkey was added%'`,
      values: [user.email],
    });
    expect(mail!.body).toContain('My phone');
    const { client: other, answer } = await signIn();
    expect([answer.status, answer.body]).toEqual([200, { isNew: false }]);
    expect((await other.get('/api/auth/user')).body.id).toBe(user.id);
    expect((await client.get('/api/my/passkeys')).body).toEqual([
      {
        id: expect.any(String),
        name: 'My phone',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
  });

  it('is asked for with a finger, a face or the code of the device', async () => {
    const { client } = await owner();
    const toAdd = (await client.post('/api/my/passkeys/options')).body;
    expect(toAdd.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(toAdd.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([phone.id]);
    const toSignIn = (await app.visitor().post('/api/auth/passkey/options')).body;
    expect(toSignIn.userVerification).toBe('required');
  });

  it.each<[string, (wrong: Authenticator) => void]>([
    ['made for another site', (wrong) => (wrong.origin = 'https://futurelab.evil.example')],
    ['made for another name', (wrong) => (wrong.rpId = 'evil.example')],
    ['given without a finger, face or code', (wrong) => (wrong.flags = 0x01)],
    ['whose count goes back, as that of a copy', (wrong) => (wrong.counter = 4)],
  ])('lets nobody in with an answer %s', async (_, spoil) => {
    phone.counter = 5;
    await owner();
    phone.counter = 6;
    spoil(phone);
    const { client, answer } = await signIn();
    expect([answer.status, answer.body.code]).toEqual([400, 'passkey_refused']);
    expect(await isSignedIn(client)).toBe(false);
  });

  it('lets nobody in with an answer that is used again, or in another browser', async () => {
    await owner();
    const client = app.visitor();
    const { body: options } = await client.post('/api/auth/passkey/options');
    const response = phone.get(options);
    const thief = app.visitor();
    await thief.post('/api/auth/passkey/options');
    expect((await thief.post('/api/auth/passkey', { response })).status).toBe(400);
    expect((await client.post('/api/auth/passkey', { response })).status).toBe(200);
    const again = app.visitor();
    for (const [name, value] of client.cookies) if (name !== 'futurelab') again.cookies.set(name, value);
    expect((await again.post('/api/auth/passkey', { response })).status).toBe(400);
    expect(await isSignedIn(again)).toBe(false);
  });

  it('lets nobody in who signs with another key, or with one that is not known', async () => {
    await owner();
    const stranger = Object.assign(new Authenticator(), { id: phone.id });
    const client = app.visitor();
    for (const one of [stranger, new Authenticator()]) {
      const { body: options } = await client.post('/api/auth/passkey/options');
      const answer = await client.post('/api/auth/passkey', { response: one.get(options) });
      expect([answer.status, answer.body.code]).toEqual([400, 'passkey_refused']);
    }
  });

  it.each([
    {},
    { id: 7 },
    { id: 'x', response: null },
    { id: 'x', rawId: 'x', type: 'public-key', response: {} },
  ])('cannot be %j', async (response) => {
    const client = await app.signInAs(await createUser(app));
    await client.post('/api/my/passkeys/options');
    expect((await client.post('/api/my/passkeys', { name: 'x', response })).status).toBe(400);
    expect((await client.post('/api/auth/passkey', { response })).status).toBe(400);
  });

  it('is added with the challenge of its own member alone', async () => {
    const [one, other] = [await createUser(app), await createUser(app)];
    const [mine, theirs] = [await app.signInAs(one), await app.signInAs(other)];
    const { body: options } = await theirs.post('/api/my/passkeys/options');
    mine.cookies.set('futurelab_signin', theirs.cookies.get('futurelab_signin')!);
    const answer = await mine.post('/api/my/passkeys', { name: 'x', response: phone.create(options) });
    expect(answer.status).toBe(400);
    const { body: forSignIn } = await mine.post('/api/auth/passkey/options');
    expect(
      (await mine.post('/api/my/passkeys', { name: 'x', response: phone.create(forSignIn) })).status,
    ).toBe(400);
  });

  it('gets another name, and is removed, by its member alone', async () => {
    const { client } = await owner();
    const stranger = await app.signInAs(await createUser(app));
    const [{ id }] = (await client.get('/api/my/passkeys')).body;
    expect((await stranger.patch(`/api/my/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await stranger.delete(`/api/my/passkeys/${id}`)).status).toBe(404);
    expect((await client.patch(`/api/my/passkeys/${id}`, { name: ' ' })).body.details.name).toEqual([
      'Enter a name of up to 60 characters.',
    ]);
    expect((await client.patch(`/api/my/passkeys/${id}`, { name: 'Laptop' })).status).toBe(204);
    expect((await client.get('/api/my/passkeys')).body[0].name).toBe('Laptop');
    expect((await client.delete(`/api/my/passkeys/${id}`)).status).toBe(204);
    expect((await signIn()).answer.status).toBe(400);
  });
});
