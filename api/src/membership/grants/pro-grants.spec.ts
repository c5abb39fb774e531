import type { Client } from '../../../test/client.js';
import { createAdmin, createSubscription, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { AuditEvent } from '../../core/audit/audit-event.entity.js';
import type { User } from '../../identity/users/user.entity.js';
import { Subscription } from '../subscriptions/subscription.entity.js';

const UNTIL = '2099-03-01T12:00:00.000Z';

describe('PUT and DELETE /api/admin/members/:id/pro', () => {
  let app: TestApp;
  let [ada, leo] = [] as unknown as [User, User];
  let [asAda, asLeo] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    ada = await createAdmin(app);
    asAda = await app.signInAs(ada);
  });
  beforeEach(async () => {
    leo = await createUser(app);
    asLeo = await app.signInAs(leo);
  });
  afterAll(() => app.close());

  const path = () => `/api/admin/members/${leo.id}/pro`;
  const grant = (more: object = {}, client = asAda) =>
    client.put(path(), { until: UNTIL, reason: 'He helps new members.', ...more });
  const end = () => asAda.send<null>('DELETE', path(), { reason: 'He left.' });
  const membership = async () => (await asLeo.get('/api/my/membership')).body;
  const notices = async () =>
    ((await asLeo.get('/api/my/notifications')).body.items as { text: string }[]).map(({ text }) => text);
  const log = () =>
    app.data.getRepository(AuditEvent).find({ where: { memberId: leo.id }, order: { id: 'ASC' } });
  const grants = () => app.data.getRepository(Subscription).findBy({ userId: leo.id });

  it('gives Pro until a day, of which the member is notified, and ends it', async () => {
    expect((await grant()).status).toBe(204);
    expect(await membership()).toMatchObject({ plan: 'pro', isPaid: false, endsAt: UNTIL });
    expect((await end()).status).toBe(204);
    expect(await membership()).toMatchObject({ plan: 'free', state: 'canceled' });
    expect(await notices()).toEqual([
      'The Pro membership that FutureLab gave you has ended',
      'FutureLab gave you Pro until March 1, 2099',
    ]);
    const written = { actorId: ada.id, subjectKind: 'member', subjectId: leo.id };
    expect(await log()).toMatchObject([
      { ...written, action: 'grant pro', reason: 'He helps new members.', after: { until: UNTIL } },
      { ...written, action: 'end pro', reason: 'He left.', before: { granted: true, until: UNTIL } },
    ]);
  });

  it('moves the end of what was given, and gives it once when it is said twice at once', async () => {
    await Promise.all([grant(), grant()]);
    expect([await grants(), await log()].map((rows) => rows.length)).toEqual([1, 1]);
    await grant({ until: '2098-01-01T00:00:00Z' });
    expect(await grants()).toMatchObject([{ accessUntil: new Date('2098-01-01T00:00:00Z') }]);
    expect((await log()).at(-1)).toMatchObject({ before: { until: UNTIL } });
  });

  it('gives an end to what had none, and leaves what they pay', async () => {
    await createSubscription(app, { userId: leo.id });
    await grant();
    expect(await grants()).toMatchObject([{ accessUntil: new Date(UNTIL) }]);
    await createSubscription(app, { userId: leo.id, provider: 'stripe', providerId: 'sub_leo' });
    await end();
    await end();
    expect((await membership()).plan).toBe('pro');
    expect((await log()).map(({ action }) => action)).toEqual(['grant pro', 'end pro']);
  });

  it('is over when its day has passed', async () => {
    await createSubscription(app, { userId: leo.id, accessUntil: new Date('2026-01-01') });
    expect(await membership()).toMatchObject({ plan: 'free', state: 'canceled' });
  });

  it('says what is missing, and is for administrators alone', async () => {
    for (const until of [undefined, null, 'soon', '2020-01-01T00:00:00Z'])
      expect(Object.keys((await grant({ until })).body.details)).toEqual(['until']);
    expect(Object.keys((await grant({ reason: '' })).body.details)).toEqual(['reason']);
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    expect((await grant({}, moderator)).status).toBe(403);
    leo = { id: '00000000-0000-4000-8000-000000000000' } as User;
    expect([(await grant()).status, (await end()).status]).toEqual([404, 404]);
  });
});
