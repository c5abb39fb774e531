import type { Client } from '../../../../test/client.js';
import { createIdentity, createUser } from '../../../../test/factories/user-factory.js';
import { signIn } from '../../../../test/sign-in.js';
import { signInByMail } from '../../../../test/mail-codes.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('Where a member is signed in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const isSignedIn = async (client: Client) => (await client.get('/api/auth/user')).status === 200;
  const list = async (client: Client) => (await client.get('/api/my/sessions')).body;
  const mailsTo = async (email: string) => {
    await app.runJobs();
    return app.database.query<{ subject: string; body: string }>({
      text: `SELECT subject, body FROM mail_messages WHERE recipient = $1 AND subject LIKE 'A new sign-in%'`,
      values: [email],
    });
  };

  it('is listed: this browser first, each by name, with since when and its last use', async () => {
    const user = await createUser(app);
    const [here, there] = [await app.signInAs(user), await app.signInAs(user)];
    await app.signInAs(await createUser(app));
    await app.database.execute({
      text: `UPDATE sessions SET user_agent = CASE WHEN id = $2 THEN $3 ELSE $4 END WHERE user_id = $1`,
      values: [user.id, (await list(here))[0].id, FIREFOX, SAFARI],
    });
    expect(await list(here)).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox on Linux',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Safari on iOS', isCurrent: false }),
    ]);
    expect((await list(there))[0]).toMatchObject({ device: 'Safari on iOS', isCurrent: true });
  });

  it('can be ended one by one, at once, and only by its member', async () => {
    const user = await createUser(app);
    const [here, there] = [await app.signInAs(user), await app.signInAs(user)];
    const stranger = await app.signInAs(await createUser(app));
    const other = (await list(here)).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    expect((await stranger.delete(`/api/my/sessions/${other.id}`)).status).toBe(404);
    expect(await isSignedIn(there)).toBe(true);
    expect((await here.delete(`/api/my/sessions/${other.id}`)).status).toBe(204);
    expect(await isSignedIn(there)).toBe(false);
    expect(await isSignedIn(here)).toBe(true);
    expect((await here.delete(`/api/my/sessions/${other.id}`)).status).toBe(404);
  });

  it('can be ended everywhere, here too', async () => {
    const user = await createUser(app);
    const [here, there] = [await app.signInAs(user), await app.signInAs(user)];
    expect((await here.delete('/api/my/sessions')).status).toBe(204);
    expect(here.cookies.has('futurelab')).toBe(false);
    expect(await isSignedIn(there)).toBe(false);
  });

  it('can be ended by suspended members, whose account it still is', async () => {
    const user = await createUser(app, { suspendedAt: new Date() });
    const here = await app.signInAs(user);
    expect((await here.delete('/api/my/sessions')).status).toBe(204);
  });

  it('notes its last use once an hour, and not at each request', async () => {
    const client = await app.signInAs(await createUser(app));
    const [{ id }] = await list(client);
    const backdate = () =>
      app.database.execute({
        text: `UPDATE sessions SET last_used_at = now() - interval '3 hours' WHERE id = $1`,
        values: [id],
      });
    await backdate();
    await client.get('/api/auth/user');
    const age = async () => Date.now() - Date.parse((await list(client))[0].lastUsedAt);
    // The list may be read before the note of the request before it is written, which it then asks for again.
    while ((await age()) > 60_000);
    const queries = await app.queriesOf(() => client.get('/api/auth/user'));
    expect(queries.join()).not.toContain('UPDATE');
  });

  describe('A mail reports on a browser that is new', () => {
    it('to the member, once, and neither at the first sign-in nor for one that is known', async () => {
      const email = 'devices@example.test';
      const [laptop, phone] = [app.visitor(), app.visitor()];
      await signInByMail(app, laptop, email);
      expect(await mailsTo(email)).toEqual([]);
      await signInByMail(app, laptop, email);
      expect(await mailsTo(email)).toEqual([]);
      await signInByMail(app, phone, email);
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail!.body).toContain('/account/devices');
      await signInByMail(app, phone, email);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('whichever way was used, and names it and the time of its member', async () => {
      const user = await createUser(app, { email: 'named@example.test', timeZone: 'Asia/Tokyo' });
      await createIdentity(app, { provider: 'futurelab', subject: 'maya', userId: user.id });
      await signIn(app.visitor(), { choose: { subject: 'maya' } });
      await signIn(app.visitor(), { choose: { subject: 'maya' } });
      const [mail] = await mailsTo(user.email!);
      expect(mail!.body).toContain('Unidentified browser, ');
      expect(mail!.body).toMatch(/(AM|PM) (GMT\+9|JST)/);
    });
  });

  describe('The accounts elsewhere that open this one', () => {
    it('are listed, without what is by mail', async () => {
      const user = await createUser(app);
      await createIdentity(app, { provider: 'futurelab', subject: 'x1', userId: user.id });
      await createIdentity(app, { provider: 'mail', subject: user.email!, userId: user.id });
      const client = await app.signInAs(user);
      expect((await client.get('/api/my/identities')).body).toEqual([
        { provider: 'futurelab', name: 'FutureLab (local)', since: expect.any(String), isRemovable: true },
      ]);
    });

    it('can be taken away where the address opens it too, and no longer open it then', async () => {
      const user = await createUser(app, { email: 'apart@example.test' });
      await createIdentity(app, { provider: 'futurelab', subject: 'x2', userId: user.id });
      const client = await app.signInAs(user);
      expect((await client.delete('/api/my/identities/futurelab')).status).toBe(204);
      expect((await client.get('/api/my/identities')).body).toEqual([]);
      expect((await client.delete('/api/my/identities/futurelab')).status).toBe(404);
    });

    it('stay where nothing else would open it', async () => {
      const user = await createUser(app, { emailVerifiedAt: null });
      await createIdentity(app, { provider: 'futurelab', subject: 'x3', userId: user.id });
      await createIdentity(app, { provider: 'other', subject: 'x3', userId: user.id });
      const client = await app.signInAs(user);
      const answers = await Promise.all([
        client.delete('/api/my/identities/futurelab'),
        client.delete('/api/my/identities/other'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      expect((await client.get('/api/my/identities')).body).toMatchObject([{ isRemovable: false }]);
    });
  });
});
