import { randomUUID } from 'node:crypto';
import { ApiProcess } from '../../../test/api-process.js';
import type { Client } from '../../../test/client.js';
import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { addToGroup, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import { EventRsvp } from '../rsvps/event-rsvp.entity.js';
import { Event } from '../event.entity.js';
import { WaitlistService } from './waitlist.service.js';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

describe('A place that becomes free', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  /** A client that is refused because the api is busy asks again. */
  async function answer(client: Client, event: Event, status: string, whenBusy = async () => {}) {
    for (;;) {
      const response = await client.put(`/api/events/${event.id}/rsvp`, { status });
      if (response.status !== 503) {
        expect(response.status).toBe(200);
        return response.body;
      }
      await whenBusy();
    }
  }
  const mine = async (client: Client, event: Event) =>
    (await client.get('/api/my/rsvps')).body.find(({ eventId }: EventRsvp) => eventId === event.id);
  const at = (time: Date) => app.nest.get(WaitlistService).update(time);

  /** An event of one place, who has it, and two in line. */
  async function full(startsAt = inHours(200)) {
    const event = await createEvent(app, { capacity: 1, startsAt });
    const users: User[] = [];
    for (let n = 0; n < 3; n += 1) users.push(await createUser(app, { timeZone: 'America/New_York' }));
    const clients = await Promise.all(users.map((user) => app.signInAs(user)));
    for (const client of clients) await answer(client, event, 'going');
    return { event, users, clients: clients as [Client, Client, Client] };
  }

  it('is held for the first in line for a day, who is notified at once', async () => {
    const { event, users, clients } = await full();
    expect((await mine(clients[1], event)).placeInLine).toBe(1);
    expect((await mine(clients[2], event)).placeInLine).toBe(2);
    await answer(clients[0], event, 'declined');
    const held = await mine(clients[1], event);
    expect(held).toMatchObject({ status: 'held', placeInLine: null });
    expect(Date.parse(held.confirmBy) - Date.now()).toBeGreaterThan(23 * HOUR);
    expect((await mine(clients[2], event)).placeInLine).toBe(1);

    await app.runJobs();
    await at(new Date());
    const mails = await mailsTo(app, users[1]!.email!);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toMatch(
      new RegExp(`^A spot at “${event.title}” is held for you until .* (EST|EDT)$`),
    );
    expect(mails[0]!.body).toContain(`http://localhost:3000/events/${event.slug}`);
    expect(mails[0]!.body).toContain('A spot opens up at an event');
    const { items } = (await clients[1].get('/api/my/notifications')).body;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ kind: 'event-place', href: `/events/${event.slug}` });
    expect(await mailsTo(app, users[2]!.email!)).toEqual([]);
  });

  it('is taken, but nobody is going on it before they say yes', async () => {
    const group = await createGroup(app, { visibility: 'public' });
    const { event, users, clients } = await full();
    await app.data.getRepository(Event).update({ id: event.id }, { groupId: group.id });
    const host = await app.signInAs(await createAdmin(app));
    const calendar = new URL((await clients[1].get('/api/my/calendar')).body.url).pathname;
    const seen = async () => {
      const { goingCount, placesLeft, attendees } = (await clients[2].get(`/api/events/${event.id}`)).body;
      const listed = (await clients[2].get('/api/events?limit=50')).body as Event[];
      return {
        counts: [goingCount, listed.find(({ id }) => id === event.id)!.goingCount],
        inGroup: (await clients[2].get(`/api/groups/${group.id}`)).body.events[0].goingCount,
        placesLeft,
        names: attendees.map(({ id }: User) => id),
        inCalendar: (await app.visitor().get(calendar)).text.includes(event.title),
      };
    };
    await answer(clients[0], event, 'declined');
    expect(await seen()).toEqual({ counts: [0, 0], inGroup: 0, placesLeft: 0, names: [], inCalendar: false });
    await host.patch(`/api/events/${event.id}`, { location: 'Elsewhere', format: 'in_person' });
    await app.runJobs();
    const subjects = (await mailsTo(app, users[1]!.email!)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('is held for you until')]);
    await answer(clients[1], event, 'going');
    expect(await seen()).toEqual({
      ...{ counts: [1, 1], inGroup: 1, placesLeft: 0, inCalendar: true },
      names: [users[1]!.id],
    });
  });

  it('is theirs once they say yes', async () => {
    const { event, clients } = await full();
    await answer(clients[0], event, 'declined');
    expect(await answer(clients[1], event, 'going')).toMatchObject({ status: 'going', confirmBy: null });
    await at(inHours(30));
    expect((await mine(clients[1], event)).status).toBe('going');
  });

  it('goes to the next in line when nobody says yes in time', async () => {
    const { event, users, clients } = await full();
    await answer(clients[0], event, 'maybe');
    await at(inHours(23));
    expect((await mine(clients[1], event)).status).toBe('held');
    const stream = await LiveStream.open(clients[1]);
    const points = (await clients[1].get('/api/user/points')).body.totalPoints;
    await at(inHours(25));
    await stream.hear('points');
    stream.close();
    expect((await clients[1].get('/api/user/points')).body.totalPoints).toBe(points - 10);
    expect(await mine(clients[1], event)).toBeUndefined();
    expect((await mine(clients[2], event)).status).toBe('held');
    await app.runJobs();
    expect((await mailsTo(app, users[1]!.email!)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('went to the next person'),
    );
    expect((await mailsTo(app, users[2]!.email!)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it('is not spoken of any more once the event is canceled', async () => {
    const { event, users, clients } = await full();
    await answer(clients[0], event, 'declined');
    await app.runJobs();
    await app.data.getRepository(Event).update({ id: event.id }, { canceledAt: new Date() });
    await at(inHours(25));
    await app.runJobs();
    expect(await mine(clients[1], event)).toMatchObject({ status: 'waitlisted', confirmBy: null });
    expect((await mailsTo(app, users[1]!.email!)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('is held for you until'),
    ]);
  });

  it('is simply theirs when there is no time left to ask another', async () => {
    const { event, users, clients } = await full(inHours(3));
    await answer(clients[0], event, 'declined');
    expect(await mine(clients[1], event)).toMatchObject({ status: 'going', confirmBy: null });
    await app.runJobs();
    expect((await mailsTo(app, users[1]!.email!))[0]!.subject).toBe(`You have a spot at “${event.title}”`);
  });

  it('is announced on the site alone to who wants no mail of it', async () => {
    const { event, users, clients } = await full();
    await clients[1].patch('/api/my/notification-settings', {
      kinds: [{ kind: 'event-place', channels: ['app'] }],
    });
    await answer(clients[0], event, 'declined');
    await app.runJobs();
    expect(await mailsTo(app, users[1]!.email!)).toEqual([]);
    expect((await clients[1].get('/api/my/notifications')).body.unread).toBe(1);
  });

  it.each(['private', 'secret'] as const)(
    'is offered when its holder leaves a %s group',
    async (visibility) => {
      const group = await createGroup(app, { visibility });
      const owner = await createUser(app);
      await addToGroup(app, group, owner, 'owner');
      const asOwner = await app.signInAs(owner);
      const event = await createEvent(app, { capacity: 1, startsAt: inHours(200), groupId: group.id });
      const past = await createEvent(app, { startsAt: inHours(-9), groupId: group.id });
      const users = [await createUser(app), await createUser(app), await createUser(app)] as const;
      for (const user of users) await addToGroup(app, group, user);
      const clients = await Promise.all(users.map((user) => app.signInAs(user)));
      for (const client of clients) await answer(client, event, 'going');
      const answers = app.data.getRepository(EventRsvp);
      await answers.insert({ eventId: past.id, userId: users[0].id, status: 'maybe' });

      expect((await clients[0]!.delete(`/api/groups/${group.id}/membership`)).status).toBe(204);
      await at(new Date());
      await app.runJobs();
      expect((await mine(clients[1]!, event)).status).toBe('held');
      expect((await mailsTo(app, users[1].email!))[0]!.subject).toContain('is held for you until');
      // What has been stays as it was.
      expect(await answers.findBy({ userId: users[0].id })).toEqual([
        expect.objectContaining({ eventId: past.id }),
      ]);

      expect((await asOwner.delete(`/api/groups/${group.id}/members/${users[1].id}`)).status).toBe(204);
      expect((await mine(clients[2]!, event)).status).toBe('held');
      const { goingCount } = await app.data.getRepository(Event).findOneByOrFail({ id: event.id });
      expect(goingCount).toBe(1);
    },
  );

  it('stays with who leaves a group that everybody may see', async () => {
    const group = await createGroup(app, { visibility: 'public' });
    const user = await createUser(app);
    await addToGroup(app, group, user);
    const event = await createEvent(app, { startsAt: inHours(200), groupId: group.id });
    const client = await app.signInAs(user);
    await answer(client, event, 'going');
    await client.delete(`/api/groups/${group.id}/membership`);
    expect((await mine(client, event)).status).toBe('going');
  });

  describe('of fifty, for five hundred people at two instances', () => {
    const PEOPLE = 500;
    const PLACES = 50;
    let other: ApiProcess | undefined;
    beforeAll(async () => {
      other = await ApiProcess.start(app);
    }, 60_000);
    afterAll(() => other?.kill());

    /** The same sequence of numbers below `limit` at each run. */
    const seeded = (seed: number) => (limit: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * limit);
    };

    async function crowd(): Promise<{ id: string; client: Client }[]> {
      const users: { id: string; slug: string }[] = await app.data.query(
        `INSERT INTO users (slug, email, email_verified_at, onboarded_at, time_zone)
         SELECT 'crowd-' || n, 'crowd-' || n || '@example.test', now(), now(), 'UTC' FROM generate_series(1, $1) n
         RETURNING id, slug`,
        [PEOPLE],
      );
      const clients = await Promise.all(users.map((user) => app.signInAs(user)));
      return users.map(({ id }, index) => ({
        id,
        client: index % 2 === 0 ? clients[index]! : other!.clientOf(clients[index]!),
      }));
    }

    it('is taken exactly once, and each that is given back goes to the next in line', async () => {
      const event = await createEvent(app, { id: randomUUID(), capacity: PLACES, startsAt: inHours(200) });
      const people = await crowd();
      const rows = () =>
        app.data
          .getRepository(EventRsvp)
          .find({ where: { eventId: event.id }, order: { queueNumber: 'ASC' } });
      const check = async () => {
        const [all, { goingCount }] = await Promise.all([
          rows(),
          app.data.getRepository(Event).findOneByOrFail({ id: event.id }),
        ]);
        expect(all.filter(({ status }) => status === 'going')).toHaveLength(PLACES);
        expect(goingCount).toBe(PLACES);
        return all;
      };

      // A member who is notified that it failed has not been given a place meanwhile.
      const hasNoAnswer = async (userId: string) =>
        expect(await app.data.getRepository(EventRsvp).countBy({ eventId: event.id, userId })).toBe(0);
      const answers = await Promise.all(
        people.map(({ id, client }) => answer(client, event, 'going', () => hasNoAnswer(id))),
      );
      expect(answers.filter(({ status }) => status === 'going')).toHaveLength(PLACES);
      const places = answers.map(({ placeInLine }) => placeInLine).filter((place) => place !== null);
      expect(places.sort((a, b) => a - b)).toEqual(
        Array.from({ length: PEOPLE - PLACES }, (_, index) => index + 1),
      );

      const random = seeded(19);
      for (let round = 0; round < 8; round += 1) {
        const before = await check();
        const going = before.filter(({ status }) => status === 'going');
        const line = before.filter(({ status }) => status === 'waitlisted');
        const leaving = new Set(Array.from({ length: 1 + random(10) }, () => going[random(PLACES)]!.userId));
        await Promise.all(
          people.filter(({ id }) => leaving.has(id)).map(({ client }) => answer(client, event, 'declined')),
        );
        const after = await check();
        const promoted = line.slice(0, leaving.size).map(({ userId }) => userId);
        expect(after.filter(({ userId }) => promoted.includes(userId)).map(({ status }) => status)).toEqual(
          promoted.map(() => 'going'),
        );
        expect(after.filter(({ status }) => status === 'waitlisted')).toHaveLength(
          line.length - leaving.size,
        );
      }

      await at(inHours(25));
      await check();
    }, 120_000);
  });
});
