import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';
import type { User } from '../../../identity/users/user.entity.js';

describe('PUT and DELETE /api/admin/members/:id/suspension', () => {
  let app: TestApp;
  let [ada, mods, leo] = [] as unknown as [User, User, User];
  let [asAda, asMods, asLeo] = [] as unknown as [Client, Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    ada = await createAdmin(app);
    mods = await createUser(app, { isModerator: true });
    leo = await createUser(app);
    [asAda, asMods, asLeo] = [await app.signInAs(ada), await app.signInAs(mods), await app.signInAs(leo)];
  });
  afterAll(() => app.close());

  const path = ({ id }: User) => `/api/admin/members/${id}/suspension`;
  const suspend = (client: Client, member: User, more: object = {}) =>
    client.put(path(member), { reason: 'He sells watches.', ...more });
  const lift = (client: Client, member: User) =>
    client.send<null>('DELETE', path(member), { reason: 'It was his brother.' });
  const notices = async () =>
    ((await asLeo.get('/api/my/notifications')).body.items as { text: string }[]).map(({ text }) => text);
  const suspensionOf = async (client: Client) => (await client.get('/api/auth/user')).body.suspension;
  const log = ({ id: memberId }: User) =>
    app.data.getRepository(AuditEvent).find({ where: { memberId }, order: { id: 'ASC' } });

  it('lets a moderator suspend a member until a day and lift it, and the member knows why', async () => {
    const until = '2099-03-01T00:00:00.000Z';
    expect((await suspend(asMods, leo, { until })).status).toBe(204);
    expect(await suspensionOf(asLeo)).toEqual({ until });
    expect((await lift(asMods, leo)).status).toBe(204);
    expect(await suspensionOf(asLeo)).toBeNull();
    expect(await notices()).toEqual([
      expect.stringContaining('lifted your suspension'),
      expect.stringContaining(
        'until March 1, 2099. You can still read and export, but not post. Their message: He sells',
      ),
    ]);
    const written = { actorId: mods.id, subjectKind: 'member', subjectId: leo.id };
    expect(await log(leo)).toMatchObject([
      { ...written, action: 'suspend', reason: 'He sells watches.', after: { suspended: true, until } },
      { ...written, action: 'lift suspension', reason: 'It was his brother.', before: { suspended: true } },
    ]);
  });

  it('changes nothing when it is said again, also twice at once', async () => {
    await Promise.all([suspend(asMods, leo), suspend(asAda, leo)]);
    await Promise.all([lift(asMods, leo), lift(asAda, leo)]);
    expect((await log(leo)).map(({ action }) => action)).toEqual(['suspend', 'lift suspension']);
    expect(await notices()).toHaveLength(2);
  });

  it('is never one’s own, and of staff for administrators alone', async () => {
    for (const [client, member] of [
      [asAda, ada],
      [asMods, mods],
    ] as const)
      expect((await suspend(client, member)).body.code).toBe('yourself');
    expect((await suspend(asMods, ada)).body.code).toBe('staff_case');
    expect((await suspend(asAda, mods)).status).toBe(204);
    expect((await suspend(asMods, leo)).status).toBe(403);
  });

  it('leaves an administrator when two suspend each other at the same moment', async () => {
    const eve = await createAdmin(app);
    const asEve = await app.signInAs(eve);
    const answers = await Promise.all([suspend(asAda, eve), suspend(asEve, ada)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  });

  it('says what is missing', async () => {
    expect(Object.keys((await suspend(asMods, leo, { reason: ' ' })).body.details)).toEqual(['reason']);
    for (const until of ['tomorrow', '2020-01-01T00:00:00Z'])
      expect(Object.keys((await suspend(asMods, leo, { until })).body.details)).toEqual(['until']);
    const nobody = { id: '00000000-0000-4000-8000-000000000000' } as User;
    expect([(await suspend(asMods, nobody)).status, (await lift(asMods, nobody)).status]).toEqual([404, 404]);
  });
});
