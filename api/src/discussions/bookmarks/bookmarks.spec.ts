import type { Client } from '../../../test/client.js';
import { createGroup, createPost, createReply } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import { Post } from '../posts/post.entity.js';
import { PostReply } from '../posts/replies/post-reply.entity.js';
import { BookmarkRemindersService } from './bookmark-reminders.service.js';
import { Bookmark } from './bookmark.entity.js';

const LIST = '/api/my/bookmarks';
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

describe('Bookmarks', () => {
  let app: TestApp;
  let author: User;
  beforeAll(async () => {
    app = await createTestApp();
    author = await createUser(app, { firstName: 'Hana', lastName: 'Sato' });
  });
  afterAll(() => app.close());

  async function member(more: Partial<User> = {}): Promise<{ user: User; client: Client }> {
    const user = await createUser(app, { timeZone: 'UTC', ...more });
    return { user, client: await app.signInAs(user) };
  }
  const post = (more: Partial<Post> = {}) => createPost(app, { authorId: author.id, ...more });
  const titles = async (client: Client, query = '') =>
    (await client.get(LIST + query)).body.map(({ title }: { title: string }) => title);
  const notified = async (client: Client) =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);

  it('are listed the latest first, page by page, with what they are of', async () => {
    const { client } = await member();
    const one = await post({ title: 'First' });
    const reply = await createReply(app, { postId: one.id, authorId: author.id, body: 'Measure it.' });
    const two = await post({ title: 'Second' });
    expect((await client.put(`${LIST}/reply/${reply.id}`, {})).status).toBe(204);
    expect((await client.put(`${LIST}/post/${two.id}`, {})).status).toBe(204);
    const first = await client.get(`${LIST}?limit=1`);
    expect(first.body).toEqual([
      expect.objectContaining({ kind: 'post', id: two.id, title: 'Second', remindAt: null, group: null }),
    ]);
    const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))![1]!;
    expect((await client.get(next)).body).toEqual([
      expect.objectContaining({
        kind: 'reply',
        id: reply.id,
        title: 'First',
        excerpt: 'Measure it.',
        href: `/community/discussions/${one.slug}?reply=${reply.id}#reply-${reply.id}`,
        author: expect.objectContaining({ name: 'Hana Sato' }),
      }),
    ]);
    expect(await titles(client, `?post=${one.id}`)).toEqual(['First']);
    await client.delete(`${LIST}/post/${two.id}`);
    expect(await titles(client)).toEqual(['First']);
  });

  it('are one per member and subject, also when pressed twice at once', async () => {
    const { client } = await member();
    const other = await member();
    const one = await post();
    const answers = await Promise.all([1, 2, 3].map(() => client.put(`${LIST}/post/${one.id}`, {})));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await titles(client)).toHaveLength(1);
    expect(await titles(other.client)).toEqual([]);
  });

  it('are of what the member may read, and drop out when they may not any more', async () => {
    const { client } = await member();
    const group = await createGroup(app, { visibility: 'private' });
    const secret = await post({ groupId: group.id });
    expect((await client.put(`${LIST}/post/${secret.id}`, {})).status).toBe(404);
    const one = await post({ title: 'Seen' });
    const reply = await createReply(app, { postId: one.id, authorId: author.id });
    await client.put(`${LIST}/post/${one.id}`, {});
    await client.put(`${LIST}/reply/${reply.id}`, {});
    await app.data.getRepository(PostReply).update(reply.id, { hiddenAt: new Date() });
    expect(await titles(client)).toEqual(['Seen']);
    expect((await client.put(`${LIST}/reply/${reply.id}`, {})).status).toBe(404);
    await app.data.getRepository(Post).update(one.id, { deletedAt: new Date(), removedBy: 'author' });
    expect(await titles(client)).toEqual([]);
  });

  it('are 1,000 at most', async () => {
    const { user, client } = await member();
    // A hundred at a time: one statement for all takes longer than the time limit on a busy machine.
    for (let first = 1; first < 1000; first += 100) {
      await app.data.query(
        `WITH p AS (
           INSERT INTO posts (slug, title, body, excerpt, kind, author_id)
           SELECT 'many-' || n, 'Many', 'Many', 'Many', 'discussion', $1
             FROM generate_series($3::int, $3::int + 99) n RETURNING id
         ) INSERT INTO bookmarks (user_id, subject_id, post_id) SELECT $2, id, id FROM p`,
        [author.id, user.id, first],
      );
    }
    const answer = await client.put(`${LIST}/post/${(await post()).id}`, {});
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'too_many_bookmarks',
      message: 'You have 1,000 bookmarks. Remove one first.',
    });
    const [{ id }] = (await client.get(`${LIST}?limit=1`)).body;
    expect((await client.put(`${LIST}/post/${id}`, { remindOn: inDays(3) })).status).toBe(204);
  });

  it('have a reminder at 9:00 where the member is, which can be taken off again', async () => {
    const { client } = await member({ timeZone: 'Asia/Tokyo' });
    const one = await post({ title: 'Later' });
    await post();
    await client.put(`${LIST}/post/${one.id}`, { remindOn: inDays(5) });
    expect((await client.get(`${LIST}?reminder=true`)).body).toEqual([
      expect.objectContaining({ remindAt: expect.stringContaining(`${inDays(5)}T00:00:00`) }),
    ]);
    await client.put(`${LIST}/post/${one.id}`, {});
    expect(await titles(client, '?reminder=true')).toEqual([]);
    expect(await titles(client)).toEqual(['Later']);
  });

  it.each(['2020-01-01', '2999-01-01', '2026-02-31', 'soon'])('refuse a reminder on %s', async (remindOn) => {
    const { client } = await member();
    const answer = await client.put(`${LIST}/post/${(await post()).id}`, { remindOn });
    expect(answer.status).toBe(400);
    expect(answer.body.details.remindOn).toEqual([expect.stringContaining('Choose a da')]);
    expect(await titles(client)).toEqual([]);
  });

  it('remind once, also when two send at once, and never of what is hidden by then', async () => {
    const { user, client } = await member();
    const one = await post({ title: 'Read again' });
    const hidden = await post({ title: 'Hidden by then' });
    for (const { id } of [one, hidden]) await client.put(`${LIST}/post/${id}`, { remindOn: inDays(2) });
    await app.data.getRepository(Post).update(hidden.id, { hiddenAt: new Date() });
    const reminders = app.nest.get(BookmarkRemindersService);
    await reminders.remind(new Date());
    expect(await notified(client)).toEqual([]);
    const due = new Date(Date.now() + 4 * DAY);
    await Promise.all([reminders.remind(due), reminders.remind(due)]);
    await reminders.remind(due);
    expect(await notified(client)).toEqual(['Reminder: “Read again”']);
    const stored = await app.data.getRepository(Bookmark).findBy({ userId: user.id });
    expect(stored.map(({ remindAt }) => remindAt)).toEqual([null, null]);
  });
});
