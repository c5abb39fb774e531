import { randomUUID } from 'node:crypto';
import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { FakePushService } from '../../../test/fakes/fake-push-service.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { NotificationEvent } from '../notifications.queries.js';
import { NotificationsService } from '../notifications.service.js';
import { newVapidKey } from './push-config.js';

const BROWSERS = '/api/my/push-subscriptions';

describe('Pushing to browsers', () => {
  let app: TestApp;
  let service: FakePushService;
  let maya: User;
  let leo: User;
  let browser: Client;

  beforeAll(async () => {
    service = await FakePushService.start();
    app = await createTestApp({ VAPID_PRIVATE_KEY: newVapidKey(), PUSH_SERVICES: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    service.stop();
  });
  beforeEach(async () => {
    [maya, leo] = [
      await createUser(app, { firstName: 'Maya', lastName: null }),
      await createUser(app, { firstName: 'Leo', lastName: null }),
    ];
    browser = await app.signInAs(maya);
    service.status = 201;
    service.received.length = 0;
  });

  let browsers = 0;
  const subscription = () => service.subscription(`browser-${(browsers += 1)}`);
  const subscribe = async (client = browser) => {
    const made = subscription();
    expect((await client.post(BROWSERS, made)).status).toBe(204);
    return made;
  };
  const notify = (overrides: Partial<NotificationEvent> = {}) =>
    app.nest.get(NotificationsService).notify(
      {
        kind: 'reply',
        sourceId: randomUUID(),
        subjectId: randomUUID(),
        actorId: leo.id,
        title: 'A calm hour',
        href: '/community/discussions/a-calm-hour',
        ...overrides,
      },
      [maya.id],
    );
  const pushed = async () => {
    await app.runJobs();
    return service.received.map(({ message }) => message.body);
  };
  const retryNow = () =>
    app.database.execute({
      text: `UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE name = 'push' AND state = 'retry'`,
    });

  it('reaches each browser where it was turned on, once, as text and signed', async () => {
    const [phone, laptop] = [await subscribe(), await subscribe(await app.signInAs(maya))];
    await browser.post(BROWSERS, phone);
    await notify();
    await app.runJobs();
    expect(service.received.map(({ path }) => path).sort()).toEqual(
      [phone, laptop].map(({ endpoint }) => new URL(endpoint).pathname).sort(),
    );
    expect(service.received[0]).toMatchObject({
      authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
      message: { body: 'Leo replied to “A calm hour”', href: '/community/discussions/a-calm-hour' },
    });
    expect(await pushed()).toHaveLength(2);
  });

  it('is for what means one person, as far as they want it', async () => {
    await subscribe();
    await notify({ kind: 'reaction' });
    await notify({ kind: 'followed-reply' });
    expect(await pushed()).toEqual([]);
    await browser.patch('/api/my/notification-settings', { kinds: [{ kind: 'mention', channels: ['app'] }] });
    await notify({ kind: 'mention' });
    await notify({ kind: 'friend-request' });
    expect(await pushed()).toEqual(['Leo would like to connect']);
  });

  it('waits for nobody who paused: what came meanwhile is in the list alone', async () => {
    await subscribe();
    await notify();
    await browser.put('/api/my/notification-settings/pause', { days: 1 });
    await notify();
    expect(await pushed()).toEqual([]);
    expect((await browser.get('/api/my/notifications')).body.unread).toBe(2);
    await browser.send('DELETE', '/api/my/notification-settings/pause');
    await notify();
    expect(await pushed()).toHaveLength(1);
  });

  it('is not of what was read before it went out', async () => {
    await subscribe();
    await notify();
    await browser.put('/api/my/notifications/read', { all: true });
    expect(await pushed()).toEqual([]);
  });

  it('forgets a browser that is gone', async () => {
    const { endpoint } = await subscribe();
    service.status = 410;
    await notify();
    expect(await pushed()).toHaveLength(1);
    service.status = 201;
    await notify();
    expect(await pushed()).toHaveLength(1);
    expect((await browser.post(`${BROWSERS}/test`, { endpoint })).status).toBe(404);
  });

  it('is tried again when the service is out of order, for that browser alone', async () => {
    await subscribe();
    service.status = 503;
    await notify();
    await expect(app.runJobs()).rejects.toThrow('503');
    service.status = 201;
    await retryNow();
    expect(await pushed()).toHaveLength(2);
    expect(await pushed()).toHaveLength(2);
  });

  it('ends with the session of that browser, and goes to the member who is signed in there', async () => {
    const shared = await subscribe();
    const other = await app.signInAs(leo);
    await other.post(BROWSERS, shared);
    await notify();
    expect(await pushed()).toEqual([]);
    await browser.post(BROWSERS, shared);
    await browser.post('/api/logout');
    await notify();
    expect(await pushed()).toEqual([]);
  });

  it('is turned off where it was turned on', async () => {
    const { endpoint } = await subscribe();
    await (await app.signInAs(leo)).send('DELETE', BROWSERS, { endpoint });
    await notify();
    expect(await pushed()).toHaveLength(1);
    expect((await browser.send('DELETE', BROWSERS, { endpoint })).status).toBe(204);
    await notify();
    expect(await pushed()).toHaveLength(1);
  });

  it('can be tried out, and says what is wrong', async () => {
    const { endpoint } = await subscribe();
    const test = () => browser.post(`${BROWSERS}/test`, { endpoint });
    expect((await test()).status).toBe(204);
    expect(service.received.at(-1)!.message.body).toContain('what a notification looks like');
    service.status = 503;
    expect((await test()).body).toMatchObject({ code: 'push_failed' });
    service.status = 410;
    expect((await test()).body).toMatchObject({ code: 'push_gone' });
    expect((await test()).status).toBe(404);
  });

  it('calls push services of browsers and nobody else', async () => {
    const good = subscription();
    for (const endpoint of [
      'http://127.0.0.2/hook',
      'https://127.0.0.1.example.test/hook',
      'https://user:secret@127.0.0.1/hook',
      'file:///etc/passwd',
      'hook',
    ])
      expect((await browser.post(BROWSERS, { ...good, endpoint })).status).toBe(400);
    for (const keys of [{ ...good.keys, p256dh: 'A'.repeat(87) }, { ...good.keys, auth: 'short' }, null])
      expect((await browser.post(BROWSERS, { ...good, keys })).status).toBe(400);
  });

  it('keeps to twenty browsers of a member, the latest', async () => {
    const all = [];
    for (let n = 0; n < 22; n += 1) all.push(await subscribe());
    const { status } = await browser.post(`${BROWSERS}/test`, { endpoint: all[0]!.endpoint });
    expect(status).toBe(404);
    await notify();
    expect(await pushed()).toHaveLength(20);
  });

  it('is offered with the key that browsers need, where the site has one', async () => {
    const { body } = await browser.get('/api/my/notification-settings');
    expect(Buffer.from(body.pushKey, 'base64url')).toHaveLength(65);
  });
});

describe('A site without a key for pushing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('does not offer it', async () => {
    const client = await app.signInAs(await createUser(app));
    expect((await client.get('/api/my/notification-settings')).body.pushKey).toBeNull();
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    const answer = await client.post(BROWSERS, { endpoint: 'https://fcm.googleapis.com/x', keys });
    expect([answer.status, answer.body.code]).toEqual([409, 'push_not_available']);
  });
});
