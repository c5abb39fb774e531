import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { CourseSummary } from '../courses/courses.dto.js';

describe('Learning paths', () => {
  let app: TestApp;
  let member: Client;
  beforeAll(async () => {
    app = await createTestApp();
    member = await app.signInAs(await createUser(app));
    await app.data.getRepository('learning_paths').save([
      { id: 'ai-mastery', title: 'AI Mastery', description: 'Ask well.', position: 1 },
      { id: 'leadership-transformation', title: 'Leadership', description: 'Lead.', position: 2 },
    ]);
  });
  afterAll(() => app.close());

  const path = async (id: string, client = member) =>
    (await client.get('/api/learning-paths')).body.find((one: { id: string }) => one.id === id);

  it('are the courses of their tracks in order, with how far the caller has come and what is next', async () => {
    const unplaced = await createCourse(app, { title: 'Unplaced', lessons: 1 });
    const second = await createCourse(app, { title: 'Second', lessons: 2 });
    const first = await createCourse(app, { title: 'First', lessons: 1 });
    const elsewhere = await createCourse(app, { title: 'Elsewhere', track: 'leadership-transformation' });
    await app.data.getRepository('learning_path_courses').insert([
      { pathId: 'ai-mastery', courseId: second.course.id, position: 2 },
      { pathId: 'ai-mastery', courseId: first.course.id, position: 1 },
      { pathId: 'ai-mastery', courseId: elsewhere.course.id, position: 3 },
    ]);
    const visitor = await path('ai-mastery', app.visitor() as Client);
    expect(visitor.courses.map(({ title }: CourseSummary) => title)).toEqual(['First', 'Second', 'Unplaced']);
    expect(visitor).toMatchObject({
      isMember: false,
      totalMinutes: 40,
      total: 3,
      completed: 0,
      percent: 0,
      next: { course: { slug: first.course.slug }, lesson: null },
    });
    for (const { course } of [first, second]) await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${first.lessons[0]!.id}/completion`);
    await member.put(`/api/lessons/${second.lessons[0]!.id}/completion`);
    expect(await path('ai-mastery')).toMatchObject({
      completed: 1,
      percent: 33,
      next: { course: { slug: second.course.slug }, lesson: { id: second.lessons[1]!.id } },
    });
    expect((await path('leadership-transformation')).next.course.slug).toBe(elsewhere.course.slug);
    expect(unplaced.course.track).toBe('ai-mastery');
    expect(await countQueries(app, () => member.get('/api/learning-paths'))).toBeLessThanOrEqual(3);
  });

  it('are joined and left, once however often that is sent', async () => {
    const membership = '/api/learning-paths/ai-mastery/membership';
    const answers = await Promise.all([1, 2, 3].map(() => member.put(membership)));
    expect(answers.map(({ status, body }) => [status, body.isMember])).toEqual(Array(3).fill([200, true]));
    expect((await path('ai-mastery')).isMember).toBe(true);
    expect((await path('leadership-transformation')).isMember).toBe(false);
    expect((await member.delete(membership)).body).toMatchObject({ isMember: false, completed: 1 });
    expect((await member.delete(membership)).status).toBe(200);
    expect((await member.put('/api/learning-paths/astrology/membership')).status).toBe(404);
  });

  it('are joined by the person who chooses their track while being welcomed', async () => {
    const newcomer = await app.signInAs(await createUser(app));
    await newcomer.send('PATCH', '/api/my/profile', { track: 'leadership-transformation' });
    expect((await path('leadership-transformation', newcomer)).isMember).toBe(true);
  });
});
