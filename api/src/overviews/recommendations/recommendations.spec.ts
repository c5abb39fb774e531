import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import {
  addToGroup,
  createCourse,
  createEvent,
  createGroup,
} from '../../../test/factories/product-factories.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { RecommendationResponse } from './recommendations.dto.js';

describe('Recommendations', () => {
  let app: TestApp;
  let user: User;
  let member: Client;
  beforeEach(async () => {
    app = await createTestApp();
    user = await createUser(app, { interests: ['Gardens'], timeZone: 'Asia/Tokyo' });
    member = await app.signInAs(user);
  });
  afterEach(() => app.close());

  const list = async (client = member): Promise<RecommendationResponse[]> =>
    (await client.get('/api/my/recommendations')).body;
  const titles = async (client = member) => (await list(client)).map(({ title }) => title);

  it('each say why they are here', async () => {
    const begun = await createCourse(app, { title: 'Begun', lessons: 2 });
    await createCourse(app, { title: 'Fresh' });
    await createEvent(app, { title: 'Circle', startsAt: new Date('2099-03-05T23:30:00Z'), capacity: 1 });
    const group = await createGroup(app, { name: 'Growers', about: 'We keep gardens.' });
    const peer = await createUser(app, { firstName: 'Pia', lastName: 'Peer', interests: ['Gardens'] });
    await addToGroup(app, group, peer);
    await member.put(`/api/courses/${begun.course.id}/enrollment`);
    await member.put(`/api/lessons/${begun.lessons[0]!.id}/completion`);
    const all = await list();
    expect(all.map(({ kind, title, href, reason }) => [kind, title, href, reason])).toEqual([
      [
        'lesson',
        'Lesson 2',
        `/learn/${begun.course.slug}/lesson/${begun.lessons[1]!.slug}`,
        'You’re 50% through Begun. This is where you left off.',
      ],
      ['person', 'Pia Peer', `/profile/${peer.slug}`, 'Both in Lisbon.'],
      ['event', 'Circle', expect.any(String), 'Friday, March 6, 1 spot left. You haven’t RSVP’d yet.'],
      ['course', 'Fresh', expect.any(String), 'It’s part of AI Mastery, like Begun. It takes 40 min.'],
      ['group', 'Growers', expect.any(String), 'You’re interested in Gardens, and so are its members.'],
    ]);
    expect(all[0]!.why).toContain('You’ve completed 1 lesson.');
    expect(all.every(({ why }) => why.length > 0)).toBe(true);
    expect(await countQueries(app, () => list())).toBeLessThanOrEqual(3);
  });

  it('name an exchange to answer, and to Pro members a project to join, that are about what their profile says', async () => {
    const owner = await app.signInAs(await createProUser(app));
    const admin = await app.signInAs(await createAdmin(app));
    const roles = [{ name: 'Digger', hoursPerWeek: 2 }];
    const fields = { purpose: 'For everybody.', roles };
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    for (const [title, skills] of [
      ['A shared bed', ['Gardens']],
      ['A ledger', ['Accounting']],
    ] as const) {
      const { id } = (await owner.post('/api/projects', { ...fields, title, skills })).body;
      await admin.put(`/api/projects/${id}/stage`, { stage: 'open' });
    }
    const exchange = { body: 'An hour.', until, hours: 1 };
    await owner.post('/api/exchanges', { ...exchange, kind: 'offer', title: 'Gardens for beginners' });
    await owner.post('/api/exchanges', { ...exchange, kind: 'request', title: 'Who reads my ledger?' });
    const [offer, ...others] = (await list()).filter(({ kind }) => kind !== 'person');
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      kind: 'exchange',
      title: 'Gardens for beginners',
      reason: 'Someone offers help with “Gardens”, which you’re looking for.',
    });
    const pro = await app.signInAs(await createProUser(app, { interests: ['Gardens'], skills: [] }));
    const project = (await list(pro)).find(({ kind }) => kind === 'project')!;
    expect(project).toMatchObject({
      title: 'A shared bed',
      reason: 'It’s recruiting and about Gardens. Roles start at 2 hours a week.',
    });
    await pro.delete(`/api/my/recommendations/${project.id}`);
    expect((await list(pro)).map(({ kind }) => kind)).not.toContain('project');
    expect(await countQueries(app, () => list())).toBeLessThanOrEqual(3);
  });

  it('are never done, past, full, answered, blocked, or closed to the member', async () => {
    const done = await createCourse(app, { title: 'Done', lessons: 1 });
    await member.put(`/api/courses/${done.course.id}/enrollment`);
    await member.put(`/api/lessons/${done.lessons[0]!.id}/completion`);
    await createCourse(app, { title: 'Only Pro', access: 'pro' });
    await createEvent(app, { title: 'Pro event', access: 'pro' });
    await createEvent(app, { title: 'Past', startsAt: new Date(Date.now() - 3 * 3_600_000) });
    await createEvent(app, { title: 'Full', capacity: 1, goingCount: 1 });
    const answered = await createEvent(app, { title: 'Answered' });
    await member.put(`/api/events/${answered.id}/rsvp`, { status: 'going' });
    for (const visibility of ['private', 'secret', 'pro'] as const) await createGroup(app, { visibility });
    const mine = await createGroup(app);
    await addToGroup(app, mine, user);
    const blocked = await createUser(app, { interests: ['Gardens'] });
    await createEvent(app, { title: 'By somebody blocked', hostId: blocked.id });
    await member.put(`/api/members/${blocked.id}/block`);
    expect(await titles()).toEqual([]);
    const pro = await app.signInAs(await createProUser(app));
    expect(await titles(pro)).toEqual(expect.arrayContaining(['Only Pro', 'Pro event']));
  });

  it('are at most ten', async () => {
    for (let n = 0; n < 6; n += 1) {
      await createEvent(app);
      await createGroup(app);
      await createUser(app, { interests: ['Gardens'] });
      const { course } = await createCourse(app);
      if (n < 4) await member.put(`/api/courses/${course.id}/enrollment`);
      await createCourse(app);
    }
    expect(await list()).toHaveLength(10);
  });

  it('put the courses of a path that was joined first', async () => {
    await app.data
      .getRepository('learning_paths')
      .save([{ id: 'consciousness-integration', title: 'Consciousness', description: '', position: 1 }]);
    for (let n = 0; n < 3; n += 1) await createCourse(app);
    await createCourse(app, { title: 'On the path', track: 'consciousness-integration' });
    await createCourse(app, { title: 'After it', track: 'consciousness-integration' });
    expect(await titles()).not.toContain('On the path');
    await member.put('/api/learning-paths/consciousness-integration/membership');
    const [first, second] = await list();
    expect(second).toMatchObject({
      title: 'After it',
      reason: 'It’s a later course on Consciousness, a path you joined. It takes 40 min.',
    });
    expect(first).toMatchObject({
      title: 'On the path',
      reason: 'It’s the next course on Consciousness, a path you joined. It takes 40 min.',
    });
  });

  it('stay away once they are not for the member, until that is taken back', async () => {
    await createCourse(app, { title: 'Fresh' });
    await createUser(app, { firstName: 'Pia', lastName: 'Peer', interests: ['Gardens'] });
    const shown = await list();
    expect(shown.map(({ kind }) => kind)).toEqual(['person', 'course']);
    for (const { id } of [...shown, ...shown])
      expect((await member.delete(`/api/my/recommendations/${id}`)).status).toBe(204);
    expect(await titles()).toEqual([]);
    await member.put(`/api/my/recommendations/${shown[1]!.id}`);
    expect(await titles()).toEqual(['Fresh']);
    expect((await member.delete('/api/my/recommendations/course-nowhere')).status).toBe(404);
  });

  it('can be switched off', async () => {
    await createCourse(app, { title: 'Fresh' });
    expect((await member.get('/api/my/recommendation-settings')).body).toEqual({ enabled: true });
    await member.put('/api/my/recommendation-settings', { enabled: false });
    expect(await titles()).toEqual([]);
    expect((await member.get('/api/my/recommendation-settings')).body).toEqual({ enabled: false });
    await member.put('/api/my/recommendation-settings', { enabled: true });
    expect(await titles()).toEqual(['Fresh']);
  });
});
