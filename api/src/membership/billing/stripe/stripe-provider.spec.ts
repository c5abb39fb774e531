import Stripe from 'stripe';
import {
  aCharge,
  aDispute,
  anEvent,
  anInvoice,
  aRefundedCharge,
  aSession,
  aSubscription,
  NOW,
  PERIOD_END,
  STARTED,
} from '../../../../test/billing/stripe-fixtures.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { FakeStripe } from '../../../../test/fakes/fake-stripe.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { LiveService } from '../../../core/live/live.service.js';
import { NotificationsService } from '../../../notifications/notifications.service.js';
import { MailService } from '../../../core/mail/mail.service.js';
import { Subscription } from '../../subscriptions/subscription.entity.js';
import type { User } from '../../../identity/users/user.entity.js';
import { BillingEventsService } from '../sync/billing-events.service.js';
import { Payment } from '../sync/payment.entity.js';
import { SubscriptionSyncService } from '../sync/subscription-sync.service.js';
import { StripeProvider } from './stripe-provider.js';

const KEYS = { secretKey: 'sk_test_key', webhookSecret: 'whsec_stripe', price: 'price_pro' };
const date = (seconds: number) => new Date(seconds * 1000);

describe('Stripe', () => {
  let app: TestApp;
  let stripe: FakeStripe;
  let provider: StripeProvider;
  let events: BillingEventsService;
  let user: User;
  beforeAll(async () => {
    app = await createTestApp();
    stripe = await FakeStripe.start(KEYS.secretKey);
    provider = new StripeProvider(
      { ...KEYS, yearlyPrice: null },
      { host: '127.0.0.1', port: stripe.port, protocol: 'http' },
    );
    const { nest, config, database } = app;
    const sync = new SubscriptionSyncService(
      provider,
      nest.get(JobsService),
      nest.get(LiveService),
      nest.get(MailService),
      nest.get(NotificationsService),
      config,
    );
    events = new BillingEventsService(database, provider, sync);
  });
  afterAll(async () => {
    await stripe.close();
    await app.close();
  });
  beforeEach(async () => {
    await app.data.query('DELETE FROM subscriptions; DELETE FROM payments; DELETE FROM billing_events');
    user = await createUser(app);
    stripe.asked.length = 0;
    stripe.subscription = aSubscription(user.id);
    stripe.session = aSession({ status: 'complete', subscription: 'sub_1' });
    stripe.invoices = [anInvoice()];
    stripe.charges = [aCharge()];
    stripe.disputes = [];
  });

  const receive = (event: object, { secret = KEYS.webhookSecret, age = 0 } = {}) => {
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(Date.now() / 1000) - age;
    return events.receive(
      'stripe',
      payload,
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    );
  };
  const stored = async () => {
    const [{ status, accessUntil, cancelAtPeriodEnd } = {} as Subscription] = await app.data
      .getRepository(Subscription)
      .findBy({ userId: user.id });
    const payments = await app.data
      .getRepository(Payment)
      .find({ where: { userId: user.id }, order: { occurredAt: 'ASC' } });
    return {
      status,
      accessUntil,
      cancelAtPeriodEnd,
      payments: payments.map(({ amount, status: paid }) => [amount, paid]),
    };
  };

  const mails = (where: string, value: string) =>
    app.data.query<{ to: string; subject: string }[]>(
      `SELECT data->>'to' AS to, data->>'subject' AS subject FROM pgboss.job
       WHERE name = 'mail' AND data->>'${where}' LIKE $1 ORDER BY 2, 1`,
      [value],
    );
  const mailsTo = async (address: string) => (await mails('to', address)).map(({ subject }) => subject);
  const disputeMails = async () => {
    const toMember = (await mailsTo(user.email!)).filter((subject) => /paused|dispute/.test(subject));
    const toTeam = (await mails('body', `%${user.email}%`)).filter(({ to }) => to === app.config.enquiriesTo);
    return [
      ...toMember.map((subject) => `${user.email}: ${subject}`),
      ...toTeam.map(({ to, subject }) => `${to}: ${subject}`),
    ];
  };

  const paid = () => [
    anEvent('customer.subscription.created', stripe.subscription!),
    anEvent('invoice.paid', stripe.invoices[0]!),
    anEvent('checkout.session.completed', stripe.session!),
  ];

  it('reports on a subscription in any order and more than once: it is open once', async () => {
    const news = paid();
    for (const event of [...news.toReversed(), ...news]) await receive(event);
    expect(await stored()).toEqual({
      status: 'active',
      accessUntil: null,
      cancelAtPeriodEnd: false,
      payments: [[9700, 'paid']],
    });
    const mails = await app.data.query(
      `SELECT data->>'subject' AS subject FROM pgboss.job WHERE name = 'mail' AND data->>'to' = $1 ORDER BY 1`,
      [user.email],
    );
    expect(mails).toEqual([
      { subject: 'Receipt: $97.00 for FutureLab Pro' },
      { subject: 'Welcome to FutureLab Pro' },
    ]);
  });

  it.each([
    [
      'a cancellation with the period',
      () => {
        stripe.subscription!.cancel_at_period_end = true;
        return anEvent('customer.subscription.updated', stripe.subscription!);
      },
      {
        status: 'active',
        accessUntil: date(PERIOD_END),
        cancelAtPeriodEnd: true,
        payments: [[9700, 'paid']],
      },
    ],
    [
      'a payment that failed',
      () => {
        const failed = anInvoice({ id: 'in_2', status: 'open', amount_paid: 0, created: NOW });
        stripe.invoices = [failed, anInvoice()];
        stripe.subscription!.status = 'past_due';
        return anEvent('invoice.payment_failed', failed);
      },
      {
        status: 'past_due',
        accessUntil: date(STARTED + 7 * 86_400),
        cancelAtPeriodEnd: false,
        payments: [
          [9700, 'paid'],
          [9700, 'failed'],
        ],
      },
    ],
    [
      'its end',
      () => {
        Object.assign(stripe.subscription!, { status: 'canceled', ended_at: NOW });
        return anEvent('customer.subscription.deleted', stripe.subscription!);
      },
      { status: 'canceled', accessUntil: date(NOW), cancelAtPeriodEnd: false, payments: [[9700, 'paid']] },
    ],
    [
      'a refund',
      () => {
        stripe.charges = [aRefundedCharge];
        return anEvent('charge.refunded', aRefundedCharge);
      },
      {
        status: 'canceled',
        accessUntil: date(NOW),
        cancelAtPeriodEnd: false,
        payments: [[9700, 'refunded']],
      },
    ],
  ])('reports on %s, and what is late tells the same', async (_, change, after) => {
    const early = paid();
    await receive(early[0]!);
    const event = change();
    for (const one of [event, ...early, event]) await receive(one);
    expect(await stored()).toEqual(after);
  });

  it('says that the bank disputes a payment: Pro is paused, the member and the team are mailed, and a won dispute opens it', async () => {
    for (const event of paid()) await receive(event);
    const dispute = (status: Stripe.Dispute.Status) => {
      stripe.charges = [aCharge({ disputed: true })];
      stripe.disputes = [aDispute({ status })];
      return stripe.disputes[0]!;
    };
    await receive(anEvent('charge.dispute.created', dispute('needs_response')));
    expect(await stored()).toMatchObject({
      status: 'paused',
      accessUntil: date(NOW),
      payments: [[9700, 'disputed']],
    });
    await receive(anEvent('charge.dispute.updated', dispute('under_review')));
    expect(await disputeMails()).toEqual([
      `${user.email}: FutureLab Pro is paused`,
      `${app.config.enquiriesTo}: Disputed payment: $97.00 for FutureLab Pro`,
    ]);

    await receive(anEvent('charge.dispute.closed', dispute('won')));
    expect(await stored()).toMatchObject({ status: 'active', accessUntil: null, payments: [[9700, 'paid']] });
    expect(await disputeMails()).toContain(`${user.email}: Your payment dispute has ended`);
    expect((await mailsTo(user.email!)).filter((subject) => subject.startsWith('Receipt'))).toHaveLength(1);
  });

  it.each([
    ['lost', 'paused'],
    ['warning_needs_response', 'active'],
  ])('keeps to what the bank says of a dispute that is %s: %s', async (status, membership) => {
    stripe.charges = [aCharge({ disputed: true })];
    stripe.disputes = [aDispute({ status: status as Stripe.Dispute.Status })];
    for (const event of paid()) await receive(event);
    expect((await stored()).status).toBe(membership);
  });

  it('is not believed when it is forged, altered or five minutes old', async () => {
    const [event] = paid();
    await expect(receive(event!, { secret: 'whsec_forged' })).rejects.toThrow('signature');
    await expect(receive(event!, { age: 301 })).rejects.toThrow('signature');
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: KEYS.webhookSecret });
    const altered = payload.replace('sub_1', 'sub_2');
    await expect(events.receive('stripe', altered, header)).rejects.toThrow('signature');
    await expect(events.receive('stripe', payload, '')).rejects.toThrow('signature');
    expect(stripe.asked).toEqual([]);
    expect((await stored()).payments).toEqual([]);
  });

  it('says nothing of what this site did not sell, or what is no subscription', async () => {
    await receive(anEvent('payment_intent.created', { id: 'pi_9', object: 'payment_intent' }));
    await receive(anEvent('invoice.paid', anInvoice({ parent: null })));
    stripe.subscription = aSubscription(user.id, { metadata: {} });
    await receive(anEvent('customer.subscription.created', stripe.subscription));
    expect((await stored()).status).toBeUndefined();
  });

  it('opens one page for one request to pay, with the price, the tax and the member', async () => {
    stripe.session = aSession();
    const request = {
      checkoutId: 'checkout-1',
      period: 'month' as const,
      userId: user.id,
      email: 'leo@example.org',
      customerId: null,
      successUrl: 'https://site.example/checkout/success',
      cancelUrl: 'https://site.example/checkout/cancel',
    };
    expect(await provider.openCheckout(request)).toMatchObject({
      providerId: 'cs_test_1',
      url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    await provider.openCheckout({ ...request, customerId: 'cus_1' });
    const [first, again] = stripe.asked;
    expect([first!.idempotencyKey, again!.idempotencyKey]).toEqual(['checkout-1', 'checkout-1']);
    expect(first!.fields).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_pro',
      allow_promotion_codes: 'true',
      'automatic_tax[enabled]': 'true',
      'subscription_data[metadata][userId]': user.id,
      customer_email: 'leo@example.org',
    });
    expect(again!.fields).toMatchObject({ customer: 'cus_1', 'customer_update[address]': 'auto' });
  });

  it('gives a part of a payment back, once for one request, and tells the member', async () => {
    for (const event of paid()) await receive(event);
    const request = { refundId: 'refund-1', subscriptionId: 'sub_1', paymentId: 'in_1', amount: 2000 };
    await provider.refund(request);
    const asked = stripe.asked.find(({ path }) => path === '/v1/refunds');
    expect(asked).toMatchObject({
      idempotencyKey: 'refund-1',
      fields: { payment_intent: 'pi_1', amount: '2000', reason: 'requested_by_customer' },
    });
    const refunds = {
      object: 'list' as const,
      data: [{ id: 're_1', object: 'refund' as const, created: NOW }],
    };
    stripe.charges = [aCharge({ amount_refunded: 2000, refunds })];
    await receive(anEvent('charge.refunded', stripe.charges[0]!));
    expect(await stored()).toMatchObject({ status: 'active', payments: [[9700, 'paid']] });
    const mails = await mailsTo(user.email!);
    expect(mails.filter((subject) => /^(Receipt|Refund)/.test(subject))).toEqual([
      'Receipt: $97.00 for FutureLab Pro',
      'Refund: $20.00 for FutureLab Pro',
    ]);
  });

  it('says what Pro costs there', async () => {
    expect(await provider.prices()).toEqual({ month: { amount: 9700, currency: 'usd' }, year: null });
  });

  it('ends with the period, goes on, ends at once, and has a page for the card', async () => {
    await provider.setCancellation('sub_1', true);
    expect(stripe.subscription).toMatchObject({ cancel_at_period_end: true });
    await provider.setCancellation('sub_1', false);
    expect(stripe.subscription).toMatchObject({ cancel_at_period_end: false });
    expect(await provider.portalUrl('cus_1', 'https://site.example')).toMatch(
      /^https:\/\/billing\.stripe\.com/,
    );
    await provider.endNow('sub_1');
    await provider.endNow('sub_1');
    expect(stripe.asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('POST /api/webhooks/stripe', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_PRICE_PRO: KEYS.price,
    });
  });
  afterAll(() => app.close());

  it('checks the signature over the body as it came, spaces and all', async () => {
    const payload = JSON.stringify(anEvent('payment_intent.created', { id: 'pi_9' }), null, 3);
    const post = (body: string, secret: string) =>
      app.visitor().post('/api/webhooks/stripe', undefined, {
        payload: body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
          origin: undefined,
        },
      });
    expect((await post(payload, KEYS.webhookSecret)).status).toBe(200);
    expect((await post(payload.replaceAll('   ', ' '), KEYS.webhookSecret)).status).toBe(400);
    expect((await post(payload, 'whsec_forged')).body.code).toBe('forged_event');
    expect((await app.visitor().post('/api/webhooks/sandbox', {})).status).toBe(404);
    const client = await app.signInAs(await createUser(app));
    expect((await client.get('/dev/payments')).status).toBe(404);
  });
});
