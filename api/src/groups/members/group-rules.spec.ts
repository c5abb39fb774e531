import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import type { Client } from '../../../test/client.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { Group } from '../group.entity.js';
import { GroupMembership } from './group-membership.entity.js';

describe('The rules of a group', () => {
  let app: TestApp;
  let owner: Client;
  let newcomer: Client;
  let person: User;
  let group: Group;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const rules = ['Be kind.', 'Say where it came from.'];
  const founded = async (more: Partial<Group> = {}) => {
    group = await createGroup(app, { rules, rulesRequired: true, ...more });
    const founder = await createUser(app);
    await addToGroup(app, group, founder, 'owner');
    owner = await app.signInAs(founder);
  };
  beforeEach(async () => {
    await founded();
    person = await createUser(app);
    newcomer = await app.signInAs(person);
  });

  const join = (body?: object, client = newcomer) => client.put(`/api/groups/${group.id}/membership`, body);
  const change = (body: object) => owner.patch(`/api/groups/${group.id}`, body);
  const shown = async (client = newcomer) => (await client.get(`/api/groups/${group.id}`)).body;
  const agreement = async () =>
    app.data.getRepository(GroupMembership).findOneBy({ groupId: group.id, userId: person.id });
  const missing = { rulesVersion: ['Agree to the group’s rules to join.'] };

  it('are agreed to by who joins, which is stored with the membership', async () => {
    expect(await shown()).toMatchObject({ rules, rulesRequired: true, rulesVersion: 1 });
    const refused = await join();
    expect([refused.status, refused.body.details]).toEqual([400, missing]);
    expect(await agreement()).toBeNull();
    expect((await join({ rulesVersion: 1 })).body.status).toBe('member');
    expect(await agreement()).toMatchObject({ rulesAgreedVersion: 1, rulesAgreedAt: expect.any(Date) });
  });

  it.each([{ rulesRequired: false }, { rules: [] }])('ask nothing of %j', async (more) => {
    await founded(more);
    expect((await join()).body.status).toBe('member');
    expect(await agreement()).toMatchObject({ rulesAgreedVersion: null, rulesAgreedAt: null });
  });

  it('are agreed to as they are now, not as they were', async () => {
    await change({ rules: ['Be very kind.'] });
    const answer = await join({ rulesVersion: 1 });
    expect([answer.status, answer.body.details.rulesVersion]).toEqual([
      400,
      ['The rules have changed. Read them and agree again.'],
    ]);
    expect((await join({ rulesVersion: 2 })).status).toBe(200);
  });

  it('are agreed to by who asks to join, as of when they asked', async () => {
    await founded({ visibility: 'private' });
    expect((await join()).body.details).toEqual(missing);
    expect((await join({ rulesVersion: 1 })).body.status).toBe('requested');
    await change({ rules: ['Be very kind.'] });
    expect((await owner.put(`/api/groups/${group.id}/requests/${person.id}`)).status).toBe(204);
    expect(await agreement()).toMatchObject({ rulesAgreedVersion: 1, rulesAgreedAt: expect.any(Date) });
    expect((await shown()).membership.rulesChanged).toBe(true);
  });

  it('are agreed to by who was invited', async () => {
    const { path } = (await owner.post(`/api/groups/${group.id}/invitations`, {})).body;
    const invitation = `/api/group-invitations/${path.split('/').pop()}`;
    expect((await newcomer.get(invitation)).body.group).toMatchObject({ rules, rulesRequired: true });
    expect((await newcomer.put(`${invitation}/membership`)).body.details).toEqual(missing);
    expect((await newcomer.put(`${invitation}/membership`, { rulesVersion: 1 })).status).toBe(200);
  });

  it('are pointed out to members once after a change, and not to who made it', async () => {
    await join({ rulesVersion: 1 });
    await change({ name: 'Renamed', rules });
    expect((await shown()).membership.rulesChanged).toBe(false);
    await change({ rules: [...rules, 'No links.'] });
    expect((await shown(owner)).membership.rulesChanged).toBe(false);
    expect((await shown()).membership.rulesChanged).toBe(true);
    const seen = () => newcomer.put(`/api/groups/${group.id}/membership/rules`, {});
    expect((await seen()).status).toBe(204);
    expect((await shown()).membership.rulesChanged).toBe(false);
    await newcomer.delete(`/api/groups/${group.id}/membership`);
    expect((await seen()).body.code).toBe('not_in_group');
  });

  it.each([[Array.from({ length: 11 }, (_, n) => `Rule ${n}`)], [['x'.repeat(201)]], [['Twice', 'Twice']]])(
    'are up to ten, short and different',
    async (wrong) => {
      const answer = await change({ rules: wrong });
      expect([answer.status, answer.body.details]).toEqual([
        400,
        { rules: ['Write up to 10 different rules, each up to 200 characters.'] },
      ]);
    },
  );
});
