import type { Client, TestResponse } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import {
  addToGroup,
  createCourse,
  createEvent,
  createGroup,
  createPost,
  createReply,
} from '../../../test/factories/product-factories.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { FeedItem } from './feed.dto.js';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describe('The feed', () => {
  let app: TestApp;
  let hana: User;
  let member: Client;
  beforeEach(async () => {
    app = await createTestApp();
    hana = await createUser(app, { firstName: 'Hana', lastName: 'Ito', joinedAt: daysAgo(90) });
    member = await app.signInAs(await createUser(app, { joinedAt: daysAgo(90) }));
  });
  afterEach(() => app.close());

  const list = async (client = member): Promise<FeedItem[]> => (await client.get('/api/feed')).body;
  const titles = async (client = member) => (await list(client)).map(({ title }) => title);

  it('has discussions, events, projects, finished courses and newcomers, the newest first', async () => {
    const { course, lessons } = await createCourse(app, { title: 'Finished', lessons: 1 });
    const her = await app.signInAs(hana);
    await her.put(`/api/courses/${course.id}/enrollment`);
    await her.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await app.data.query('UPDATE enrollments SET completed_at = $1', [daysAgo(1)]);
    const owner = await app.signInAs(await createProUser(app, { joinedAt: daysAgo(80) }));
    const admin = await app.signInAs(await createAdmin(app, { joinedAt: daysAgo(80) }));
    const project = {
      title: 'Recruiting',
      purpose: 'For everybody.',
      roles: [{ name: 'Editor', hoursPerWeek: 2 }],
    };
    const { id } = (await owner.post('/api/projects', project)).body;
    await admin.put(`/api/projects/${id}/stage`, { stage: 'open' });
    await app.data.query('UPDATE projects SET created_at = $1', [daysAgo(2)]);
    await createEvent(app, { title: 'Circle', hostId: hana.id, createdAt: daysAgo(3) });
    await createUser(app, { firstName: 'New', lastName: 'Here', joinedAt: daysAgo(4) });
    await createPost(app, {
      authorId: hana.id,
      title: 'A question',
      kind: 'question',
      lastActivityAt: daysAgo(5),
    });
    await createPost(app, {
      authorId: hana.id,
      title: 'Hello',
      kind: 'introduction',
      lastActivityAt: daysAgo(6),
    });

    const items = await list();
    expect(items.map(({ kind, title, person }) => [kind, title, person?.name])).toEqual([
      ['finished_course', 'Finished', 'Hana Ito'],
      ['project', 'Recruiting', expect.any(String)],
      ['event', 'Circle', 'Hana Ito'],
      ['newcomer', '', 'New Here'],
      ['question', 'A question', 'Hana Ito'],
      ['introduction', 'Hello', 'Hana Ito'],
    ]);
    expect(items[1]!.project).toEqual({ openRoles: 1, fewestHours: 2 });
    expect(items[2]!.event).toMatchObject({ going: 0, status: null, isFull: false, access: 'free' });
  });

  it('shows a question whose answer was accepted with that answer, and who replied last', async () => {
    const post = await createPost(app, { authorId: hana.id, kind: 'question', isAnswered: true });
    for (const [firstName, days] of [
      ['Ari', 4],
      ['Bo', 3],
      ['Cleo', 2],
      ['Dee', 1],
    ] as const) {
      const { id } = await createUser(app, { firstName, lastName: 'Reader', joinedAt: daysAgo(90) });
      await createReply(app, {
        postId: post.id,
        authorId: id,
        body: `${firstName}’s answer`,
        createdAt: daysAgo(days),
        isAccepted: firstName === 'Bo',
      });
    }
    const [item] = await list();
    expect(item).toMatchObject({
      kind: 'answer',
      excerpt: 'Bo’s answer',
      replyCount: 4,
      href: `/community/discussions/${post.slug}`,
    });
    expect(item!.repliers.map(({ name }) => name)).toEqual(['Dee Reader', 'Cleo Reader', 'Bo Reader']);
  });

  it('has a discussion on top once an answer was accepted, read by who accepted it', async () => {
    const her = await app.signInAs(hana);
    const old = { authorId: hana.id, lastActivityAt: daysAgo(5), createdAt: daysAgo(5) };
    const question = await createPost(app, { ...old, title: 'Asked', kind: 'question' });
    const other = await createUser(app, { joinedAt: daysAgo(90) });
    const reply = await createReply(app, { postId: question.id, authorId: other.id, createdAt: daysAgo(4) });
    await createPost(app, { ...old, title: 'Talk', lastActivityAt: daysAgo(3) });
    expect(await titles()).toEqual(['Talk', 'Asked']);
    await her.put(`/api/posts/${question.id}/answer/${reply.id}`, {});
    const [first] = await list();
    expect(first).toMatchObject({ title: 'Asked', kind: 'answer' });
    expect(Date.parse(first!.at)).toBeGreaterThan(daysAgo(1).getTime());
    expect((await her.get(`/api/posts/${question.id}`)).body.isUnread).toBe(false);
  });

  it('has no project of a member whom the viewer has muted', async () => {
    const lead = await createProUser(app, { joinedAt: daysAgo(80) });
    const owner = await app.signInAs(lead);
    const admin = await app.signInAs(await createAdmin(app, { joinedAt: daysAgo(80) }));
    const project = { title: 'Recruiting', purpose: 'Us.', roles: [{ name: 'Editor', hoursPerWeek: 2 }] };
    const { id } = (await owner.post('/api/projects', project)).body;
    await admin.put(`/api/projects/${id}/stage`, { stage: 'open' });
    expect(await titles()).toEqual(['Recruiting']);
    expect((await member.put(`/api/members/${lead.id}/mute`, {})).status).toBe(204);
    expect(await titles()).toEqual([]);
  });

  it('has nothing that the member may not see', async () => {
    const closed = await createGroup(app, { visibility: 'private' });
    await addToGroup(app, closed, hana);
    await createPost(app, { authorId: hana.id, groupId: closed.id, title: 'In a closed group' });
    await createEvent(app, { groupId: closed.id, title: 'Of a closed group' });
    await createPost(app, {
      authorId: hana.id,
      title: 'Removed',
      deletedAt: new Date(),
      removedBy: 'author',
    });
    await createPost(app, { authorId: hana.id, title: 'Hidden', hiddenAt: new Date() });
    await createEvent(app, { title: 'Canceled', canceledAt: new Date() });
    await createEvent(app, { title: 'Past', startsAt: daysAgo(1) });
    const blocked = await createUser(app);
    await createPost(app, { authorId: blocked.id, title: 'By someone blocked' });
    await createEvent(app, { hostId: blocked.id, title: 'With someone blocked' });
    const post = await createPost(app, { authorId: hana.id, title: 'Open' });
    await createReply(app, { postId: post.id, authorId: blocked.id });
    await member.put(`/api/members/${blocked.id}/block`);

    const [item, ...others] = await list();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ title: 'Open', replyCount: 0, repliers: [] });
    expect(await titles(await app.signInAs(hana))).toContain('In a closed group');
  });

  it('leaves out a finished course that its member does not show', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 1 });
    const her = await app.signInAs(hana);
    await her.put(`/api/courses/${course.id}/enrollment`);
    await her.put(`/api/lessons/${lessons[0]!.id}/completion`);
    expect(await titles()).toEqual([course.title]);
    await app.data.query(`UPDATE users SET visibility = '{"finishedCourses": "me"}' WHERE id = $1`, [
      hana.id,
    ]);
    expect(await titles()).toEqual([]);
  });

  it('is read page by page, each item once, and by a bounded number of statements', async () => {
    for (let n = 1; n <= 4; n += 1)
      await createPost(app, { authorId: hana.id, title: `Post ${n}`, lastActivityAt: daysAgo(2 * n) });
    for (let n = 1; n <= 3; n += 1)
      await createEvent(app, { title: `Event ${n}`, createdAt: daysAgo(2 * n + 1) });
    const seen: string[] = [];
    let url: string | undefined = '/api/feed?limit=2';
    while (url) {
      const page: TestResponse = await member.get(url);
      seen.push(...(page.body as FeedItem[]).map(({ title }) => title));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(seen).toEqual(['Post 1', 'Event 1', 'Post 2', 'Event 2', 'Post 3', 'Event 3', 'Post 4']);
    expect(await countQueries(app, () => list())).toBeLessThanOrEqual(3);
  });

  it('refuses a cursor that is none', async () => {
    for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')])
      expect((await member.get(`/api/feed?cursor=${cursor}`)).status).toBe(400);
  });
});
