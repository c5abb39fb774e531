import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { codeMailedTo, notCode } from '../../../../test/mail-codes.js';
import { Authenticator } from '../../../../test/peers/authenticator.js';
import { signIn } from '../../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../users/user.entity.js';

const SUBJECT = 'Your code to confirm that it’s you';
const OPTIONS = '/api/my/reauthentication/passkey/options';
const PASSKEY = '/api/my/reauthentication/passkey';

describe('Confirming that it is oneself', () => {
  let app: TestApp;
  let user: User;
  let client: Client;
  let members = 0;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    members += 1;
    user = await createUser(app, { email: `confirms-${members}@example.test` });
    client = await app.signInAs(user);
  });
  afterAll(() => app.close());

  /** As if a quarter of an hour had passed. */
  const age = () =>
    app.database.execute({
      text: `UPDATE sessions SET authenticated_at = authenticated_at - interval '15 minutes'`,
    });
  /** Each member comes from a network of their own, so that none meets the limits of another. */
  const from = () => ({ headers: { 'x-forwarded-for': `198.51.${members}.1` } });
  const ask = (who = client) => who.post('/api/my/reauthentication/code', {}, from());
  const enter = (code: string, who = client) =>
    who.post('/api/my/reauthentication/code/verify', { code }, from());
  const mailedCode = (email = user.email!) => codeMailedTo(app, email, SUBJECT);
  const isAsked = async (who = client) => {
    const { body } = await who.delete('/api/my/passkeys/00000000-0000-4000-8000-000000000000');
    return body.code === 'confirm_identity';
  };
  async function phoneOf(who: Client) {
    const phone = new Authenticator();
    const { body: options } = await who.post('/api/my/passkeys/options');
    await who.post('/api/my/passkeys', { name: 'My phone', response: phone.create(options) });
    return phone;
  }

  it('is not needed for a quarter of an hour after signing in', async () => {
    const visitor = app.visitor();
    await signIn(visitor, { choose: { name: 'Fresh', email: 'fresh@example.test' } });
    expect(await isAsked(visitor)).toBe(false);
    expect((await visitor.get('/api/my/reauthentication')).body).toEqual({
      isRecent: true,
      email: 'fresh@example.test',
      hasPasskey: false,
    });
    await age();
    expect(await isAsked(visitor)).toBe(true);
    expect((await visitor.get('/api/my/reauthentication')).body.isRecent).toBe(false);
  });

  it('is done with a code that goes to one’s own address, for this browser alone', async () => {
    const elsewhere = await app.signInAs(user);
    await age();
    const asked = await ask();
    expect([asked.status, asked.body]).toEqual([202, { expiresIn: 600 }]);
    expect((await enter(await mailedCode())).status).toBe(204);
    expect(await isAsked()).toBe(false);
    expect(await isAsked(elsewhere)).toBe(true);
    await age();
    expect(await isAsked()).toBe(true);
  });

  it('leads to the act that was refused', async () => {
    const admin = await createAdmin(app, { email: 'confirming-admin@example.test' });
    client = await app.signInAs(admin);
    await age();
    const path = `/api/admin/members/${user.id}/access-level`;
    expect((await client.put(path, { accessLevel: 'moderator' })).body.code).toBe('confirm_identity');
    await ask();
    await enter(await mailedCode('confirming-admin@example.test'));
    expect((await client.put(path, { accessLevel: 'moderator' })).body.accessLevel).toBe('moderator');
  });

  it('ends after five wrong codes, as signing in does', async () => {
    await age();
    await ask();
    const code = await mailedCode();
    const errors: string[] = [];
    for (let by = 1; by <= 5; by += 1) errors.push((await enter(notCode(code, by))).body.code);
    expect(errors).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_used_up']);
    expect((await enter(code)).body.code).toBe('code_used_up');
    expect(await isAsked()).toBe(true);
  });

  it('is limited to five codes in a quarter of an hour, counted with those to sign in', async () => {
    const visitor = app.visitor();
    for (let n = 0; n < 3; n += 1) await visitor.post('/api/auth/code', { email: user.email }, from());
    expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(202);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  });

  it('takes no code that was mailed to sign in, and signs nobody in with its own', async () => {
    await age();
    await client.post('/api/auth/code', { email: user.email }, from());
    const toSignIn = await codeMailedTo(app, user.email!);
    client.cookies.set('futurelab_confirmation_code', client.cookies.get('futurelab_code')!);
    expect((await enter(toSignIn)).body.code).toBe('code_wrong');
    await ask();
    const toConfirm = await mailedCode();
    const thief = app.visitor();
    thief.cookies.set('futurelab_code', client.cookies.get('futurelab_confirmation_code')!);
    const answer = await thief.post('/api/auth/code/verify', { email: user.email, code: toConfirm }, from());
    expect(answer.body.code).toBe('code_wrong');
  });

  it('takes no code of another member', async () => {
    const other = await createUser(app, { email: `other-of-${members}@example.test` });
    const there = await app.signInAs(other);
    await age();
    await ask(there);
    client.cookies.set('futurelab_confirmation_code', there.cookies.get('futurelab_confirmation_code')!);
    expect((await enter(await mailedCode(other.email!))).body.code).toBe('code_unknown');
    expect(await isAsked()).toBe(true);
  });

  it('is done with a passkey of one’s own', async () => {
    const phone = await phoneOf(client);
    await age();
    expect((await client.get('/api/my/reauthentication')).body.hasPasskey).toBe(true);
    const { body: options } = await client.post(OPTIONS);
    expect(options.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([phone.id]);
    expect((await client.post(PASSKEY, { response: phone.get(options) })).status).toBe(204);
    expect(await isAsked()).toBe(false);
  });

  it('takes no passkey of another member, and none that was asked to sign in', async () => {
    const phone = await phoneOf(client);
    const thief = await app.signInAs(await createUser(app));
    await age();
    const { body: theirs } = await thief.post(OPTIONS);
    const { status, body } = await thief.post(PASSKEY, { response: phone.get(theirs) });
    expect([status, body.code]).toEqual([400, 'passkey_refused']);
    const { body: toSignIn } = await client.post('/api/auth/passkey/options');
    expect((await client.post(PASSKEY, { response: phone.get(toSignIn) })).status).toBe(400);
    expect([await isAsked(thief), await isAsked()]).toEqual([true, true]);
  });

  it('says that no code can be sent where the account has no address', async () => {
    const nameless = await app.signInAs(await createUser(app, { email: null, emailVerifiedAt: null }));
    await age();
    expect((await nameless.get('/api/my/reauthentication')).body.email).toBeNull();
    const { status, body } = await ask(nameless);
    expect([status, body.code]).toEqual([409, 'no_address']);
  });

  it('is open to suspended members, who may leave', async () => {
    const suspended = await createUser(app, { suspendedAt: new Date(), email: 'held@example.test' });
    client = await app.signInAs(suspended);
    await age();
    await ask();
    await enter(await mailedCode('held@example.test'));
    expect((await client.post('/api/my/deletion', { removesWriting: false })).status).toBe(202);
  });
});
