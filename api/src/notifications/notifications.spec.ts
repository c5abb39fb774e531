import { randomUUID } from 'node:crypto';
import type { Client } from '../../test/client.js';
import { countQueries } from '../../test/database/count-queries.js';
import { createUser } from '../../test/factories/user-factory.js';
import { addToGroup, createGroup, createPost, createReply } from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import { MemberBlock } from '../people/blocks/member-block.entity.js';
import { GroupMembership } from '../groups/members/group-membership.entity.js';
import type { User } from '../identity/users/user.entity.js';
import { NotificationMute } from './settings/notification-mute.entity.js';
import { NotificationSetting } from './settings/notification-setting.entity.js';
import type { NotificationEvent } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';

describe('/api/my/notifications', () => {
  let app: TestApp;
  let notifications: NotificationsService;
  let maya: User;
  let leo: User;
  let nia: User;
  let reader: Client;

  beforeAll(async () => {
    app = await createTestApp();
    notifications = app.nest.get(NotificationsService);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    [maya, leo, nia] = [
      await createUser(app, { firstName: 'Maya', lastName: null }),
      await createUser(app, { firstName: 'Leo', lastName: null }),
      await createUser(app, { firstName: 'Nia', lastName: null }),
    ];
    reader = await app.signInAs(maya);
  });

  const event = (overrides: Partial<NotificationEvent> = {}): NotificationEvent => ({
    kind: 'reaction',
    sourceId: randomUUID(),
    subjectId: randomUUID(),
    actorId: leo.id,
    title: 'A calm hour',
    href: '/community/discussions/a-calm-hour',
    ...overrides,
  });
  const seen = async (client = reader) => {
    const { body } = await client.get('/api/my/notifications');
    return { unread: body.unread, texts: body.items.map(({ text }: { text: string }) => text) };
  };

  it('tells each thing once, and not to the one who did it', async () => {
    const reaction = event();
    await notifications.notify(reaction, [maya.id, leo.id, maya.id]);
    await notifications.notify(reaction, [maya.id]);
    expect(await seen()).toEqual({ unread: 1, texts: ['Leo reacted to “A calm hour”'] });
    expect(await seen(await app.signInAs(leo))).toEqual({ unread: 0, texts: [] });
  });

  it('shows those of a kind about one subject as one, and counts them as one', async () => {
    const subjectId = randomUUID();
    await notifications.notify(event({ subjectId }), [maya.id]);
    await notifications.notify(event({ subjectId, actorId: nia.id }), [maya.id]);
    await notifications.notify(event({ subjectId, kind: 'mention' }), [maya.id]);
    expect(await seen()).toEqual({
      unread: 2,
      texts: ['Leo mentioned you in “A calm hour”', 'Nia and Leo reacted to “A calm hour”'],
    });
    expect(await countQueries(app, () => reader.get('/api/my/notifications'))).toBeLessThanOrEqual(3);
  });

  it('reads one, reads all, and takes it back', async () => {
    await notifications.notify(event({ title: 'One' }), [maya.id]);
    await notifications.notify(event({ title: 'Two' }), [maya.id]);
    const [two] = (await reader.get('/api/my/notifications')).body.items;
    const one = await reader.put('/api/my/notifications/read', { ids: [two.id] });
    expect(one.body).toEqual({ read: [two.id] });
    expect((await seen()).unread).toBe(1);
    await reader.put('/api/my/notifications/read', { all: true });
    expect((await seen()).unread).toBe(0);
    expect((await reader.put('/api/my/notifications/unread', { ids: one.body.read })).status).toBe(204);
    expect((await seen()).unread).toBe(1);
    const other = await app.signInAs(leo);
    await other.put('/api/my/notifications/unread', { ids: [two.id] });
    await other.put('/api/my/notifications/read', { ids: [two.id] });
    expect((await seen()).unread).toBe(1);
    expect((await reader.put('/api/my/notifications/read', {})).status).toBe(400);
  });

  it('marks as unread again all that is shown as one', async () => {
    const subjectId = randomUUID();
    await notifications.notify(event({ subjectId }), [maya.id]);
    await notifications.notify(event({ subjectId, actorId: nia.id }), [maya.id]);
    await reader.put('/api/my/notifications/read', { all: true });
    const [{ id }] = (await reader.get('/api/my/notifications')).body.items;
    await (await app.signInAs(leo)).put('/api/my/notifications/unread', { ids: [id], grouped: true });
    expect((await seen()).unread).toBe(0);
    await reader.put('/api/my/notifications/unread', { ids: [id], grouped: true });
    expect(await seen()).toEqual({ unread: 1, texts: ['Nia and Leo reacted to “A calm hour”'] });
  });

  it('shows one tab or what is unread, and always the same number', async () => {
    for (const kind of ['mention', 'reply', 'event-place', 'billing', 'reaction'] as const)
      await notifications.notify(event({ kind, title: kind }), [maya.id]);
    const shown = async (show: string) => {
      const { body } = await reader.get(`/api/my/notifications?show=${show}`);
      return [body.unread, body.items.map(({ kind }: { kind: string }) => kind)];
    };
    expect(await shown('mentions')).toEqual([5, ['mention']]);
    expect(await shown('replies')).toEqual([5, ['reply']]);
    expect(await shown('events')).toEqual([5, ['event-place']]);
    expect(await shown('money')).toEqual([5, ['billing']]);
    await reader.put('/api/my/notifications/read', {
      ids: (await reader.get('/api/my/notifications?show=money')).body.items.map(
        ({ id }: { id: string }) => id,
      ),
    });
    expect(await shown('unread')).toEqual([4, ['reaction', 'event-place', 'reply', 'mention']]);
    expect((await reader.get('/api/my/notifications?show=all')).status).toBe(400);
  });

  it('keeps to what the member has chosen', async () => {
    const muted = randomUUID();
    await app.data
      .getRepository(NotificationSetting)
      .save({ userId: maya.id, kind: 'reaction', channels: [] });
    await app.data.getRepository(NotificationMute).save({ userId: maya.id, subjectId: muted });
    await notifications.notify(event(), [maya.id]);
    await notifications.notify(event({ kind: 'reply', subjectId: muted }), [maya.id]);
    await notifications.notify(event({ kind: 'reply' }), [maya.id]);
    expect((await seen()).texts).toEqual(['Leo replied to “A calm hour”']);
  });

  it('mutes a discussion and lets it be heard again', async () => {
    const subjectId = randomUUID();
    const mute = `/api/my/notifications/mutes/${subjectId}`;
    expect((await reader.put(mute)).status).toBe(404);
    await notifications.notify(event({ kind: 'reply', subjectId }), [maya.id, nia.id]);
    expect((await reader.put(mute)).status).toBe(204);
    expect((await reader.put(mute)).status).toBe(204);
    await notifications.notify(event({ kind: 'mention', subjectId }), [maya.id, nia.id]);
    const { items } = (await reader.get('/api/my/notifications')).body;
    expect(items).toEqual([expect.objectContaining({ kind: 'reply', discussionId: subjectId, muted: true })]);
    expect((await seen(await app.signInAs(nia))).unread).toBe(2);
    expect((await reader.delete(mute)).status).toBe(204);
    await notifications.notify(event({ kind: 'mention', subjectId }), [maya.id]);
    expect((await seen()).unread).toBe(2);
  });

  it('takes as read what was announced of something that is read', async () => {
    const subjectId = randomUUID();
    await notifications.notify(event({ subjectId }), [maya.id, nia.id]);
    await notifications.notify(event({ kind: 'reply', subjectId }), [maya.id]);
    await notifications.notify(event(), [maya.id]);
    await notifications.readAbout(maya.id, subjectId);
    expect((await seen()).unread).toBe(1);
    expect((await seen(await app.signInAs(nia))).unread).toBe(1);
  });

  it('takes as read what is about the event, group, project or exchange whose page is visited, and nothing else', async () => {
    const subjectId = randomUUID();
    await notifications.notify(event({ kind: 'event-place', subjectId }), [maya.id, nia.id]);
    await notifications.notify(event({ kind: 'event-changed', subjectId }), [maya.id]);
    await notifications.notify(event(), [maya.id]);
    const visit = () => reader.put('/api/my/notifications/read', { subjectId });
    const { status, body } = await visit();
    expect([status, body.read.length]).toEqual([200, 2]);
    expect((await visit()).body).toEqual({ read: [] });
    expect((await seen()).unread).toBe(1);
    expect((await seen(await app.signInAs(nia))).unread).toBe(1);
    expect((await reader.put('/api/my/notifications/read', { subjectId: 'x' })).status).toBe(400);
  });

  it('takes as read what was announced of the replies in a discussion that is read', async () => {
    const post = await createPost(app, { authorId: leo.id });
    const reply = await createReply(app, { postId: post.id, authorId: maya.id });
    await notifications.notify(event({ subjectId: reply.id }), [maya.id]);
    await reader.put(`/api/posts/${post.id}/read`);
    expect((await seen()).unread).toBe(0);
  });

  it('shows nothing across a block or of a group that closed to the member', async () => {
    const group = await createGroup(app, { visibility: 'secret' });
    await notifications.notify(event({ groupId: group.id }), [maya.id]);
    expect((await seen()).unread).toBe(0);
    await addToGroup(app, group, maya);
    await notifications.notify(event({ groupId: group.id }), [maya.id]);
    expect((await seen()).unread).toBe(1);
    await app.data.getRepository(GroupMembership).delete({ groupId: group.id, userId: maya.id });
    expect(await seen()).toEqual({ unread: 0, texts: [] });

    await notifications.notify(event({ kind: 'reply' }), [maya.id]);
    await app.data.getRepository(MemberBlock).save({ blockerId: leo.id, blockedId: maya.id });
    await notifications.notify(event(), [maya.id]);
    expect(await seen()).toEqual({ unread: 0, texts: [] });
  });

  it('takes back what was announced of something that is gone', async () => {
    const reply = event({ kind: 'reply' });
    await notifications.notify(reply, [maya.id]);
    await notifications.withdraw(reply.sourceId);
    expect(await seen()).toEqual({ unread: 0, texts: [] });
  });

  it('comes in pages, none of them without what happened at the same moment', async () => {
    await app.database.transaction(async (transaction) => {
      for (let n = 0; n < 31; n += 1)
        await notifications.notify(event({ title: `${n}` }), [maya.id], transaction);
    });
    const first = (await reader.get('/api/my/notifications')).body;
    const rest = (await reader.get(`/api/my/notifications?cursor=${first.nextCursor}`)).body;
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([30, 1, null]);
    const texts = [...first.items, ...rest.items].map(({ text }: { text: string }) => text);
    expect(new Set(texts).size).toBe(31);
    expect((await reader.get('/api/my/notifications?cursor=x')).status).toBe(400);
  });
});
