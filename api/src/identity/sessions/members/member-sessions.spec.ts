import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

describe('DELETE /api/admin/members/:id/sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const REASON = { reason: 'She lost her laptop.' };

  it('signs a member out of every browser, and says so once they are back', async () => {
    const [asAda, leo] = [await app.signInAs(await createAdmin(app)), await createUser(app)];
    const [phone, laptop] = [await app.signInAs(leo), await app.signInAs(leo)];
    const { status } = await asAda.send('DELETE', `/api/admin/members/${leo.id}/sessions`, REASON);
    expect(status).toBe(204);
    for (const client of [phone, laptop]) expect((await client.get('/api/auth/user')).status).toBe(401);
    const { items } = (await (await app.signInAs(leo)).get('/api/my/notifications')).body;
    expect(items).toMatchObject([
      { text: expect.stringContaining('signed you out'), href: '/account/devices' },
    ]);
    expect((await asAda.get(`/api/admin/members/${leo.id}`)).body.acts).toMatchObject([
      { action: 'sign out', ...REASON },
    ]);
  });

  it('is for administrators, with a reason', async () => {
    const leo = await createUser(app);
    const path = `/api/admin/members/${leo.id}/sessions`;
    const asMods = await app.signInAs(await createUser(app, { isModerator: true }));
    expect((await asMods.send('DELETE', path, REASON)).status).toBe(403);
    const asAda = await app.signInAs(await createAdmin(app));
    const { body } = await asAda.send<{ details: object }>('DELETE', path, { reason: ' ' });
    expect(Object.keys(body.details)).toEqual(['reason']);
  });
});
