import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { AuditEvent } from '../../core/audit/audit-event.entity.js';
import { User } from '../users/user.entity.js';

describe('PUT /api/admin/members/:id/access-level', () => {
  let app: TestApp;
  let ada: User;
  let leo: User;
  let asAda: Client;
  let asLeo: Client;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.data.getRepository(User).update({ isAdmin: true }, { isAdmin: false });
    [ada, leo] = [await createAdmin(app), await createUser(app)];
    [asAda, asLeo] = [await app.signInAs(ada), await app.signInAs(leo)];
  });

  const set = (client: Client, { id }: User, accessLevel: string) =>
    client.put(`/api/admin/members/${id}/access-level`, { accessLevel });
  const auditLog = ({ id: memberId }: User) =>
    app.data.getRepository(AuditEvent).find({ where: { memberId }, order: { id: 'ASC' } });
  const levelOf = async (client: Client) => {
    const { isAdmin, isModerator } = (await client.get('/api/auth/user')).body;
    return { isAdmin, isModerator };
  };

  it('makes someone a moderator, who then sees the queue, and takes it back', async () => {
    expect((await asLeo.get('/api/admin/reports')).status).toBe(403);
    const { status, body } = await set(asAda, leo, 'moderator');
    expect([status, body]).toEqual([200, { id: leo.id, accessLevel: 'moderator' }]);
    expect((await asLeo.get('/api/admin/reports')).status).toBe(200);
    expect((await asLeo.get('/api/enquiries')).status).toBe(403);
    await set(asAda, leo, 'member');
    expect((await asLeo.get('/api/admin/reports')).status).toBe(403);
  });

  it('makes an administrator of a moderator, which is one level and not two', async () => {
    await set(asAda, leo, 'moderator');
    await set(asAda, leo, 'admin');
    expect(await levelOf(asLeo)).toEqual({ isAdmin: true, isModerator: false });
    await set(asAda, leo, 'member');
    expect(await levelOf(asLeo)).toEqual({ isAdmin: false, isModerator: false });
  });

  it('is written down once, with who did it', async () => {
    for (const level of ['moderator', 'moderator', 'admin'])
      expect((await set(asAda, leo, level)).status).toBe(200);
    expect(await auditLog(leo)).toMatchObject([
      { actorId: ada.id, before: { accessLevel: 'member' }, after: { accessLevel: 'moderator' } },
      { actorId: ada.id, before: { accessLevel: 'moderator' }, after: { accessLevel: 'admin' } },
    ]);
  });

  it('has its reason in the audit log, and the member is notified', async () => {
    const path = `/api/admin/members/${leo.id}/access-level`;
    await asAda.put(path, { accessLevel: 'moderator', reason: 'He answers reports.' });
    await asAda.put(path, { accessLevel: 'member', reason: ' ' });
    expect((await auditLog(leo)).map(({ reason }) => reason)).toEqual(['He answers reports.', null]);
    const { items } = (await asLeo.get('/api/my/notifications')).body;
    expect(items).toMatchObject([
      { text: 'You’re no longer a moderator of FutureLab', href: '/' },
      { text: 'You’re now a moderator of FutureLab', href: '/admin' },
    ]);
  });

  it('is nothing that a suspended administrator does', async () => {
    await app.data.getRepository(User).update({ id: ada.id }, { suspendedAt: new Date() });
    expect((await set(asAda, leo, 'moderator')).status).toBe(403);
  });

  it('reaches the browser of the one it is about at once', async () => {
    const stream = await LiveStream.open(asLeo);
    await set(asAda, leo, 'moderator');
    await stream.hear('me');
    stream.close();
  });

  it('is never one’s own', async () => {
    for (const level of ['member', 'moderator', 'admin']) {
      const { status, body } = await set(asAda, ada, level);
      expect([status, body.code]).toEqual([400, 'yourself']);
    }
    expect(await auditLog(ada)).toEqual([]);
  });

  it('leaves an administrator when two take it from each other at the same moment', async () => {
    await set(asAda, leo, 'admin');
    const answers = await Promise.all([set(asAda, leo, 'member'), set(asLeo, ada, 'member')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(await app.data.getRepository(User).countBy({ isAdmin: true })).toBe(1);
  });

  it('says what it cannot do', async () => {
    expect((await set(asAda, leo, 'owner')).body.details.accessLevel[0]).toContain('Choose member');
    const nobody = { id: '00000000-0000-4000-8000-000000000000' } as User;
    expect((await set(asAda, nobody, 'moderator')).status).toBe(404);
    expect((await set(asLeo, ada, 'member')).status).toBe(403);
  });
});
