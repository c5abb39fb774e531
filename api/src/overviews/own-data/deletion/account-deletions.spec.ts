import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { archiveOf, memberNamed } from '../../../../test/archives.js';
import { loggedLines } from '../../../../test/captured-logs.js';
import type { Client } from '../../../../test/client.js';
import { picture, upload } from '../../../../test/factories/picture-factory.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { tracesInFiles, tracesInTables } from '../../../../test/personal-data-traces.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { seed } from '../../../app/seed/seed.js';
import { User } from '../../../identity/users/user.entity.js';
import { AccountDeletionsService } from './account-deletions.service.js';

describe('having one’s account erased', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'futurelab-deletions-'));
    app = await createTestApp({ UPLOADS_DIR: folder });
    await seed(app.config);
  }, 300_000);
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const subjectsTo = async (email: string) => {
    for (let round = 0; round < 2; round += 1) await app.runJobs();
    const mails = await app.database.query<{ subject: string }>({
      text: 'SELECT subject FROM mail_messages WHERE recipient = $1 ORDER BY created_at, subject',
      values: [email],
    });
    return mails.map(({ subject }) => subject.replace(/ on .*/, ''));
  };

  const pass = (days: number, userId: string) =>
    app.database.execute({
      text: `UPDATE account_deletions SET erases_at = erases_at - make_interval(days => $1) WHERE user_id = $2`,
      values: [days, userId],
    });

  const carryOut = () => app.nest.get(AccountDeletionsService).carryOut();

  it('is said everywhere, reminded of, and taken back by one call', async () => {
    const leo = await createUser(app);
    const client = await app.signInAs(leo);
    expect((await client.get('/api/my/deletion')).body).toMatchObject({ state: 'none', erasesAt: null });
    const asked = await client.post('/api/my/deletion');
    expect(asked).toMatchObject({ status: 202, body: { state: 'scheduled', removesWriting: false } });
    const days = (Date.parse(asked.body.erasesAt) - Date.parse(asked.body.requestedAt)) / 86_400_000;
    expect(days).toBeCloseTo(14, 1);
    expect((await client.post('/api/my/deletion', { removesWriting: true })).body).toMatchObject({
      erasesAt: asked.body.erasesAt,
      removesWriting: true,
    });
    const notices = async (of = client) => (await of.get('/api/auth/user')).body.notices;
    expect(await notices()).toMatchObject([
      { at: asked.body.erasesAt, action: { path: '/api/my/deletion' } },
    ]);
    // Another browser, a new session: it says so too.
    expect(await notices(await app.signInAs(leo))).toMatchObject([{ at: asked.body.erasesAt }]);

    await pass(12, leo.id);
    await carryOut();
    await carryOut();
    expect((await client.delete('/api/my/deletion')).status).toBe(204);
    expect((await client.delete('/api/my/deletion')).status).toBe(204);
    expect(await notices()).toEqual([]);
    await carryOut();
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await subjectsTo(leo.email!)).sort()).toEqual([
      'Three days left: your account will be erased',
      'We kept your account',
      'Your account will be erased',
    ]);
  });

  it('is refused to the only administrator', async () => {
    await app.data.getRepository(User).update({ isAdmin: true }, { isAdmin: false });
    const ada = await app.signInAs(await createAdmin(app));
    expect(await ada.post('/api/my/deletion')).toMatchObject({ status: 409, body: { code: 'last_admin' } });
    const second = await createAdmin(app);
    expect((await ada.post('/api/my/deletion')).status).toBe(202);
    expect((await (await app.signInAs(second)).post('/api/my/deletion')).status).toBe(409);
  });

  it('hands over what one alone looked after, as it says before', async () => {
    const [owner, oldest] = [await createUser(app), await createUser(app)];
    const client = await app.signInAs(owner);
    const other = await app.signInAs(oldest);
    const group = async (name: string) =>
      (await client.post('/api/groups', { name, summary: 'About', privacy: 'public' })).body;
    const [shared, alone] = [await group('A shared circle'), await group('A circle of one')];
    await other.put(`/api/groups/${shared.slug}/membership`);
    const before = (await client.get('/api/my/deletion')).body.handovers;
    expect(before).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'A shared circle', successor: expect.stringContaining('Person') }),
        expect.objectContaining({ title: 'A circle of one', successor: null }),
      ]),
    );
    const third = await createUser(app);
    const conversation = await client.post('/api/conversations', {
      memberIds: [oldest.id, third.id],
      text: 'Hello',
    });
    await client.post('/api/my/deletion');
    await pass(15, owner.id);
    await carryOut();
    expect((await other.get(`/api/groups/${shared.slug}`)).body).toMatchObject({
      membership: { role: 'owner' },
    });
    expect((await other.get(`/api/groups/${alone.slug}`)).body).toMatchObject({ isArchived: true });
    expect((await other.get(`/api/conversations/${conversation.body.id}`)).body.isCreator).toBe(true);
  });

  describe('when the day has come', () => {
    let id: string;
    let maya: Client;
    let user: User;
    let admin: User;
    let leo: Client;
    let texts: string[];
    let answered: { slug: string; id: string };
    let shown: { url: string };
    let conversation: { id: string };

    beforeAll(async () => {
      id = await memberNamed(app, 'Maya');
      user = await app.data.getRepository(User).findOneByOrFail({ id });
      // A first name by itself is many people’s.
      texts = [id, user.email!, user.lastName!, `/profile/${user.slug}`, `@${user.slug}`];
      maya = await app.signInAs(user);
      leo = await app.signInAs({ id: await memberNamed(app, 'Leo') });
      admin = await createAdmin(app);
      const portrait = await upload(maya, await picture(400, 400).png().toBuffer());
      await maya.patch('/api/my/profile', { profileImageUrl: portrait.body.url });
      shown = (await upload(maya, await picture(500, 300).png().toBuffer())).body;
      const post = (title: string, body: string) =>
        maya.post('/api/posts', { title, body, kind: 'discussion', tags: [] });
      answered = (await post('How do you begin a meeting?', `With a walk. ![](${shown.url})`)).body;
      await post(`${user.firstName} ${user.lastName} asks`, `I am ${user.firstName} ${user.lastName}.`);
      await leo.post(`/api/posts/${answered.id}/replies`, {
        body: `Thank you, ${user.firstName} ${user.lastName}! [@Maya](/profile/${user.slug}) knows, and so does @${user.slug}.`,
      });
      const file = await upload(maya, texts.join(), {
        name: `${user.lastName}.txt`,
        to: '/api/message-files',
      });
      const fileIds = [file.body.id];
      const memberIds = [await memberNamed(app, 'Leo')];
      conversation = (await maya.post('/api/conversations', { memberIds, text: '', fileIds })).body;
      expect((await maya.get('/api/my/deletion')).body.erased).toContain('1 file you sent in messages');
      await leo.put('/api/my/drafts/post', {
        content: { title: `For “${user.firstName} ${user.lastName}”`, body: 'x' },
      });
      await maya.put('/api/my/drafts/post', { content: { title: 'Mine', body: user.email } });
      await app.visitor().post('/api/subscribe', { name: 'Maya', email: user.email, source: 'landing_page' });
      const name = `${user.firstName} ${user.lastName}`;
      const warning = { action: 'warn', subjectKind: 'profile', subjectId: id, memberId: id };
      await recordAuditEvent({ ...warning, actor: admin, reason: 'No advertising.' }, app.database);
      const handover = { action: 'return', subjectKind: 'group', subjectId: admin.id };
      const said = { reason: `Ask ${name}.`, before: { owner: id, note: `“${name}”` } };
      await recordAuditEvent({ ...handover, ...said, actor: { id } }, app.database);
      await archiveOf(app, maya);
      await app.runJobs();
      await maya.post('/api/my/deletion');
      await app.runJobs();
      await pass(14, id);
      await carryOut();
      for (let round = 0; round < 3; round += 1) await app.runJobs();
    }, 300_000);

    it('leaves no trace in any table, any queue, or any file', async () => {
      expect(await tracesInTables(app, texts)).toEqual([]);
      expect(await tracesInFiles(folder, texts)).toEqual([]);
      expect(loggedLines().filter((line) => texts.slice(1, 3).some((word) => line.includes(word)))).toEqual(
        [],
      );
    });

    it('notifies them so at their address, which nothing keeps', async () => {
      const [last] = await app.database.query({
        text: `SELECT recipient, body FROM mail_messages WHERE subject = 'Your FutureLab account was erased'`,
      });
      expect(last).toMatchObject({
        recipient: 'a former member',
        body: expect.stringContaining('We deleted this address'),
      });
    });

    it('signs them out and answers as to someone it has never heard of', async () => {
      expect((await maya.get('/api/auth/user')).status).toBe(401);
      expect((await leo.get(`/api/members/${user.slug}`)).status).toBe(404);
      expect((await leo.get(`/api/search?q=${user.lastName}`)).text).not.toContain(user.lastName!);
    });

    it('leaves what others answered, by nobody, with its pictures, and their text about nobody', async () => {
      const post = (await leo.get(`/api/posts/${answered.id}`)).body;
      expect(post).toMatchObject({ author: null, body: expect.stringContaining('With a walk.') });
      expect((await app.visitor().get(shown.url)).status).toBe(200);
      expect(JSON.stringify(post)).toContain(
        'Thank you, a former member! a former member knows, and so does a former member.',
      );
      expect((await leo.get('/api/my/drafts')).text).toContain('For “a former member”');
    });

    it('takes the files of messages, which may say anything of their owner', async () => {
      const [latest] = (await leo.get(`/api/conversations/${conversation.id}/messages`)).body;
      expect(latest).toMatchObject({ author: null, isRemoved: true, files: [] });
    });

    it('leaves in the audit log what was done, without them', async () => {
      const events = app.data.getRepository(AuditEvent);
      expect(await events.findOneBy({ actorId: admin.id })).toMatchObject({
        ...{ action: 'warn', subjectKind: 'profile', memberId: null, reason: null },
      });
      expect(await events.findOneBy({ subjectId: admin.id })).toMatchObject({
        ...{ action: 'return', actorId: null, reason: 'Ask a former member.' },
        before: { note: '“a former member”' },
      });
    });

    it('keeps every count and the sum of every ledger as it has to be', async () => {
      const [wrong] = await app.database.query<{ groups: number; totals: number }>({
        text: `SELECT
          (SELECT count(*)::integer FROM groups g WHERE g.member_count <> (SELECT count(*) FROM group_memberships m WHERE m.group_id = g.id)) AS groups,
          (SELECT count(*)::integer FROM point_totals t WHERE t.total_points <> (SELECT coalesce(sum(delta), 0) FROM point_entries p WHERE p.user_id = t.user_id)) AS totals`,
      });
      expect(wrong).toEqual({ groups: 0, totals: 0 });
    });
  });

  it('takes what was written along, if one likes', async () => {
    const [writer, reader] = [await createUser(app), await createUser(app)];
    const [client, other] = [await app.signInAs(writer), await app.signInAs(reader)];
    const post = (
      await client.post('/api/posts', {
        title: 'A long title',
        body: 'Long words',
        kind: 'discussion',
        tags: [],
      })
    ).body;
    await other.post(`/api/posts/${post.id}/replies`, { body: 'An answer' });
    await client.post('/api/my/deletion', { removesWriting: true });
    await pass(14, writer.id);
    await carryOut();
    const { text } = await other.get(`/api/posts/${post.id}`);
    expect(text).not.toContain('Long words');
    expect(text).toContain('An answer');
    expect(await tracesInTables(app, [writer.id, 'Long words', 'A long title'])).toEqual([]);
  });
});
