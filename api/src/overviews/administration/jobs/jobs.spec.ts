import { randomUUID } from 'node:crypto';
import type { Client } from '../../../../test/client.js';
import { storedJob } from '../../../../test/factories/job-factory.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { User } from '../../../identity/users/user.entity.js';
import type { JobEntry, JobQueueNumbers } from './jobs.dto.js';

const MAIL = {
  to: 'maya.okafor@example.com',
  subject: 'Reply from leo@example.org, code 483920',
  body: 'Your code is 483920: https://futurelab.test/confirm?token=abc',
  unsubscribeUrl: 'https://futurelab.test/unsubscribe?token=abc',
};
const REFUSED = {
  message: 'Recipient command failed: 451 <maya.okafor@example.com> see https://help.test/x?key=1',
};
const REASON = { reason: 'The mail server is back.' };

describe('The jobs of the administration', () => {
  let app: TestApp;
  let ada: User;
  let client: Client;
  beforeAll(async () => {
    app = await createTestApp();
    ada = await createAdmin(app);
    client = await app.signInAs(ada);
  });
  beforeEach(() => app.database.execute({ text: 'DELETE FROM pgboss.job' }));
  afterAll(() => app.close());

  const add = async (job: Parameters<typeof storedJob>[0] = {}) =>
    (await app.database.one<{ id: string }>(storedJob(job)))!.id;
  const list = async (query = '') => (await client.get(`/api/admin/jobs${query}`)).body as JobEntry[];
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);
  const retry = (id: string, more = {}) => client.post(`/api/admin/jobs/${id}/retry`, { ...REASON, ...more });
  const drop = (id: string) => client.send<{ code: string }>('DELETE', `/api/admin/jobs/${id}`, REASON);
  const acts = (id: string) =>
    app.database.query({
      text: 'SELECT action, actor_id AS actor, reason, before, after FROM audit_events WHERE subject_id = $1',
      values: [id],
    });

  it('are listed with what failed, and without addresses, texts, links and codes', async () => {
    const id = await add({ name: 'mail', data: MAIL, output: REFUSED });
    expect(await list()).toEqual([
      {
        ...{ id, queue: 'mail', kind: 'email', state: 'failed', attempts: 3, maxAttempts: 3 },
        ...{ createdAt: expect.any(String), nextRunAt: null, endedAt: expect.any(String) },
        error: 'Recipient command failed: 451 <m…@example.com> see [link]',
        ...{ uncertain: false, expired: false },
        payload: { to: 'm…@example.com', subject: 'Reply from l…@example.org, code [hidden]' },
      },
    ]);
  });

  it('show of what else a job carries ids, numbers and kinds alone', async () => {
    const id = randomUUID();
    const event = { kind: 'reply', title: 'What I never said', href: '/groups/join?code=abc', sourceId: id };
    await add({ name: 'notify', data: { event, except: Array.from({ length: 12 }, () => id) } });
    const [{ payload } = {}] = await list();
    expect(payload).toEqual({
      event: { kind: 'reply', title: '[hidden]', href: '[hidden]', sourceId: id },
      except: [...Array.from({ length: 10 }, () => id), '2 more'],
    });
  });

  it('are narrowed by state, queue, kind and text; those that are done only where asked for', async () => {
    const failed = await add({ name: 'mail', data: MAIL, createdAt: '2026-03-01T09:00:00Z' });
    const waiting = await add({ state: 'created', createdAt: '2026-03-02T09:00:00Z' });
    const running = await add({ name: 'push', state: 'active', createdAt: '2026-03-03T09:00:00Z' });
    const done = await add({ state: 'completed' });
    expect(await ids('')).toEqual([running, waiting, failed]);
    expect(await ids('?order=oldest')).toEqual([failed, waiting, running]);
    for (const [query, id] of Object.entries({
      ...{
        '?state=failed': failed,
        '?state=waiting': waiting,
        '?state=running': running,
        '?state=done': done,
      },
      ...{
        '?queue=push': running,
        '?kind=email': failed,
        '?query=OKAFOR': failed,
        [`?query=${running}`]: running,
      },
    }))
      expect([query, await ids(query)]).toEqual([query, [id]]);
    const first = await client.get('/api/admin/jobs?limit=2');
    const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? [];
    expect((await client.get(next)).body).toMatchObject([{ id: failed }]);
    expect((await client.get('/api/admin/jobs?state=lost')).status).toBe(400);
  });

  it('are counted by queue, also where there are none', async () => {
    await add({ name: 'mail', data: MAIL });
    await add({ name: 'push', state: 'active', createdAt: '2026-03-03T09:00:00Z' });
    await add({ name: 'push', state: 'created', createdAt: '2026-03-04T09:00:00Z' });
    await add({ name: 'push', state: 'completed' });
    const queues = (await client.get('/api/admin/jobs/queues')).body as JobQueueNumbers[];
    const of = (name: string) => queues.find(({ queue }) => queue === name);
    expect(of('mail')).toEqual({
      queue: 'mail',
      kind: 'email',
      waiting: 0,
      running: 0,
      failed: 1,
      oldest: null,
    });
    const since = '2026-03-03T09:00:00.000Z';
    expect(of('push')).toEqual({
      queue: 'push',
      kind: 'job',
      waiting: 1,
      running: 1,
      failed: 0,
      oldest: since,
    });
    expect(of('digest')).toMatchObject({ waiting: 0, running: 0, failed: 0, oldest: null });
    expect(queues.slice(0, 3).map(({ kind }) => kind)).toEqual(['email', 'email', 'email']);
  });

  it('that failed run again, once for two who ask at the same time, with the reason in the audit log', async () => {
    const id = await add();
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)!.body).toMatchObject({
      id,
      state: 'waiting',
      attempts: 0,
    });
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'not_failed' });
    expect(await acts(id)).toEqual([
      {
        ...{ action: 'retry', actor: ada.id, reason: REASON.reason },
        before: { queue: 'housekeeping', state: 'failed', attempts: 3 },
        after: { queue: 'housekeeping', state: 'waiting', attempts: 0 },
      },
    ]);
    await app.runJobs();
    expect(await ids('?state=done')).toEqual([id]);
    expect((await retry(id)).body).toMatchObject({ message: 'This job is already done.' });
  });

  it('that are emails which may have been sent run again only by who knows', async () => {
    const id = await add({ name: 'mail', data: { ...MAIL, uncertain: true } });
    expect(await list()).toMatchObject([{ id, uncertain: true }]);
    const refused = await retry(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'may_arrive_twice']);
    expect(await acts(id)).toEqual([]);
    expect((await retry(id, { mayArriveTwice: true })).status).toBe(200);
  });

  it('that are emails with an expired code do not run again', async () => {
    const id = await add({ name: 'mail-codes', data: MAIL, createdAt: '2026-03-01T09:00:00Z' });
    expect(await list()).toMatchObject([{ id, expired: true }]);
    expect((await retry(id)).body).toMatchObject({ code: 'code_expired' });
    const fresh = await add({ name: 'mail-codes', data: MAIL });
    expect((await retry(fresh)).status).toBe(200);
  });

  it('are dropped for good, once for two who ask at the same time, with the reason in the audit log', async () => {
    const id = await add({ name: 'mail', data: MAIL });
    const answers = await Promise.all([drop(id), drop(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'already_dropped' });
    expect((await retry(id)).body).toMatchObject({ code: 'already_dropped' });
    expect(await acts(id)).toMatchObject([{ action: 'drop', reason: REASON.reason, after: null }]);
    expect(await list()).toEqual([]);
  });

  it('are not dropped while they run, nor without a reason', async () => {
    const running = await add({ state: 'active' });
    expect((await drop(running)).body).toMatchObject({ code: 'not_droppable' });
    const failed = await add();
    const { status, body } = await client.send<{ details: object }>('DELETE', `/api/admin/jobs/${failed}`, {
      reason: ' ',
    });
    expect([status, body.details]).toEqual([400, { reason: ['Enter a reason of up to 500 characters.'] }]);
    expect((await drop(randomUUID())).status).toBe(404);
  });

  it('are for administrators alone', async () => {
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    const id = await add();
    for (const path of ['jobs', 'jobs.csv', 'jobs/queues'])
      expect((await moderator.get(`/api/admin/${path}`)).status).toBe(403);
    expect((await moderator.post(`/api/admin/jobs/${id}/retry`, REASON)).status).toBe(403);
    expect((await moderator.send('DELETE', `/api/admin/jobs/${id}`, REASON)).status).toBe(403);
  });

  it('are a file for spreadsheets, redacted in the same way', async () => {
    await add({ name: 'mail', data: MAIL, output: REFUSED });
    const { text, status } = await client.get('/api/admin/jobs.csv?state=failed');
    expect(status).toBe(200);
    const [header, row] = text.split('\r\n');
    expect(header).toBe('\ufeffcreatedAt,queue,state,attempts,nextRunAt,endedAt,error,uncertain,payload');
    expect(row).toContain(',mail,failed,3,');
    expect(text).not.toMatch(/okafor|483920|token/);
    expect(await acts('csv')).toMatchObject([{ action: 'export', after: { state: 'failed' } }]);
  });

  it('wait for a person once they failed, counted one by one', async () => {
    await add({ name: 'mail', data: MAIL });
    await add({ name: 'mail', data: MAIL });
    await add({ name: 'push', data: {} });
    const { areas, attention } = (await client.get('/api/admin/overview')).body;
    expect(areas).toContainEqual({ key: 'jobs', count: 3 });
    expect(attention).toMatchObject([
      { kind: 'failed_email', title: 'mail', count: 2, href: '/admin/jobs?state=failed&queue=mail' },
      { kind: 'failed_job', title: 'push', count: 1, href: '/admin/jobs?state=failed&queue=push' },
    ]);
  });
});
