import { portraitUrl } from '#platform/pictures';
import type { Client } from '../../test/client.js';
import { countQueries } from '../../test/database/count-queries.js';
import { createProUser, createUser } from '../../test/factories/user-factory.js';
import { addToGroup, createGroup, createPost } from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { User } from '../identity/users/user.entity.js';
import { GroupMembership } from './members/group-membership.entity.js';
import { Group, type GroupVisibility } from './group.entity.js';
import type { GroupMembershipResponse } from './groups.dto.js';

describe('Groups', () => {
  let app: TestApp;
  let owner: User;
  let groups: Record<GroupVisibility, Group>;
  let [visitor, outsider, insider, hpc] = [] as unknown as [Client, Client, Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    owner = await createUser(app, { firstName: 'Olga', lastName: 'Owner' });
    const inside = await createUser(app);
    groups = {} as typeof groups;
    for (const visibility of ['public', 'private', 'pro', 'secret'] as const) {
      groups[visibility] = await createGroup(app, { visibility, slug: `${visibility}-group` });
      await addToGroup(app, groups[visibility], owner, 'owner');
      await addToGroup(app, groups[visibility], inside);
      await createPost(app, {
        authorId: owner.id,
        groupId: groups[visibility].id,
        slug: `post-in-${visibility}`,
      });
    }
    await createPost(app, { authorId: owner.id, slug: 'post-outside', kind: 'question' });
    visitor = app.visitor();
    outsider = await app.signInAs(await createUser(app));
    insider = await app.signInAs(inside);
    hpc = await app.signInAs(await createProUser(app));
  });
  afterAll(() => app.close());

  describe('GET /api/groups', () => {
    it('lists all but secret groups, for everybody', async () => {
      for (const client of [visitor, outsider, insider, hpc]) {
        const { body, headers } = await client.get('/api/groups');
        expect(body.map(({ slug }: Group) => slug).sort()).toEqual([
          'private-group',
          'pro-group',
          'public-group',
        ]);
        expect(headers['x-total-count']).toBe('3');
      }
    });

    it('is narrowed by words, by the door and to one’s own', async () => {
      const found = async (client: Client, query: string) => {
        const { body, headers } = await client.get(`/api/groups?${query}`);
        expect(headers['x-total-count']).toBe(String(body.length));
        return body.map(({ slug }: Group) => slug).sort();
      };
      const named = await createGroup(app, { slug: 'named', name: 'Écoute', topic: 'Listening' });
      expect(await found(visitor, 'q=listening%20ecoute')).toEqual(['named']);
      expect(await found(visitor, 'q=100%25')).toEqual([]);
      expect(await found(visitor, 'privacy=pro')).toEqual(['pro-group']);
      expect(await found(visitor, 'topic=listening')).toEqual(['named']);
      expect((await visitor.get('/api/group-topics')).body).toEqual([
        { topic: 'Practice', groupCount: 3 },
        { topic: 'Listening', groupCount: 1 },
      ]);
      expect(await found(insider, 'mine=true&q=compare')).toEqual(
        ['public', 'private', 'pro', 'secret'].map((kind) => `${kind}-group`).sort(),
      );
      expect(await found(outsider, 'mine=true')).toEqual([]);
      expect((await visitor.get('/api/groups?mine=true')).status).toBe(401);
      expect((await visitor.get('/api/groups?privacy=secret')).status).toBe(400);
      await app.data.getRepository(Group).delete({ id: named.id });
    });

    it('says how many are in, how many posts there are and whether the caller is in', async () => {
      const find = async (client: Client) =>
        (await client.get('/api/groups')).body.find(({ slug }: Group) => slug === 'public-group');
      expect(await find(insider)).toEqual({
        id: groups.public.id,
        slug: 'public-group',
        name: groups.public.name,
        about: 'People who compare notes.',
        visibility: 'public',
        state: 'open',
        topic: 'Practice',
        memberCount: 2,
        postCount: 1,
        coverSeed: groups.public.coverSeed,
        coverUrl: null,
        rulesRequired: false,
        isMember: true,
      });
      expect((await find(visitor)).isMember).toBe(false);
      expect(await countQueries(app, () => insider.get('/api/groups'))).toBeLessThanOrEqual(3);
    });
  });

  describe('GET /api/groups/:id', () => {
    it('shows people and posts to those the group is open to', async () => {
      const seen = async (client: Client, visibility: GroupVisibility) => {
        const { status, body } = await client.get(`/api/groups/${visibility}-group`);
        return status === 200 ? [body.members.length, body.recentPosts.length] : status;
      };
      const all = async (client: Client) =>
        Promise.all(
          (['public', 'private', 'pro', 'secret'] as const).map((visibility) => seen(client, visibility)),
        );
      const open = [2, 1];
      const closed = [0, 0];
      expect(await all(outsider)).toEqual([open, closed, closed, 404]);
      expect(await all(hpc)).toEqual([open, closed, open, 404]);
      expect(await all(insider)).toEqual([open, open, closed, open]);
      expect((await visitor.get('/api/groups/public-group')).status).toBe(401);
    });

    it('shows staff first, and the caller’s part', async () => {
      const { body } = await insider.get(`/api/groups/${groups.public.id}`);
      expect(body).toMatchObject({
        membership: { role: 'member' },
        joinRequested: false,
      });
      expect(body.members[0]).toEqual({
        id: owner.id,
        slug: owner.slug,
        name: 'Olga Owner',
        role: 'owner',
        profileImageUrl: portraitUrl(owner.id),
      });
      expect((await outsider.get(`/api/groups/${groups.public.id}`)).body.membership).toBeNull();
    });
  });

  describe('GET /api/posts', () => {
    const slugs = async (client: Client, query = '') =>
      (await client.get(`/api/posts${query}`)).body.map(({ slug }: { slug: string }) => slug).sort();

    it('holds only what the caller may see, in the list and in the count', async () => {
      const expected: [Client, string[]][] = [
        [visitor, ['post-in-public', 'post-outside']],
        [outsider, ['post-in-public', 'post-outside']],
        [hpc, ['post-in-pro', 'post-in-public', 'post-outside']],
        [insider, ['post-in-private', 'post-in-public', 'post-in-secret', 'post-outside']],
      ];
      for (const [client, posts] of expected) {
        expect(await slugs(client)).toEqual(posts);
        expect((await client.get('/api/posts?limit=1')).headers['x-total-count']).toBe(String(posts.length));
      }
      expect(await slugs(visitor, '?kind=question')).toEqual(['post-outside']);
      expect(await slugs(visitor, '?kind=introduction')).toEqual([]);
      expect((await visitor.get('/api/posts?kind=lesson')).status).toBe(400);
    });

    it('names authors to members only', async () => {
      const find = async (client: Client) =>
        (await client.get('/api/posts')).body.find(({ slug }: { slug: string }) => slug === 'post-in-public');
      expect((await find(visitor)).author).toBeNull();
      expect(await find(outsider)).toMatchObject({
        kind: 'discussion',
        tags: ['practice'],
        excerpt: 'What do you think?',
        replyCount: 0,
        reactionCount: 0,
        isAnswered: false,
        group: { id: groups.public.id, slug: 'public-group', name: groups.public.name },
        author: {
          id: owner.id,
          slug: owner.slug,
          name: 'Olga Owner',
          profileImageUrl: portraitUrl(owner.id),
        },
      });
      expect(await countQueries(app, () => insider.get('/api/posts'))).toBeLessThanOrEqual(3);
    });

    it('opens a post to people who may see it, to others it does not exist', async () => {
      const status = async (client: Client, visibility: GroupVisibility) =>
        (await client.get(`/api/posts/post-in-${visibility}`)).status;
      expect(await status(visitor, 'public')).toBe(401);
      expect(await status(outsider, 'public')).toBe(200);
      for (const visibility of ['private', 'pro', 'secret'] as const)
        expect(await status(outsider, visibility)).toBe(404);
      expect(await status(hpc, 'pro')).toBe(200);
      expect(await status(insider, 'pro')).toBe(404);
      expect(await status(insider, 'secret')).toBe(200);
    });

    it('keeps the count when a group closes, opens or goes', async () => {
      const total = async () => (await visitor.get('/api/posts')).headers['x-total-count'];
      const group = await createGroup(app);
      await createPost(app, { authorId: owner.id, groupId: group.id });
      await createPost(app, { authorId: owner.id, groupId: group.id });
      expect(await total()).toBe('4');
      await app.data.getRepository(Group).update({ id: group.id }, { visibility: 'secret' });
      expect(await total()).toBe('2');
      await app.data.getRepository(Group).update({ id: group.id }, { visibility: 'public' });
      expect(await total()).toBe('4');
      await app.data.getRepository(Group).delete({ id: group.id });
      expect(await total()).toBe('2');
    });
  });

  describe('PUT and DELETE /api/groups/:id/membership', () => {
    it('joins and leaves once, with the points', async () => {
      const group = await createGroup(app);
      const member = await app.signInAs(await createUser(app));
      const path = `/api/groups/${group.slug}/membership`;
      const [first] = await Promise.all([member.put(path), member.put(path), member.put(path)]);
      expect(first!.body).toMatchObject({
        status: 'member',
        membership: { role: 'member', group: { id: group.id, memberCount: 1 } },
      });
      expect((await member.get('/api/my/groups')).body).toEqual([first!.body.membership]);
      expect((await member.get('/api/user/points')).body.totalPoints).toBe(15);
      expect((await member.delete(path)).status).toBe(204);
      expect((await member.delete(path)).status).toBe(204);
      expect((await member.get('/api/my/groups')).body).toEqual([]);
      expect((await member.get('/api/user/points')).body.totalPoints).toBe(0);
    });

    it('asks before joining a private group and needs HPC for an HPC group', async () => {
      const requested = await outsider.put('/api/groups/private-group/membership');
      expect(requested.body).toEqual({ status: 'requested', membership: null });
      expect((await outsider.get('/api/groups/private-group')).body).toMatchObject({
        membership: null,
        joinRequested: true,
        members: [],
      });
      await outsider.delete('/api/groups/private-group/membership');
      expect((await outsider.get('/api/groups/private-group')).body.joinRequested).toBe(false);
      expect((await outsider.put('/api/groups/pro-group/membership')).body.code).toBe('pro_required');
      expect((await outsider.put('/api/groups/secret-group/membership')).status).toBe(404);
      expect((await outsider.delete('/api/groups/secret-group/membership')).status).toBe(404);
    });

    it('never leaves a group without an owner, also when two leave at once', async () => {
      const group = await createGroup(app);
      const owners = [await createUser(app), await createUser(app)];
      for (const person of owners) await addToGroup(app, group, person, 'owner');
      const clients = await Promise.all(owners.map((person) => app.signInAs(person)));
      const answers = await Promise.all(
        clients.map((client) => client.delete(`/api/groups/${group.id}/membership`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.code).toBe('last_owner');
      expect(await app.data.getRepository(GroupMembership).countBy({ groupId: group.id })).toBe(1);
    });

    it('lists secret groups to those in them', async () => {
      const mine = (await insider.get('/api/my/groups')).body.map(
        (membership: GroupMembershipResponse) => membership.group.slug,
      );
      expect(mine).toContain('secret-group');
      const theirs = (await outsider.get('/api/my/groups')).body;
      expect(theirs).toEqual([]);
    });
  });
});
