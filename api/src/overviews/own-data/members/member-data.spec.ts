import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { User } from '../../../identity/users/user.entity.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('what administrators do with the data of a member', () => {
  let app: TestApp;
  let folder: string;
  let ada: User;
  let asAda: Client;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-member-data-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
    ada = await createAdmin(app);
    asAda = await app.signInAs(ada);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pathOf = (id: string, what: string) => `/api/admin/members/${id}/${what}`;
  const mailsTo = async (email: string) => {
    // The mail is sent by a job that the first ones enqueue.
    for (let round = 0; round < 3; round += 1) await app.runJobs();
    const mails = await app.database.query<{ subject: string; body: string }>({
      text: 'SELECT subject, body FROM mail_messages WHERE recipient = $1 ORDER BY created_at, subject',
      values: [email],
    });
    return mails;
  };
  const lastAct = async () => (await asAda.get('/api/admin/audit?limit=1')).body[0];
  const deletionOf = async (id: string) => (await asAda.get(`/api/admin/members/${id}`)).body.deletion;
  const exists = (id: string) => app.data.getRepository(User).existsBy({ id });

  it('has an export made that its member alone downloads', async () => {
    const leo = await createUser(app);
    const asLeo = await app.signInAs(leo);
    const request = () => asAda.post(pathOf(leo.id, 'export'), { reason: 'He wrote to us.' });
    expect((await request()).status).toBe(204);
    // The same, while it is being made.
    expect((await request()).status).toBe(204);
    const [mail] = await mailsTo(leo.email!);
    expect(mail).toMatchObject({
      subject: 'Your data is ready to download',
      body: expect.stringContaining('Our team requested a copy'),
    });
    expect((await asLeo.get('/api/my/export')).body.state).toBe('ready');
    expect((await asLeo.get('/api/my/export/file')).status).toBe(200);
    expect((await asAda.get('/api/my/export/file')).status).toBe(404);
    expect(await lastAct()).toMatchObject({
      action: 'export data of',
      member: { id: leo.id },
      reason: 'He wrote to us.',
    });
  });

  it('schedules an erasure, which the member or an administrator takes back', async () => {
    const leo = await createUser(app);
    const asLeo = await app.signInAs(leo);
    const erase = () => asAda.post(pathOf(leo.id, 'deletion'), { reason: 'He asked.', removesWriting: true });
    expect((await erase()).status).toBe(204);
    const { body: own } = await asLeo.get('/api/my/deletion');
    expect(own).toMatchObject({ state: 'scheduled', removesWriting: true });
    expect((Date.parse(own.erasesAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
    expect(await deletionOf(leo.id)).toEqual({ erasesAt: own.erasesAt, removesWriting: true });
    expect(await lastAct()).toMatchObject({
      action: 'erase',
      before: { erasesAt: null },
      after: { erasesAt: own.erasesAt, removesWriting: true },
      reason: 'He asked.',
    });
    expect((await asLeo.delete('/api/my/deletion')).status).toBe(204);

    await erase();
    const keep = () => asAda.send('DELETE', pathOf(leo.id, 'deletion'), { reason: 'He stays.' });
    expect((await keep()).status).toBe(204);
    expect(await lastAct()).toMatchObject({ action: 'keep', reason: 'He stays.' });
    expect((await keep()).status).toBe(204);
    expect(await deletionOf(leo.id)).toBeNull();
    const subjects = (await mailsTo(leo.email!)).map(({ subject }) => subject.replace(/ on .*/, ''));
    expect(subjects.sort()).toEqual([
      'We kept your account',
      'We kept your account',
      'Your account will be erased',
      'Your account will be erased',
    ]);
  });

  it('erases at once, confirmed by one email, also what was scheduled for later', async () => {
    const leo = await createUser(app);
    await (await app.signInAs(leo)).post('/api/my/deletion');
    const { status } = await asAda.post(pathOf(leo.id, 'deletion'), {
      reason: 'He can’t wait.',
      isImmediate: true,
    });
    expect(status).toBe(204);
    await mailsTo(leo.email!);
    expect(await exists(leo.id)).toBe(false);
    const forgotten = await app.database.query<{ subject: string }>({
      text: `SELECT subject FROM mail_messages WHERE recipient = 'a former member'`,
    });
    expect(forgotten).toEqual([{ subject: 'Your FutureLab account was erased' }]);
    // What was written about him goes, too.
    expect(await lastAct()).toMatchObject({ action: 'erase', member: null, reason: null });
  });

  it('erases neither oneself nor the last administrator who stays', async () => {
    const erase = (id: string, client = asAda) =>
      client.post(pathOf(id, 'deletion'), { reason: 'Because.', isImmediate: true });
    expect((await erase(ada.id)).body.code).toBe('yourself');
    expect((await erase(NOBODY)).status).toBe(404);
    const grace = await createAdmin(app);
    const asGrace = await app.signInAs(grace);
    expect((await asGrace.post('/api/my/deletion')).status).toBe(202);
    // Grace leaves, so Ada is the last one.
    expect(await erase(ada.id, asGrace)).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    expect((await erase(grace.id)).status).toBe(204);
    await app.runJobs();
    expect(await exists(grace.id)).toBe(false);
  });

  it('asks for a reason', async () => {
    const { id } = await createUser(app);
    for (const [method, what] of [
      ['POST', 'export'],
      ['POST', 'deletion'],
      ['DELETE', 'deletion'],
    ] as const)
      expect(
        Object.keys((await asAda.send<{ details: object }>(method, pathOf(id, what), {})).body.details),
      ).toEqual(['reason']);
  });
});
