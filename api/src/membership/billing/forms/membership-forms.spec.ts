import type { Client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';
import { SandboxLifecycleService } from '../sandbox/sandbox-lifecycle.service.js';

describe('The membership without a script', () => {
  let app: TestApp;
  let user: User;
  let client: Client;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());
  beforeEach(async () => {
    user = await createUser(app);
    client = await app.signInAs(user);
  });

  const press = (action: string, fields: Record<string, string> = {}, by = client) =>
    by.post(`/api/membership-forms/${action}`, undefined, {
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const pay = async (fields: Record<string, string> = {}) => {
    const { status, headers } = await press('checkout', fields);
    expect(status).toBe(303);
    const url = headers['location'] as string;
    expect(url).toMatch(/^\/dev\/payments\/checkout\//);
    return client.post(url, undefined, {
      payload: new URLSearchParams({ card: '4242 4242 4242 4242' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  };
  const state = async () => (await client.get('/api/my/membership')).body.state as string;

  it('leads to the page for paying and back to where it was begun', async () => {
    expect((await pay({ place: 'academy' })).headers['location']).toBe(
      'http://localhost:3000/academy/success',
    );
    await app.runJobs();
    const again = await press('checkout');
    expect([again.status, again.headers['location']]).toEqual([303, '/account/membership']);
    const [payment] = (await client.get('/api/my/payments')).body as { receiptUrl: string }[];
    expect((await client.get(payment!.receiptUrl)).text).toContain('$97.00');
    const stranger = await app.signInAs(await createUser(app));
    expect((await stranger.get(payment!.receiptUrl)).status).toBe(404);
  });

  it('is ended by a button and goes on by another', async () => {
    await pay();
    await app.runJobs();
    for (const [action, after] of [
      ['cancel', 'canceled'],
      ['resume', 'active'],
    ] as const) {
      const { status, headers } = await press(action);
      expect([status, headers['location'], await state()]).toEqual([303, '/account/membership', after]);
    }
    expect((await press('portal')).headers['location']).toBe('/dev/payments');
  });

  it('says what cannot be done, to members and to the person who was signed out', async () => {
    const nothing = await press('cancel');
    expect([nothing.status, nothing.text]).toEqual([409, expect.stringContaining('no paid membership')]);
    const visitor = await press('checkout', {}, app.visitor());
    expect([visitor.status, visitor.text]).toEqual([401, expect.stringContaining('signed out')]);
  });

  it('is ended by suspended members as well, who may not begin one', async () => {
    await pay();
    await app.runJobs();
    await app.data.query('UPDATE users SET suspended_at = now() WHERE id = $1', [user.id]);
    expect((await press('cancel')).status).toBe(303);
    expect(await state()).toBe('canceled');
    expect((await press('checkout')).status).toBe(403);
  });

  it('ends at once when the payment has failed, and that payment is not tried again', async () => {
    await pay();
    await app.runJobs();
    const [row] = await app.data.query<{ provider_id: string }[]>(
      'SELECT provider_id FROM subscriptions WHERE user_id = $1',
      [user.id],
    );
    const life = app.nest.get(SandboxLifecycleService);
    await life.setCard(row!.provider_id, true);
    await life.nextPeriod(row!.provider_id);
    await app.runJobs();
    expect(await state()).toBe('past_due');
    expect((await press('cancel')).status).toBe(303);
    expect((await client.get('/api/my/membership')).body).toMatchObject({ plan: 'free', state: 'canceled' });
  });
});
