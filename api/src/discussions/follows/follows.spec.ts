import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import {
  addToGroup,
  createEvent,
  createGroup,
  createPost,
} from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import { MemberBlock } from '../../people/blocks/member-block.entity.js';
import { Notification } from '../../notifications/notification.entity.js';

describe('Following tags and people', () => {
  let app: TestApp;
  let [hana, maya] = [] as unknown as [User, User];
  let [writer, reader] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const joinedAt = new Date('2026-01-10');
    hana = await createUser(app, { firstName: 'Hana', lastName: null, joinedAt });
    maya = await createUser(app, { firstName: 'Maya', lastName: null, joinedAt });
    [writer, reader] = [await app.signInAs(hana), await app.signInAs(maya)];
  });

  const post = async (more: object = {}) => {
    const content = { title: 'A draft', body: 'Of a text.', kind: 'discussion', ...more };
    const { status } = await writer.post('/api/posts', content);
    expect(status).toBe(201);
    await app.runJobs();
  };
  const notified = async () =>
    (
      await app.data.getRepository(Notification).find({
        where: { userId: maya.id, kind: 'followed-post' },
        order: { createdAt: 'ASC' },
      })
    ).map(({ title }) => title);
  const following = async () =>
    (await reader.get('/api/posts?view=following')).body.map(({ title }: { title: string }) => title);

  it('notifies of new discussions once, and lists them, until it ends', async () => {
    expect((await reader.put('/api/my/follows/tags/Caf%C3%89')).status).toBe(204);
    expect((await reader.put(`/api/my/follows/members/${hana.id}`)).status).toBe(204);
    await post({ title: 'Of both', tags: ['cafe'] });
    await post({ title: 'Of the person' });
    expect(await notified()).toEqual(['Of both', 'Of the person']);
    expect(await following()).toEqual(['Of the person', 'Of both']);
    expect((await reader.get('/api/my/follows')).body).toMatchObject({
      tags: ['café'],
      people: [{ id: hana.id, name: 'Hana' }],
    });
    await reader.delete(`/api/my/follows/members/${hana.id}`);
    await post({ title: 'Of nothing' });
    expect(await following()).toEqual(['Of both']);
    await reader.delete('/api/my/follows/tags/cafe');
    expect(await following()).toEqual([]);
    expect(await notified()).toHaveLength(2);
  });

  it('tells nobody of what they may not see, and the people of a group as they chose there', async () => {
    await reader.put('/api/my/follows/tags/craft');
    const closed = await createGroup(app, { visibility: 'private' });
    await addToGroup(app, closed, hana);
    await post({ groupId: closed.id, tags: ['craft'] });
    const open = await createGroup(app);
    for (const user of [hana, maya]) await addToGroup(app, open, user);
    await post({ groupId: open.id, tags: ['craft'] });
    expect(await notified()).toEqual([]);
  });

  it('tells the people of a group of what is said of its events', async () => {
    await reader.put(`/api/my/follows/members/${hana.id}`);
    const group = await createGroup(app);
    for (const user of [hana, maya]) await addToGroup(app, group, user);
    const { id: eventId } = await createEvent(app, { groupId: group.id });
    await post({ eventId, title: 'Of the event' });
    expect(await notified()).toEqual(['Of the event']);
  });

  it('is not of oneself, nor of people who are apart', async () => {
    expect((await reader.put(`/api/my/follows/members/${maya.id}`)).body.code).toBe('yourself');
    await app.data.getRepository(MemberBlock).save({ blockerId: hana.id, blockedId: maya.id });
    expect((await reader.put(`/api/my/follows/members/${hana.id}`)).status).toBe(404);
  });

  it('is of 200 tags at most', async () => {
    await app.database.query({
      text: `INSERT INTO tag_follows (user_id, folded, tag) SELECT $1, 't' || n, 't' || n FROM generate_series(1, 200) n`,
      values: [maya.id],
    });
    expect((await reader.put('/api/my/follows/tags/t7')).status).toBe(204);
    expect((await reader.put('/api/my/follows/tags/one-more')).body.code).toBe('too_many_follows');
    expect((await reader.put('/api/my/follows/tags/%3Cb%3E')).status).toBe(400);
  });

  it('counts the tags of what the reader may see, the most frequent first', async () => {
    const secret = await createGroup(app, { visibility: 'secret' });
    await createPost(app, { authorId: hana.id, tags: ['shared-tag', 'c++'] });
    await createPost(app, { authorId: hana.id, tags: ['shared-tag'] });
    await createPost(app, { authorId: hana.id, tags: ['hidden-tag'], groupId: secret.id });
    await reader.put('/api/my/follows/tags/c%2B%2B');
    const { body } = await reader.get('/api/tags');
    const of = (tag: string) => body.filter((one: { tag: string }) => one.tag === tag);
    expect([...of('shared-tag'), ...of('c++')]).toEqual([
      { tag: 'shared-tag', count: 2, isFollowed: false },
      { tag: 'c++', count: 1, isFollowed: true },
    ]);
    expect(of('hidden-tag')).toEqual([]);
    expect(body.findIndex(({ tag }: { tag: string }) => tag === 'shared-tag')).toBeLessThan(
      body.findIndex(({ tag }: { tag: string }) => tag === 'c++'),
    );
  });

  it('leaves the list in one statement, with what is pinned for everyone first, page by page', async () => {
    const first = await createPost(app, { authorId: hana.id, title: 'Read this first' });
    for (const title of ['Two', 'Three']) await createPost(app, { authorId: hana.id, title });
    expect((await reader.put(`/api/posts/${first.id}/pin`)).body.code).toBe('not_moderator');
    const admin = await app.signInAs(await createAdmin(app));
    expect((await admin.put(`/api/posts/${first.id}/pin`)).status).toBe(204);
    const { body, headers } = await reader.get('/api/posts?limit=1');
    expect(body).toMatchObject([{ title: 'Read this first', isPinned: true, repliers: [] }]);
    const next = /<(.*)>; rel="next"/.exec(String(headers.link))![1]!;
    expect((await reader.get(next)).body).toMatchObject([{ title: 'Three' }]);
    expect(await countQueries(app, () => reader.get('/api/posts'))).toBeLessThanOrEqual(2);
    await admin.delete(`/api/posts/${first.id}/pin`);
    expect((await reader.get('/api/posts?limit=1')).body).not.toMatchObject([{ title: 'Read this first' }]);
  });
});
