import { randomUUID } from 'node:crypto';
import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import {
  addToGroup,
  createGroup,
  createPost,
  createReply,
} from '../../../test/factories/product-factories.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { MemberBlock } from '../../people/blocks/member-block.entity.js';
import type { User } from '../../identity/users/user.entity.js';
import { PostReply } from './replies/post-reply.entity.js';

describe('Writing a post', () => {
  let app: TestApp;
  let leo: User;
  let maya: User;
  let writer: Client;
  let reader: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [leo, maya] = [
      await createUser(app, { firstName: 'Leo', lastName: null, joinedAt: new Date('2026-01-10') }),
      await createUser(app, { firstName: 'Maya', lastName: null, joinedAt: new Date('2026-01-10') }),
    ];
    [writer, reader] = [await app.signInAs(leo), await app.signInAs(maya)];
  });

  const question = {
    title: 'How do you brief an assistant?',
    body: 'I write *too much*.',
    kind: 'question',
    tags: ['#Prompts', 'team work'],
  };
  const write = async (overrides: object = {}, client = writer, key?: string) => {
    const answer = await client.post('/api/posts', { ...question, ...overrides }, { key });
    expect(answer.status).toBe(201);
    return answer.body as { id: string; slug: string };
  };
  const titles = async (path: string, client = reader) =>
    (await client.get(path)).body.map(({ title }: { title: string }) => title);
  const notified = async (client = reader) =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);

  it('shows it to others with its author, tags and words', async () => {
    const { id, slug } = await write();
    const { body } = await reader.get(`/api/posts/${slug}`);
    expect(body).toMatchObject({
      id,
      title: question.title,
      body: question.body,
      excerpt: 'I write too much.',
      tags: ['prompts', 'team-work'],
      isAnswered: false,
      isMine: false,
      canWrite: true,
      author: { name: 'Leo' },
    });
    expect((await writer.get(`/api/posts/${id}`)).body).toMatchObject({ isMine: true, isFollowing: true });
  });

  it('takes tags in every script and with their signs, and finds them in any case, with or without accents', async () => {
    const tags = ['C++', 'node.js', 'CI/CD', 'd’arcy', 'हिन्दी'];
    const { slug } = await write({ title: 'Tagged', tags });
    expect((await reader.get(`/api/posts/${slug}`)).body.tags).toEqual([
      'c++',
      'node.js',
      'ci/cd',
      'd’arcy',
      'हिन्दी',
    ]);
    await write({ title: 'Of the café', tags: ['Café'] });
    for (const [tag, title] of [
      ['C++', 'Tagged'],
      ['NODE.js', 'Tagged'],
      ['ci/cd', 'Tagged'],
      ["d'Arcy", 'Tagged'],
      ['हिन्दी', 'Tagged'],
      ['cafe', 'Of the café'],
    ] as const)
      expect([tag, await titles(`/api/posts?${new URLSearchParams({ tag })}`)]).toEqual([tag, [title]]);
    expect(await titles('/api/posts?tag=c')).toEqual([]);
  });

  it('is found by its text and by those of its replies, within the other filters', async () => {
    await write({ title: 'Pelicans', tags: ['birds'] });
    const asked = await write({ title: 'Which bird is that?' });
    const reply = await createReply(app, {
      postId: asked.id,
      authorId: maya.id,
      body: 'Two pelicans, I think.',
    });
    await createPost(app, { authorId: maya.id, title: 'Talk of a pelican', kind: 'discussion' });
    const found = async (query: string) => (await titles(`/api/posts?${query}`)).sort();
    expect(await found('q=pelican')).toEqual(['Pelicans', 'Talk of a pelican', 'Which bird is that?']);
    expect(await found('q=pelican&kind=question')).toEqual(['Pelicans', 'Which bird is that?']);
    expect(await found('q=pelican&tag=birds')).toEqual(['Pelicans']);
    expect(await found('q=pelicna&view=mine')).toEqual(['Talk of a pelican']);
    expect(await found('q=ostrich')).toEqual([]);
    await app.data.getRepository(PostReply).update(reply.id, { hiddenAt: new Date() });
    expect(await found('q=pelican&kind=question')).toEqual(['Pelicans']);
    expect((await app.visitor().get('/api/posts?q=pelican')).status).toBe(401);
  });

  it('answers a repeated request with the same post, even when both come at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write({}, writer, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await titles('/api/posts?view=mine', writer)).toEqual([question.title]);
  });

  it.each([
    ['title', { title: '  ' }],
    ['body', { body: '' }],
    ['kind', { kind: 'lesson' }],
    ['tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['tags', { tags: ['<script>'] }],
  ])('names %s when it is wrong: %j', async (field: string, wrong: object) => {
    const { status, body } = await writer.post('/api/posts', { ...question, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.details)).toEqual([field]);
  });

  it('keeps a newcomer from adding many links, with a message beside the text', async () => {
    const newcomer = await app.signInAs(await createUser(app, { joinedAt: new Date() }));
    const body = 'https://a.example https://b.example https://c.example';
    const refused = await newcomer.post('/api/posts', { ...question, body });
    expect(refused.status).toBe(400);
    expect(refused.body.details.body[0]).toContain('up to 2 links');
    await write({ body });
  });

  it('limits the pace of newcomers', async () => {
    const newcomer = await app.signInAs(await createUser(app, { joinedAt: new Date() }));
    for (let index = 0; index < 3; index += 1) await write({}, newcomer);
    const refused = await newcomer.post('/api/posts', question);
    expect(refused.status).toBe(429);
  });

  it('needs membership of the group it is written in', async () => {
    const group = await createGroup(app);
    const refused = await writer.post('/api/posts', { ...question, groupId: group.id });
    expect([refused.status, refused.body.code]).toEqual([403, 'join_first']);
    await addToGroup(app, group, leo);
    const { id } = await write({ groupId: group.id });
    expect((await reader.get(`/api/posts/${id}`)).body.group.slug).toBe(group.slug);
  });

  it('says of a secret group that it does not exist', async () => {
    const group = await createGroup(app, { visibility: 'secret' });
    const refused = await writer.post('/api/posts', { ...question, groupId: group.id });
    expect(refused.status).toBe(404);
    await addToGroup(app, group, leo);
    const { id } = await write({ groupId: group.id });
    expect((await reader.get(`/api/posts/${id}`)).status).toBe(404);
    expect(await titles('/api/posts?view=unanswered')).not.toContain(id);
  });

  it('keeps what an edited post said before', async () => {
    const { id } = await write();
    const edited = await writer.patch(`/api/posts/${id}`, { body: 'Shorter.', title: 'A brief, please' });
    expect(edited.status).toBe(200);
    const { body } = await reader.get(`/api/posts/${id}`);
    expect(body).toMatchObject({ title: 'A brief, please', body: 'Shorter.', excerpt: 'Shorter.' });
    expect(body.editedAt).not.toBeNull();
    const revisions = (await reader.get(`/api/posts/${id}/revisions`)).body;
    expect(revisions).toMatchObject([{ title: question.title, body: question.body }]);
  });

  it('lets only its author edit it, and its author or a moderator remove it', async () => {
    const { id } = await write();
    expect((await reader.patch(`/api/posts/${id}`, { body: 'Mine now.' })).body.code).toBe('not_yours');
    expect((await reader.delete(`/api/posts/${id}`)).status).toBe(403);
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    expect((await moderator.patch(`/api/posts/${id}`, { body: 'Better.' })).status).toBe(403);
    expect((await moderator.delete(`/api/posts/${id}`)).status).toBe(204);
    expect((await reader.get(`/api/posts/${id}`)).body).toMatchObject({
      removedBy: 'moderator',
      title: 'Removed',
      body: '',
      excerpt: '',
      author: null,
    });
    expect((await writer.patch(`/api/posts/${id}`, { body: 'Again' })).body.code).toBe('removed');
  });

  it('leaves the lists, the counts and the search when it is removed', async () => {
    const group = await createGroup(app);
    await addToGroup(app, group, leo);
    const total = async () => Number((await reader.get('/api/posts?limit=1')).headers['x-total-count']);
    const posts = async () => (await reader.get(`/api/groups/${group.slug}`)).body.postCount;
    const before = [await total(), await posts()];
    const { id } = await write({ groupId: group.id, title: 'Zygomorphic thoughts' });
    expect([await total(), await posts()]).toEqual([before[0]! + 1, before[1]! + 1]);
    await writer.delete(`/api/posts/${id}`);
    expect([await total(), await posts()]).toEqual(before);
    expect(await titles('/api/posts?limit=5')).not.toContain('Zygomorphic thoughts');
    expect((await reader.get('/api/search?q=zygomorphic')).text).not.toContain(id);
  });

  it('is not there across a block, either way', async () => {
    const { id } = await write({ title: 'Across a block' });
    await app.data.getRepository(MemberBlock).save({ blockerId: maya.id, blockedId: leo.id });
    expect((await reader.get(`/api/posts/${id}`)).status).toBe(404);
    expect(await titles('/api/posts?limit=5')).not.toContain('Across a block');
    await write({ title: 'From the other side' }, reader);
    expect(await titles('/api/posts?limit=5', writer)).not.toContain('From the other side');
  });

  it('notifies those it mentions, once, and others with the page open that something is new', async () => {
    const stream = await LiveStream.open(reader);
    const { id } = await write({ body: `[@Maya](/profile/${maya.slug}), what do you do? @${maya.slug}` });
    await stream.hear('posts');
    await stream.hear('notifications');
    stream.close();
    expect(await notified()).toEqual([`Leo mentioned you in “${question.title}”`]);
    await writer.patch(`/api/posts/${id}`, { body: `Again @${maya.slug}` });
    expect(await notified()).toHaveLength(1);
    await writer.delete(`/api/posts/${id}`);
    expect(await notified()).toEqual([]);
  });

  it('does not tell anybody of a group they may not read', async () => {
    const group = await createGroup(app, { visibility: 'private' });
    await addToGroup(app, group, leo);
    await write({ groupId: group.id, body: `@${maya.slug}` });
    expect(await notified()).toEqual([]);
  });

  it('is pinned first and locked in its group by people who look after it', async () => {
    const group = await createGroup(app);
    await addToGroup(app, group, leo, 'owner');
    await addToGroup(app, group, maya);
    const { id } = await write({ groupId: group.id, title: 'House rules' });
    await write({ groupId: group.id, title: 'Later' }, reader);
    expect((await reader.put(`/api/posts/${id}/pin`)).body.code).toBe('not_moderator');
    expect((await writer.put(`/api/posts/${id}/pin`)).status).toBe(204);
    expect(await titles(`/api/posts?group=${group.slug}`)).toEqual(['House rules', 'Later']);
    await writer.put(`/api/posts/${id}/lock`);
    const refused = await reader.post(`/api/posts/${id}/replies`, { body: 'But…' });
    expect([refused.status, refused.body.code]).toEqual([409, 'locked']);
    await writer.delete(`/api/posts/${id}/lock`);
    expect((await reader.post(`/api/posts/${id}/replies`, { body: 'But…' })).status).toBe(201);
  });

  it('is listed by view and tag, page by page', async () => {
    const tag = `t${randomUUID().slice(0, 8)}`;
    for (const title of ['One', 'Two', 'Three']) await write({ title, tags: [tag] });
    await createPost(app, { authorId: maya.id, title: 'Other', kind: 'discussion', tags: [tag] });
    const first = await reader.get(`/api/posts?tag=${tag}&view=unanswered&limit=2`);
    expect(first.body.map(({ title }: { title: string }) => title)).toEqual(['Three', 'Two']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1];
    expect(await titles(next!.replace(/^https?:\/\/[^/]+/, ''))).toEqual(['One']);
    expect(await titles(`/api/posts?tag=${tag}&view=mine`)).toEqual(['Other']);
    expect(await titles(`/api/posts?tag=${tag}&view=following`, writer)).toEqual(['Three', 'Two', 'One']);
    expect((await app.visitor().get('/api/posts?view=mine')).status).toBe(401);
  });

  it('is unread by people who read it before the last reply', async () => {
    const { id, slug } = await write({ tags: ['unread-state'] });
    const unread = async () => (await reader.get('/api/posts?tag=unread-state')).body[0].isUnread;
    expect(await unread()).toBeNull();
    await reader.put(`/api/posts/${id}/read`);
    expect(await unread()).toBe(false);
    await writer.post(`/api/posts/${slug}/replies`, { body: 'One more thing.' });
    expect(await unread()).toBe(true);
    expect((await reader.get(`/api/posts/${id}`)).body).toMatchObject({ firstUnread: 0, replyRows: 1 });
    await reader.put(`/api/posts/${id}/read`);
    expect(await unread()).toBe(false);
  });

  it('can be hidden from everybody but its author and moderators', async () => {
    const post = await createPost(app, { authorId: leo.id, hiddenAt: new Date() });
    const admin = await app.signInAs(await createAdmin(app));
    expect((await reader.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect((await writer.get(`/api/posts/${post.id}`)).body.isHidden).toBe(true);
    expect((await admin.get(`/api/posts/${post.id}`)).body.isHidden).toBe(true);
  });
});
