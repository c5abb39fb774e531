import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { AuditEvent } from '../audit/audit-event.entity.js';

const AS_IT_COMES = { reviewsGroups: false, sellsPro: true, mailName: '' };

describe('/api/admin/settings', () => {
  let app: TestApp;
  let ada: Client;
  beforeEach(async () => {
    app = await createTestApp();
    ada = await app.signInAs(await createAdmin(app));
  });
  afterEach(() => app.close());

  const change = (body: object) => ada.put('/api/admin/settings', body);

  it('changes what is given, once, and the audit log has how it was before', async () => {
    expect((await ada.get('/api/admin/settings')).body).toEqual(AS_IT_COMES);
    const named = { ...AS_IT_COMES, mailName: 'FutureLab team' };
    expect((await change({ mailName: ' FutureLab team ' })).body).toEqual(named);
    await change({ mailName: 'FutureLab team' });
    expect((await change({ mailName: '' })).body).toEqual(AS_IT_COMES);
    const log = await app.data.getRepository(AuditEvent).find({ order: { id: 'ASC' } });
    expect(log).toMatchObject([
      { action: 'change', subjectKind: 'settings', before: AS_IT_COMES, after: named },
      { before: named, after: AS_IT_COMES },
    ]);
    expect((await change({ mailName: 'x'.repeat(61) })).status).toBe(400);
  });

  it('closes the sale of Pro, at once', async () => {
    const client = await app.signInAs(await createUser(app));
    await change({ sellsPro: false });
    expect((await client.post('/api/checkout', { tier: 'pro' })).body.code).toBe('payments_off');
    await change({ sellsPro: true });
    expect((await client.post('/api/checkout', { tier: 'pro' })).status).toBeLessThan(300);
  });
});
