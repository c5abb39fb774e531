import type { Client } from '../../../../test/client.js';
import { createCourse } from '../../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { LearningPathResponse } from '../learning-paths.dto.js';
import type { StaffLearningPath } from './staff-paths.dto.js';

const PATHS = '/api/admin/learning-paths';
const REASON = { reason: 'Asked for by the editors.' };

describe('Administrators and learning paths', () => {
  let app: TestApp;
  let [admin, member] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app));
    member = await app.signInAs(await createUser(app));
    await app.data.getRepository('learning_paths').save([
      { id: 'ai-mastery', title: 'AI Mastery', description: 'Ask well.', position: 1 },
      { id: 'leadership-transformation', title: 'Leadership', description: 'Lead.', position: 2 },
    ]);
  });
  afterAll(() => app.close());

  const find = async (id: string): Promise<StaffLearningPath> => (await admin.get(`${PATHS}/${id}`)).body;
  const begin = async (title: string): Promise<StaffLearningPath> =>
    (await admin.post(PATHS, { ...REASON, title })).body;
  const change = async (id: string, changed: object) => {
    const { version, title, description, courses } = await find(id);
    const courseIds = courses.map((course) => course.id);
    const texts = { title, description: description || 'In order.' };
    return admin.put(`${PATHS}/${id}`, { ...REASON, ...texts, version, courseIds, ...changed });
  };
  const seen = async (id: string, client: Client | ReturnType<TestApp['visitor']> = member) =>
    ((await client.get('/api/learning-paths')).body as LearningPathResponse[]).find((path) => path.id === id);
  const titles = (path: { courses: { title: string }[] } | undefined) =>
    path?.courses.map(({ title }) => title);

  it('begin a path, fill it, publish it and withdraw it; members who joined keep it', async () => {
    const { id, isPublic, isTrack } = await begin('First steps');
    expect([id, isPublic, isTrack]).toEqual(['first-steps', false, false]);
    const empty = await admin.put(`${PATHS}/${id}/publication`, REASON);
    expect([empty.status, empty.body.code]).toEqual([409, 'empty_path']);
    const [one, two] = [await createCourse(app, { title: 'One' }), await createCourse(app, { title: 'Two' })];
    const changed = await change(id, { courseIds: [two.course.id, one.course.id] });
    expect([changed.status, titles(changed.body)]).toEqual([200, ['Two', 'One']]);
    expect(await seen(id)).toBeUndefined();
    expect((await member.get(`/api/learning-paths/${id}`)).status).toBe(404);
    expect((await member.put(`/api/learning-paths/${id}/membership`)).status).toBe(404);

    expect((await admin.put(`${PATHS}/${id}/publication`, REASON)).body.isPublic).toBe(true);
    expect(titles(await seen(id, app.visitor()))).toEqual(['Two', 'One']);
    expect(titles((await app.visitor().get(`/api/learning-paths/${id}`)).body)).toEqual(['Two', 'One']);
    await member.put(`/api/learning-paths/${id}/membership`);

    const withdrawn = await admin.send('DELETE', `${PATHS}/${id}/publication`, REASON);
    expect(withdrawn.body).toMatchObject({ isPublic: false, memberCount: 1 });
    expect(await seen(id, app.visitor())).toBeUndefined();
    expect(await seen(id)).toMatchObject({ isMember: true, total: 2 });
    expect((await member.put(`/api/learning-paths/${id}/membership`)).status).toBe(200);
  });

  it('change the courses of a path; nobody on it loses what they did', async () => {
    const { id } = await begin('Deep work');
    const [done, other] = [await createCourse(app, { lessons: 1 }), await createCourse(app, { lessons: 1 })];
    await change(id, { courseIds: [done.course.id, other.course.id] });
    await admin.put(`${PATHS}/${id}/publication`, REASON);
    await member.put(`/api/learning-paths/${id}/membership`);
    await member.put(`/api/courses/${done.course.id}/enrollment`);
    await member.put(`/api/lessons/${done.lessons[0]!.id}/completion`);
    expect(await seen(id)).toMatchObject({ isMember: true, completed: 1, total: 2, percent: 50 });

    await change(id, { courseIds: [other.course.id] });
    expect(await seen(id)).toMatchObject({ isMember: true, completed: 0, total: 1 });
    expect((await member.get(`/api/courses/${done.course.id}`)).body.progress).toBe(100);

    await change(id, { courseIds: [other.course.id, done.course.id] });
    expect(await seen(id)).toMatchObject({ isMember: true, completed: 1, total: 2, percent: 50 });
    expect(await find(id)).toMatchObject({ memberCount: 1 });
  });

  it('move a course to another track and back; one that its title puts there stays', async () => {
    const { course: lead } = await createCourse(app, {
      title: 'Leadership in small teams',
      track: 'leadership-transformation',
    });
    const { course: prompts } = await createCourse(app, { title: 'Prompt basics', track: 'ai-mastery' });
    const offered = (await admin.get(`${PATHS}/ai-mastery/course-choices`)).body;
    expect(offered).toContainEqual({
      id: lead.id,
      title: 'Leadership in small teams',
      leaves: 'leadership-transformation',
    });
    const before = (await find('ai-mastery')).courses.map(({ id }) => id);
    const moved = await change('ai-mastery', { courseIds: [lead.id, ...before] });
    expect(moved.body.courses[0]).toMatchObject({ id: lead.id, canLeave: true });
    expect(titles(await seen('ai-mastery'))![0]).toBe('Leadership in small teams');
    expect(titles(await seen('leadership-transformation'))).not.toContain('Leadership in small teams');

    const stuck = await change('ai-mastery', {
      courseIds: [lead.id, ...before].filter((id) => id !== prompts.id),
    });
    expect(stuck.body.details.courseIds[0]).toMatch(/“Prompt basics” is on this track by its title/);
    expect((await change('ai-mastery', { courseIds: before })).status).toBe(200);
    expect(titles(await seen('leadership-transformation'))).toContain('Leadership in small teams');
  });

  it('keep the titles of the tracks, and do not withdraw them', async () => {
    const named = await change('ai-mastery', { title: 'Robots' });
    expect(named.body.details).toEqual({ title: ['The three tracks keep their titles.'] });
    const withdrawn = await admin.send('DELETE', `${PATHS}/ai-mastery/publication`, REASON);
    expect([withdrawn.status, (withdrawn.body as { code: string }).code]).toEqual([409, 'track_path']);
  });

  it('add published courses alone', async () => {
    const { id } = await begin('Published only');
    const { course } = await createCourse(app);
    await admin.put(`/api/authoring/courses/${course.id}/withdrawal`);
    for (const courseId of [course.id, '00000000-0000-4000-8000-000000000000'])
      expect((await change(id, { courseIds: [courseId] })).body.details).toEqual({
        courseIds: ['Only published courses can be added.'],
      });
    const given = (await admin.get(`${PATHS}/${id}/course-choices`)).body as { id: string }[];
    expect(given.map((choice) => choice.id)).not.toContain(course.id);
  });

  it('get a conflict when two save the same path: the second loses nothing and replaces nothing', async () => {
    const { id, version, title } = await begin('Two at once');
    const save = (description: string) =>
      admin.put(`${PATHS}/${id}`, { ...REASON, version, title, description, courseIds: [] });
    const answers = await Promise.all([save('Mine.'), save('Theirs.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'stale_path', message: expect.stringMatching(/has changed/) });
    const won = answers.find(({ status }) => status === 200)!;
    expect((await find(id)).description).toBe(won.body.description);
  });

  it('say why, and it is in the audit log', async () => {
    const { id } = await begin('Audited');
    const { course } = await createCourse(app, { title: 'Seen' });
    expect((await change(id, { reason: ' ' })).body.details.reason).toHaveLength(1);
    await change(id, { courseIds: [course.id] });
    const [event] = (await admin.get('/api/admin/audit')).body;
    expect(event).toMatchObject({
      action: 'edit',
      reason: REASON.reason,
      before: { courses: [] },
      after: { courses: ['Seen'] },
    });
  });

  it.each([
    ['title', { title: '' }],
    ['description', { description: 'x'.repeat(601) }],
    ['courseIds', { courseIds: ['no-id'] }],
  ])('hear what is wrong with %s', async (field, wrong) => {
    const { body } = await change('ai-mastery', wrong);
    expect(body.details[field][0]).toMatch(/\.$/);
  });

  it('are the only ones: members and moderators find nothing here', async () => {
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    for (const client of [member, moderator]) expect((await client.get(PATHS)).status).toBe(403);
    expect((await admin.get(`${PATHS}/astrology`)).status).toBe(404);
  });
});
