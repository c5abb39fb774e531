import { createProUser, createSubscription, createUser } from '../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('/api/my/profile', () => {
  it('shows everything that is one’s own, and nothing that is the staff’s', async () => {
    const user = await createUser(app, { bio: 'Hello', skills: ['Listening'] });
    const { status, body } = await (await app.signInAs(user)).get('/api/my/profile');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: user.id, bio: 'Hello', skills: ['Listening'], links: [], track: null });
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['suspendedAt']));
  });

  it('changes what is sent, clears what is empty and leaves the rest', async () => {
    const client = await app.signInAs(await createUser(app, { bio: 'Old', location: 'Lisbon' }));
    const { status, body } = await client.patch('/api/my/profile', {
      firstName: '  Zoë ',
      bio: '',
      timeZone: 'Asia/Kolkata',
      track: 'consciousness-integration',
      interests: ['Ethics', ' Facilitation '],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Zoë',
      bio: null,
      location: 'Lisbon',
      timeZone: 'Asia/Kolkata',
      track: 'consciousness-integration',
      interests: ['Ethics', 'Facilitation'],
    });
    expect((await client.get('/api/my/profile')).body).toEqual(body);
    expect((await client.patch('/api/my/profile', { track: null })).body.track).toBeNull();
  });

  it('takes who may see what, and leaves the rest as it was', async () => {
    const user = await createUser(app, { skills: ['Rowing'], visibility: { location: 'me' } });
    const client = await app.signInAs(user);
    const { status, body } = await client.patch('/api/my/profile', {
      visibility: { email: 'friends', skills: 'public', bio: 'me' },
      helpsWith: ['Boats'],
      links: [{ label: 'My boat', url: ' https://boat.example.test ' }],
    });
    expect(status).toBe(200);
    expect(body.visibility).toEqual({
      email: 'friends',
      location: 'me',
      timeZone: 'members',
      bio: 'me',
      links: 'members',
      skills: 'public',
      helpsWith: 'members',
      lookingFor: 'members',
      interests: 'members',
      groups: 'members',
      finishedCourses: 'members',
      achievements: 'members',
    });
    expect(body).toMatchObject({
      skills: ['Rowing'],
      helpsWith: ['Boats'],
      links: [{ label: 'My boat', url: 'https://boat.example.test' }],
    });
    const other = await app.signInAs(await createUser(app));
    expect((await other.get(`/api/members/${user.id}`)).body).toMatchObject({ bio: null, email: null });
  });

  it.each([
    [{ visibility: { email: 'everybody' } }, 'visibility.email'],
    [{ visibility: { name: 'me' } }, 'visibility.name'],
    [{ links: [{ label: 'Bad', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    [{ links: [{ label: '', url: 'https://a.example.test' }] }, 'links.0.label'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: null }, 'timeZone'],
    [{ timeZone: 'Etc/GMT+5' }, 'timeZone'],
    [{ timeZone: 'SystemV/EST5' }, 'timeZone'],
    [{ track: 'other' }, 'track'],
    [{ interests: 'Ethics' }, 'interests'],
    [{ interests: ['Ethics', 'Ethics'] }, 'interests'],
    [{ interests: null }, 'interests'],
    [{ firstName: 7 }, 'firstName'],
    [{ bio: 'x'.repeat(2001) }, 'bio'],
    [{ isAdmin: true }, 'isAdmin'],
    [{ email: 'other@example.test' }, 'email'],
  ])('refuses %j', async (changes, field) => {
    const client = await app.signInAs(await createUser(app));
    const { status, body } = await client.patch('/api/my/profile', changes);
    expect(status).toBe(400);
    expect(Object.keys(body.details)).toEqual([field]);
  });
});

describe('A time zone', () => {
  it('is kept under a name that PostgreSQL knows too', async () => {
    const client = await app.signInAs(await createUser(app));
    const { body } = await client.patch('/api/my/profile', { timeZone: 'US/Pacific' });
    expect(body.timeZone).toBe('America/Los_Angeles');
    expect((await client.get('/api/my/activity')).status).toBe(200);
    const zones = Intl.supportedValuesOf('timeZone');
    const rows = await app.database.query({
      text: 'SELECT now() AT TIME ZONE zone FROM unnest($1::text[]) zone',
      values: [zones],
    });
    expect(rows).toHaveLength(zones.length);
  });
});

describe('PUT /api/my/onboarding', () => {
  it('finishes onboarding once and for all', async () => {
    const client = await app.signInAs(await createUser(app, { onboardedAt: null }));
    expect((await client.get('/api/auth/user')).body.hasCompletedOnboarding).toBe(false);
    const { status, body } = await client.put('/api/my/onboarding', { completed: true });
    expect([status, body.hasCompletedOnboarding]).toEqual([200, true]);
    expect((await client.get('/api/auth/user')).body).toEqual(body);
    expect((await client.put('/api/my/onboarding', { completed: false })).status).toBe(400);
  });
});

describe('GET /api/my/membership', () => {
  it('tells what is open and how the payments stand', async () => {
    const membership = async (user: { id: string }) =>
      (await (await app.signInAs(user)).get('/api/my/membership')).body;
    expect(await membership(await createUser(app))).toEqual({
      tier: 'free',
      status: 'none',
      currentPeriodEnd: null,
    });
    expect(await membership(await createProUser(app))).toEqual({
      tier: 'hpc',
      status: 'active',
      currentPeriodEnd: null,
    });
    const ended = await createUser(app);
    const currentPeriodEnd = new Date('2026-01-01T00:00:00Z');
    await createSubscription(app, { userId: ended.id, status: 'canceled', currentPeriodEnd });
    expect(await membership(ended)).toEqual({
      tier: 'free',
      status: 'canceled',
      currentPeriodEnd: '2026-01-01T00:00:00.000Z',
    });
  });
});
