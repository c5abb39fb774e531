import { hash } from 'node:crypto';
import type { Client } from '../../../../test/client.js';
import { createSubscriber, suppressAddress } from '../../../../test/factories/subscriber-factory.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { SubscriberEntry } from './subscriber-list.dto.js';

const REASON = { reason: 'She asked by phone.' };

describe('The list of subscribers for administrators', () => {
  let app: TestApp;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    client = await app.signInAs(await createAdmin(app));
  });
  beforeEach(() => app.database.execute({ text: 'DELETE FROM subscribers' }));
  afterAll(() => app.close());

  const change = (email: string, assignment: string) =>
    app.database.execute({ text: `UPDATE subscribers SET ${assignment} WHERE email = $1`, values: [email] });
  const suppress = (email: string, reason: string) => suppressAddress(app, email, reason);
  const refuse = (email: string) =>
    app.database.execute({
      text: `INSERT INTO undeliverable_addresses (email_hash, status) VALUES ($1, '5.1.1')`,
      values: [hash('sha256', email)],
    });
  const list = async (query = '') =>
    (await client.get<SubscriberEntry[]>(`/api/admin/subscribers${query}`)).body;
  const emails = async (query = '') => (await list(query)).map(({ email }) => email);
  const entry = async (email: string) => (await list(`?query=${encodeURIComponent(email)}`))[0]!;
  const act = (id: string, what = '', body: object = REASON) =>
    client.send<{ code: string; details: object }>('DELETE', `/api/admin/subscribers/${id}${what}`, body);
  const lastAct = async () => (await client.get('/api/admin/audit?limit=1')).body[0];

  it('has every one with their state and its reason, and whose account has the address', async () => {
    const leo = await createUser(app);
    await createSubscriber(app, leo.email!);
    await change(leo.email!, `interests = '{ai-mastery}', created_at = '2026-03-01T23:00:00Z'`);
    await change(
      await createSubscriber(app, 'waits@list.test'),
      `confirmed_at = NULL, created_at = '2026-03-02'`,
    );
    await suppress(await createSubscriber(app, 'bounces@list.test'), 'bounced');
    await refuse(await createSubscriber(app, 'refused@list.test'));
    await change(
      await createSubscriber(app, 'gone@list.test'),
      'confirmed_at = NULL, unsubscribed_at = now()',
    );
    expect(await entry(leo.email!)).toMatchObject({
      ...{ state: 'confirmed', suppression: null, member: { id: leo.id }, interests: ['ai-mastery'] },
      ...{ name: 'Ines', source: 'landing_page', createdAt: '2026-03-01T23:00:00.000Z', leftAt: null },
    });
    expect(await entry('waits@list.test')).toMatchObject({ state: 'waiting', member: null });
    expect(await entry('bounces@list.test')).toMatchObject({ state: 'suppressed', suppression: 'bounced' });
    expect(await entry('refused@list.test')).toMatchObject({
      state: 'suppressed',
      suppression: 'undeliverable',
    });
    expect(await entry('gone@list.test')).toMatchObject({ state: 'left', leftAt: expect.any(String) });

    expect(await emails('?state=waiting')).toEqual(['waits@list.test']);
    expect(await emails('?interest=ai-mastery')).toEqual([leo.email]);
    expect(await emails('?from=2026-03-01&to=2026-03-01')).toEqual([leo.email]);
    expect(await emails('?query=BOUNCES@')).toEqual(['bounces@list.test']);
    expect(await emails('?order=oldest&limit=2')).toEqual([leo.email, 'waits@list.test']);
    expect((await client.get('/api/admin/subscribers?state=lost')).status).toBe(400);
    expect((await client.get('/api/admin/subscribers?from=yesterday')).status).toBe(400);
  });

  it('is a file, which is in the audit log', async () => {
    await createSubscriber(app, 'ines@list.test');
    const { text } = await client.get('/api/admin/subscribers.csv?state=confirmed');
    const [header, row] = text.split('\r\n');
    expect(header).toBe('\ufeffemail,name,profile,state,suppression,interests,source,asked,confirmed,left');
    expect(row).toMatch(/^ines@list\.test,Ines,,confirmed,,,landing_page,2/);
    expect(await lastAct()).toMatchObject({
      action: 'export',
      subjectKind: 'subscribers',
      after: { state: 'confirmed' },
    });
  });

  it('loses who is removed, once, and they may come back', async () => {
    const { id } = await entry(await createSubscriber(app, 'leaves@list.test'));
    const answers = await Promise.all([act(id), act(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await entry('leaves@list.test')).toMatchObject({ state: 'left', suppression: 'unsubscribed' });
    expect(await lastAct()).toMatchObject({
      ...{ action: 'remove', subjectKind: 'subscriber', subjectId: id, before: { confirmed: true } },
      ...REASON,
    });
    expect((await act(id)).body.code).toBe('already_left');
    // Only the person can end what the person began.
    expect((await act(id, '/bounce')).body.code).toBe('no_bounce');
    const back = { email: 'leaves@list.test', name: 'Ines', source: 'landing_page' };
    expect((await app.visitor().post('/api/subscribe', back)).status).toBeLessThan(300);
  });

  it('gets newsletters again once a bounce is lifted, and not after a complaint', async () => {
    const email = await createSubscriber(app, 'full@list.test');
    await suppress(email, 'bounced');
    await refuse(email);
    const { id } = await entry(email);
    expect((await act(id, '/bounce')).status).toBe(204);
    expect(await entry(email)).toMatchObject({ state: 'confirmed', suppression: null });
    expect(await lastAct()).toMatchObject({ action: 'lift bounce of', before: { suppression: 'bounced' } });
    await suppress(email, 'complained');
    expect((await act(id, '/bounce')).status).toBe(409);
    expect(await entry(email)).toMatchObject({ state: 'suppressed', suppression: 'complained' });
  });

  it('asks for a reason, and administrators alone', async () => {
    const { id } = await entry(await createSubscriber(app, 'stays@list.test'));
    expect((await act(id, '', { reason: ' ' })).body.details).toEqual({
      reason: ['Enter a reason of up to 600 characters.'],
    });
    expect((await act('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const asMira = await app.signInAs(await createUser(app, { isModerator: true }));
    expect((await asMira.get('/api/admin/subscribers')).status).toBe(403);
    expect((await asMira.delete(`/api/admin/subscribers/${id}`)).status).toBe(403);
    expect(await entry('stays@list.test')).toMatchObject({ state: 'confirmed' });
  });
});
