import type { Client } from '../../../test/client.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { Group, GroupVisibility } from '../group.entity.js';

describe('Keeping someone out of a group', () => {
  let app: TestApp;
  let group: Group;
  const people = {} as Record<'owner' | 'moderator' | 'member', User>;
  const as = {} as Record<keyof typeof people, Client>;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  const arrange = async (visibility: GroupVisibility) => {
    group = await createGroup(app, { visibility });
    for (const who of ['owner', 'moderator', 'member'] as const) {
      people[who] = await createUser(app, { firstName: who, lastName: null });
      as[who] = await app.signInAs(people[who]);
      await addToGroup(app, group, people[who], who);
    }
  };
  const at = (rest: string) => `/api/groups/${group.id}/${rest}`;
  const remove = (client: Client, who: keyof typeof people) =>
    client.delete(at(`members/${people[who].id}?ban=true`));

  it('closes every way back, until an owner opens it', async () => {
    for (const visibility of ['public', 'private'] as const) {
      await arrange(visibility);
      const { body: link } = await as.owner.post(at('invitations'), { maxUses: 5, days: 1 });
      const accept = () =>
        as.member.put(`${link.path.replace('/groups/join', '/api/group-invitations')}/membership`);
      expect((await remove(as.owner, 'member')).status).toBe(204);
      for (const { status, body } of [await as.member.put(at('membership')), await accept()])
        expect([status, body.code]).toEqual([403, 'kept_out']);
      expect((await as.owner.get(at('bans'))).body).toEqual([
        expect.objectContaining({ member: expect.objectContaining({ name: 'member' }) }),
      ]);
      expect((await as.owner.delete(at(`bans/${people.member.id}`))).status).toBe(204);
      expect((await accept()).body.status).toBe('member');
    }
  });

  it('is for owners alone', async () => {
    await arrange('public');
    expect((await remove(as.moderator, 'member')).body.code).toBe('not_owner');
    expect((await remove(as.owner, 'owner')).body.code).toBe('not_owner');
    for (const client of [as.moderator, as.member])
      for (const { body } of [
        await client.get(at('bans')),
        await client.delete(at(`bans/${people.owner.id}`)),
      ])
        expect(body.code).toBe('not_owner');
    expect((await app.visitor().get(at('bans'))).status).toBe(401);
    expect((await as.owner.get(at('members'))).body).toHaveLength(3);
  });
});
