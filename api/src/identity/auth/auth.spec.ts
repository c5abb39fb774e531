import { createAdmin, createIdentity, createUser } from '../../../test/factories/user-factory.js';
import { callbackOf, locationOf, signIn } from '../../../test/sign-in.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { User } from '../users/user.entity.js';
import { Identity } from './identity.entity.js';

describe('Signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const someone = (email: string) => ({ name: 'Noor Haddad', email });

  it('lists the providers and which one is the default', async () => {
    const { status, body } = await app.visitor().get('/api/auth/providers');
    expect(status).toBe(200);
    expect(body).toEqual({
      providers: [{ id: 'futurelab', name: 'FutureLab (local)' }],
      defaultProviderId: 'futurelab',
    });
  });

  it('answers 401 with a message when nobody is signed in', async () => {
    const { status, body } = await app.visitor().get('/api/auth/user');
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
  });

  it('shows the cast, a form for someone new and a way out', async () => {
    const { answer } = await app.visitor().follow('/api/login');
    expect(answer.status).toBe(200);
    for (const name of [
      'Ada Lindqvist',
      'Maya Okafor',
      'Leo Brandt',
      'Nia Castellanos',
      'Someone new',
      'Cancel',
    ]) {
      expect(answer.text).toContain(name);
    }
    expect(answer.text).not.toContain('style="');
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('makes an account for someone new and starts them on onboarding', async () => {
    const client = app.visitor();
    const { path } = await signIn(client, { choose: someone('noor@example.test') });
    expect(path).toBe('/onboarding');
    const { body } = await client.get('/api/auth/user');
    expect(body).toEqual({
      id: expect.any(String),
      slug: 'noor-haddad',
      email: 'noor@example.test',
      firstName: 'Noor',
      lastName: 'Haddad',
      profileImageUrl: expect.stringMatching(/^\/pictures\/portraits\//),
      currentRole: null,
      location: null,
      timeZone: 'UTC',
      hasTimeZone: false,
      isAdmin: false,
      isHPCMember: false,
      isModerator: false,
      canHostEvents: false,
      hasCompletedOnboarding: false,
      suspension: null,
      notices: [],
    });
  });

  it('brings a person back to their account, and by the login page to the page they came from', async () => {
    await signIn(app.visitor(), { choose: someone('back@example.test') });
    const client = app.visitor();
    const { path } = await signIn(client, {
      returnTo: '/courses?track=ai-mastery#list',
      choose: someone('back@example.test'),
    });
    expect(path).toBe(`/login?returnTo=${encodeURIComponent('/courses?track=ai-mastery#list')}`);
    expect(await app.data.getRepository(User).countBy({ email: 'back@example.test' })).toBe(1);
  });

  it('never leads to an address that was asked for, but to the login page, which checks it', async () => {
    for (const returnTo of ['//evil.example', '/.//evil.example', 'https://evil.example/', '/api/logout']) {
      const { path } = await signIn(app.visitor(), { returnTo, choose: someone('onward@example.test') });
      expect(path).toBe(`/login?${new URLSearchParams({ returnTo }).toString()}`);
    }
  });

  it('takes someone new to a deep link instead of onboarding', async () => {
    const { path } = await signIn(app.visitor(), {
      returnTo: '/events/42',
      choose: someone('deep@example.test'),
    });
    expect(path).toBe('/login?returnTo=%2Fevents%2F42');
  });

  it('signs the seeded cast in to their own accounts', async () => {
    const ada = await createAdmin(app, { email: 'ada@futurelab.test', slug: 'ada-lindqvist' });
    await createIdentity(app, { provider: 'futurelab', subject: 'ada', userId: ada.id });
    const client = app.visitor();
    const { path } = await signIn(client, { choose: { subject: 'ada' } });
    expect(path).toBe('/');
    expect((await client.get('/api/auth/user')).body).toMatchObject({ id: ada.id, isAdmin: true });
  });

  it('gives two people of one name different addresses', async () => {
    const [one, two] = [app.visitor(), app.visitor()];
    await signIn(one, { choose: { name: 'Åsa Öberg', email: 'asa1@example.test' } });
    await signIn(two, { choose: { name: 'Åsa Öberg', email: 'asa2@example.test' } });
    const slugs = [(await one.get('/api/auth/user')).body.slug, (await two.get('/api/auth/user')).body.slug];
    expect(slugs).toEqual(['asa-oberg', 'asa-oberg-2']);
  });

  it('makes one account when the same new person finishes two sign-ins at once', async () => {
    const [one, two] = [app.visitor(), app.visitor()];
    const choose = someone('twice@example.test');
    const callbacks = await Promise.all([callbackOf(one, { choose }), callbackOf(two, { choose })]);
    const paths = await Promise.all([one.follow(callbacks[0]!), two.follow(callbacks[1]!)]);
    expect(paths.map(({ path }) => path).every((path) => path === '/' || path === '/onboarding')).toBe(true);
    expect(await app.data.getRepository(User).countBy({ email: 'twice@example.test' })).toBe(1);
  });

  describe('ends on the login page', () => {
    it('when it was cancelled', async () => {
      const { path } = await signIn(app.visitor(), { choose: { cancel: '1' } });
      expect(path).toBe('/login?error=oauth_cancelled');
    });

    it('and remembers where the person was going', async () => {
      const { path } = await signIn(app.visitor(), { returnTo: '/groups', choose: { cancel: '1' } });
      expect(path).toBe('/login?error=oauth_cancelled&returnTo=%2Fgroups');
    });

    it('when the state is wrong', async () => {
      const client = app.visitor();
      const callback = await callbackOf(client, { choose: someone('wrong@example.test') });
      const url = new URL(callback, 'http://localhost:3000');
      url.searchParams.set('state', 'x'.repeat(43));
      expect(locationOf(await client.get(url.pathname + url.search))).toBe('/login?error=oauth_failed');
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });

    it('when the state is missing', async () => {
      const answer = await app.visitor().get('/auth/futurelab/callback?code=abc');
      expect(locationOf(answer)).toBe('/login?error=oauth_failed');
    });

    it('when the answer is replayed', async () => {
      const client = app.visitor();
      const callback = await callbackOf(client, { choose: someone('replay@example.test') });
      await client.follow(callback);
      client.cookies.delete('futurelab');
      expect(locationOf(await client.get(callback))).toBe('/login?error=oauth_failed');
      expect((await client.get('/api/auth/user')).status).toBe(401);
    });

    it('when the answer belongs to another browser', async () => {
      const callback = await callbackOf(app.visitor(), { choose: someone('foreign@example.test') });
      const victim = app.visitor();
      await victim.follow('/api/login');
      expect(locationOf(await victim.get(callback))).toBe('/login?error=oauth_failed');
      expect((await victim.get('/api/auth/user')).status).toBe(401);
    });

    it('when the code is not one the provider gave', async () => {
      const client = app.visitor();
      const url = new URL(
        await callbackOf(client, { choose: someone('code@example.test') }),
        'http://localhost:3000',
      );
      url.searchParams.set('code', 'made-up');
      expect(locationOf(await client.get(url.pathname + url.search))).toBe('/login?error=oauth_failed');
    });

    it('when the answer claims to come from another issuer', async () => {
      const client = app.visitor();
      const url = new URL(
        await callbackOf(client, { choose: someone('mixup@example.test') }),
        'http://localhost:3000',
      );
      url.searchParams.set('iss', 'https://evil.example');
      expect(locationOf(await client.get(url.pathname + url.search))).toBe('/login?error=oauth_failed');
    });

    it('when the provider shares no e-mail address', async () => {
      const { path } = await signIn(app.visitor(), { choose: { name: 'No Mail', email: '' } });
      expect(path).toBe('/login?error=user_creation_failed');
    });

    it('when there is no such provider', async () => {
      expect(locationOf(await app.visitor().get('/auth/nobody'))).toBe('/login?error=oauth_failed');
    });
  });

  it('lets suspended people in, to read', async () => {
    const user = await createUser(app, { email: 'gone@example.test', suspendedAt: new Date() });
    await createIdentity(app, { provider: 'futurelab', subject: 'leo', userId: user.id });
    const client = app.visitor();
    await signIn(client, { choose: { subject: 'leo' } });
    expect((await client.get('/api/auth/user')).body.suspension).toEqual({ until: null });
  });

  it('joins a proven address of a trusted provider to the account that has it', async () => {
    const nia = await createUser(app, { email: 'nia@futurelab.test' });
    const client = app.visitor();
    await signIn(client, { choose: { subject: 'nia' } });
    expect((await client.get('/api/auth/user')).body.id).toBe(nia.id);
    expect(await app.data.getRepository(Identity).countBy({ userId: nia.id })).toBe(1);
  });

  it('signs out the person who made an account with an address that was not theirs, when its owner comes', async () => {
    const squatter = await createUser(app, { email: 'owner@example.test', emailVerifiedAt: null });
    const there = await app.signInAs(squatter);
    const here = app.visitor();
    const { path } = await signIn(here, { choose: someone('owner@example.test') });
    expect(path).toBe('/onboarding');
    expect((await here.get('/api/auth/user')).body.id).not.toBe(squatter.id);
    expect((await there.get('/api/auth/user')).status).toBe(401);
  });

  it('moves to the name of the site before it leaves for the provider', async () => {
    const answer = await app
      .visitor()
      .get('/api/login?returnTo=/courses', { headers: { host: '127.0.0.1:3000' } });
    expect(answer.headers.location).toBe('http://localhost:3000/api/login?returnTo=/courses');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('Signing in with a provider that cannot be reached', () => {
  let app: TestApp;
  beforeAll(async () => {
    const away = {
      id: 'away',
      name: 'Away',
      issuer: 'http://127.0.0.1:1',
      clientId: 'id',
      clientSecret: 'secret',
    };
    app = await createTestApp({ OIDC_PROVIDERS: JSON.stringify([away]) });
  });
  afterAll(() => app.close());

  it('leads to the login page first, where the other ways are', async () => {
    const answer = await app.visitor().get('/api/login?returnTo=/courses');
    expect(locationOf(answer)).toBe('/login?returnTo=%2Fcourses');
  });

  it.each(['away', 'default'])('says that it failed, as %s', async (id) => {
    const answer = await app.visitor().get(`/auth/${id}?returnTo=/courses`);
    expect(locationOf(answer)).toBe('/login?error=oauth_failed&returnTo=%2Fcourses');
  });
});

describe('Signing in where no provider is configured', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ DEV_IDENTITY: 'off' });
  });
  afterAll(() => app.close());

  it('leads to the login page, which has the other ways', async () => {
    expect((await app.visitor().get('/api/auth/providers')).body.defaultProviderId).toBeNull();
    const answer = await app.visitor().get('/api/login?returnTo=/courses');
    expect(answer.headers.location).toBe('/login?returnTo=%2Fcourses');
  });
});
