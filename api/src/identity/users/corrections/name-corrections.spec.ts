import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../user.entity.js';

describe('PATCH /api/admin/members/:id', () => {
  let app: TestApp;
  let leo: User;
  let [asAda, asLeo] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    asAda = await app.signInAs(await createAdmin(app));
    leo = await createUser(app, { firstName: 'Buy', lastName: 'Watches' });
    asLeo = await app.signInAs(leo);
  });
  afterAll(() => app.close());

  const correct = (body: object, client = asAda) => client.patch(`/api/admin/members/${leo.id}`, body);

  it('corrects a name with a reason, once, and the member is notified', async () => {
    const correction = { firstName: 'Leo', reason: 'It was an advertisement.' };
    const { status, body } = await correct(correction);
    expect([status, body]).toEqual([200, { id: leo.id, firstName: 'Leo', lastName: 'Watches' }]);
    await correct(correction);
    expect((await asAda.get('/api/admin/audit?what=correct')).body).toMatchObject([
      { action: 'correct name', before: { firstName: 'Buy' }, after: { firstName: 'Leo' } },
    ]);
    const { items } = (await asLeo.get('/api/my/notifications')).body;
    expect(items).toMatchObject([{ text: 'An administrator corrected the name on your profile' }]);
  });

  it('says what is missing, and is for administrators alone', async () => {
    expect(Object.keys((await correct({ firstName: 'Leo' })).body.details)).toEqual(['reason']);
    expect((await correct({ reason: 'x' }, asLeo)).status).toBe(403);
  });
});
