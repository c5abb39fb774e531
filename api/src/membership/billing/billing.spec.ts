import Stripe from 'stripe';
import type { Client } from '../../../test/client.js';
import { createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import { MembershipService } from './membership/membership.service.js';
import type { ProviderEvent } from './provider/payment-provider.js';
import { SandboxLifecycleService } from './sandbox/sandbox-lifecycle.service.js';
import { SANDBOX_SECRET } from './sandbox/sandbox-provider.js';
import { subscriptionLock } from './sync/billing.queries.js';
import { SubscriptionSyncService } from './sync/subscription-sync.service.js';

const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  second: '4000 0025 0000 3155',
};

describe('Paying for the membership', () => {
  let app: TestApp;
  let user: User;
  let client: Client;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await createUser(app);
    client = await app.signInAs(user);
  });

  const life = () => app.nest.get(SandboxLifecycleService);
  const membership = async () => (await client.get('/api/my/membership')).body;
  const payments = async () => (await client.get('/api/my/payments')).body;
  const isMember = async () => (await client.get('/api/auth/user')).body.isHPCMember as boolean;
  const form = (fields: Record<string, string>) => ({
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const payBy = (url: string, card: string, more: Record<string, string> = {}) =>
    client.post(url, undefined, form({ card, ...more }));
  const mails = async (): Promise<string[]> =>
    (
      await app.data.query<{ subject: string }[]>(
        'SELECT subject FROM mail_messages WHERE recipient = $1 ORDER BY created_at, subject',
        [user.email],
      )
    ).map(({ subject }) => subject);
  const subscriptionId = async (): Promise<string> =>
    (
      await app.data.query<{ provider_id: string }[]>(
        'SELECT provider_id FROM subscriptions WHERE user_id = $1',
        [user.id],
      )
    )[0]!.provider_id;
  const waitingForLock = async (): Promise<number> =>
    (
      await app.data.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      )
    )[0]!.count;
  const join = async () => {
    const { url } = (await client.post('/api/checkout', { tier: 'pro' })).body;
    await payBy(url, CARDS.accepted);
    await app.runJobs();
  };

  it('opens Pro, tells when it is charged next, and sends a receipt', async () => {
    expect(await membership()).toMatchObject({ plan: 'free', state: 'none', since: null, isPaid: false });
    const { status, body } = await client.post('/api/checkout', { tier: 'pro' });
    expect(status).toBe(201);
    const page = await client.get(body.url);
    expect(page.text).toContain('$97.00');
    const paid = await payBy(body.url, CARDS.accepted);
    expect([paid.status, paid.headers['location']]).toEqual([303, 'http://localhost:3000/checkout/success']);
    await app.runJobs();
    expect(await isMember()).toBe(true);
    const { nextChargeAt, since, ...rest } = await membership();
    expect(rest).toEqual({
      plan: 'pro',
      state: 'active',
      endsAt: null,
      isPaid: true,
      period: 'month',
      hasPortal: true,
      returnTo: null,
    });
    expect(new Date(nextChargeAt).getTime() - new Date(since).getTime()).toBeGreaterThan(27 * 86_400_000);
    expect(await payments()).toMatchObject([{ amount: 9700, currency: 'usd', status: 'paid' }]);
    expect(await mails()).toEqual(
      expect.arrayContaining(['Welcome to FutureLab Pro', 'Receipt: $97.00 for FutureLab Pro']),
    );
  });

  it('remembers the page it was last begun for, also where the page for paying was open already', async () => {
    await client.post('/api/checkout', { tier: 'pro', returnTo: '/courses/one' });
    expect(await membership()).toMatchObject({ returnTo: '/courses/one' });
    const { url } = (await client.post('/api/checkout', { tier: 'pro', returnTo: '/courses/two' })).body;
    await payBy(url, CARDS.accepted);
    await app.runJobs();
    expect(await membership()).toMatchObject({ plan: 'pro', returnTo: '/courses/two' });
  });

  it('is one subscription, however many tabs and presses there are', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/checkout', { tier: 'pro' })));
    const urls = new Set(answers.map(({ body }) => body.url as string));
    expect(urls.size).toBe(1);
    const [url] = urls;
    const paid = await Promise.all([payBy(url!, CARDS.accepted), payBy(url!, CARDS.accepted)]);
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 303]);
    expect(paid.find(({ status }) => status === 200)!.text).toContain('This is paid');
    expect((await client.get(url!)).text).toContain('This is paid');
    await app.runJobs();
    expect(await payments()).toHaveLength(1);
    const again = await client.post('/api/checkout', { tier: 'pro' });
    expect([again.status, again.body.code]).toEqual([409, 'already_active']);
  });

  it('charges nothing for a card that is declined or not confirmed, and goes on with another', async () => {
    const { url } = (await client.post('/api/checkout', { tier: 'pro' })).body;
    const declined = await payBy(url, CARDS.declined);
    expect([declined.status, declined.text]).toEqual([422, expect.stringContaining('declined this card')]);
    expect((await payBy(url, '5555 5555 5555 4444')).status).toBe(422);
    expect((await payBy(url, CARDS.second)).text).toContain('Your bank wants');
    expect((await payBy(url, CARDS.second, { confirmed: 'no' })).status).toBe(422);
    await app.runJobs();
    expect(await isMember()).toBe(false);
    expect((await payBy(url, CARDS.second, { confirmed: 'yes' })).status).toBe(303);
    await app.runJobs();
    expect(await isMember()).toBe(true);
  });

  it('can be asked about before its events arrive', async () => {
    const { url } = (await client.post('/api/checkout', { tier: 'pro' })).body;
    await payBy(url, CARDS.accepted);
    expect(await isMember()).toBe(false);
    expect((await client.post('/api/checkout/refresh')).status).toBe(204);
    expect(await isMember()).toBe(true);
  });

  it('can be asked about while an event of it is being stored', async () => {
    const { url } = (await client.post('/api/checkout', { tier: 'pro' })).body;
    const [created] = await life().pay(url.split('/').at(-1)!, 'accepted');
    const id = String(created!.object['id']);
    let refreshed: Promise<{ status: number }> | undefined;
    await app.database.transaction(async (transaction) => {
      await transaction.query(subscriptionLock(id));
      refreshed = client.post('/api/checkout/refresh');
      while ((await waitingForLock()) === 0);
      await app.nest.get(SubscriptionSyncService).subscription(id, transaction);
    });
    expect((await refreshed)!.status).toBe(204);
    expect(await isMember()).toBe(true);
    expect(await payments()).toHaveLength(1);
  });

  it('ends with the paid period when it is canceled, which can be taken back', async () => {
    await join();
    const { nextChargeAt } = await membership();
    const both = await Promise.all([1, 2].map(() => client.post('/api/my/membership/cancel')));
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await membership()).toMatchObject({
      plan: 'pro',
      state: 'canceled',
      endsAt: nextChargeAt,
      nextChargeAt: null,
    });
    expect((await client.post('/api/my/membership/resume')).status).toBe(204);
    expect(await membership()).toMatchObject({ state: 'active', endsAt: null, nextChargeAt });
    await client.post('/api/my/membership/cancel');
    await life().nextPeriod(await subscriptionId());
    await app.runJobs();
    expect(await membership()).toMatchObject({ plan: 'free', state: 'canceled', nextChargeAt: null });
    expect(await payments()).toHaveLength(1);
    expect((await client.post('/api/my/membership/cancel')).body.code).toBe('no_subscription');
    const subjects = await mails();
    expect(subjects.filter((subject) => subject === 'You canceled FutureLab Pro')).toHaveLength(2);
    expect(subjects).toEqual(expect.arrayContaining(['You kept FutureLab Pro', 'FutureLab Pro has ended']));
    expect((await client.post('/api/checkout', { tier: 'pro' })).status).toBe(201);
  });

  it('stays open for a while when a payment fails, and goes on with a card that is accepted', async () => {
    await join();
    const id = await subscriptionId();
    await life().setCard(id, true);
    await life().nextPeriod(id);
    await app.runJobs();
    const { plan, state, endsAt } = await membership();
    expect([plan, state, new Date(endsAt) > new Date()]).toEqual(['pro', 'past_due', true]);
    expect((await client.get('/api/auth/user')).body.notices).toMatchObject([
      { label: 'Your membership', at: endsAt },
    ]);
    await life().setCard(id, false);
    await app.runJobs();
    expect(await membership()).toMatchObject({ plan: 'pro', state: 'active', endsAt: null });
    expect(await payments()).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
    expect(await mails()).toContain('Your FutureLab Pro payment failed');
  });

  it('is closed by a refund, and charges nothing more', async () => {
    await join();
    const id = await subscriptionId();
    await life().refund(id);
    await app.runJobs();
    expect(await membership()).toMatchObject({ plan: 'free', state: 'canceled', nextChargeAt: null });
    expect(await payments()).toMatchObject([{ status: 'refunded' }]);
    await life().nextPeriod(id);
    await app.runJobs();
    expect(await payments()).toHaveLength(1);
    const subjects = await mails();
    expect(subjects).toContain('Refund: $97.00 for FutureLab Pro');
    expect(subjects).not.toContain('FutureLab Pro has ended');
  });

  it('is announced to the person who pays twice', async () => {
    await join();
    const { url } = await openSecond();
    expect((await payBy(url, CARDS.accepted)).status).toBe(303);
    await app.runJobs();
    expect(await mails()).toContain('You’re paying for FutureLab Pro twice');
  });

  it('ends with the account, and so does what is paid after that on a page that was left open', async () => {
    await join();
    const { url } = await openSecond();
    const memberships = app.nest.get(MembershipService);
    const statuses = async () =>
      (
        await app.data.query<{ status: string }[]>(
          `SELECT data->>'status' AS status FROM sandbox_objects WHERE kind = 'subscription' AND data->>'userId' = $1`,
          [user.id],
        )
      ).map(({ status }) => status);
    await app.database.transaction((transaction) => memberships.endAll(user.id, transaction));
    await life().pay(url.split('/').at(-1)!, 'accepted');
    await app.data.query('DELETE FROM users WHERE id = $1', [user.id]);
    await app.runJobs();
    expect(await statuses()).toEqual(['ended', 'ended']);
  });

  it('is charged no more once the account is to be erased, and can be kept with the account', async () => {
    await join();
    await client.post('/api/my/deletion');
    await app.runJobs();
    expect(await membership()).toMatchObject({ plan: 'pro', state: 'canceled', nextChargeAt: null });
    await client.delete('/api/my/deletion');
    await client.post('/api/my/membership/resume');
    expect(await membership()).toMatchObject({ plan: 'pro', state: 'active' });
  });

  it('is nobody else’s to see or to change', async () => {
    await join();
    const other = await app.signInAs(await createUser(app));
    const { url } = (await other.post('/api/checkout', { tier: 'pro' })).body;
    expect((await client.get(url)).status).toBe(404);
    expect((await other.post(`/dev/payments/subscriptions/${await subscriptionId()}/refund`)).status).toBe(
      404,
    );
    expect((await other.get('/api/my/payments')).body).toEqual([]);
    for (const path of ['/api/my/membership/cancel', '/api/checkout'])
      expect((await app.visitor().post(path, { tier: 'pro' })).status).toBe(401);
  });

  it('says what is wrong with a tier, and what a granted membership is', async () => {
    const bad = await client.post('/api/checkout', { tier: 'gold' });
    expect([bad.status, bad.body.details]).toEqual([400, { tier: ['Choose the tier "pro".'] }]);
    const granted = await app.signInAs(await createProUser(app));
    expect((await granted.get('/api/my/membership')).body).toMatchObject({
      plan: 'pro',
      state: 'active',
      isPaid: false,
      nextChargeAt: null,
    });
    expect((await granted.post('/api/checkout', { tier: 'pro' })).status).toBe(409);
    expect((await granted.post('/api/my/membership/cancel')).status).toBe(409);
  });

  describe('POST /api/webhooks/:provider', () => {
    const deliver = ({ id, type, object }: ProviderEvent, secret = SANDBOX_SECRET, age = 0) => {
      const timestamp = Math.floor(Date.now() / 1000) - age;
      const payload = JSON.stringify({ id, object: 'event', type, created: timestamp, data: { object } });
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return app.visitor().post('/api/webhooks/sandbox', undefined, {
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': header, origin: undefined },
      });
    };

    it('refuses what is forged, old or of another provider, and takes an event once', async () => {
      const { url } = (await client.post('/api/checkout', { tier: 'pro' })).body;
      const events = await life().pay(url.split('/').at(-1)!, 'accepted');
      for (const event of events) {
        expect((await deliver(event, 'whsec_another')).body.code).toBe('forged_event');
        expect((await deliver(event, SANDBOX_SECRET, 3600)).status).toBe(400);
      }
      expect(await isMember()).toBe(false);
      for (const event of [...events, ...events.toReversed()])
        expect((await deliver(event)).status).toBe(200);
      await app.runJobs();
      expect(await isMember()).toBe(true);
      const subjects = await mails();
      expect(subjects).toHaveLength(new Set(subjects).size);
      expect((await app.visitor().post('/api/webhooks/stripe', {})).status).toBe(404);
    });
  });

  /** As when someone pays on a page that was left open, at a provider that lets them. */
  async function openSecond(): Promise<{ url: string }> {
    await app.data.query(
      `UPDATE subscriptions SET status = 'canceled', access_until = now() WHERE user_id = $1`,
      [user.id],
    );
    const opened = (await client.post('/api/checkout', { tier: 'pro' })).body as { url: string };
    await app.data.query(
      `UPDATE subscriptions SET status = 'active', access_until = NULL WHERE user_id = $1`,
      [user.id],
    );
    return opened;
  }
});
