import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { User } from '../../users/user.entity.js';
import type { InvitationImportResult } from './invitation-import.dto.js';

const IMPORT = '/api/admin/invitations/import';
const REASON = { reason: 'The members of the association.' };

describe('importing people from a file', () => {
  let app: TestApp;
  let asAda: Client;
  beforeAll(async () => {
    app = await createTestApp();
  });
  beforeEach(async () => {
    asAda = await app.signInAs(await createAdmin(app, { firstName: 'Ada', lastName: 'Martin' }));
  });
  afterAll(() => app.close());

  let made = 0;
  const address = () => `row-${(made += 1)}@futurelab.test`;
  const file = (...rows: string[]) => ['email,first name,last name,role', ...rows].join('\n');
  const send = (content: string, more: object = { preview: false, ...REASON }, client = asAda) =>
    client.post<InvitationImportResult>(IMPORT, { content, ...more });
  const preview = (content: string) => send(content, { preview: true });
  const invitationsOf = (email: string) =>
    app.database.query<{ first_name: string }>({
      text: 'SELECT first_name, last_name, access_level, message FROM invitations WHERE email = $1',
      values: [email],
    });
  const mailsTo = async (email: string) => {
    await app.runJobs();
    return app.database.query<{ body: string }>({
      text: 'SELECT body FROM mail_messages WHERE recipient = $1',
      values: [email],
    });
  };
  const acts = async () =>
    (await asAda.get<{ action: string }[]>('/api/admin/audit?limit=100')).body.filter(
      ({ action }) => action === 'import',
    );

  it('first says what would come of each row, and writes nothing', async () => {
    const [leo, gone, waiting, guest] = [
      await createUser(app),
      await createUser(app, { suspendedAt: new Date() }),
      address(),
      address(),
    ];
    await asAda.post('/api/admin/invitations', { emails: [waiting], accessLevel: 'member' });
    const actsBefore = (await acts()).length;
    const { status, body } = await preview(
      file(
        `${guest},Maya,Chen,moderator`,
        leo.email!,
        gone.email!,
        waiting,
        'nobody,Leo',
        guest.toUpperCase(),
        `${leo.email!.replace('@', '+new@')},,,admin`,
      ),
    );
    expect({ status, invited: body.invited, preview: body.preview }).toEqual({
      status: 200,
      invited: 2,
      preview: true,
    });
    expect(body.rows[0]).toEqual({
      ...{ line: 2, email: guest, name: 'Maya Chen', accessLevel: 'moderator' },
      ...{ outcome: 'invited now', problem: null },
    });
    expect(body.rows.slice(1).map(({ outcome, problem }) => [outcome, problem])).toEqual([
      ['member', null],
      ['suspended', null],
      ['invited', null],
      ['wrong', 'This isn’t an email address.'],
      ['repeated', 'Same address as line 2.'],
      ['invited now', null],
    ]);
    expect(await invitationsOf(guest)).toEqual([]);
    expect(await mailsTo(guest)).toEqual([]);
    expect(await acts()).toHaveLength(actsBefore);
  });

  it('invites all good rows in one act, and who accepts has the name from the file', async () => {
    const [maya, noor] = [address(), address()];
    const content = file(`${maya},Maya,Chen`, `${noor},,,moderator`, 'nobody');
    const { body } = await send(content, { preview: false, message: 'See you on Monday.', ...REASON });
    expect(body).toMatchObject({ preview: false, invited: 2 });
    expect((await acts())[0]).toMatchObject({
      ...REASON,
      subjectKind: 'invitation',
      after: { people: 2, moderators: 1, admins: 0, leftOut: 1 },
    });
    expect(await invitationsOf(noor)).toMatchObject([{ first_name: null, access_level: 'moderator' }]);
    const [mail, ...others] = await mailsTo(maya);
    expect(others).toEqual([]);
    expect(mail?.body).toContain('See you on Monday.');
    const token = /token=([\w-]+)/.exec(mail!.body)![1];
    expect(await app.data.getRepository(User).findOneBy({ email: maya })).toBeNull();
    const accepted = await app.visitor().send('POST', '/auth/invitation', undefined, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}`,
    });
    expect(accepted.status).toBe(303);
    expect(await app.data.getRepository(User).findOneBy({ email: maya })).toMatchObject({
      firstName: 'Maya',
      lastName: 'Chen',
      isModerator: false,
    });
  });

  it('invites each person once, also when two administrators import one file at the same time', async () => {
    const asBea = await app.signInAs(await createAdmin(app));
    const emails = Array.from({ length: 30 }, address);
    const content = file(...emails);
    const before = (await acts()).length;
    const answers = await Promise.all([send(content), send(content, undefined, asBea), send(content)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.invited).sort()).toEqual([0, 0, 30]);
    expect((await send(content)).body.rows.map(({ outcome }) => outcome)).toEqual(
      emails.map(() => 'invited'),
    );
    expect(await acts()).toHaveLength(before + 1);
    expect(await mailsTo(emails[7]!)).toHaveLength(1);
    expect(await invitationsOf(emails[7]!)).toHaveLength(1);
  });

  it('answers a request that is repeated as the first time', async () => {
    const content = file(address());
    const request = { content, preview: false, ...REASON };
    const once = () => asAda.post<InvitationImportResult>(IMPORT, request, { key: `import-of-${made}` });
    expect([(await once()).body.invited, (await once()).body.invited]).toEqual([1, 1]);
  });

  it('invites a thousand people at a time, and no more', async () => {
    const emails = Array.from({ length: 1000 }, address);
    expect((await send(file(...emails))).body.invited).toBe(1000);
    const oneMore = await preview(file(...emails, address()));
    expect(oneMore).toMatchObject({
      status: 400,
      body: { details: { content: ['There are 1001 rows. Import up to 1,000 at a time.'] } },
    });
  });

  it('asks for rows, a reason and a fresh proof, and administrators alone', async () => {
    const content = file(address());
    const details = async (request: object) =>
      (await asAda.post<{ details: object }>(IMPORT, request)).body.details;
    expect(await details({ content, preview: false, reason: ' ' })).toEqual({
      reason: ['Enter a reason of up to 600 characters.'],
    });
    const unreadable = { content: ['Choose a file, or paste rows: plain text of up to 200 KB.'] };
    expect(await details({ content: '', preview: true })).toEqual(unreadable);
    expect(await details({ content: 'x'.repeat(200_001), preview: true })).toEqual(unreadable);
    const asMira = await app.signInAs(await createUser(app, { isModerator: true }));
    expect((await send(content, undefined, asMira)).status).toBe(403);
  });
});
