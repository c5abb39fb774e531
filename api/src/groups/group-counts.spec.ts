import type { Client } from '../../test/client.js';
import { addToGroup, createGroup } from '../../test/factories/product-factories.js';
import { createUser } from '../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { User } from '../identity/users/user.entity.js';
import type { Group } from './group.entity.js';

/** A fixed order of acts that looks like none. */
function* shuffled(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('How many are in a group', () => {
  let app: TestApp;
  let group: Group;
  let owner: Client;
  const people: { user: User; client: Client }[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    group = await createGroup(app, { name: 'Counting rooks' });
    const maya = await createUser(app);
    await addToGroup(app, group, maya, 'owner');
    owner = await app.signInAs(maya);
    for (let index = 0; index < 5; index += 1) {
      const user = await createUser(app);
      people.push({ user, client: await app.signInAs(user) });
    }
  });
  afterAll(() => app.close());

  const counts = async () => {
    const { body: list } = await owner.get('/api/groups?limit=100');
    const { body: page } = await owner.get(`/api/groups/${group.slug}`);
    const { body: mine } = await owner.get('/api/my/groups');
    const { body: found } = await owner.get('/api/groups?q=rooks');
    const { body: members } = await owner.get(`/api/groups/${group.id}/members?limit=100`);
    return [
      list.find(({ id }: Group) => id === group.id).memberCount,
      page.memberCount,
      page.members.length,
      mine[0].group.memberCount,
      found[0].memberCount,
      members.length,
    ];
  };

  it('is one number in every place after any joins, leaves, removals, bans and invitations at once', async () => {
    const { body: link } = await owner.post(`/api/groups/${group.id}/invitations`, { maxUses: 100, days: 1 });
    const invited = `${link.path.replace('/groups/join', '/api/group-invitations')}/membership`;
    const at = `/api/groups/${group.id}`;
    const random = shuffled(7);
    for (let round = 0; round < 8; round += 1) {
      const actions = people.map(({ user, client }) => {
        const choice = Math.floor(random.next().value! * 5);
        if (choice === 0) return client.put(`${at}/membership`);
        if (choice === 1) return client.delete(`${at}/membership`);
        if (choice === 2) return owner.delete(`${at}/members/${user.id}`);
        if (choice === 3) return client.put(invited);
        return owner
          .delete(`${at}/members/${user.id}?ban=true`)
          .then(() => owner.delete(`${at}/bans/${user.id}`));
      });
      for (const { status } of await Promise.all(actions)) expect(status).toBeLessThan(500);
      const seen = await counts();
      expect(new Set(seen).size).toBe(1);
    }
  });

  it('is what the home of each of them says, with 15 points for each group', async () => {
    for (const { client } of people) {
      const { body: mine } = await client.get('/api/my/groups');
      expect((await client.get('/api/user/points')).body.totalPoints).toBe(15 * mine.length);
      if (mine.length > 0) expect(mine[0].group.memberCount).toBe((await counts())[0]);
    }
  });
});
