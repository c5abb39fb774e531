import type { Client } from '../../../../test/client.js';
import { addToGroup, createGroup } from '../../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { AdministeredGroup } from './administered-groups.dto.js';

const on = (day: number) => new Date(`2026-03-0${day}T09:00:00Z`);

describe('The list of groups for administrators', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    client = await app.signInAs(await createAdmin(app));
    const leo = await createUser(app, { firstName: 'Léo', lastName: 'Brandt' });
    const law = await createGroup(app, { name: 'Law and machines', createdAt: on(1) });
    await addToGroup(app, law, leo, 'owner');
    await createGroup(app, { name: 'Quiet', archivedAt: new Date(), createdAt: on(2) });
    await createGroup(app, {
      name: 'Waiting',
      visibility: 'withheld',
      intendedVisibility: 'private',
      moderationStatus: 'pending',
      createdAt: on(3),
    });
  });
  afterAll(() => app.close());

  const list = async (query = '') =>
    (await client.get(`/api/admin/groups${query}`)).body as AdministeredGroup[];
  const states = async (query = '') => (await list(query)).map(({ name, state }) => [name, state]);

  it('has every one with its state, the newest first', async () => {
    expect(await states()).toEqual([
      ['Waiting', 'pending'],
      ['Quiet', 'archived'],
      ['Law and machines', 'active'],
    ]);
    expect(await states('?state=archived')).toEqual([['Quiet', 'archived']]);
    expect((await states('?order=oldest&limit=1'))[0]).toEqual(['Law and machines', 'active']);
    expect((await list('?state=pending'))[0]).toMatchObject({ visibility: 'private', owner: null });
    expect((await client.get('/api/admin/groups?state=lost')).status).toBe(400);
  });

  it('is searched by name and owner, without case and accents', async () => {
    expect(await states('?query=MACHINES')).toEqual([['Law and machines', 'active']]);
    expect(await states('?query=leo')).toEqual([['Law and machines', 'active']]);
  });

  it('is a file, which is in the audit log', async () => {
    const { text } = await client.get('/api/admin/groups.csv?state=active');
    const [header, row] = text.split('\r\n');
    expect(header).toBe('\ufeffname,topic,state,visibility,owner,members,posts,created,last active');
    expect(row).toMatch(/^Law and machines,.*,active,public,Léo Brandt,/);
    expect((await client.get('/api/admin/audit?limit=1')).body).toMatchObject([
      { action: 'export', subjectKind: 'groups', after: { state: 'active' } },
    ]);
  });
});
