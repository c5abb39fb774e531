import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { addToGroup, createGroup, createPost } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import { GroupMembership } from './group-membership.entity.js';
import type { Group, GroupVisibility } from '../group.entity.js';

describe('The members of a group', () => {
  let app: TestApp;
  let group: Group;
  const people = {} as Record<'owner' | 'moderator' | 'member' | 'asker' | 'outsider', User>;
  const as = {} as Record<keyof typeof people, Client>;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const arrange = async (visibility: GroupVisibility, questions: string[] = []) => {
    group = await createGroup(app, { visibility, questions, name: 'Teachers' });
    for (const who of ['owner', 'moderator', 'member', 'asker', 'outsider'] as const) {
      people[who] = await createUser(app, { firstName: who, lastName: null });
      as[who] = await app.signInAs(people[who]);
    }
    for (const role of ['owner', 'moderator', 'member'] as const)
      await addToGroup(app, group, people[role], role);
  };
  const at = (rest: string) => `/api/groups/${group.id}/${rest}`;
  const texts = async (client: Client): Promise<string[]> =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);
  const roles = async (): Promise<Record<string, string>> => {
    const { body } = await as.owner.get(at('members'));
    return Object.fromEntries(body.map(({ name, role }: { name: string; role: string }) => [name, role]));
  };
  const count = async () => (await as.owner.get(`/api/groups/${group.slug}`)).body.memberCount;

  describe('asking to join', () => {
    beforeEach(() => arrange('private', ['What do you teach?']));
    const ask = (answers?: string[]) => as.asker.put(at('membership'), answers && { answers });

    it('takes answers, is asked once, and notifies people who look after the group', async () => {
      const refused = await ask();
      expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['answers']]);
      expect((await ask([' '])).status).toBe(400);
      await Promise.all([ask(['Physics']), ask(['Physics']), ask(['Chemistry'])]);
      const { body, headers } = await as.moderator.get(at('requests'));
      expect(body).toHaveLength(1);
      expect(body[0]).toMatchObject({
        member: { id: people.asker.id, name: 'asker' },
        answers: [{ question: 'What do you teach?', answer: expect.stringMatching(/Physics|Chemistry/) }],
      });
      expect(headers['x-total-count']).toBe('1');
      expect((await as.owner.get(`/api/groups/${group.id}`)).body.requestCount).toBe(1);
      expect((await as.member.get(`/api/groups/${group.id}`)).body.requestCount).toBeNull();
      for (const client of [as.owner, as.moderator])
        expect(await texts(client)).toEqual(['asker would like to join “Teachers”']);
      expect(await texts(as.member)).toEqual([]);
      expect(await countQueries(app, () => as.owner.get(at('requests')))).toBeLessThanOrEqual(3);
    });

    it('is answered by owners and moderators alone', async () => {
      await ask(['Physics']);
      for (const client of [as.member, as.asker, as.outsider]) {
        for (const { status, body } of [
          await client.get(at('requests')),
          await client.put(at(`requests/${people.asker.id}`)),
          await client.delete(at(`requests/${people.asker.id}`)),
        ])
          expect([status, body.code]).toEqual([403, 'not_group_staff']);
      }
      expect((await app.visitor().get(at('requests'))).status).toBe(401);
      expect(await count()).toBe(3);
    });

    it('ends in the group when it is approved, once, with the points and a word', async () => {
      await ask(['Physics']);
      const approve = (client: Client) => client.put(at(`requests/${people.asker.id}`));
      const answers = await Promise.all([approve(as.owner), approve(as.moderator)]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect(await count()).toBe(4);
      expect((await as.asker.get('/api/user/points')).body.totalPoints).toBe(15);
      expect(await texts(as.asker)).toEqual(['Your request to join “Teachers” was approved']);
      expect(await texts(as.owner)).toEqual([]);
      expect((await as.owner.get(at('requests'))).body).toEqual([]);
    });

    it('has one outcome when one approves and another declines at once', async () => {
      await ask(['Physics']);
      const path = at(`requests/${people.asker.id}`);
      await Promise.all([as.owner.put(path), as.moderator.delete(path)]);
      const notified = await texts(as.asker);
      const isIn = (await as.asker.get(`/api/groups/${group.id}`)).body.membership !== null;
      expect(notified).toEqual([
        isIn
          ? 'Your request to join “Teachers” was approved'
          : 'Your request to join “Teachers” was declined',
      ]);
      expect(await count()).toBe(isIn ? 4 : 3);
    });

    it('can be declined or taken back, and asked again', async () => {
      await ask(['Physics']);
      expect((await as.owner.delete(at(`requests/${people.asker.id}`))).status).toBe(204);
      expect(await texts(as.asker)).toEqual(['Your request to join “Teachers” was declined']);
      await ask(['Physics, again']);
      await as.asker.delete(at('membership'));
      expect((await as.owner.get(at('requests'))).body).toEqual([]);
      expect(await texts(as.owner)).toEqual([]);
      expect((await as.owner.put(at(`requests/${people.asker.id}`))).status).toBe(404);
    });

    it('is over once the group is open', async () => {
      await ask(['Physics']);
      await as.owner.patch(`/api/groups/${group.id}`, { privacy: 'public' });
      expect((await ask()).body.status).toBe('member');
      expect((await as.owner.get(at('requests'))).body).toEqual([]);
    });
  });

  describe('GET /api/groups/:id/members', () => {
    it('lists everybody, staff first, page by page', async () => {
      await arrange('public');
      for (let number = 1; number <= 4; number += 1) await addToGroup(app, group, await createUser(app));
      const first = await as.outsider.get(at('members?limit=3'));
      expect(first.body.map(({ role }: { role: string }) => role)).toEqual(['owner', 'moderator', 'member']);
      const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))![1]!;
      const second = await as.outsider.get(next.replace(/^https?:\/\/[^/]+/, ''));
      const all = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
      expect(new Set(all).size).toBe(6);
      expect(await countQueries(app, () => as.outsider.get(at('members')))).toBeLessThanOrEqual(3);
    });

    it('does not exist for those to whom the group is closed', async () => {
      for (const visibility of ['private', 'pro', 'secret'] as const) {
        await arrange(visibility);
        expect((await as.outsider.get(at('members'))).status).toBe(404);
        expect((await as.member.get(at('members'))).status).toBe(visibility === 'pro' ? 404 : 200);
      }
    });
  });

  describe('PUT /api/groups/:id/members/:memberId', () => {
    beforeEach(() => arrange('public'));
    const setRole = (client: Client, who: keyof typeof people, role: string, more = {}) =>
      client.put(at(`members/${people[who].id}`), { role, ...more });

    it('makes members moderators and owners, and notifies them', async () => {
      expect((await setRole(as.owner, 'member', 'moderator')).status).toBe(204);
      expect((await setRole(as.owner, 'member', 'moderator')).status).toBe(204);
      expect((await setRole(as.owner, 'moderator', 'owner')).status).toBe(204);
      expect(await roles()).toEqual({ owner: 'owner', moderator: 'owner', member: 'moderator' });
      expect(await texts(as.member)).toEqual(['You’re now a moderator of “Teachers”']);
      expect(await texts(as.moderator)).toEqual(['You’re now an owner of “Teachers”']);
    });

    it('is for owners, of people who are in the group, with a role there is', async () => {
      for (const client of [as.moderator, as.member, as.outsider]) {
        const { status, body } = await setRole(client, 'member', 'owner');
        expect([status, body.code]).toEqual([403, 'not_owner']);
      }
      expect((await setRole(as.owner, 'outsider', 'moderator')).status).toBe(404);
      const bad = await setRole(as.owner, 'member', 'king');
      expect([bad.status, bad.body.details]).toEqual([400, { role: ['Choose owner, moderator or member.'] }]);
    });

    it('hands the group over in one step', async () => {
      expect((await setRole(as.owner, 'member', 'owner', { handOver: true })).status).toBe(204);
      expect(await roles()).toEqual({ owner: 'member', moderator: 'moderator', member: 'owner' });
      expect((await setRole(as.owner, 'moderator', 'owner')).status).toBe(403);
    });

    it('never leaves a group without an owner, no matter who acts at once', async () => {
      expect((await setRole(as.owner, 'owner', 'member')).body.code).toBe('last_owner');
      await setRole(as.owner, 'moderator', 'owner');
      const answers = await Promise.all([
        setRole(as.owner, 'moderator', 'member'),
        setRole(as.moderator, 'owner', 'member'),
        as.owner.delete(at('membership')),
        as.moderator.delete(at(`members/${people.owner.id}`)),
      ]);
      // 404: who is to be changed has left before.
      for (const { status } of answers) expect([204, 403, 404, 409]).toContain(status);
      const owners = await app.data
        .getRepository(GroupMembership)
        .countBy({ groupId: group.id, role: 'owner' });
      expect(owners).toBe(1);
    });
  });

  describe('DELETE /api/groups/:id/members/:memberId', () => {
    beforeEach(() => arrange('private'));
    const remove = (client: Client, who: keyof typeof people) =>
      client.delete(at(`members/${people[who].id}`));

    it('removes a member once, takes the points and closes the group to them', async () => {
      const answers = await Promise.all([remove(as.owner, 'member'), remove(as.moderator, 'member')]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect(await count()).toBe(2);
      expect((await as.member.get('/api/user/points')).body.totalPoints).toBe(0);
      expect((await as.member.get(at('members'))).status).toBe(404);
      expect(await texts(as.member)).toEqual(['You were removed from “Teachers”']);
    });

    it('keeps moderators from removing owners and one another, and members from removing anybody', async () => {
      expect((await remove(as.moderator, 'owner')).body.code).toBe('not_owner');
      expect((await remove(as.member, 'moderator')).body.code).toBe('not_group_staff');
      expect((await remove(as.owner, 'owner')).body.code).toBe('last_owner');
      expect((await remove(as.owner, 'moderator')).status).toBe(204);
    });
  });

  describe('an archived group', () => {
    it('can be read, and takes no members and no words', async () => {
      await arrange('public');
      const post = await createPost(app, { authorId: people.owner.id, groupId: group.id });
      expect((await as.moderator.put(at('archive'))).body.code).toBe('not_owner');
      expect((await as.owner.put(at('archive'))).status).toBe(204);
      const listed = (await as.owner.get('/api/groups?limit=100')).body.map(({ id }: Group) => id);
      expect(listed).not.toContain(group.id);
      expect((await as.outsider.get(`/api/groups/${group.id}`)).body.isArchived).toBe(true);
      expect((await as.member.get(`/api/posts/${post.id}`)).body.canWrite).toBe(false);
      const query = { title: 'More', body: 'More', kind: 'discussion', groupId: group.id };
      for (const { status, body } of [
        await as.outsider.put(at('membership')),
        await as.member.post('/api/posts', query),
        await as.member.post(`/api/posts/${post.id}/replies`, { body: 'More' }),
      ])
        expect([status, body.code]).toEqual([409, 'archived']);
      expect((await as.owner.delete(at('archive'))).status).toBe(204);
      expect((await as.member.post('/api/posts', query)).status).toBe(201);
    });
  });
});
