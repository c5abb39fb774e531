import type { Client } from '../../test/client.js';
import { addToGroup, createGroup, createPost } from '../../test/factories/product-factories.js';
import { createUser } from '../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { User } from '../identity/users/user.entity.js';
import { Group } from './group.entity.js';

describe('GET /api/my/active-groups', () => {
  let app: TestApp;
  let maya: User;
  let leo: User;
  let as: Record<'maya' | 'leo', Client>;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [maya, leo] = [await createUser(app), await createUser(app)];
    as = { maya: await app.signInAs(maya), leo: await app.signInAs(leo) };
  });

  /** A group of both. */
  async function shared(overrides: Partial<Group> = {}): Promise<Group> {
    const group = await createGroup(app, overrides);
    for (const user of [maya, leo]) await addToGroup(app, group, user);
    return group;
  }
  const write = async (group: Group) =>
    (
      await as.leo.post('/api/posts', {
        title: 'Plans',
        body: 'Which?',
        kind: 'discussion',
        groupId: group.id,
      })
    ).body as { id: string; slug: string };
  const active = async (client = as.maya) =>
    ((await client.get('/api/my/active-groups')).body as { id: string; isUnread: boolean }[]).map(
      ({ id, isUnread }) => [id, isUnread],
    );

  it('has something unread from what another member wrote until it is read, and from a reply again', async () => {
    const group = await shared();
    expect(await active()).toEqual([[group.id, false]]);
    const post = await write(group);
    expect(await active()).toEqual([[group.id, true]]);
    expect(await active(as.leo)).toEqual([[group.id, false]]);
    await as.maya.put(`/api/posts/${post.slug}/read`);
    expect(await active()).toEqual([[group.id, false]]);
    await as.leo.post(`/api/posts/${post.id}/replies`, { body: 'The second.' });
    expect(await active()).toEqual([[group.id, true]]);
  });

  it('is of the five with the latest discussions', async () => {
    const groups: Group[] = [];
    for (const day of [1, 2, 3, 4, 5, 6]) {
      const group = await shared();
      const at = new Date(`2026-01-0${day}T08:00:00Z`);
      await createPost(app, { authorId: leo.id, groupId: group.id, createdAt: at, lastActivityAt: at });
      groups.unshift(group);
    }
    expect((await active()).map(([id]) => id)).toEqual(groups.slice(0, 5).map(({ id }) => id));
  });

  it('has none that was archived or is withheld, and no news from before a member came', async () => {
    const group = await shared();
    await shared({ archivedAt: new Date() });
    await write(group);
    const nia = await createUser(app);
    await addToGroup(app, group, nia, 'member', new Date());
    expect(await active(await app.signInAs(nia))).toEqual([[group.id, false]]);
    await app.data.getRepository(Group).update(group.id, {
      visibility: 'withheld',
      intendedVisibility: 'public',
      moderationStatus: 'pending',
    });
    expect(await active()).toEqual([]);
  });

  it('says nothing of what a blocked member wrote', async () => {
    const group = await shared();
    await write(group);
    await as.maya.put(`/api/members/${leo.id}/block`);
    expect(await active()).toEqual([[group.id, false]]);
  });

  it('is for members', async () => {
    expect((await app.visitor().get('/api/my/active-groups')).status).toBe(401);
  });
});
