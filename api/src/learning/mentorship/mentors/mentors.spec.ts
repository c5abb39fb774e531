import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';
import type { User } from '../../../identity/users/user.entity.js';

const REASON = 'She has coached for ten years.';

describe('PUT /api/admin/members/:id/mentor', () => {
  let app: TestApp;
  let [ada, leo] = [] as unknown as [User, User];
  let [asAda, asLeo] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    ada = await createAdmin(app);
    asAda = await app.signInAs(ada);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    leo = await createUser(app);
    asLeo = await app.signInAs(leo);
  });

  const set = (isMentor: boolean, reason = REASON, client = asAda) =>
    client.put(`/api/admin/members/${leo.id}/mentor`, { isMentor, reason });
  const mayAnswer = async () => (await asLeo.get('/api/mentorship/requests')).body.isMentor;

  it('makes a member a mentor and takes it back, each with a notification and its reason in the log', async () => {
    expect(await mayAnswer()).toBe(false);
    for (const isMentor of [false, true, true]) expect((await set(isMentor)).status).toBe(204);
    expect([await mayAnswer(), (await asLeo.get('/api/mentorship/queue')).body.isMentor]).toEqual([
      true,
      true,
    ]);
    expect((await asAda.get(`/api/admin/members/${leo.id}`)).body).toMatchObject({
      isMentor: true,
      isInstructor: false,
    });
    await set(false);
    expect([await mayAnswer(), (await asLeo.get('/api/mentorship/queue')).body.isMentor]).toEqual([
      false,
      false,
    ]);
    const { items } = (await asLeo.get('/api/my/notifications')).body;
    expect(items).toMatchObject([
      { text: 'You’re no longer a mentor', href: '/mentorship' },
      { text: 'You’re now a mentor', href: '/mentorship/queue' },
    ]);
    const log = await app.data
      .getRepository(AuditEvent)
      .find({ where: { memberId: leo.id }, order: { id: 'ASC' } });
    const written = { actorId: ada.id, subjectId: leo.id, reason: REASON };
    expect(log).toMatchObject([
      { ...written, action: 'name mentor', before: { isMentor: false }, after: { isMentor: true } },
      { ...written, action: 'remove mentor', after: { isMentor: false } },
    ]);
  });

  it('says what it cannot do', async () => {
    expect(Object.keys((await set(true, ' ')).body.details)).toEqual(['reason']);
    expect((await set(true, REASON, asLeo)).status).toBe(403);
    leo = { id: '00000000-0000-4000-8000-000000000000' } as User;
    expect((await set(true)).status).toBe(404);
  });
});
