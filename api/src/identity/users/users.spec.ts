import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portraitUrl } from '#platform/pictures';
import type { Client } from '../../../test/client.js';
import { picture, upload } from '../../../test/factories/picture-factory.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

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

  it.each([
    ['firstName', 'Maya\u202egnp'],
    ['lastName', 'Okafor\nBcc: all@example.test'],
    ['currentRole', 'Nurse\tand manager'],
    ['location', 'Rotter\u2028dam'],
    ['skills', ['Reading\u2066']],
  ])('refuses in %s what does not stay in its line, and says so', async (field, value) => {
    const client = await app.signInAs(await createUser(app));
    const answer = await client.patch('/api/my/profile', { [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { details: { [field]: ['Some characters aren’t supported.'] } },
    });
  });

  it('takes a joiner within a name, and nothing invisible for a name', async () => {
    const client = await app.signInAs(await createUser(app));
    const answer = await client.patch('/api/my/profile', {
      firstName: 'علی\u200cرضا',
      lastName: '\u3164\u200b',
      location: 'Home 👩‍💻',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { firstName: 'علی\u200cرضا', lastName: null, location: 'Home 👩‍💻' },
    });
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
      membersPage: 'members',
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

describe('The picture of a profile', () => {
  let uploads: string;
  let ownApp: TestApp;
  beforeAll(async () => {
    uploads = await mkdtemp(path.join(tmpdir(), 'futurelab-portraits-'));
    ownApp = await createTestApp({ UPLOADS_DIR: uploads });
  });
  afterAll(async () => {
    await ownApp.close();
    await rm(uploads, { recursive: true, force: true });
  });
  const sent = async (client: Client) =>
    (await upload(client, await picture(1000, 600).png().toBuffer())).body as { url: string };

  it('is one the member has uploaded, in its smallest form, and can be taken away', async () => {
    const client = await ownApp.signInAs(await createUser(ownApp));
    const { url } = await sent(client);
    const { status, body } = await client.patch('/api/my/profile', { profileImageUrl: url });
    expect([status, body.profileImageUrl]).toEqual([200, url.replace(/-1000\.webp$/, '-480.webp')]);
    expect((await client.get(body.profileImageUrl)).status).toBe(200);
    expect((await client.get('/api/auth/user')).body.profileImageUrl).toBe(body.profileImageUrl);
    const again = { profileImageUrl: body.profileImageUrl, currentRole: 'Weaver' };
    expect((await client.patch('/api/my/profile', again)).body).toMatchObject(again);
    expect(
      (await client.patch('/api/my/profile', { profileImageUrl: null })).body.profileImageUrl,
    ).toBeNull();
  });

  it('is the photograph for members, and for visitors what is drawn of everybody', async () => {
    const user = await createUser(ownApp);
    const client = await ownApp.signInAs(user);
    const drawn = portraitUrl(user.id);
    const seenBy = async (viewer: Client) =>
      (await viewer.get(`/api/members/${user.id}`)).body.profileImageUrl as string;
    expect([await seenBy(client), (await client.get('/api/auth/user')).body.profileImageUrl]).toEqual([
      drawn,
      drawn,
    ]);
    const { url } = await sent(client);
    const { body } = await client.patch('/api/my/profile', { profileImageUrl: url });
    expect(body.portraitUrl).toBe(drawn);
    expect([await seenBy(client), await seenBy(ownApp.visitor())]).toEqual([body.profileImageUrl, drawn]);
  });

  it('is no picture of someone else, and no address elsewhere', async () => {
    const [mine, theirs] = [
      await ownApp.signInAs(await createUser(ownApp)),
      await ownApp.signInAs(await createUser(ownApp)),
    ];
    const { url } = await sent(theirs);
    for (const profileImageUrl of [url, 'https://elsewhere.example/face.png', 'javascript:alert(1)']) {
      const { status, body } = await mine.patch('/api/my/profile', { profileImageUrl, bio: 'Not kept' });
      expect([status, Object.keys(body.details)]).toEqual([400, ['profileImageUrl']]);
    }
    expect((await mine.get('/api/my/profile')).body).toMatchObject({ profileImageUrl: null, bio: null });
  });
});

describe('A time zone', () => {
  it('of the browser is stored until the member has one, and what they chose stays', async () => {
    const user = await createUser(app, { timeZone: 'UTC', onboardedAt: null });
    const client = await app.signInAs(user);
    const zone = async () => {
      const { timeZone, hasTimeZone } = (await client.get('/api/auth/user')).body;
      return [timeZone, hasTimeZone];
    };
    expect(await zone()).toEqual(['UTC', false]);
    const detect = (timeZone: string) => client.put('/api/my/detected-time-zone', { timeZone });
    expect((await detect('Asia/Calcutta')).status).toBe(204);
    // The rest is skipped.
    await client.put('/api/my/onboarding', { completed: true });
    expect(await zone()).toEqual(['Asia/Kolkata', true]);
    await detect('Europe/Lisbon');
    expect(await zone()).toEqual(['Asia/Kolkata', true]);
    await client.patch('/api/my/profile', { timeZone: 'Europe/Kiev' });
    await detect('Europe/Lisbon');
    expect(await zone()).toEqual(['Europe/Kyiv', true]);
    expect((await detect('Mars/Olympus')).status).toBe(400);
  });

  it('is stored under a name that PostgreSQL knows too', async () => {
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

  it('ends with an address by the name, for who came without one', async () => {
    const client = await app.signInAs(await createUser(app, { onboardedAt: null, slug: 'member-0123abcd' }));
    await client.patch('/api/my/profile', { firstName: 'Uma', lastName: 'Ferreira' });
    const { body } = await client.put('/api/my/onboarding', { completed: true });
    expect(body.slug).toBe('uma-ferreira');
    expect((await client.get('/api/auth/user')).body.slug).toBe('uma-ferreira');
  });

  it('is taken up where it was left, on another device too', async () => {
    const nia = await createUser(app, { onboardedAt: null });
    const [laptop, phone] = [await app.signInAs(nia), await app.signInAs(nia)];
    expect((await laptop.get('/api/my/profile')).body.onboardingStep).toBe(1);
    const { status, body } = await laptop.put('/api/my/onboarding', { step: 3 });
    expect([status, body.hasCompletedOnboarding]).toEqual([200, false]);
    expect((await phone.get('/api/my/profile')).body.onboardingStep).toBe(3);
    for (const step of [0, 5, 1.5, '2'])
      expect((await laptop.put('/api/my/onboarding', { step })).status).toBe(400);
  });
});
