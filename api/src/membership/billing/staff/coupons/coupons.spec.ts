import type { Client } from '../../../../../test/client.js';
import { createAdmin, createUser } from '../../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../../test/test-app.js';
import { AuditEvent } from '../../../../core/audit/audit-event.entity.js';
import { SandboxLifecycleService } from '../../sandbox/sandbox-lifecycle.service.js';

const CODES = '/api/admin/promotion-codes';
const REASON = 'For the spring.';
const form = (fields: Record<string, string>) => ({
  payload: new URLSearchParams({ card: '4242 4242 4242 4242', ...fields }).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

describe('Promotion codes', () => {
  let app: TestApp;
  let asAda: Client;
  let asLeo: Client;
  beforeAll(async () => {
    app = await createTestApp();
    asAda = await app.signInAs(await createAdmin(app));
  });
  beforeEach(async () => {
    asLeo = await app.signInAs(await createUser(app));
  });
  afterAll(() => app.close());

  const create = (body: object) => asAda.post(CODES, { reason: REASON, duration: 'once', ...body });
  const pay = async (code: string) => {
    const { url } = (await asLeo.post('/api/checkout', { tier: 'pro' })).body;
    const answer = await asLeo.post(url, undefined, form({ code }));
    await app.runJobs();
    return answer;
  };
  const payments = async () =>
    (await asLeo.get('/api/my/payments')).body as { amount: number; discount: number; pdfUrl: string }[];
  const amounts = async () => (await payments()).map(({ amount, discount }) => [amount, discount]);
  const listed = async (code: string) =>
    ((await asAda.get(CODES)).body as { id: string; code: string }[]).find((one) => one.code === code)!;
  const monthPasses = async () => {
    const [{ provider_id: id }] = await app.data.query(
      `SELECT s.provider_id FROM subscriptions s ORDER BY s.created_at DESC LIMIT 1`,
    );
    await app.nest.get(SandboxLifecycleService).nextPeriod(id);
    await app.runJobs();
  };

  it('take a share off the first payment, are counted, and say so on the receipt', async () => {
    expect((await create({ code: 'SPRING', percentOff: 25 })).status).toBe(201);
    expect((await pay('spring')).status).toBe(303);
    expect(await amounts()).toEqual([[7275, 2425]]);
    const [payment] = await payments();
    const file = await asLeo.get(payment!.pdfUrl);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    await monthPasses();
    expect((await amounts())[0]).toEqual([9700, 0]);
    expect(await listed('SPRING')).toMatchObject({ uses: 1, isActive: true, percentOff: 25 });
    const revenue = (await asAda.get('/api/analytics')).body.revenue as { discounts: number }[];
    expect(revenue[0]!.discounts).toBe(2425);
  });

  it('take an amount off as many months as they say', async () => {
    await create({ code: 'TWO-MONTHS', amountOff: 2000, duration: 'months', months: 2 });
    await pay('TWO-MONTHS');
    await monthPasses();
    await monthPasses();
    expect(await amounts()).toEqual([
      [9700, 0],
      [7700, 2000],
      [7700, 2000],
    ]);
  });

  it('are not taken once they are used up, ended or unknown, and nothing is charged', async () => {
    await create({ code: 'ONE', percentOff: 50, maxUses: 1 });
    await pay('ONE');
    asLeo = await app.signInAs(await createUser(app));
    for (const code of ['ONE', 'NONE']) {
      const refused = await pay(code);
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('This promotion code isn’t valid.');
    }
    expect(await payments()).toEqual([]);
    expect(await listed('ONE')).toMatchObject({ isActive: false });
  });

  it('end with a reason, once, and the audit log has both acts', async () => {
    const { id } = (await create({ code: 'LAST', percentOff: 10 })).body;
    expect((await create({ code: 'last', percentOff: 10 })).body.code).toBe('code_taken');
    const end = () => asAda.post(`${CODES}/${id}/end`, { reason: 'It is over.' });
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect((await pay('LAST')).status).toBe(422);
    const log = await app.data.getRepository(AuditEvent).find({
      where: { subjectKind: 'coupon', subjectId: 'LAST' },
      order: { id: 'ASC' },
    });
    expect(log).toMatchObject([
      { action: 'create', reason: REASON, after: { percentOff: 10, isActive: true } },
      { action: 'end', reason: 'It is over.', before: { isActive: true }, after: { isActive: false } },
    ]);
  });

  it.each([
    ['no discount', { code: 'A' }, 'percentOff'],
    ['two discounts', { code: 'A', percentOff: 5, amountOff: 500 }, 'amountOff'],
    ['a code with spaces', { code: 'A B', percentOff: 5 }, 'code'],
    ['months without their number', { code: 'A', percentOff: 5, duration: 'months' }, 'months'],
    ['a last day that is over', { code: 'A', percentOff: 5, lastDay: '2020-01-01' }, 'lastDay'],
  ])('refuse %s beside its field', async (_, body, field) => {
    const answer = await create(body);
    expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, [field]]);
  });
});
