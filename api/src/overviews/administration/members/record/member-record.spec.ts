import type { Client } from '../../../../../test/client.js';
import { createCourse, createPost } from '../../../../../test/factories/product-factories.js';
import { createAdmin, createProUser, createUser } from '../../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../../test/test-app.js';
import type { User } from '../../../../identity/users/user.entity.js';
import type { MemberRecord } from './member-record.dto.js';

describe('GET /api/admin/members/:id', () => {
  let app: TestApp;
  let [leo, mods] = [] as unknown as [User, User];
  let [asAda, asMods, asLeo] = [] as unknown as [Client, Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    asAda = await app.signInAs(await createAdmin(app, { firstName: 'Ada' }));
    mods = await createUser(app, { isModerator: true });
    leo = await createProUser(app, { slug: 'leo', firstName: 'Leo', lastName: 'Brandt' });
    [asMods, asLeo] = [await app.signInAs(mods), await app.signInAs(leo)];
  });
  afterAll(() => app.close());

  const read = async (client = asAda, id: string = leo.id) =>
    (await client.get(`/api/admin/members/${id}`)).body as MemberRecord;
  const report = (client: Client, id: string) =>
    client.post('/api/reports', { subject: { kind: 'post', id }, reason: 'spam' });

  it('has how the account is, what is paid, where they are signed in and what they learn', async () => {
    const { course } = await createCourse(app);
    await asLeo.put(`/api/courses/${course.slug}/enrollment`);
    expect(await read(asAda, 'leo')).toMatchObject({
      ...{ id: leo.id, name: 'Leo Brandt', email: leo.email, plan: 'pro', state: 'active' },
      hasProfile: true,
      ...{ accessLevel: 'member', suspension: null, points: expect.any(Number) },
      money: { subscriptions: [{ isGranted: true, isOpen: true, endsAt: null }], payments: [] },
      devices: [{ device: expect.any(String), lastUsedAt: expect.any(String) }],
      enrollments: [{ title: course.title, progress: 0, completedAt: null }],
    });
  });

  it('has the reports about and by them, without what is about the reader', async () => {
    const [his, theirs] = [
      await createPost(app, { authorId: leo.id, title: 'Cheap watches' }),
      await createPost(app, { authorId: mods.id, title: 'A moderator’s' }),
    ];
    await report(await app.signInAs(await createUser(app)), his.id);
    await report(asLeo, theirs.id);
    const record = await read();
    expect(record.reportsAbout).toMatchObject([
      { title: 'Cheap watches', kind: 'post', reason: 'spam', decision: null },
    ]);
    expect(record.reportsBy).toMatchObject([{ title: 'A moderator’s' }]);
    expect((await read(asMods)).reportsBy).toEqual([]);
    expect((await read(asMods, mods.id)).reportsAbout).toEqual([]);
  });

  it('shows moderators neither money, addresses nor devices, and of the acts only theirs', async () => {
    await asAda.put(`/api/admin/members/${leo.id}/suspension`, { reason: 'Spam.' });
    await asAda.put(`/api/admin/members/${leo.id}/pro`, { until: '2099-01-01T00:00:00Z', reason: 'Help.' });
    expect((await read()).hasProfile).toBe(false);
    expect((await read()).acts).toMatchObject([
      { action: 'grant pro', actor: { name: expect.stringContaining('Ada') }, reason: 'Help.' },
      { action: 'suspend', reason: 'Spam.' },
    ]);
    const seen = await read(asMods);
    expect(seen).toMatchObject({ money: null, devices: null, email: null, plan: null, state: 'suspended' });
    expect(seen.acts.map(({ action }) => action)).toEqual(['suspend']);
  });

  it('is for staff, of members there are', async () => {
    expect((await asLeo.get(`/api/admin/members/${leo.id}`)).status).toBe(403);
    for (const id of ['no-one', '00000000-0000-4000-8000-000000000000'])
      expect((await asAda.get(`/api/admin/members/${id}`)).status).toBe(404);
  });

  it('has notes, which staff add and delete, and which the member takes along and away', async () => {
    const path = `/api/admin/members/${leo.id}/notes`;
    expect(Object.keys((await asMods.post(path, { text: ' ' })).body.details)).toEqual(['text']);
    const { body } = await asMods.post(path, { text: 'Wrote to us about spam.' });
    await asMods.post(path, { text: 'Second' });
    expect((await read()).notes).toMatchObject([
      { text: 'Second' },
      { id: body.id, text: 'Wrote to us about spam.', author: { id: mods.id } },
    ]);
    expect((await asMods.delete(`${path}/${body.id}`)).status).toBe(204);
    expect((await asMods.delete(`${path}/${body.id}`)).status).toBe(404);
    await app.data.getRepository('User').delete(leo.id);
    expect(await app.data.getRepository('MemberNote').count()).toBe(0);
  });
});
