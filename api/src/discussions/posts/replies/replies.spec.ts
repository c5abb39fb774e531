import { randomUUID } from 'node:crypto';
import type { Client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import {
  addToGroup,
  createGroup,
  createPost,
  createReply,
} from '../../../../test/factories/product-factories.js';
import { LiveStream } from '../../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { MemberBlock } from '../../../people/blocks/member-block.entity.js';
import type { User } from '../../../identity/users/user.entity.js';
import type { Post } from '../post.entity.js';

describe('Replying', () => {
  let app: TestApp;
  let leo: User;
  let maya: User;
  let asker: Client;
  let helper: Client;
  let post: Post;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const joinedAt = new Date('2026-01-10');
    [leo, maya] = [
      await createUser(app, { firstName: 'Leo', lastName: null, joinedAt }),
      await createUser(app, { firstName: 'Maya', lastName: null, joinedAt }),
    ];
    [asker, helper] = [await app.signInAs(leo), await app.signInAs(maya)];
    post = await createPost(app, { authorId: leo.id, kind: 'question', title: 'Which model?' });
  });

  const reply = async (body = 'The small one.', client = helper, ref = post.id): Promise<string> => {
    const answer = await client.post(`/api/posts/${ref}/replies`, { body });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const shown = async (client = asker) => (await client.get(`/api/posts/${post.id}`)).body;
  const notified = async (client = asker) =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);

  it('shows the reply, counts it, and notifies the author at once', async () => {
    const stream = await LiveStream.open(asker);
    const id = await reply();
    await stream.hear(`post:${post.id}`);
    await stream.hear('notifications');
    stream.close();
    expect(await shown()).toMatchObject({ replyCount: 1, replies: [{ id, body: 'The small one.' }] });
    expect(await notified()).toEqual(['Maya replied to “Which model?”']);
  });

  it('writes one reply for a request that is repeated', async () => {
    const key = randomUUID();
    const send = () => helper.post(`/api/posts/${post.id}/replies`, { body: 'Once.' }, { key });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await shown()).replyCount).toBe(1);
  });

  it('refuses an empty reply, beside the field', async () => {
    const refused = await helper.post(`/api/posts/${post.id}/replies`, { body: ' ' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.details)).toEqual(['body']);
  });

  it('is for people who are in the group', async () => {
    const group = await createGroup(app);
    post = await createPost(app, { authorId: leo.id, groupId: group.id });
    const refused = await helper.post(`/api/posts/${post.id}/replies`, { body: 'Hello' });
    expect(refused.body.code).toBe('join_first');
    await addToGroup(app, group, maya);
    await reply();
  });

  it('answers a reply, one level deep, and notifies who wrote it', async () => {
    const first = await reply('The small one.');
    const answer = (parentId: string, client: Client) =>
      client.post(`/api/posts/${post.id}/replies`, { body: 'Why?', parentId });
    const second = (await answer(first, asker)).body.id;
    const third = (await answer(second, helper)).body.id;
    const to = { id: first, name: 'Maya' };
    expect((await shown()).replies).toMatchObject([
      { id: first, inReplyTo: null },
      { id: second, inReplyTo: to },
      { id: third, inReplyTo: to },
    ]);
    expect(await notified(helper)).toEqual(['Leo replied to “Which model?”']);
    const other = await createPost(app, { authorId: leo.id });
    const elsewhere = await createReply(app, { postId: other.id, authorId: leo.id });
    const refused = await answer(elsewhere.id, helper);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['parentId']]);
  });

  it('has the accepted reply at hand wherever it stands, and what its writer has done for others', async () => {
    const id = await reply();
    const secret = await createGroup(app, { visibility: 'secret' });
    const closed = await createPost(app, { authorId: leo.id, groupId: secret.id, kind: 'question' });
    await createReply(app, { postId: closed.id, authorId: maya.id, isAccepted: true });
    expect(await shown()).toMatchObject({ answer: null, reputations: [] });
    await asker.put(`/api/posts/${post.id}/answer/${id}`);
    const { answer, reputations } = (await asker.get(`/api/posts/${post.id}?replies=7`)).body;
    expect(answer).toMatchObject({ id, body: 'The small one.', isAccepted: true });
    expect(reputations).toEqual([{ memberId: maya.id, acceptedAnswers: 1, exchanges: 0 }]);
  });

  it('does not say who wrote what was removed or hidden', async () => {
    const other = await createPost(app, { authorId: leo.id, kind: 'question' });
    await createReply(app, { postId: other.id, authorId: maya.id, isAccepted: true });
    await helper.delete(`/api/replies/${await reply()}`);
    await createReply(app, { postId: post.id, authorId: maya.id, hiddenAt: new Date() });
    expect(await shown()).toMatchObject({ reputations: [] });
    const removed = await createPost(app, {
      authorId: maya.id,
      deletedAt: new Date(),
      removedBy: 'author',
    });
    expect((await asker.get(`/api/posts/${removed.id}`)).body).toMatchObject({
      author: null,
      reputations: [],
    });
    expect((await asker.get(`/api/posts/${removed.id}/context`)).body.people).toEqual([]);
  });

  it('names the people in a discussion and others like it, as the reader may see them', async () => {
    const nia = await createUser(app, { firstName: 'Nia', lastName: null });
    await app.database.query({
      text: 'UPDATE posts SET tags = $2 WHERE id = $1',
      values: [post.id, ['models']],
    });
    await reply();
    await createReply(app, { postId: post.id, authorId: nia.id });
    const like = await createPost(app, { authorId: nia.id, title: 'Which size?', tags: ['models'] });
    const secret = await createGroup(app, { visibility: 'secret' });
    await createPost(app, { authorId: nia.id, groupId: secret.id, tags: ['models'] });
    await app.data.getRepository(MemberBlock).save({ blockerId: leo.id, blockedId: nia.id });
    const context = async (client: Client) => {
      const { people, related } = (await client.get(`/api/posts/${post.slug}/context`)).body;
      return [people.map(({ name }: { name: string }) => name), related.map(({ id }: { id: string }) => id)];
    };
    expect(await context(helper)).toEqual([['Leo', 'Nia', 'Maya'], [like.id]]);
    expect(await context(asker)).toEqual([['Leo', 'Maya'], []]);
  });

  it('keeps the place of a removed reply without its text', async () => {
    const id = await reply();
    expect((await asker.delete(`/api/replies/${id}`)).body.code).toBe('not_yours');
    expect((await helper.delete(`/api/replies/${id}`)).status).toBe(204);
    expect(await shown()).toMatchObject({
      replyCount: 0,
      replies: [{ id, body: '', removedBy: 'author', author: null }],
    });
    expect(await notified()).toEqual([]);
    expect((await helper.get(`/api/replies/${id}/revisions`)).status).toBe(404);
  });

  it('keeps what an edited reply said before', async () => {
    const id = await reply('Frist.');
    expect((await asker.patch(`/api/replies/${id}`, { body: 'No.' })).status).toBe(403);
    await helper.patch(`/api/replies/${id}`, { body: 'First.' });
    expect((await shown()).replies[0].body).toBe('First.');
    expect((await asker.get(`/api/replies/${id}/revisions`)).body).toMatchObject([{ body: 'Frist.' }]);
  });

  it('accepts one answer, chosen by who asked', async () => {
    const [first, second] = [await reply('This.'), await reply('Or that.')];
    expect((await helper.put(`/api/posts/${post.id}/answer/${first}`)).body.code).toBe('not_yours');
    await Promise.all([first, second].map((id) => asker.put(`/api/posts/${post.id}/answer/${id}`)));
    const { replies, isAnswered } = await shown();
    expect(isAnswered).toBe(true);
    expect(replies.filter((one: { isAccepted: boolean }) => one.isAccepted)).toHaveLength(1);
    const accepted = replies.find((one: { isAccepted: boolean }) => one.isAccepted).id;
    expect(await notified(helper)).toContain('Leo accepted your answer in “Which model?”');
    await asker.delete(`/api/posts/${post.id}/answer/${accepted}`);
    expect((await shown()).isAnswered).toBe(false);
  });

  it('has no answer where nothing was asked, and none from another discussion', async () => {
    const other = await createPost(app, { authorId: leo.id });
    const elsewhere = await createReply(app, { postId: other.id, authorId: maya.id });
    expect((await asker.put(`/api/posts/${other.id}/answer/${elsewhere.id}`)).body.code).toBe(
      'not_a_question',
    );
    expect((await asker.put(`/api/posts/${post.id}/answer/${elsewhere.id}`)).status).toBe(404);
  });

  it('counts reactions of each kind once per member', async () => {
    const id = await reply();
    const react = (kind: string) => asker.put(`/api/replies/${id}/reactions/${kind}`);
    await Promise.all([react('like'), react('like'), react('thanks')]);
    expect((await shown()).replies[0].reactions).toEqual([
      { kind: 'like', count: 1, mine: true },
      { kind: 'thanks', count: 1, mine: true },
    ]);
    await asker.delete(`/api/replies/${id}/reactions/like`);
    expect((await shown(helper)).replies[0].reactions).toEqual([{ kind: 'thanks', count: 1, mine: false }]);
    expect((await asker.put(`/api/replies/${id}/reactions/shrug`)).status).toBe(400);
    expect(await notified(helper)).toContain('Leo reacted to “Which model?”');
  });

  it('puts reactions to a post into its list and takes them back', async () => {
    await helper.put(`/api/posts/${post.slug}/reactions/insight`);
    expect(await shown()).toMatchObject({
      reactionCount: 1,
      reactions: [{ kind: 'insight', count: 1, mine: false }],
    });
    await helper.delete(`/api/posts/${post.slug}/reactions/insight`);
    expect((await shown()).reactionCount).toBe(0);
  });

  it('notifies people who follow, and not people who stopped', async () => {
    const follower = await app.signInAs(await createUser(app));
    await follower.put(`/api/posts/${post.id}/follow`);
    await reply('One.');
    await app.runJobs();
    expect(await notified(follower)).toEqual(['Maya replied in “Which model?”']);
    await follower.delete(`/api/posts/${post.id}/follow`);
    await asker.post(`/api/posts/${post.id}/replies`, { body: 'Two.' });
    await app.runJobs();
    expect(await notified(follower)).toHaveLength(1);
  });

  it('leaves out the replies of people who are apart from the reader, in the count too', async () => {
    await reply();
    const nia = await createUser(app);
    await app.data.getRepository(MemberBlock).save({ blockerId: maya.id, blockedId: nia.id });
    expect(await shown(await app.signInAs(nia))).toMatchObject({ replyCount: 0, replyRows: 0, replies: [] });
  });

  it('opens a long discussion at the window with the first unread reply', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 12, 9, minute));
    const rows = Array.from({ length: 120 }, (_, index) => ({
      postId: post.id,
      authorId: leo.id,
      body: `Reply ${index}`,
      createdAt: at(index),
    }));
    for (const row of rows) await createReply(app, row);
    await app.database.query({
      text: 'INSERT INTO post_reads (post_id, user_id, read_at) VALUES ($1, $2, $3)',
      values: [post.id, maya.id, at(69)],
    });
    const opened = await shown(helper);
    expect(opened).toMatchObject({ replyRows: 120, firstUnread: 70, replyWindow: 1 });
    expect(opened.replies).toHaveLength(50);
    expect(opened.replies[20].body).toBe('Reply 70');
    const last = (await helper.get(`/api/posts/${post.id}?replies=2`)).body.replies;
    const around = (await helper.get(`/api/posts/${post.id}?reply=${last[3].id}`)).body;
    expect(around).toMatchObject({ replyWindow: 2, replies: last });
    expect(last.map(({ body }: { body: string }) => body)).toEqual(rows.slice(100).map(({ body }) => body));
    const elsewhere = await createReply(app, {
      postId: (await createPost(app, { authorId: null })).id,
      authorId: leo.id,
    });
    for (const unknown of [elsewhere.id, randomUUID()])
      expect((await helper.get(`/api/posts/${post.id}?reply=${unknown}`)).body.replyWindow).toBe(1);
  });
});
