import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { User } from '../users/user.entity.js';
import { InvitationPruningService } from './invitation-pruning.service.js';
import type { InvitationResult, OpenInvitation } from './invitations.dto.js';

describe('inviting people by email', () => {
  let app: TestApp;
  let ada: User;
  let asAda: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    ada = await createAdmin(app, { firstName: 'Ada', lastName: 'Martin' });
    asAda = await app.signInAs(ada);
  });
  afterAll(() => app.close());

  let made = 0;
  const address = () => `guest-${(made += 1)}@futurelab.test`;
  const invite = async (emails: string[], more: object = {}) =>
    asAda.post<InvitationResult>('/api/admin/invitations', { emails, accessLevel: 'member', ...more });
  const open = async (email: string) =>
    (await asAda.get<OpenInvitation[]>('/api/admin/invitations?limit=100')).body.find(
      (one) => one.email === email,
    );
  const mailsTo = async (email: string) => {
    await app.runJobs();
    return app.database.query<{ subject: string; body: string }>({
      text: 'SELECT subject, body FROM mail_messages WHERE recipient = $1 ORDER BY created_at',
      values: [email],
    });
  };
  const tokenFor = async (email: string) =>
    /token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.body ?? '')?.[1] ?? '';
  const follow = (token: string, client = app.visitor()) =>
    client.get<string>(`/auth/invitation?token=${token}`);
  const accept = (token: string, client = app.visitor()) =>
    client.send<string>('POST', '/auth/invitation', undefined, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}`,
    });
  const change = (email: string, assignment: string) =>
    app.database.execute({ text: `UPDATE invitations SET ${assignment} WHERE email = $1`, values: [email] });
  const memberWith = (email: string) => app.data.getRepository(User).findOneBy({ email });
  const lastAct = async () => (await asAda.get('/api/admin/audit?limit=1')).body[0];

  it('emails a link by which someone joins once, with the address confirmed', async () => {
    const email = address();
    const { status, body } = await invite([email.toUpperCase()], { message: 'Come to the first evening.' });
    expect({ status, body }).toEqual({ status: 200, body: { invited: 1, skipped: [] } });
    expect(await lastAct()).toMatchObject({ action: 'invite', after: { people: 1, accessLevel: 'member' } });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      subject: 'Ada Martin invited you to FutureLab',
      body: expect.stringContaining('Come to the first evening.'),
    });
    const token = await tokenFor(email);
    expect((await follow(token)).text).toContain('Join FutureLab');
    // Opening it changes nothing: scanners open every link.
    expect(await memberWith(email)).toBeNull();
    const joining = app.visitor();
    expect(await accept(token, joining)).toMatchObject({ status: 303, headers: { location: '/onboarding' } });
    expect(await memberWith(email)).toMatchObject({ emailVerifiedAt: expect.any(Date), isAdmin: false });
    expect((await accept(token)).text).toContain('This invitation was accepted');
    expect(await open(email)).toBeUndefined();
  });

  it('gives a role to who has an account, once they are signed in to it', async () => {
    const leo = await createUser(app);
    await invite([leo.email!], { accessLevel: 'moderator' });
    const token = await tokenFor(leo.email!);
    expect((await follow(token)).text).toContain('You already have an account');
    expect((await accept(token)).text).toContain('You already have an account');
    const someone = await app.signInAs(await createUser(app));
    expect((await accept(token, someone)).text).toContain('signed in with another account');
    const asLeo = await app.signInAs(leo);
    expect((await follow(token, asLeo)).text).toContain('Accept invitation');
    expect(await accept(token, asLeo)).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(await memberWith(leo.email!)).toMatchObject({ isModerator: true, isAdmin: false });
    expect(await lastAct()).toMatchObject({
      action: 'set access level',
      actor: { id: ada.id },
      after: { accessLevel: 'moderator' },
    });
  });

  it('leaves out who is a member, suspended or invited already, and says so', async () => {
    const [leo, gone, waiting, guest] = [
      await createUser(app),
      await createUser(app, { suspendedAt: new Date() }),
      address(),
      address(),
    ];
    await invite([waiting]);
    expect((await invite([leo.email!, gone.email!, waiting, guest])).body).toEqual({
      invited: 1,
      skipped: [
        { email: leo.email, reason: 'member' },
        { email: gone.email, reason: 'suspended' },
        { email: waiting, reason: 'invited' },
      ],
    });
    const wrong = await asAda.post<{ details: object }>('/api/admin/invitations', {
      emails: ['nobody', guest],
      accessLevel: 'member',
    });
    expect(wrong).toMatchObject({
      status: 400,
      body: { details: { emails: ['Check these addresses: nobody'] } },
    });
  });

  it('is withdrawn, expires and is sent again, and every link says what became of it', async () => {
    const email = address();
    await invite([email]);
    const first = await tokenFor(email);
    const { id } = (await open(email))!;
    await change(email, `expires_at = now() - interval '1 minute'`);
    expect(await follow(first)).toMatchObject({ status: 410, text: expect.stringContaining('expired') });
    expect((await open(email))!.isExpired).toBe(true);
    expect((await asAda.post(`/api/admin/invitations/${id}/resend`)).status).toBe(204);
    const second = await tokenFor(email);
    expect((await follow(first)).status).toBe(404);
    expect((await follow(second)).text).toContain('Join FutureLab');
    expect((await asAda.delete(`/api/admin/invitations/${id}`)).status).toBe(204);
    expect((await accept(second)).text).toContain('withdrawn');
    expect((await asAda.delete(`/api/admin/invitations/${id}`)).status).toBe(404);
    expect((await asAda.post(`/api/admin/invitations/${id}/resend`)).status).toBe(404);
    expect((await follow('nonsense')).status).toBe(404);
    // Invited anew.
    expect((await invite([email])).body.invited).toBe(1);
  });

  it('gives no role once its inviter is no administrator, and none to who is suspended', async () => {
    const [email, leo] = [address(), await createUser(app)];
    await invite([email, leo.email!], { accessLevel: 'admin' });
    const [token, own] = [await tokenFor(email), await tokenFor(leo.email!)];
    await app.data.getRepository(User).update({ id: leo.id }, { suspendedAt: new Date() });
    expect((await accept(own)).text).toContain('suspended');
    await app.data.getRepository(User).update({ id: ada.id }, { isAdmin: false });
    expect((await accept(token)).text).toContain('withdrawn');
  });

  it('is removed a month after it ended, and goes with the account', async () => {
    const [email, leo] = [address(), await createUser(app)];
    await invite([email, leo.email!], { accessLevel: 'moderator' });
    await change(email, `expires_at = now() - interval '31 days'`);
    await app.nest.get(InvitationPruningService).prune();
    expect(await open(email)).toBeUndefined();
    expect(await open(leo.email!)).toBeDefined();
  });
});
