import { archiveOf, tableIn, unzip } from '../../../test/archives.js';
import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createEvent, createPost } from '../../../test/factories/product-factories.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Post } from '../../discussions/posts/post.entity.js';
import type { User } from '../../identity/users/user.entity.js';

describe('Deciding on a report', () => {
  let app: TestApp;
  let maya: User;
  let author: Client;
  let reporter: Client;
  let moderator: Client;
  let post: Post;
  let id: string;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    maya = await createUser(app, { firstName: 'Maya', lastName: null, bio: 'I sell watches.' });
    author = await app.signInAs(maya);
    reporter = await app.signInAs(await createUser(app));
    moderator = await app.signInAs(
      await createUser(app, { firstName: 'Sam', lastName: null, isModerator: true }),
    );
    post = await createPost(app, { authorId: maya.id, title: 'Cheap watches' });
    id = await report({ kind: 'post', id: post.id });
  });

  const report = async (subject: object, from = reporter): Promise<string> =>
    (await from.post('/api/reports', { subject, reason: 'spam' })).body.id;
  const decide = (body: object, by = moderator, report = id) =>
    by.post(`/api/admin/reports/${report}/decision`, body);
  const notified = async (client: Client): Promise<string[]> =>
    (await client.get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text);
  const seen = async (client: Client) => (await client.get(`/api/posts/${post.id}`)).status;

  it('keep: it stays, and only who reported it is notified', async () => {
    expect((await decide({ decision: 'keep' })).body).toMatchObject({
      state: 'decided',
      decision: { decision: 'keep', actor: { name: 'Sam' } },
    });
    expect(await seen(reporter)).toBe(200);
    expect(await notified(author)).toEqual([]);
    expect(await notified(reporter)).toEqual([
      'Thanks for your report. We reviewed “Cheap watches”. It follows our rules, so it stays.',
    ]);
  });

  it('hide: nobody but its author and moderators sees it, and both sides are told', async () => {
    await decide({ decision: 'hide', message: 'No advertising, please.' });
    expect([await seen(reporter), await seen(author), await seen(moderator)]).toEqual([404, 200, 200]);
    expect(await notified(author)).toEqual([
      'A moderator hid your post “Cheap watches”. No one else can see it. Their message: No advertising, please. To appeal, write to us on the contact page.',
    ]);
    expect((await notified(reporter))[0]).toContain('It’s now hidden.');
  });

  it('remove: its words are gone', async () => {
    await decide({ decision: 'remove' });
    expect((await author.get(`/api/posts/${post.id}`)).body).toMatchObject({
      removedBy: 'moderator',
      body: '',
    });
    expect((await notified(author))[0]).toContain('removed your post');
  });

  it('warn: it stays, and its author is told why', async () => {
    const silent = await decide({ decision: 'warn' });
    expect([silent.status, Object.keys(silent.body.details)]).toEqual([400, ['message']]);
    const { body } = await decide({ decision: 'warn', message: 'Please do not sell here.' });
    expect(body.author.warnings).toBe(1);
    expect(await seen(reporter)).toBe(200);
    expect((await notified(author))[0]).toContain('Their message: Please do not sell here.');
    expect((await notified(reporter))[0]).toContain('We warned its author');
  });

  it('suspend: its author reads and does not write until then', async () => {
    const stream = await LiveStream.open(author);
    const past = await decide({ decision: 'suspend', until: '2020-01-01T00:00:00Z' });
    expect([past.status, Object.keys(past.body.details)]).toEqual([400, ['until']]);
    const { body } = await decide({ decision: 'suspend', until: '2100-03-01T00:00:00Z' });
    expect(body).toMatchObject({ isHidden: true, author: { suspensions: 1, isSuspended: true } });
    await stream.hear('me');
    stream.close();
    expect((await author.get('/api/auth/user')).body.suspension).toEqual({
      until: '2100-03-01T00:00:00.000Z',
    });
    const refused = await author.post('/api/posts', { title: 'More', body: 'Watches', kind: 'discussion' });
    expect([refused.status, refused.body.code]).toEqual([403, 'suspended']);
    expect((await notified(author))[0]).toContain('suspended your account until March 1, 2100');
  });

  it('decides on all reports of the same thing, and notifies everybody who reported it', async () => {
    const other = await app.signInAs(await createUser(app));
    const theirs = await report({ kind: 'post', id: post.id }, other);
    await decide({ decision: 'remove' });
    expect((await moderator.get(`/api/admin/reports/${theirs}`)).body).toMatchObject({
      id,
      state: 'decided',
      reportCount: 2,
    });
    expect(await notified(other)).toHaveLength(1);
    expect(await notified(reporter)).toHaveLength(1);
  });

  it('is done once, however often and by however many it is sent', async () => {
    const second = await app.signInAs(await createAdmin(app));
    const answers = await Promise.all([
      decide({ decision: 'hide' }),
      decide({ decision: 'hide' }),
      decide({ decision: 'remove' }, second),
    ]);
    const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code));
    expect([
      ['done', 'done', 'already_decided'],
      ['already_decided', 'already_decided', 'done'],
    ]).toContainEqual(codes);
    expect(await notified(reporter)).toHaveLength(1);
    const { body } = await moderator.get(`/api/admin/reports/${id}`);
    expect(body.earlier).toEqual([]);
  });

  it('can be looked at again: a removed post comes back, a suspension ends', async () => {
    const { body: first } = await decide({ decision: 'suspend' });
    const stale = await decide({ decision: 'keep' });
    expect([stale.status, stale.body.message]).toEqual([409, 'Sam already decided this report: suspend.']);
    const { body } = await decide({ decision: 'remove', replaces: first.decision.id });
    expect((await author.get('/api/auth/user')).body.suspension).toBeNull();
    expect(body.earlier).toMatchObject([{ decision: 'suspend' }]);
    await decide({ decision: 'keep', replaces: body.decision.id });
    expect((await reporter.get(`/api/posts/${post.id}`)).body).toMatchObject({
      title: 'Cheap watches',
      removedBy: null,
    });
    expect((await notified(author))[0]).toContain(
      'reviewed your post “Cheap watches” again and found no problem',
    );
  });

  it('removes the text and the picture of a profile', async () => {
    const profile = await report({ kind: 'profile', id: maya.id });
    expect((await decide({ decision: 'hide' }, moderator, profile)).body.code).toBe('not_possible');
    await decide({ decision: 'remove' }, moderator, profile);
    expect((await reporter.get(`/api/members/${maya.slug}`)).body).toMatchObject({ name: 'Maya', bio: null });
  });

  it('is in the archive of its author, as are the roles they were given', async () => {
    await decide({ decision: 'suspend', message: 'Twice is enough.', until: '2100-03-01T00:00:00Z' });
    const admin = await app.signInAs(await createAdmin(app));
    await admin.put(`/api/admin/members/${maya.id}/access-level`, { accessLevel: 'moderator' });
    const files = await unzip(await archiveOf(app, author));
    expect(tableIn(files, 'moderation')).toEqual([
      {
        ...{ decision: 'suspend', about: 'post', message: 'Twice is enough.' },
        ...{ until: '2100-03-01T00:00:00.000Z', at: expect.any(String) },
      },
    ]);
    expect(tableIn(files, 'roles')).toEqual([
      { before: 'member', after: 'moderator', at: expect.any(String), reason: null },
    ]);
  });

  it('warns nobody where nobody is left', async () => {
    const event = await report({ kind: 'event', id: (await createEvent(app)).id });
    const answer = await decide({ decision: 'warn', message: 'x' }, moderator, event);
    expect([answer.status, answer.body.code]).toEqual([409, 'nobody']);
  });

  it('is for administrators when it is about one of the staff, and never for whom it is about', async () => {
    const admin = await createAdmin(app);
    const about = await report({ kind: 'profile', id: admin.id });
    expect((await decide({ decision: 'keep' }, moderator, about)).body.code).toBe('staff_case');
    expect((await decide({ decision: 'keep' }, await app.signInAs(admin), about)).status).toBe(404);
    const other = await app.signInAs(await createAdmin(app));
    expect((await decide({ decision: 'keep' }, other, about)).status).toBe(200);
  });

  it('lists what is open first, the longest waiting on top, in pages', async () => {
    await app.database.execute({ text: 'UPDATE reports SET decision_id = NULL' });
    await app.database.execute({ text: 'DELETE FROM reports' });
    const ids: string[] = [];
    for (let made = 0; made < 3; made += 1)
      ids.push(await report({ kind: 'post', id: (await createPost(app, { authorId: maya.id })).id }));
    await decide({ decision: 'keep' }, moderator, ids[0]);
    const listed = async (path: string) => {
      const { body, headers } = await moderator.get(path);
      return { ids: body.map((one: { id: string }) => one.id), headers };
    };
    expect((await listed('/api/admin/reports')).ids).toEqual([ids[1], ids[2], ids[0]]);
    expect((await listed('/api/admin/reports?state=decided')).ids).toEqual([ids[0]]);
    const open = await listed('/api/admin/reports?state=open&limit=1');
    expect([open.ids, open.headers['x-total-count']]).toEqual([[ids[1]], '2']);
    const next = /<(.*)>/.exec(String(open.headers['link']))![1]!;
    expect((await listed(next)).ids).toEqual([ids[2]]);
  });
});
