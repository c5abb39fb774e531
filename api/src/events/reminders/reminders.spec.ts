import type { Client } from '../../../test/client.js';
import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { addToGroup, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { Event } from '../event.entity.js';
import { RemindersService } from './reminders.service.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Days ahead, so that no moment of it has passed. */
const START = new Date('2031-03-20T22:00:00Z');
const before = (ms: number, start = START) => new Date(start.getTime() - ms);

describe('Reminders of an event', () => {
  let app: TestApp;
  let host: Client;
  beforeAll(async () => {
    app = await createTestApp();
    host = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const at = (now: Date) => app.nest.get(RemindersService).remind(now);
  const event = (more: Partial<Event> = {}) =>
    createEvent(app, { startsAt: START, timeZone: 'America/New_York', title: 'Reading circle', ...more });
  const answer = (client: Client, { id }: { id: string }, status: string) =>
    client.put(`/api/events/${id}/rsvp`, { status });
  async function member(more: Partial<User> = {}) {
    const user = await createUser(app, { timeZone: 'Europe/Paris', ...more });
    return { user, client: await app.signInAs(user) };
  }
  async function going(to: { id: string }, more: Partial<User> = {}) {
    const one = await member(more);
    await answer(one.client, to, 'going');
    return one;
  }
  const subjects = async ({ user }: { user: User }) => {
    await app.runJobs();
    return (await mailsTo(app, user.email!)).map(({ subject }) => subject.replaceAll('\u00a0', ' '));
  };
  const DAY = '“Reading circle” is on Thu, Mar 20, 11:00 PM CET';
  const SOON = '“Reading circle” starts at 11:00 PM CET';

  it('come a day and an hour before, once each, in the zone of who reads them', async () => {
    const one = await event({ joinUrl: 'https://meet.example.test/reading' });
    const paris = await going(one, { firstName: 'Léo' });
    const newYork = await going(one, { timeZone: 'America/New_York' });
    await at(before(24 * HOUR + MINUTE));
    expect(await subjects(paris)).toEqual([]);
    for (const minutes of [1440, 1439, 90]) await at(before(minutes * MINUTE));
    expect(await subjects(paris)).toEqual([DAY]);
    for (const minutes of [60, 59, 1]) await at(before(minutes * MINUTE));
    await at(START);
    expect((await subjects(paris)).sort()).toEqual([DAY, SOON]);
    expect((await subjects(newYork)).sort()).toEqual([
      '“Reading circle” is on Thu, Mar 20, 6:00 PM EDT',
      '“Reading circle” starts at 6:00 PM EDT',
    ]);

    const [mail] = await mailsTo(app, paris.user.email!);
    const body = mail!.body.replaceAll('\u00a0', ' ');
    expect(body).toContain('When: Thu, Mar 20, 11:00 PM CET (Thu, Mar 20, 6:00 PM EDT in New York)');
    expect(body).toContain('The link opens on the event page 15 minutes before.');
    expect(body).toContain(`http://localhost:3000/events/${one.slug}`);
    expect(body).toContain('Reminders a day and an hour before my events');
    expect(body).toContain('/unsubscribe?token=');
    const { items } = (await paris.client.get('/api/my/notifications')).body;
    expect(items).toEqual([expect.objectContaining({ kind: 'event-reminder', href: `/events/${one.slug}` })]);
  });

  it('are the same ones when two instances send them at once', async () => {
    const other = await createTestApp({ DATABASE_URL: app.config.databaseUrl });
    const one = await event();
    const people = [];
    for (let n = 0; n < 12; n += 1) people.push(await going(one));
    const now = before(23 * HOUR);
    const instances = [app, other].map(({ nest }) => nest.get(RemindersService));
    await Promise.all(instances.flatMap((instance) => [instance.remind(now), instance.remind(now)]));
    for (const person of people) expect(await subjects(person)).toEqual([DAY]);
    await other.close();
  });

  it('are for people who are going and nobody else', async () => {
    const one = await event({ capacity: 2 });
    const stays = await going(one);
    const leaves = await going(one);
    const waits = await going(one);
    const maybe = await member();
    await answer(maybe.client, one, 'maybe');
    await answer(leaves.client, one, 'declined');
    // The place is held for who waits, and they have not said yes.
    await at(before(23 * HOUR));
    expect(await subjects(stays)).toEqual([DAY]);
    for (const other of [leaves, maybe]) expect(await subjects(other)).toEqual([]);
    expect(await subjects(waits)).toEqual([expect.stringContaining('is held for you until')]);
    await answer(stays.client, one, 'declined');
    await at(before(HOUR));
    expect(await subjects(stays)).toEqual([DAY]);
  });

  it('come again for another time, and not again for a time they came for', async () => {
    const one = await event();
    const person = await going(one);
    await at(before(24 * HOUR));
    await host.patch(`/api/events/${one.id}`, { startsAt: '2031-03-27T18:00' });
    await at(before(HOUR));
    const moved = '“Reading circle” has moved';
    expect((await subjects(person)).sort()).toEqual([moved, DAY].sort());
    const later = new Date('2031-03-27T22:00:00Z');
    await at(before(24 * HOUR, later));
    const again = '“Reading circle” is on Thu, Mar 27, 11:00 PM CET';
    expect((await subjects(person)).sort()).toEqual([moved, DAY, again].sort());
    await host.patch(`/api/events/${one.id}`, { startsAt: '2031-03-20T18:00' });
    await at(before(23 * HOUR));
    expect((await subjects(person)).filter((subject) => subject === DAY)).toHaveLength(1);
  });

  it('never come of what was canceled', async () => {
    const one = await event();
    const person = await going(one);
    await host.delete(`/api/events/${one.id}`);
    for (const hours of [24, 1]) await at(before(hours * HOUR));
    expect(await subjects(person)).toEqual(['“Reading circle” is canceled']);
  });

  it('are not made up for: who says yes half an hour before, or hears of a new time then, is notified already', async () => {
    const soon = new Date(Date.now() + 30 * MINUTE);
    const created = await going(await event({ startsAt: soon }));
    const one = await event({ startsAt: new Date(Date.now() + 100 * HOUR) });
    const moved = await going(one);
    const local = new Date(soon.getTime() - (soon.getTime() % MINUTE)).toISOString().slice(0, 16);
    await host.patch(`/api/events/${one.id}`, { startsAt: local, timeZone: 'UTC' });
    for (const minutes of [0, 1, 10]) await at(new Date(Date.now() + minutes * MINUTE));
    expect(await subjects(created)).toEqual([]);
    expect(await subjects(moved)).toEqual(['“Reading circle” has moved']);
  });

  it('go where the member wants them', async () => {
    const one = await event();
    const [appOnly, nowhere] = [await going(one), await going(one)];
    await appOnly.client.patch('/api/my/notification-settings', {
      kinds: [{ kind: 'event-reminder', channels: ['app'] }],
    });
    await nowhere.client.patch('/api/my/notification-settings', {
      kinds: [{ kind: 'event-reminder', channels: [] }],
    });
    await at(before(HOUR));
    for (const person of [appOnly, nowhere]) expect(await subjects(person)).toEqual([]);
    expect((await appOnly.client.get('/api/my/notifications')).body.unread).toBe(1);
    expect((await nowhere.client.get('/api/my/notifications')).body.unread).toBe(0);
  });

  it('never come to who may not see it any more', async () => {
    const group = await createGroup(app, { visibility: 'secret' });
    const one = await event({ groupId: group.id });
    const inside = await member();
    await addToGroup(app, group, inside.user);
    await answer(inside.client, one, 'going');
    await inside.client.delete(`/api/groups/${group.id}/membership`);
    await at(before(HOUR));
    expect(await subjects(inside)).toEqual([]);
  });
});
