import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { AuditEvent } from '../../core/audit/audit-event.entity.js';
import type { User } from '../../identity/users/user.entity.js';

const REASON = 'She runs the reading hour.';

describe('PUT /api/admin/members/:id/event-hosting', () => {
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

  const path = () => `/api/admin/members/${leo.id}/event-hosting`;
  const set = (allowed: boolean, reason = REASON, client = asAda) => client.put(path(), { allowed, reason });
  const plan = (title = 'Reading hour') =>
    asLeo.post('/api/events', {
      title,
      startsAt: '2099-06-02T19:00:00',
      timeZone: 'Europe/Lisbon',
      durationMinutes: 60,
    });
  const mayHost = async () => (await asLeo.get('/api/auth/user')).body.canHostEvents as boolean;
  const notices = async () =>
    (await asLeo.get('/api/my/notifications')).body.items.map(
      ({ text, href }: { text: string; href: string }) => ({ text, href }),
    );

  it('lets a free member host events outside of groups, up to five, and takes it back', async () => {
    expect([await mayHost(), (await plan()).body.code]).toEqual([false, 'not_host']);
    const { status, body } = await set(true);
    expect([status, body]).toEqual([200, { allowed: true, reason: REASON, since: expect.any(String) }]);
    expect((await asAda.get(path())).body).toEqual(body);
    expect(await mayHost()).toBe(true);
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) expect((await plan(title)).status).toBe(201);
    expect((await plan('Six')).body.code).toBe('too_many_events');
    expect((await set(false)).body).toEqual({ allowed: false, reason: null, since: null });
    expect([await mayHost(), (await plan()).body.code]).toEqual([false, 'not_host']);
  });

  it('notifies the member when they may, and no longer says so once they may not', async () => {
    const stream = await LiveStream.open(asLeo);
    await set(true);
    await stream.hear('me');
    stream.close();
    expect(await notices()).toEqual([{ text: 'You can now host events', href: '/events/new' }]);
    await set(false);
    expect(await notices()).toEqual([]);
    await set(true);
    expect(await notices()).toHaveLength(1);
  });

  it('is written down once, with who did it and why', async () => {
    for (const allowed of [false, true, true, false]) expect((await set(allowed)).status).toBe(200);
    const log = await app.data
      .getRepository(AuditEvent)
      .find({ where: { memberId: leo.id }, order: { id: 'ASC' } });
    const written = { actorId: ada.id, subjectId: leo.id, reason: REASON };
    expect(log).toMatchObject([
      { ...written, action: 'let host events', after: { hostsEvents: true } },
      { ...written, action: 'stop hosting events', after: { hostsEvents: false } },
    ]);
  });

  it('says what it cannot do', async () => {
    expect(Object.keys((await set(true, ' ')).body.details)).toEqual(['reason']);
    expect((await set(true, REASON, asLeo)).status).toBe(403);
    leo = { id: '00000000-0000-4000-8000-000000000000' } as User;
    expect([(await set(true)).status, (await asAda.get(path())).status]).toEqual([404, 404]);
  });
});
