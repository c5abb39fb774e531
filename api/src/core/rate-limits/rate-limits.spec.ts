import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { TooManyRequestsError } from '../errors/errors.js';
import { RateLimitsService } from './rate-limits.service.js';

describe('A rate limit', () => {
  const RULE = { name: 'spec', limit: 2, windowSeconds: 60 };
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(() => app.database.execute({ text: 'TRUNCATE rate_limit_counters' }));
  afterAll(() => app.close());

  const replica = () => new RateLimitsService(app.database);

  it('is counted by all replicas together, and says when to come back', async () => {
    const [one, other] = [replica(), replica()];
    await one.count(RULE, '203.0.113.1');
    await other.count(RULE, '203.0.113.1');
    const refusal = await one.count(RULE, '203.0.113.1').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(TooManyRequestsError);
    expect((refusal as TooManyRequestsError).retryAfter).toBeGreaterThan(50);
    await expect(other.count(RULE, '203.0.113.1')).rejects.toBeInstanceOf(TooManyRequestsError);
    await other.count(RULE, '203.0.113.2');
    await other.count({ ...RULE, name: 'spec-other' }, '203.0.113.1');
  });

  it('is counted exactly when many ask at once', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, () => replica().count(RULE, '203.0.113.3')),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('costs no statement once it is reached', async () => {
    const limits = replica();
    for (let times = 0; times < 3; times += 1) await limits.count(RULE, '203.0.113.4').catch(() => undefined);
    const refused = () => expect(limits.count(RULE, '203.0.113.4')).rejects.toThrow('Too many requests');
    expect(await app.queriesOf(refused)).toEqual([]);
  });

  it('takes a count back with the transaction that it was part of', async () => {
    const limits = replica();
    const failing = () =>
      app.database.transaction(async (transaction) => {
        await limits.count(RULE, '203.0.113.5', transaction);
        throw new Error('no');
      });
    for (let times = 0; times < 3; times += 1) await expect(failing()).rejects.toThrow('no');
  });

  it('begins again after its window', async () => {
    const limits = replica();
    for (let times = 0; times < 2; times += 1) await limits.count(RULE, '203.0.113.6');
    await app.database.execute({ text: 'UPDATE rate_limit_counters SET expire = 0' });
    await limits.count(RULE, '203.0.113.6');
  });

  it('fails with the database, as everything does', async () => {
    await app.refuseConnections(true);
    const limited = await app.visitor().get('/api/search?q=tea');
    await app.refuseConnections(false);
    expect([limited.status, limited.body.code]).toEqual([503, 'temporarily_unavailable']);
  });
});
