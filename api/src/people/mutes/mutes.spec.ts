import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createPost, createReply } from '../../../test/factories/product-factories.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { User } from '../../identity/users/user.entity.js';

describe('Muting a member', () => {
  let app: TestApp;
  let maya: Client;
  let leo: User;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    leo = await createUser(app, { firstName: 'Leo', lastName: null });
    maya = await app.signInAs(await createUser(app));
  });

  const titles = async (path: string): Promise<string[]> =>
    ((await maya.get(path)).body as { title: string }[]).map(({ title }) => title);

  it('takes what they write out of lists, and leaves it at its link with their replies marked', async () => {
    const post = await createPost(app, { authorId: leo.id, title: 'From Leo' });
    await createReply(app, { postId: post.id, authorId: leo.id });
    expect(await titles('/api/posts')).toContain('From Leo');
    const before = Number((await maya.get('/api/posts')).headers['x-total-count']);
    expect((await maya.put(`/api/members/${leo.slug}/mute`)).status).toBe(204);
    expect((await maya.put(`/api/members/${leo.id}/mute`)).status).toBe(204);
    const listed = await maya.get('/api/posts');
    expect(listed.body.map(({ title }: { title: string }) => title)).not.toContain('From Leo');
    expect(Number(listed.headers['x-total-count'])).toBe(before - 1);
    const { body } = await maya.get(`/api/posts/${post.slug}`);
    expect([body.title, body.replies[0].isMuted]).toEqual(['From Leo', true]);
    const feed = (await maya.get('/api/feed')).body as { title: string }[];
    expect(feed.map(({ title }) => title)).not.toContain('From Leo');
    const himself = await app.signInAs(leo);
    expect((await himself.get(`/api/posts/${post.slug}`)).body.replies[0].isMuted).toBe(false);
  });

  it('is silent: no notification comes from them, and those that came are gone until they are unmuted', async () => {
    const { id } = (await maya.post('/api/posts', { title: 'A question', body: 'Why?', kind: 'question' }))
      .body;
    const himself = await app.signInAs(leo);
    await himself.post(`/api/posts/${id}/replies`, { body: 'So.' });
    const kinds = async () =>
      ((await maya.get('/api/my/notifications?show=replies')).body.items as object[]).length;
    expect(await kinds()).toBe(1);
    await maya.put(`/api/members/${leo.id}/mute`);
    expect(await kinds()).toBe(0);
    await himself.post(`/api/posts/${id}/replies`, { body: 'And so.' });
    expect((await maya.get('/api/my/muted-members')).body).toEqual([
      expect.objectContaining({ id: leo.id, name: 'Leo' }),
    ]);
    expect((await maya.get(`/api/members/${leo.slug}`)).body.isMuted).toBe(true);
    expect((await maya.delete(`/api/members/${leo.id}/mute`)).status).toBe(204);
    expect(await kinds()).toBe(1);
    expect((await maya.get('/api/my/muted-members')).body).toEqual([]);
  });

  it('ends also for someone who is suspended, and tells the other tabs', async () => {
    const stream = await LiveStream.open(maya);
    await maya.put(`/api/members/${leo.id}/mute`);
    await stream.hear('blocks');
    await app.data.getRepository(User).update({ id: leo.id }, { suspendedAt: new Date() });
    expect((await maya.delete(`/api/members/${leo.id}/mute`)).status).toBe(204);
    expect((await maya.get('/api/my/muted-members')).body).toEqual([]);
    expect((await maya.put(`/api/members/${leo.id}/mute`)).status).toBe(404);
    stream.close();
  });

  it('is not for oneself, nor for someone who does not exist', async () => {
    const own = (await maya.get('/api/my/profile')).body.id;
    expect((await maya.put(`/api/members/${own}/mute`)).body.code).toBe('yourself');
    expect((await maya.put('/api/members/nobody-there/mute')).status).toBe(404);
  });
});
