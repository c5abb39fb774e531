import type { Client } from '../../../test/client.js';
import { paidSubscription } from '../../../test/factories/payment-factory.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';

const form = (fields: Record<string, string>) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const card = { card: '4242 4242 4242 4242' };

describe('Pro by the year', () => {
  let app: TestApp;
  let leo: User;
  let [asAda, asLeo] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp({ SANDBOX_PRICE_PRO_YEARLY: '97000' });
    asAda = await app.signInAs(await createAdmin(app));
  });
  beforeEach(async () => {
    leo = await createUser(app);
    asLeo = await app.signInAs(leo);
  });
  afterAll(() => app.close());

  const checkout = async (period?: string) =>
    (await asLeo.post('/api/checkout', { tier: 'pro', ...(period && { period }) })).body.url as string;
  const membership = async () => (await asLeo.get('/api/my/membership')).body;
  const payments = async () => (await asLeo.get('/api/my/payments')).body;
  const daysFromNow = (instant: string) => Math.round((Date.parse(instant) - Date.now()) / 86_400_000);

  it('is offered with the provider’s price, beside the month', async () => {
    expect((await app.visitor().get('/api/prices')).body).toEqual({
      month: { amount: 9700, currency: 'usd' },
      year: { amount: 97_000, currency: 'usd' },
    });
    expect((await asAda.get('/api/admin/payment-provider')).body).toMatchObject({
      amount: 9700,
      yearlyAmount: 97_000,
      isExpected: true,
    });
  });

  it('is paid for once a year, and a page for the month that is still open leads nowhere', async () => {
    const monthly = await checkout();
    const yearly = await checkout('year');
    expect(yearly).not.toBe(monthly);
    expect((await asLeo.get(yearly)).text).toContain('$970.00 a year');
    expect((await asLeo.get(monthly)).text).toContain('This page has closed');
    await asLeo.post(yearly, undefined, form(card));
    await app.runJobs();
    const { period, nextChargeAt } = await membership();
    expect(period).toBe('year');
    expect(daysFromNow(nextChargeAt)).toBeGreaterThan(363);
    expect(await payments()).toMatchObject([{ amount: 97_000, discount: 0 }]);
    const list = (await asAda.get('/api/admin/subscriptions?period=year')).body;
    expect(list).toMatchObject([{ period: 'year', member: { id: leo.id } }]);
  });

  it('is changed to on the provider’s page, and to the month again', async () => {
    await paidSubscription(app, leo);
    const change = async (period: string) =>
      (await asLeo.post('/api/my/membership/period', { period })).body.url as string;
    const page = await change('year');
    expect((await asLeo.get(page)).text).toContain('$970.00 is charged now');
    await asLeo.post(page.split('?')[0]!, undefined, form({ period: 'year' }));
    await app.runJobs();
    expect((await membership()).period).toBe('year');
    const same = await asLeo.post('/api/my/membership/period', { period: 'year' });
    expect(same.body.code).toBe('no_subscription');
    await asLeo.post((await change('month')).split('?')[0]!, undefined, form({ period: 'month' }));
    await app.runJobs();
    expect((await membership()).period).toBe('month');
  });

  it('counts as a twelfth in what recurs each month', async () => {
    const others = (await asAda.get('/api/analytics')).body.recurring[0] ?? {
      amount: 0,
      monthly: 0,
      yearly: 0,
    };
    await paidSubscription(app, leo, { period: 'year' });
    await paidSubscription(app, await createUser(app));
    const { body } = await asAda.get('/api/analytics');
    expect(body.recurring).toEqual([
      {
        currency: 'usd',
        monthly: others.monthly + 1,
        yearly: others.yearly + 1,
        amount: expect.any(Number),
      },
    ]);
    expect(Math.abs(body.recurring[0].amount - others.amount - 9700 - 97_000 / 12)).toBeLessThan(1);
    for (const [period, count] of Object.entries({
      month: body.recurring[0].monthly,
      year: body.recurring[0].yearly,
    }))
      expect(
        (await asAda.get(`/api/admin/subscriptions?state=renewing&plan=paid&period=${period}`)).body,
      ).toHaveLength(count);
  });
});

describe('Pro by the month alone', () => {
  it('refuses a year, beside its field', async () => {
    const app = await createTestApp();
    const client = await app.signInAs(await createUser(app));
    expect((await client.get('/api/prices')).body.year).toBeNull();
    const refused = await client.post('/api/checkout', { tier: 'pro', period: 'year' });
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['period']]);
    await app.close();
  });
});
