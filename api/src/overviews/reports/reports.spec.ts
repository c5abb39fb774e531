import type { Client } from '../../../test/client.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import {
  addToGroup,
  createEvent,
  createGroup,
  createPost,
  createReply,
} from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Post } from '../../discussions/posts/post.entity.js';
import type { User } from '../../identity/users/user.entity.js';

describe('POST /api/reports', () => {
  let app: TestApp;
  let leo: User;
  let maya: User;
  let client: Client;
  let moderator: Client;
  let post: Post;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [leo, maya] = [
      await createUser(app, { firstName: 'Leo', lastName: null }),
      await createUser(app, { firstName: 'Maya', lastName: null, bio: 'I sell watches.' }),
    ];
    client = await app.signInAs(leo);
    moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    post = await createPost(app, { authorId: maya.id, title: 'Cheap watches', body: 'Buy *now*.' });
  });

  const report = (subject: object, from = client, more: object = {}) =>
    from.post('/api/reports', { subject, reason: 'spam', ...more });
  const matter = async (id: string) => (await moderator.get(`/api/admin/reports/${id}`)).body;

  it('keeps a copy of a post as it was, whatever becomes of it', async () => {
    const { status, body } = await report({ kind: 'post', id: post.id }, client, {
      note: ' Third time today. ',
    });
    expect(status).toBe(201);
    const writer = await app.signInAs(maya);
    await writer.patch(`/api/posts/${post.id}`, { body: 'Nothing to see.' });
    await writer.delete(`/api/posts/${post.id}`);
    expect(await matter(body.id)).toMatchObject({
      id: body.id,
      state: 'open',
      subject: { kind: 'post', id: post.id },
      copy: {
        title: 'Cheap watches',
        text: 'Buy *now*.',
        author: 'Maya',
        href: `/community/discussions/${post.slug}`,
      },
      choices: ['keep', 'hide', 'remove', 'warn', 'suspend'],
      author: { name: 'Maya', warnings: 0, suspensions: 0, isSuspended: false },
      reports: [{ reason: 'spam', note: 'Third time today.', reporter: { name: 'Leo' } }],
      reportCount: 1,
      decision: null,
    });
  });

  it('takes replies, profiles, groups and events too', async () => {
    const reply = await createReply(app, { postId: post.id, authorId: maya.id, body: 'And phones.' });
    const group = await createGroup(app, { name: 'Watches', about: 'We sell.' });
    await addToGroup(app, group, maya, 'owner');
    const event = await createEvent(app, { title: 'Watch sale', hostId: maya.id });
    const subjects = [
      [
        'reply',
        reply.id,
        'And phones.',
        `/community/discussions/${post.slug}?reply=${reply.id}#reply-${reply.id}`,
      ],
      ['profile', maya.id, 'I sell watches.', `/profile/${maya.slug}`],
      ['group', group.id, 'We sell.', `/groups/${group.slug}`],
      ['event', event.id, 'An hour *together*.', `/events/${event.slug}`],
    ] as const;
    for (const [kind, id, text, href] of subjects) {
      const { status, body } = await report({ kind, id });
      expect([kind, status]).toEqual([kind, 201]);
      const { copy, author } = await matter(body.id);
      expect(copy).toMatchObject({ href, text: expect.stringContaining(text) });
      expect(author.name).toBe('Maya');
    }
  });

  it('is one per member and thing, even when it is sent twice at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => report({ kind: 'post', id: post.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await matter(answers[0]!.body.id)).reportCount).toBe(1);
  });

  it.each(['post', 'reply'] as const)(
    'hides a %s that two members have reported, until a moderator has looked',
    async (kind) => {
      const reply = await createReply(app, { postId: post.id, authorId: maya.id });
      const id = kind === 'post' ? post.id : reply.id;
      const [nia, sam] = [await createUser(app), await createUser(app)];
      const shown = async () => {
        const { status, body } = await client.get(`/api/posts/${post.id}`);
        return kind === 'post' ? status === 200 : !body.replies[0].isHidden;
      };
      await report({ kind, id });
      expect(await shown()).toBe(true);
      const { status, body } = await report({ kind, id }, await app.signInAs(nia));
      expect(status).toBe(201);
      expect(await shown()).toBe(false);
      const decided = await moderator.post(`/api/admin/reports/${body.id}/decision`, { decision: 'keep' });
      expect(decided.body).toMatchObject({ isHidden: false, reportCount: 2 });
      expect(await shown()).toBe(true);
      await report({ kind, id }, await app.signInAs(sam));
      await report({ kind, id }, await app.signInAs(await createUser(app)));
      expect(await shown()).toBe(true);
    },
  );

  it('keeps the options of a poll with the text of its post', async () => {
    const asked = await (
      await app.signInAs(maya)
    ).post('/api/posts', {
      title: 'Which watch?',
      body: 'Choose.',
      kind: 'discussion',
      poll: { options: ['Cheap', 'Cheaper'] },
    });
    const { body } = await report({ kind: 'post', id: asked.body.id });
    expect((await matter(body.id)).copy.text).toBe('Choose.\n\nCheap\nCheaper');
  });

  it('hides it when two members report at the same moment', async () => {
    const nia = await app.signInAs(await createUser(app));
    const subject = { kind: 'post', id: post.id };
    await Promise.all([report(subject), report(subject, nia)]);
    expect((await client.get(`/api/posts/${post.id}`)).status).toBe(404);
  });

  it('is refused for one’s own', async () => {
    const answer = await report({ kind: 'post', id: post.id }, await app.signInAs(maya));
    expect([answer.status, answer.body.code]).toEqual([409, 'own']);
  });

  it('does not tell of what the member does not see', async () => {
    const secret = await createGroup(app, { visibility: 'secret' });
    const inside = await createPost(app, { authorId: maya.id, groupId: secret.id });
    const removed = await createPost(app, { authorId: maya.id, deletedAt: new Date(), removedBy: 'author' });
    const subjects = [
      { kind: 'group', id: secret.id },
      { kind: 'post', id: inside.id },
      { kind: 'post', id: removed.id },
      { kind: 'reply', id: post.id },
      { kind: 'event', id: post.id },
    ];
    for (const subject of subjects) expect((await report(subject)).status).toBe(404);
  });

  it('says what is missing', async () => {
    const wrong = [
      [{ reason: 'spam' }, 'subject'],
      [{ subject: { kind: 'course', id: post.id }, reason: 'spam' }, 'subject.kind'],
      [{ subject: { kind: 'post', id: 'x' }, reason: 'spam' }, 'subject.id'],
      [{ subject: { kind: 'post', id: post.id }, reason: 'ugly' }, 'reason'],
      [{ subject: { kind: 'post', id: post.id }, reason: 'spam', note: 'x'.repeat(1_001) }, 'note'],
    ] as const;
    for (const [body, field] of wrong) {
      const answer = await client.post('/api/reports', body);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(Object.keys(answer.body.details)).toEqual([field]);
    }
  });

  it('takes twenty an hour', async () => {
    for (let times = 0; times < 20; times += 1) {
      const { id } = await createPost(app, { authorId: maya.id });
      expect((await report({ kind: 'post', id })).status).toBe(201);
    }
    expect((await report({ kind: 'post', id: post.id })).status).toBe(429);
  });

  it('shows nobody who has reported them', async () => {
    const admin = await createAdmin(app);
    const { body } = await report({ kind: 'profile', id: admin.id });
    const theirs = await app.signInAs(admin);
    expect((await theirs.get(`/api/admin/reports/${body.id}`)).status).toBe(404);
    const listed = (await theirs.get('/api/admin/reports?limit=100')).body as { id: string }[];
    expect(listed.map(({ id }) => id)).not.toContain(body.id);
  });
});
