import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createPost } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';

let app: TestApp;

describe('/api/members/:id/block', () => {
  let maya: User;
  let leo: User;
  let asMaya: Client;
  let asLeo: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [maya, leo] = [await createUser(app), await createUser(app, { firstName: 'Leo', lastName: null })];
    [asMaya, asLeo] = [await app.signInAs(maya), await app.signInAs(leo)];
  });
  const block = (client: Client, { id }: User) => client.put(`/api/members/${id}/block`);
  const unblock = (client: Client, { id }: User) => client.delete(`/api/members/${id}/block`);
  const sees = async (client: Client, { id }: User) =>
    (await client.get(`/api/members/${id}`)).status === 200;

  it('ends the friendship, which does not come back with the block’s end', async () => {
    await asMaya.put(`/api/members/${leo.id}/friendship`);
    await asLeo.put(`/api/members/${maya.id}/friendship`);
    expect((await block(asMaya, leo)).status).toBe(204);
    expect((await block(asMaya, leo)).status).toBe(204);
    expect(await sees(asLeo, maya)).toBe(false);
    expect((await unblock(asMaya, leo)).status).toBe(204);
    expect(await sees(asLeo, maya)).toBe(true);
    expect((await asMaya.get('/api/my/friends')).body.counts).toEqual({ friends: 0, received: 0, sent: 0 });
  });

  it('takes back what was asked', async () => {
    await asLeo.put(`/api/members/${maya.id}/friendship`);
    await block(asMaya, leo);
    await unblock(asMaya, leo);
    expect((await asLeo.get('/api/my/friends')).body.sent).toEqual([]);
  });

  it('is listed for the one who blocked, and ended by them alone', async () => {
    await block(asMaya, leo);
    const { body } = await asMaya.get('/api/my/blocks');
    expect(body).toEqual([{ id: leo.id, slug: leo.slug, name: 'Leo', blockedAt: expect.any(String) }]);
    expect((await asLeo.get('/api/my/blocks')).body).toEqual([]);
    expect((await unblock(asLeo, maya)).status).toBe(404);
    expect(await sees(asLeo, maya)).toBe(false);
  });

  it('is never of oneself, and cannot be found out', async () => {
    expect((await block(asMaya, maya)).status).toBe(400);
    await block(asMaya, leo);
    expect((await block(asLeo, maya)).status).toBe(404);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await asLeo.put(`/api/members/${nobody}/block`)).status).toBe(404);
  });

  it('wins over a request at the same moment', async () => {
    await Promise.all([block(asMaya, leo), asLeo.put(`/api/members/${maya.id}/friendship`)]);
    await unblock(asMaya, leo);
    expect((await asLeo.get('/api/my/friends')).body.counts.sent).toBe(0);
  });

  it.each(['the one who blocked', 'the one who was blocked'])('is out of reach for %s', async (who) => {
    const nia = await createUser(app);
    await block(asMaya, leo);
    const [client, other] = who === 'the one who blocked' ? [asMaya, leo] : [asLeo, maya];
    const asked = await client.put(`/api/members/${other.id}/friendship`);
    const introduction = { toId: other.id, reason: 'You should meet.' };
    const introduced = await client.post(`/api/members/${nia.id}/introductions`, introduction);
    const begin = { memberIds: [other.id], text: 'Hello' };
    const written = await client.post('/api/conversations', begin);
    expect([asked.status, introduced.status, written.status]).toEqual([404, 404, 404]);
  });

  it('keeps a discussion as it was read when the other replies or reacts', async () => {
    const post = await createPost(app, { authorId: (await createUser(app)).id });
    await block(asMaya, leo);
    await asMaya.put(`/api/posts/${post.id}/read`);
    const listed = async () =>
      (await asMaya.get('/api/posts?limit=100')).body.find(({ id }: { id: string }) => id === post.id);
    const before = await listed();
    await asLeo.post(`/api/posts/${post.id}/replies`, { body: 'Me too' });
    await asLeo.put(`/api/posts/${post.id}/reactions/like`);
    expect(await listed()).toEqual(before);
    expect(before).toMatchObject({ isUnread: false, replyCount: 0, reactionCount: 0 });
    const another = await app.signInAs(await createUser(app));
    await another.post(`/api/posts/${post.id}/replies`, { body: 'And me' });
    expect(await listed()).toMatchObject({ isUnread: true, replyCount: 1 });
  });

  it('is heard of by the browsers of both, so that neither stays on a page', async () => {
    const stream = await LiveStream.open(asLeo);
    await block(asMaya, leo);
    await stream.hear('blocks');
    stream.close();
  });
});
