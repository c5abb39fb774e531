import { randomUUID } from 'node:crypto';
import type { Client } from '../../../test/client.js';
import { mailsTo, submit } from '../../../test/factories/enquiry-factory.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { addToGroup, createGroup } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { GroupMembership } from '../../groups/members/group-membership.entity.js';
import type { User } from '../../identity/users/user.entity.js';
import type { NotificationEvent } from '../notifications.queries.js';
import { NotificationsService } from '../notifications.service.js';
import { NotificationMailService } from './notification-mail.service.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('Mail about notifications', () => {
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
    kind: 'reply',
    sourceId: randomUUID(),
    subjectId: randomUUID(),
    actorId: leo.id,
    title: 'A calm hour',
    href: '/community/discussions/a-calm-hour',
    ...overrides,
  });
  const notify = (overrides: Partial<NotificationEvent> = {}, to = maya) =>
    notifications.notify(event(overrides), [to.id]);
  const choose = (...kinds: string[]) =>
    reader.patch('/api/my/notification-settings', {
      kinds: kinds.map((kind) => ({ kind, channels: ['app', 'mail'] })),
    });
  /** The job, as if so much time had passed. */
  const afterMs = (ms: number) => app.nest.get(NotificationMailService).sendDue(new Date(Date.now() + ms));
  const inbox = async (to = maya) => mailsTo(app, to.email!);
  const subjects = async (to = maya) => (await inbox(to)).map(({ subject }) => subject);
  const linkIn = (body: string) => /\/unsubscribe\?token=(\S+)/.exec(body)![1]!;

  it('comes after ten minutes, once, and says why and how to stop it', async () => {
    await notify();
    await afterMs(9 * MINUTE);
    expect(await inbox()).toEqual([]);
    await Promise.all([afterMs(11 * MINUTE), afterMs(11 * MINUTE)]);
    await afterMs(12 * MINUTE);
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Leo replied to “A calm hour”');
    expect(mail!.body).toContain('Hello Maya,');
    expect(mail!.body).toContain('http://localhost:3000/community/discussions/a-calm-hour\n');
    expect(mail!.body).toContain('email is on for “Replies to my posts”.');
    expect(mail!.body).toContain('Turn these emails off: http://localhost:3000/unsubscribe?token=');
  });

  it('does not come once it was read here', async () => {
    await notify();
    await reader.put('/api/my/notifications/read', { all: true });
    await afterMs(HOUR);
    expect(await inbox()).toEqual([]);
  });

  it('is one for all that happened to one thing, and does not come again for a day', async () => {
    const subjectId = randomUUID();
    await notify({ subjectId });
    await notify({ subjectId, actorId: nia.id });
    await afterMs(HOUR);
    expect(await subjects()).toEqual(['Nia and Leo replied to “A calm hour”']);
    await notify({ subjectId });
    await afterMs(24 * HOUR);
    expect(await inbox()).toHaveLength(1);
    await afterMs(25 * HOUR + MINUTE);
    expect((await subjects()).at(-1)).toBe('Leo replied to “A calm hour”');
    expect(
      await app.data.query(
        `SELECT data->>'threadId' AS thread FROM pgboss.job WHERE name = 'mail-bulk' AND data->>'to' = $1`,
        [maya.email],
      ),
    ).toEqual([{ thread: subjectId }, { thread: subjectId }]);
  });

  it('does not come of what happened while notifications were paused, but for what must not be missed', async () => {
    await reader.put('/api/my/notification-settings/pause', { days: 1 });
    await notify();
    await notify({ kind: 'event-changed', actorId: null, title: '“Open hour” moved' });
    await afterMs(HOUR);
    await reader.send('DELETE', '/api/my/notification-settings/pause');
    await afterMs(HOUR);
    expect(await subjects()).toEqual(['“Open hour” moved']);
    expect((await reader.get('/api/my/notifications')).body.unread).toBe(2);
  });

  it('is about what the member still may know and wants to hear by mail', async () => {
    const group = await createGroup(app, { visibility: 'secret' });
    await addToGroup(app, group, maya);
    await notify({ groupId: group.id });
    await app.data.getRepository(GroupMembership).delete({ groupId: group.id, userId: maya.id });
    const muted = event();
    await notifications.notify(muted, [maya.id]);
    await reader.put(`/api/my/notifications/mutes/${muted.subjectId}`);
    await notify({ kind: 'mention' });
    await reader.patch('/api/my/notification-settings', { kinds: [{ kind: 'mention', channels: ['app'] }] });
    await notify({ kind: 'friend-accepted' });
    await afterMs(HOUR);
    expect(await inbox()).toEqual([]);
  });

  it('goes to addresses that are known to be the member’s', async () => {
    const unproven = await createUser(app, { emailVerifiedAt: null });
    const suspended = await createUser(app, { suspendedAt: new Date() });
    for (const user of [unproven, suspended]) {
      await notify({}, user);
      await afterMs(HOUR);
      expect(await inbox(user)).toEqual([]);
    }
  });

  it('goes to who wants to be notified by mail alone', async () => {
    await reader.patch('/api/my/notification-settings', { kinds: [{ kind: 'reply', channels: ['mail'] }] });
    await notify();
    expect((await reader.get('/api/my/notifications')).body).toEqual({
      unread: 0,
      items: [],
      nextCursor: null,
    });
    await afterMs(HOUR);
    expect(await inbox()).toHaveLength(1);
  });

  describe('of what can wait', () => {
    it('comes three times a day at most, of all kinds together', async () => {
      await choose('reaction', 'followed-reply');
      for (let n = 1; n <= 2; n += 1) await notify({ kind: 'reaction', title: `Reaction ${n}` });
      await afterMs(HOUR);
      for (let n = 1; n <= 3; n += 1) await notify({ kind: 'followed-reply', title: `Reply ${n}` });
      await afterMs(HOUR + MINUTE);
      expect((await subjects()).sort()).toEqual([
        'Leo reacted to “Reaction 1”',
        'Leo reacted to “Reaction 2”',
        'Leo replied in “Reply 1”',
      ]);
      await afterMs(10 * HOUR);
      expect(await inbox()).toHaveLength(3);
      await notify({ kind: 'reaction', title: 'Tomorrow' });
      await afterMs(26 * HOUR);
      expect(await inbox()).toHaveLength(4);
      expect(await subjects()).toContain('Leo reacted to “Tomorrow”');
    });

    it('keeps nobody’s direct mail back', async () => {
      await choose('reaction');
      for (let n = 1; n <= 5; n += 1) await notify({ kind: 'reaction', title: `Reaction ${n}` });
      for (let n = 1; n <= 5; n += 1) await notify({ kind: 'mention', title: `Mention ${n}` });
      await afterMs(HOUR);
      const all = await subjects();
      expect(all.filter((subject) => subject.includes('mentioned'))).toHaveLength(5);
      expect(all.filter((subject) => subject.includes('reacted'))).toHaveLength(3);
    });
  });

  describe('can be stopped', () => {
    const stoppable = async () => {
      await notify();
      await afterMs(HOUR);
      return linkIn((await inbox())[0]!.body);
    };

    it('by a page that changes nothing until its button is pressed', async () => {
      const token = await stoppable();
      const page = await app.visitor().get(`/unsubscribe?token=${token}`);
      expect(page.text).toContain('Replies to my posts');
      await notify({ title: 'Still' });
      await afterMs(HOUR);
      expect(await inbox()).toHaveLength(2);
      expect((await submit(app, '/unsubscribe', { token })).text).toContain('These emails are off');
      await notify({ title: 'Never' });
      await notify({ title: 'Another kind', kind: 'mention' });
      await afterMs(2 * HOUR);
      expect(await inbox()).toHaveLength(3);
      expect(await subjects()).toContain('Leo mentioned you in “Another kind”');
      expect((await reader.get('/api/my/notifications')).body.items).toHaveLength(4);
    });

    it('by one press of a mail program', async () => {
      const token = await stoppable();
      const answer = await app.visitor().post(`/unsubscribe?token=${token}`, undefined, {
        headers: { origin: undefined, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(200);
      const { kinds } = (await reader.get('/api/my/notification-settings')).body;
      expect(kinds.find(({ kind }: { kind: string }) => kind === 'reply').chosen).toEqual(['app', 'push']);
    });

    it('by nobody who only knows whom and what', async () => {
      const token = await stoppable();
      const [userId, , signature] = token.split('.');
      const forged = [
        `${userId}.mention.${signature}`,
        `${leo.id}.reply.${signature}`,
        `${userId}.reply.x`,
        '',
      ];
      for (const wrong of forged) {
        expect((await app.visitor().get(`/unsubscribe?token=${wrong}`)).status).toBe(404);
        expect((await submit(app, '/unsubscribe', { token: wrong })).status).toBe(404);
      }
    });
  });

  it('goes to people who want no newsletter, and not where mail is refused', async () => {
    for (const [reason, expected] of [
      ['unsubscribed', 1],
      ['bounced', 0],
    ] as const) {
      const user = await createUser(app);
      await app.database.execute({
        text: `INSERT INTO suppressed_addresses (email_hash, reason) VALUES (encode(sha256($1::bytea), 'hex'), $2)`,
        values: [user.email, reason],
      });
      await notify({}, user);
      await afterMs(HOUR);
      expect(await inbox(user)).toHaveLength(expected);
    }
  });
});
