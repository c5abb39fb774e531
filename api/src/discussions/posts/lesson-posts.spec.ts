import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Lesson } from '../../learning/lessons/lesson.entity.js';
import { Subscription } from '../../membership/subscriptions/subscription.entity.js';
import type { User } from '../../identity/users/user.entity.js';

const question = { title: 'What is a token?', body: 'A word or a part of one?', kind: 'question' };

describe('A discussion under a lesson', () => {
  let app: TestApp;
  let lesson: Lesson;
  let maya: User;
  let [writer, reader] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    lesson = (await createCourse(app, { access: 'pro', lessons: 2 })).lessons[1]!;
    maya = await createProUser(app);
    [writer, reader] = [await enrolled(await createProUser(app)), await enrolled(maya)];
  });

  const enrolled = async (user: User) => {
    const client = await app.signInAs(user);
    await client.put(`/api/courses/${lesson.courseId}/enrollment`);
    return client;
  };
  const write = async (more: object = {}) => {
    const answer = await writer.post('/api/posts', { ...question, lessonId: lesson.id, ...more });
    expect(answer.status).toBe(201);
    return answer.body as { id: string; slug: string };
  };
  const list = (client: Client) => client.get(`/api/posts?lesson=${lesson.courseId}/${lesson.slug}&limit=5`);
  const notifications = async () => (await reader.get('/api/my/notifications')).body.items.length;

  it('is listed under the lesson with their number, and in no list of the community', async () => {
    const { id } = await write();
    const { body, headers } = await list(reader);
    expect(body).toEqual([
      expect.objectContaining({
        id,
        kind: 'lesson',
        lesson: expect.objectContaining({ slug: lesson.slug, title: lesson.title }),
      }),
    ]);
    expect(headers['x-total-count']).toBe('1');
    expect((await reader.get('/api/posts')).body).toEqual([]);
    expect(await countQueries(app, () => list(reader))).toBeLessThanOrEqual(3);
  });

  it('is among what its writer wrote and what its readers follow, while they may see the lesson', async () => {
    const { id } = await write();
    await reader.put(`/api/posts/${id}/follow`);
    const found = async (client: Client, view: string) => (await client.get(`/api/posts?view=${view}`)).body;
    const entry = { id, kind: 'lesson', lesson: expect.objectContaining({ slug: lesson.slug }) };
    expect(await found(writer, 'mine')).toEqual([expect.objectContaining(entry)]);
    expect(await found(writer, 'following')).toEqual([expect.objectContaining(entry)]);
    expect(await found(reader, 'following')).toEqual([expect.objectContaining(entry)]);
    expect(await found(reader, 'mine')).toEqual([]);
    expect(await found(writer, 'mine&kind=question')).toEqual([]);
    expect(await countQueries(app, () => reader.get('/api/posts?view=following'))).toBeLessThanOrEqual(3);
    await app.data.getRepository(Subscription).delete({ userId: maya.id });
    expect(await found(reader, 'following')).toEqual([]);
  });

  it('is read, answered and followed as any other', async () => {
    const { id } = await write();
    expect((await reader.post(`/api/posts/${id}/replies`, { body: 'A part.' })).status).toBe(201);
    const { body } = await writer.get(`/api/posts/${id}`);
    expect(body.replies[0].body).toBe('A part.');
    expect((await writer.get('/api/my/notifications')).body.items).toHaveLength(1);
  });

  it('is about a lesson or in a group, and the answer says so', async () => {
    const groupId = (await app.data.query('SELECT gen_random_uuid() AS id'))[0].id;
    const refused = await writer.post('/api/posts', { ...question, lessonId: lesson.id, groupId });
    expect([400, 404]).toContain(refused.status);
  });

  it('notifies those it mentions only while they may see the lesson', async () => {
    const stranger = await createProUser(app);
    await write({ body: `What do you say, @${maya.slug} and @${stranger.slug}?` });
    expect(await notifications()).toBe(1);
    const other = await app.signInAs(stranger);
    expect((await other.get('/api/my/notifications')).body.items).toEqual([]);
    await app.data.getRepository(Subscription).delete({ userId: maya.id });
    expect(await notifications()).toBe(0);
    expect((await list(reader)).body).toEqual([]);
  });

  it('is open to everybody under a preview', async () => {
    const { lessons } = await createCourse(app, { lessons: 1 });
    const member = await app.signInAs(await createUser(app));
    await member.post('/api/posts', { ...question, lessonId: lessons[0]!.id });
    const { body } = await app.visitor().get(`/api/posts?lesson=${lessons[0]!.courseId}/${lessons[0]!.id}`);
    expect(body).toMatchObject([{ title: question.title, author: null }]);
  });
});
