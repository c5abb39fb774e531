import type { Client } from '../../../test/client.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Group, GroupVisibility } from '../group.entity.js';
import { GroupInvitation } from './group-invitation.entity.js';

describe('Invitations to a group', () => {
  let app: TestApp;
  let group: Group;
  let [owner, member, guest] = [] as unknown as [Client, Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const arrange = async (visibility: GroupVisibility) => {
    group = await createGroup(app, { visibility });
    const [first, second] = [await createUser(app), await createUser(app)];
    await addToGroup(app, group, first, 'owner');
    await addToGroup(app, group, second);
    [owner, member, guest] = [
      await app.signInAs(first),
      await app.signInAs(second),
      await app.signInAs(await createUser(app)),
    ];
  };
  const invite = async (limits = {}) => {
    const { status, body } = await owner.post(`/api/groups/${group.id}/invitations`, limits);
    expect(status).toBe(201);
    return { ...body, api: `/api/group-invitations/${body.path.split('/').at(-1)}` };
  };
  const accept = (client: Client, { api }: { api: string }) => client.put(`${api}/membership`);
  const count = async () => (await owner.get(`/api/groups/${group.id}`)).body.memberCount;

  it('let people into a secret group that does not exist for them otherwise', async () => {
    await arrange('secret');
    const invitation = await invite();
    expect(invitation).toMatchObject({ uses: 0, maxUses: 25 });
    expect((await guest.get(invitation.api)).body.group).toMatchObject({ name: group.name, isMember: false });
    expect((await accept(guest, invitation)).body).toMatchObject({
      status: 'member',
      membership: { role: 'member', group: { id: group.id, memberCount: 3 } },
    });
    expect((await guest.get(`/api/groups/${group.id}`)).status).toBe(200);
    expect((await accept(guest, invitation)).status).toBe(200);
    expect((await owner.get(`/api/groups/${group.id}/invitations`)).body[0].uses).toBe(1);
  });

  it('let in as many as they say, however many come at once', async () => {
    await arrange('private');
    const invitation = await invite({ maxUses: 3 });
    const guests = await Promise.all(
      Array.from({ length: 8 }, async () => app.signInAs(await createUser(app))),
    );
    const answers = await Promise.all(guests.map((client) => accept(client, invitation)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.code]).toEqual([410, 'invitation_over']);
    expect(await count()).toBe(5);
    expect((await guest.get(invitation.api)).status).toBe(404);
  });

  it('end at their time, and when they are withdrawn', async () => {
    await arrange('private');
    const [late, withdrawn] = [await invite(), await invite()];
    await app.data
      .getRepository(GroupInvitation)
      .update({ id: late.id }, { expiresAt: new Date(Date.now() - 1000) });
    expect((await accept(guest, late)).body.code).toBe('invitation_over');
    const path = `/api/groups/${group.id}/invitations/${withdrawn.id}`;
    expect((await owner.delete(path)).status).toBe(204);
    expect((await owner.delete(path)).status).toBe(204);
    expect((await accept(guest, withdrawn)).status).toBe(404);
    expect((await guest.get('/api/group-invitations/anything')).status).toBe(404);
    expect((await owner.get(`/api/groups/${group.id}/invitations`)).body).toEqual([]);
  });

  it('answer a request to join that is open', async () => {
    await arrange('private');
    await guest.put(`/api/groups/${group.id}/membership`);
    await accept(guest, await invite());
    expect((await owner.get(`/api/groups/${group.id}/requests`)).body).toEqual([]);
  });

  it('do not open an HPC group to others, nor an archived one to anybody', async () => {
    await arrange('pro');
    expect((await accept(guest, await invite())).body.code).toBe('pro_required');
    await arrange('private');
    const invitation = await invite();
    await owner.put(`/api/groups/${group.id}/archive`);
    expect((await accept(guest, invitation)).body.code).toBe('archived');
    expect((await owner.post(`/api/groups/${group.id}/invitations`)).body.code).toBe('archived');
  });

  it('are made by owners and moderators, within limits', async () => {
    await arrange('public');
    const path = `/api/groups/${group.id}/invitations`;
    for (const client of [member, guest]) {
      expect((await client.get(path)).body.code).toBe('not_group_staff');
      expect((await client.post(path)).body.code).toBe('not_group_staff');
    }
    expect((await app.visitor().post(path)).status).toBe(401);
    const { body } = await owner.post(path, { maxUses: 0, days: 365 });
    expect(Object.keys(body.details)).toEqual(['maxUses', 'days']);
    for (let number = 1; number <= 17; number += 1) await invite();
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post(path)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await owner.post(path)).body.code).toBe('too_many_invitations');
  });
});
