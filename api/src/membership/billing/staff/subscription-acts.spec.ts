import type { Client } from '../../../../test/client.js';
import { paidSubscription } from '../../../../test/factories/payment-factory.js';
import { createAdmin, createSubscription, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';
import type { User } from '../../../identity/users/user.entity.js';
import { Subscription } from '../../subscriptions/subscription.entity.js';
import { SandboxLifecycleService } from '../sandbox/sandbox-lifecycle.service.js';

const REASON = 'She could not use it.';

describe('/api/admin/subscriptions/:id', () => {
  let app: TestApp;
  let leo: User;
  let [asAda, asLeo] = [] as unknown as [Client, Client];
  let subscription: Subscription;
  beforeAll(async () => {
    app = await createTestApp();
    asAda = await app.signInAs(await createAdmin(app));
  });
  beforeEach(async () => {
    leo = await createUser(app);
    asLeo = await app.signInAs(leo);
    subscription = await paidSubscription(app, leo);
  });
  afterAll(() => app.close());

  const refund = (more: object = {}) =>
    asAda.post(`/api/admin/subscriptions/${subscription.id}/refund`, { reason: REASON, ...more });
  const payments = async () => (await asLeo.get('/api/my/payments')).body;
  const notices = async () =>
    ((await asLeo.get('/api/my/notifications')).body.items as { text: string }[]).map(({ text }) => text);
  const log = () =>
    app.data.getRepository(AuditEvent).find({ where: { memberId: leo.id }, order: { id: 'ASC' } });

  it('refunds all of the latest payment: Pro ends, the member is notified, and the log knows why', async () => {
    const { status, body } = await refund();
    expect([status, body]).toMatchObject([200, { amount: 9700, currency: 'usd' }]);
    expect(await payments()).toMatchObject([{ status: 'refunded' }]);
    expect((await asLeo.get('/api/my/membership')).body).toMatchObject({ plan: 'free', state: 'canceled' });
    expect(await notices()).toContain('Refund: $97.00 for FutureLab Pro');
    expect(await log()).toMatchObject([
      {
        action: 'refund',
        subjectId: subscription.id,
        reason: REASON,
        after: { refunded: 9700, currency: 'usd' },
      },
    ]);
  });

  it('refunds a part, and Pro goes on; never more than what is left, and not twice by one press', async () => {
    expect((await refund({ amount: 2000, refundedBefore: 0 })).status).toBe(200);
    expect((await refund({ amount: 2000, refundedBefore: 0 })).body.code).toBe('payment_changed');
    expect((await asLeo.get('/api/my/membership')).body).toMatchObject({ plan: 'pro', state: 'active' });
    expect(await notices()).toContain('Refund: $20.00 for FutureLab Pro');
    expect(Object.keys((await refund({ amount: 7701 })).body.details)).toEqual(['amount']);
    expect((await refund({ amount: 7700 })).status).toBe(200);
    expect(await payments()).toMatchObject([{ status: 'refunded' }]);
    expect((await refund()).body.code).toBe('not_refundable');
    expect((await log()).map(({ before }) => before)).toEqual([{ refunded: 0 }, { refunded: 2000 }]);
  });

  it('gives nothing twice when it is asked twice at once', async () => {
    await Promise.all([refund({ amount: 3000 }), refund({ amount: 3000 })]);
    const list = await asAda.get('/api/admin/subscriptions?limit=1');
    expect(list.body[0].payments).toMatchObject([{ refundedAmount: 3000 }]);
  });

  it('reads how it stands from the provider again', async () => {
    await app.nest.get(SandboxLifecycleService).setCancellation(subscription.providerId!, true);
    expect((await asAda.post(`/api/admin/subscriptions/${subscription.id}/sync`)).status).toBe(204);
    expect((await asLeo.get('/api/my/membership')).body.state).toBe('canceled');
    expect(await log()).toMatchObject([
      {
        action: 'read subscription',
        before: { cancelAtPeriodEnd: false },
        after: { cancelAtPeriodEnd: true },
      },
    ]);
  });

  it('asks for a reason, knows no other payment, and leaves what was given', async () => {
    expect(Object.keys((await refund({ reason: '' })).body.details)).toEqual(['reason']);
    expect((await refund({ paymentId: leo.id })).status).toBe(404);
    const granted = await createSubscription(app, { userId: leo.id });
    const { body } = await asAda.post(`/api/admin/subscriptions/${granted.id}/sync`);
    expect(body.code).toBe('other_provider');
  });

  it('is listed by state, plan and name', async () => {
    const mia = await createUser(app, { firstName: 'Mia', lastName: 'Unico' });
    await createSubscription(app, { userId: mia.id });
    await paidSubscription(app, mia);
    await createSubscription(app, { userId: mia.id, provider: 'stripe', providerId: 'sub_mia' });
    const listed = async (search: string) =>
      (await asAda.get(`/api/admin/subscriptions?query=unico&${search}`)).body.map(
        ({ provider, isTwice }: { provider: string; isTwice: boolean }) => `${provider} ${isTwice}`,
      );
    expect((await listed('')).sort()).toEqual(['granted false', 'sandbox true', 'stripe true']);
    expect(await listed('plan=granted')).toEqual(['granted false']);
    expect(await listed('state=twice')).toHaveLength(2);
    expect(await listed('state=past_due')).toEqual([]);
    expect((await asAda.get('/api/admin/subscriptions?state=open')).status).toBe(400);
  });
});
