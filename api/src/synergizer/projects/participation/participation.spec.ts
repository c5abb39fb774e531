import type { User } from '../../../identity/users/user.entity.js';
import type { Client } from '../../../../test/client.js';
import { createAdmin, createProUser, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

describe('Being in a project', () => {
  let app: TestApp;
  let owner: User;
  let maya: Client;
  let ada: Client;
  beforeAll(async () => {
    app = await createTestApp();
    owner = await createProUser(app, { firstName: 'Maya' });
    maya = await app.signInAs(owner);
    ada = await app.signInAs(await createAdmin(app));
  });
  beforeEach(() => app.data.query('DELETE FROM rate_limit_counters'));
  afterAll(() => app.close());

  const openProject = async () => {
    const roles = [
      { name: 'Editor', hoursPerWeek: 2 },
      { name: 'Printer', hoursPerWeek: 1 },
    ];
    const { body } = await maya.post('/api/projects', { title: 'A sheet', purpose: 'For families.', roles });
    const path = `/api/projects/${body.id as string}`;
    await ada.put(`${path}/stage`, { stage: 'open' });
    const detail = (await maya.get(path)).body;
    return { path, editor: detail.roles[0].id as string, printer: detail.roles[1].id as string };
  };
  const aPro = async () => {
    const user = await createProUser(app);
    return { user, client: await app.signInAs(user) };
  };

  it('is asked for by Pro members, for a part, while it is open or runs', async () => {
    const { path, editor } = await openProject();
    const free = await app.signInAs(await createUser(app));
    expect((await free.post(`${path}/requests`, { roleId: editor })).body.code).toBe('pro_required');
    const { client, user } = await aPro();
    expect((await client.post(`${path}/requests`, { roleId: owner.id })).status).toBe(404);
    const asked = await client.post(`${path}/requests`, { roleId: editor, message: 'I edit for a living.' });
    expect(asked.status).toBe(201);
    expect((await client.post(`${path}/requests`, { roleId: editor })).body).toEqual(asked.body);
    expect((await maya.get(path)).body.requests).toMatchObject([
      { id: asked.body.id, role: 'Editor', message: 'I edit for a living.', member: { id: user.id } },
    ]);
    expect((await client.get(path)).body).toMatchObject({ part: 'requested', requests: [] });
    expect((await maya.get('/api/my/notifications')).body.items[0].text).toContain(
      'would like to join “A sheet”',
    );
  });

  it('is given to one of two whom the owner accepts at once', async () => {
    const { path, editor } = await openProject();
    const two = [await aPro(), await aPro()];
    const requests = [];
    for (const { client } of two)
      requests.push((await client.post(`${path}/requests`, { roleId: editor })).body.id);
    const answers = await Promise.all(
      requests.map((id) => maya.put(`${path}/requests/${id}`, { state: 'accepted' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('role_taken');
    expect((await maya.get(path)).body.memberCount).toBe(2);
  });

  it('accepts or declines once; the same answer again changes nothing', async () => {
    const { path, editor } = await openProject();
    const { client } = await aPro();
    const { id } = (await client.post(`${path}/requests`, { roleId: editor })).body;
    const answer = (state: string, by = maya) => by.put(`${path}/requests/${id}`, { state });
    expect((await answer('accepted', client)).body.code).toBe('not_the_owner');
    expect((await answer('declined')).body.state).toBe('declined');
    expect((await answer('declined')).status).toBe(200);
    expect((await answer('accepted')).body.code).toBe('already_answered');
    expect((await client.post(`${path}/requests`, { roleId: editor })).body.code).toBe('already_answered');
  });

  it('is left and taken up again, also before it was answered', async () => {
    const { path, editor, printer } = await openProject();
    const { client } = await aPro();
    await client.post(`${path}/requests`, { roleId: editor });
    const second = await client.post(`${path}/requests`, { roleId: printer });
    expect((await maya.get(path)).body.requests).toHaveLength(1);
    expect((await client.delete(`${path}/membership`)).status).toBe(204);
    expect((await maya.put(`${path}/requests/${second.body.id}`, { state: 'accepted' })).status).toBe(404);
    const third = await client.post(`${path}/requests`, { roleId: printer });
    await maya.put(`${path}/requests/${third.body.id}`, { state: 'accepted' });
    expect((await client.post(`${path}/requests`, { roleId: editor })).body.code).toBe('already_in');
    await client.delete(`${path}/membership`);
    expect((await client.get(path)).body).toMatchObject({ part: null, openRoleCount: 2 });
    expect((await client.post(`${path}/requests`, { roleId: printer })).status).toBe(201);
  });

  it('keeps an owner: they hand it over to a Pro member in it before they leave', async () => {
    const { path, editor } = await openProject();
    const { client, user } = await aPro();
    expect((await maya.delete(`${path}/membership`)).body.code).toBe('owner_stays');
    expect((await maya.put(`${path}/owner`, { memberId: user.id })).body.code).toBe('no_successor');
    const { id } = (await client.post(`${path}/requests`, { roleId: editor })).body;
    await maya.put(`${path}/requests/${id}`, { state: 'accepted' });
    expect((await maya.put(`${path}/owner`, { memberId: user.id })).status).toBe(200);
    expect((await maya.put(`${path}/owner`, { memberId: user.id })).body.code).toBe('not_the_owner');
    expect((await maya.delete(`${path}/membership`)).status).toBe(204);
    expect((await client.get(path)).body).toMatchObject({ part: 'owner', memberCount: 1 });
  });

  it('ends for someone whom the owner takes out, and for people who waited when it closes', async () => {
    const { path, editor, printer } = await openProject();
    const [one, other] = [await aPro(), await aPro()];
    const { id } = (await one.client.post(`${path}/requests`, { roleId: editor })).body;
    await maya.put(`${path}/requests/${id}`, { state: 'accepted' });
    await other.client.post(`${path}/requests`, { roleId: printer });
    expect((await maya.delete(`${path}/members/${one.user.id}`)).status).toBe(204);
    expect((await one.client.get(path)).body.part).toBeNull();
    await maya.put(`${path}/stage`, { stage: 'closed' });
    expect((await other.client.get(path)).body.part).toBeNull();
    expect((await other.client.post(`${path}/requests`, { roleId: printer })).body.code).toBe('wrong_stage');
  });
});
