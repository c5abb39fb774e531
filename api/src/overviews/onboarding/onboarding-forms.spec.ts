import type { Client } from '../../../test/client.js';
import { createCourse, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('The onboarding in a browser without a script', () => {
  let app: TestApp;
  let nia: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    nia = await app.signInAs(await createUser(app, { firstName: 'Nia', onboardedAt: null }));
  });
  const submit = (step: number, fields: string[][], client = nia) =>
    client.post(`/api/onboarding-forms/${step}`, undefined, {
      headers: FORM,
      payload: new URLSearchParams(fields as [string, string][]).toString(),
    });
  const profile = async () => (await nia.get('/api/my/profile')).body;

  it('keeps each step and goes on, on any device', async () => {
    const returnTo = '/events/open-studio?day=2';
    const who = await submit(1, [
      ['currentRole', 'Nurse'],
      ['timeZone', 'America/Lima'],
      ['returnTo', returnTo],
    ]);
    expect([who.status, who.headers.location]).toEqual([
      303,
      `/onboarding?step=2&returnTo=${encodeURIComponent(returnTo)}`,
    ]);
    const want = await submit(2, [
      ['go', 'next'],
      ['intents', 'Keep my own judgment sharp'],
      ['interests', 'Ethics'],
      ['interests', 'Health'],
      ['newsletterAsked', 'on'],
      ['newsletter', 'on'],
    ]);
    expect(want.headers.location).toBe('/onboarding?step=3');
    expect((await submit(3, [['track', 'ai-mastery']])).headers.location).toBe('/onboarding?step=4');
    expect(await profile()).toMatchObject({
      currentRole: 'Nurse',
      timeZone: 'America/Lima',
      intents: ['Keep my own judgment sharp'],
      interests: ['Ethics', 'Health'],
      track: 'ai-mastery',
      onboardingStep: 4,
      hasCompletedOnboarding: false,
    });
    expect((await nia.get('/api/my/newsletter')).body).toEqual({ state: 'on' });
    const done = await submit(4, [
      ['go', 'next'],
      ['returnTo', returnTo],
    ]);
    expect([done.status, done.headers.location]).toEqual([303, returnTo]);
    expect((await profile()).hasCompletedOnboarding).toBe(true);
  });

  it('skips a step, keeping nothing of it, and leaves for good', async () => {
    const skipped = await submit(1, [
      ['go', 'skip'],
      ['currentRole', 'Not kept'],
    ]);
    expect(skipped.headers.location).toBe('/onboarding?step=2');
    expect(await profile()).toMatchObject({ currentRole: 'Facilitator', onboardingStep: 2 });
    for (const returnTo of ['//evil.example', '/\\evil.example', '/api/logout', 'https://evil.example']) {
      const left = await submit(2, [
        ['go', 'leave'],
        ['returnTo', returnTo],
      ]);
      expect(left.headers.location).toBe('/');
    }
    expect((await profile()).hasCompletedOnboarding).toBe(true);
  });

  it('joins, enrolls, goes and says hello with a button each, and stays on the step', async () => {
    const { course } = await createCourse(app);
    const group = await createGroup(app);
    const event = await createEvent(app, {});
    const enrolled = await submit(3, [['go', `enroll:${course.slug}`]]);
    expect(enrolled.headers.location).toBe('/onboarding?step=3');
    const hello = [
      ['go', 'hello'],
      ['title', 'Hello from Nia'],
      ['body', 'Hello, I am Nia.'],
    ];
    for (const fields of [[['go', `join:${group.slug}`]], [['go', `attend:${event.slug}`]], hello, hello]) {
      const { status, headers } = await submit(4, fields);
      expect([status, headers.location]).toEqual([303, '/onboarding?step=4']);
    }
    expect((await nia.get('/api/my/activity')).body.guide).toMatchObject({
      courseStarted: true,
      groupJoined: true,
      eventRsvped: true,
      introduced: true,
    });
    const posts = (await nia.get('/api/posts?kind=introduction')).body;
    expect(posts.filter(({ title }: { title: string }) => title === 'Hello from Nia')).toHaveLength(1);
    await submit(4, [['go', `leave-group:${group.slug}`]]);
    await submit(4, [['go', `stay-away:${event.slug}`]]);
    expect((await nia.get('/api/my/activity')).body.guide).toMatchObject({ groupJoined: false });
  });

  it('gives back what was typed, with why, also to who was signed out', async () => {
    const wrong = await submit(1, [
      ['currentRole', 'x'.repeat(121)],
      ['timeZone', 'Asia/Kolkata'],
    ]);
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('x'.repeat(121));
    const empty = await submit(4, [
      ['go', 'hello'],
      ['title', 'Hello'],
      ['body', ' '],
    ]);
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('Please write something.');
    const signedOut = await submit(1, [['currentRole', 'Nurse']], app.visitor());
    expect(signedOut.status).toBe(401);
    expect(signedOut.text).toContain('value="Nurse"');
  });
});
