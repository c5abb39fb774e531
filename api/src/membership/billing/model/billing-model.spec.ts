import Stripe from 'stripe';
import { ApiProcess } from '../../../../test/api-process.js';
import { Client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { ProviderEvent } from '../provider/payment-provider.js';
import { SandboxLifecycleService } from '../sandbox/sandbox-lifecycle.service.js';
import { SANDBOX_SECRET } from '../sandbox/sandbox-provider.js';
import { SubscriptionModel } from './subscription-model.js';

/** `BILLING_RUNS=10000 npm run test:billing -w api` for the full count; `BILLING_SEED` repeats others than the first. */
const RUNS = Number(process.env['BILLING_RUNS'] ?? 100);
const FIRST_SEED = Number(process.env['BILLING_SEED'] ?? 1);
const LANES = 3;
const HOUR = 3_600;

/** The same numbers for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Delivery {
  event: ProviderEvent;
  kind: 'true' | 'forged' | 'stale';
}

describe('Whatever a provider reports on a subscription, in whatever order and however often', () => {
  let app: TestApp;
  let other: ApiProcess;
  let ports: number[];
  beforeAll(async () => {
    app = await createTestApp();
    other = await ApiProcess.start(app);
    ports = [app.visitor().port, other.port];
  }, 60_000);
  afterAll(async () => {
    await other.kill();
    await app.close();
  });

  const life = () => app.nest.get(SandboxLifecycleService);
  const rows = <T>(sql: string, ...values: unknown[]): Promise<T[]> => app.data.query<T[]>(sql, values);

  async function deliver({ event: { id, type, object }, kind }: Delivery, port: number): Promise<number> {
    const timestamp = Math.floor(Date.now() / 1000) - (kind === 'stale' ? HOUR : 0);
    const secret = kind === 'forged' ? 'whsec_of_somebody_else' : SANDBOX_SECRET;
    const known = kind === 'forged' ? `${id}_forged` : id;
    const payload = JSON.stringify({
      id: known,
      object: 'event',
      type,
      created: timestamp,
      data: { object },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signature,
      origin: undefined,
    };
    return (await new Client(port).post('/api/webhooks/sandbox', undefined, { payload, headers })).status;
  }

  async function subscribe() {
    const user = await createUser(app);
    const client = await app.signInAs(user);
    const { url } = (await client.post('/api/checkout', { tier: 'pro' })).body as { url: string };
    const events = await life().pay(url.split('/').at(-1)!, 'accepted');
    const id = String(events.find(({ type }) => type.startsWith('customer.'))!.object['id']);
    return { user, client, events, id };
  }

  async function run(seed: number): Promise<void> {
    const random = numbers(seed);
    const below = (count: number) => Math.floor(random() * count);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
    const { user, client, events, id } = await subscribe();
    const model = new SubscriptionModel();
    const happened = new Set<string>();
    const waiting: Delivery[] = [];
    const deliverAll = (news: readonly ProviderEvent[]) => {
      for (const event of news) {
        happened.add(event.id);
        waiting.push(...Array.from({ length: 1 + below(3) }, () => ({ event, kind: 'true' }) as const));
        if (random() < 0.3) waiting.push({ event, kind: 'forged' });
        if (random() < 0.3) waiting.push({ event, kind: 'stale' });
      }
    };
    const deliverSome = async (count: number) => {
      const some = Array.from({ length: Math.min(count, waiting.length) }, () =>
        waiting.splice(below(waiting.length), 1),
      ).flat();
      const to = some.map((delivery) => [delivery, pick(ports)] as const);
      const statuses = await Promise.all(to.map(([delivery, port]) => deliver(delivery, port)));
      for (const [index, status] of statuses.entries()) {
        // Providers send again what was not taken.
        if (status === 503) waiting.push(some[index]!);
        else expect(status).toBe(some[index]!.kind === 'true' ? 200 : 400);
      }
    };

    deliverAll(events);
    for (let left = 2 + below(7); left > 0;) {
      if (random() < 0.5) await deliverSome(1 + below(3));
      else {
        left -= 1;
        const action = model.actions[pick(Object.keys(model.actions))]!();
        // An act that happens while others are being delivered.
        const [news] = await Promise.all([action(life(), id), deliverSome(below(3))]);
        deliverAll(news);
      }
    }
    while (waiting.length > 0) await deliverSome(3);
    await expectAsPaid(model, user, client, id, happened);
  }

  async function expectAsPaid(
    model: SubscriptionModel,
    { id: userId, email }: { id: string; email: string | null },
    client: Client,
    id: string,
    happened: Set<string>,
  ) {
    expect(
      await rows(
        `SELECT provider_id AS id, status, cancel_at_period_end AS "isLeaving" FROM subscriptions WHERE user_id = $1`,
        userId,
      ),
    ).toEqual([{ id, status: model.status, isLeaving: model.isLeaving }]);
    const payments = await rows<{ status: string }>('SELECT status FROM payments WHERE user_id = $1', userId);
    expect(payments.map(({ status }) => status).sort()).toEqual(model.payments.toSorted());
    for (const browser of [client, other.clientOf(client)])
      expect((await browser.get('/api/auth/user')).body.isHPCMember).toBe(model.isOpen);

    // Each event that happened has had its effect, and none that did not.
    const effects = await rows<{ id: string }>(
      `SELECT id FROM billing_events WHERE split_part(id, '_forged', 1) = ANY($1)`,
      [...happened],
    );
    expect(effects.map((effect) => effect.id).sort()).toEqual([...happened].sort());
    const mails = await rows<{ subject: string }>(
      `SELECT data->>'subject' AS subject FROM pgboss.job WHERE name = 'mail' AND data->>'to' = $1`,
      email,
    );
    const count = (pattern: RegExp) => mails.filter(({ subject }) => pattern.test(subject)).length;
    const held = (status: string) => model.payments.filter((one) => one === status).length;
    expect(count(/^Refund/)).toBe(held('refunded'));
    // What was paid and taken back before the site read it has no receipt.
    expect(count(/^Receipt/)).toBeGreaterThanOrEqual(held('paid') - model.disputes);
    expect(count(/is paused$/)).toBeLessThanOrEqual(model.disputes);
    expect(count(/^Receipt/)).toBeLessThanOrEqual(model.everPaid);
    expect(count(/^Welcome to FutureLab Pro$/)).toBeLessThanOrEqual(1);
    expect(count(/twice/)).toBe(0);
  }

  it(
    `ends as the provider has it, and is open exactly as it is paid, in ${RUNS} lives`,
    async () => {
      let next = FIRST_SEED;
      const lane = async () => {
        for (let seed = next++; seed < FIRST_SEED + RUNS; seed = next++)
          await run(seed).catch((cause: unknown) => {
            throw new Error(`BILLING_SEED=${seed} BILLING_RUNS=1 repeats it: ${String(cause)}`, { cause });
          });
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    },
    30_000 + RUNS * 2_000,
  );
});
