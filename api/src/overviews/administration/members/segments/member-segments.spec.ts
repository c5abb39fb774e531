import type { Client } from '../../../../../test/client.js';
import { createAdmin, createUser } from '../../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../../test/test-app.js';

const PATH = '/api/admin/member-segments';

describe('Segments of members', () => {
  let app: TestApp;
  let [asAda, asEve, asMods] = [] as unknown as Client[] as [Client, Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    asAda = await app.signInAs(await createAdmin(app));
    asEve = await app.signInAs(await createAdmin(app));
    asMods = await app.signInAs(await createUser(app, { isModerator: true }));
  });
  beforeEach(() => app.data.getRepository('MemberSegment').deleteAll());
  afterAll(() => app.close());

  const pro = { name: 'Pro in Portugal', filters: { plan: 'pro', country: 'Portugal' } };
  const create = async (segment: object = pro) => (await asAda.post(PATH, segment)).body.id as string;

  it('are shared by administrators, who rename and delete them', async () => {
    const { status, body } = await asAda.post(PATH, { ...pro, filters: { ...pro.filters, query: ' ' } });
    expect([status, body]).toEqual([201, { id: expect.any(String), ...pro }]);
    const renamed = { ...body, name: 'Portugal' };
    expect((await asEve.patch(`${PATH}/${body.id}`, { name: 'Portugal' })).body).toEqual(renamed);
    expect((await asAda.get(PATH)).body).toEqual([renamed]);
    expect((await asEve.delete(`${PATH}/${body.id}`)).status).toBe(204);
    expect((await asEve.delete(`${PATH}/${body.id}`)).status).toBe(404);
    expect((await asAda.get(PATH)).body).toEqual([]);
  });

  it('are read by moderators, without those that say who has Pro', async () => {
    await create();
    await create({ name: 'Suspended', filters: { state: 'suspended' } });
    expect((await asMods.get(PATH)).body).toMatchObject([{ name: 'Suspended' }]);
    expect((await asMods.post(PATH, pro)).status).toBe(403);
  });

  it('hold filters that the list has, and at least one', async () => {
    const detailsOf = async (filters: unknown) =>
      Object.keys((await asAda.post(PATH, { name: 'x', filters })).body.details);
    expect(await detailsOf({ plan: 'gold' })).toEqual(['filters.plan']);
    expect(await detailsOf({ opened: 'never' })).toEqual(['filters.opened']);
    for (const none of [{}, { query: '' }, null, 'pro']) expect(await detailsOf(none)).toContain('filters');
    expect(Object.keys((await asAda.post(PATH, { ...pro, name: ' ' })).body.details)).toEqual(['name']);
  });

  it('have different names, also when two are saved at once', async () => {
    const answers = await Promise.all([
      asAda.post(PATH, pro),
      asEve.post(PATH, { ...pro, name: 'PRO in Portugal' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.body.code, Object.keys(refused.body.details)]).toEqual(['name_taken', ['name']]);
    const other = await create({ ...pro, name: 'Other' });
    expect((await asAda.patch(`${PATH}/${other}`, { name: 'pro in portugal' })).body.code).toBe('name_taken');
  });
});
