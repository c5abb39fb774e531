import { randomUUID } from 'node:crypto';
import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createEvent, createGroup, createPost } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { MailRecipient } from '../mail/mail-recipient.entity.js';
import { NotificationMailService } from '../mail/notification-mail.service.js';
import { NotificationsService } from '../notifications.service.js';
import type { User } from '../../identity/users/user.entity.js';
import { DigestService } from './digest.service.js';

const DAY = 24 * 60 * 60_000;

describe('The letter of the week', () => {
  let app: TestApp;
  let maya: User;
  let leo: User;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const text of ['DELETE FROM posts', 'DELETE FROM events']) await app.database.execute({ text });
    maya = await createUser(app, { firstName: 'Maya', lastName: null });
    leo = await createUser(app, { firstName: 'Leo', lastName: null });
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
  const seen = (days: number, user = maya) =>
    app.data.getRepository(MailRecipient).save({ userId: user.id, seenAt: daysAgo(days) });
  const inDays = (days: number) => app.nest.get(DigestService).sendDue(daysAgo(-days));
  const letters = async (user = maya) => mailsTo(app, user.email!);
  const react = (title = 'A calm hour') =>
    app.nest.get(NotificationsService).notify(
      {
        kind: 'reaction',
        sourceId: randomUUID(),
        subjectId: randomUUID(),
        actorId: leo.id,
        title,
        href: '/community/discussions/a-calm-hour',
      },
      [maya.id],
    );

  it('tells who was away what waits for them, what is new and what comes', async () => {
    await seen(8);
    for (let n = 1; n <= 7; n += 1) await react(`Thing ${n}`);
    await createPost(app, { authorId: leo.id, title: 'What is enough?', slug: 'enough' });
    await createEvent(app, { title: 'Open hour', slug: 'open-hour' });
    await createEvent(app, { title: 'Far away', startsAt: daysAgo(-30) });
    await inDays(0);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter!.subject).toBe('What you missed at FutureLab');
    expect(letter!.body).toContain('Leo reacted to “Thing 7”');
    expect(letter!.body).not.toContain('Thing 2');
    expect(letter!.body).toContain('and 2 more');
    expect(letter!.body).toContain(
      '- What is enough?, by Leo\n  http://localhost:3000/community/discussions/enough',
    );
    expect(letter!.body).toMatch(
      /- Open hour, \w{3}, \w{3} \d+, \d+:\d\d.*\n {2}http:\/\/localhost:3000\/events\/open-hour/,
    );
    expect(letter!.body).not.toContain('Far away');
    expect(letter!.body).toContain('Turn these emails off: ');
  });

  it('is not for who was here, nor for who left long ago', async () => {
    await react();
    await inDays(0);
    expect(await letters()).toEqual([]);
    for (const days of [1, 6, 61]) {
      await seen(days);
      await inDays(0);
      expect(await letters()).toEqual([]);
    }
  });

  it('counts the person who asks for their notifications as here', async () => {
    await seen(8);
    await react();
    await (await app.signInAs(maya)).get('/api/my/notifications');
    await inDays(6);
    expect(await letters()).toEqual([]);
    await inDays(8);
    expect(await letters()).toHaveLength(1);
  });

  it('is never empty', async () => {
    await seen(8);
    await inDays(0);
    expect(await letters()).toEqual([]);
  });

  it('holds nothing of one’s own, nothing past and nothing closed', async () => {
    await seen(8);
    await createPost(app, { authorId: maya.id, title: 'Mine' });
    await createPost(app, { authorId: leo.id, title: 'Old', createdAt: daysAgo(20) });
    const secret = await createGroup(app, { visibility: 'secret' });
    await createPost(app, { authorId: leo.id, title: 'Secret', groupId: secret.id });
    await createEvent(app, { title: 'Over', startsAt: daysAgo(1) });
    await createEvent(app, { title: 'Paid', startsAt: daysAgo(-2), access: 'pro' });
    await inDays(0);
    expect(await letters()).toEqual([]);
    await createEvent(app, { title: 'Open hour', startsAt: daysAgo(-2) });
    await inDays(0);
    const [{ body } = { body: '' }] = await letters();
    expect(body).toContain('Open hour');
    for (const title of ['Mine', 'Old', 'Secret', 'Over', 'Paid']) expect(body).not.toContain(title);
  });

  it('comes once a week, and does not repeat what was mailed', async () => {
    await seen(8);
    await react();
    await Promise.all([inDays(0), inDays(0)]);
    expect(await letters()).toHaveLength(1);
    await react('Later');
    await inDays(6);
    expect(await letters()).toHaveLength(1);
    await inDays(7);
    const [, second] = await letters();
    expect(second!.body).toContain('Later');
    expect(second!.body).not.toContain('A calm hour');
  });

  it('holds what was over the budget of a day, and keeps to it itself', async () => {
    await seen(8);
    const settings = await app.signInAs(maya);
    await settings.patch('/api/my/notification-settings', {
      kinds: [{ kind: 'reaction', channels: ['app', 'mail'] }],
    });
    for (let n = 1; n <= 4; n += 1) await react(`Thing ${n}`);
    await app.nest.get(NotificationMailService).sendDue(new Date(Date.now() + DAY / 24));
    expect(await letters()).toHaveLength(3);
    await inDays(0.5);
    expect(await letters()).toHaveLength(3);
    await inDays(1.1);
    const [, , , letter] = await letters();
    expect(letter!.body).toContain('Thing 4');
    expect(letter!.body).not.toContain('Thing 1');
  });

  describe('on a chosen day', () => {
    /** A Monday. */
    const at = (time: string) =>
      app.nest.get(DigestService).sendDue(new Date(`2026-03-${time}:00Z`), 'chosen');
    const chosen = async (digestOn: string | null) => {
      await app.database.execute({
        text: `UPDATE users SET time_zone = 'America/New_York' WHERE id = $1`,
        values: [maya.id],
      });
      await app.data
        .getRepository(MailRecipient)
        .save({ userId: maya.id, seenAt: new Date('2026-03-06T12:00Z') });
      await createEvent(app, { title: 'Open hour', startsAt: new Date('2026-03-12T12:00Z') });
      const answer = await (
        await app.signInAs(maya)
      ).put('/api/my/notification-settings/digest', { digestOn });
      expect(answer.status).toBe(204);
    };

    it('comes that morning by the member’s clock, once', async () => {
      await chosen('monday');
      await at('08T15:11');
      await at('09T10:11');
      expect(await letters()).toEqual([]);
      await at('09T11:11');
      await at('09T12:11');
      await at('10T12:11');
      expect(await letters()).toHaveLength(1);
    });

    it('comes each morning to those who want it daily, unless they were here', async () => {
      await chosen('daily');
      for (const time of ['08T11:11', '09T11:11', '09T12:11']) await at(time);
      expect(await letters()).toHaveLength(2);
      await app.data.getRepository(MailRecipient).update(maya.id, { seenAt: new Date('2026-03-09T20:00Z') });
      await at('10T11:11');
      expect(await letters()).toHaveLength(2);
    });

    it('leaves all others to the digest of the week', async () => {
      await chosen(null);
      await at('20T11:11');
      expect(await letters()).toEqual([]);
    });
  });

  it('waits while notifications are paused', async () => {
    await seen(8);
    await react();
    const settings = await app.signInAs(maya);
    await settings.put('/api/my/notification-settings/pause', { days: 3 });
    await inDays(0);
    expect(await letters()).toEqual([]);
    await inDays(3.1);
    expect(await letters()).toHaveLength(1);
  });

  it('is stopped as every mail is', async () => {
    await seen(8);
    await react();
    const settings = await app.signInAs(maya);
    await settings.patch('/api/my/notification-settings', { kinds: [{ kind: 'digest', channels: [] }] });
    await inDays(0);
    expect(await letters()).toEqual([]);
  });
});
