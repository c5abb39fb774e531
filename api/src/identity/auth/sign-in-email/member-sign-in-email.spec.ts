import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

describe('POST /api/admin/members/:id/sign-in-email', () => {
  let app: TestApp;
  let asAda: Client;
  beforeAll(async () => {
    app = await createTestApp();
    asAda = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const send = (id: string) =>
    asAda.post(`/api/admin/members/${id}/sign-in-email`, { reason: 'She asked for it.' });

  it('leads a member to the page where they ask for a code, and is in the audit log', async () => {
    const leo = await createUser(app, { emailVerifiedAt: null });
    expect((await send(leo.id)).status).toBe(204);
    await app.runJobs();
    const mails = await app.database.query<{ body: string }>({
      text: `SELECT body FROM mail_messages WHERE recipient = $1`,
      values: [leo.email],
    });
    expect(mails).toEqual([{ body: expect.stringContaining('http://localhost:3000/login') }]);
    expect(mails[0]!.body).not.toMatch(/\d{6}/);
    expect((await asAda.get('/api/admin/audit?limit=1')).body).toMatchObject([
      { action: 'send sign in email', member: { id: leo.id }, reason: 'She asked for it.' },
    ]);
  });

  it('goes to one member five times an hour', async () => {
    const { id } = await createUser(app);
    for (const status of [204, 204, 204, 204, 204, 429]) expect((await send(id)).status).toBe(status);
  });

  it('needs an address', async () => {
    const { id } = await createUser(app, { email: null, emailVerifiedAt: null });
    expect((await send(id)).body.code).toBe('no_email');
    expect((await send('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});
