import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { pointBalances } from '../../../test/database/points-ledger.js';
import { createEvent } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { EventRsvp } from './event-rsvp.entity.js';
import { Event } from '../event.entity.js';

describe('Places at an event', () => {
  let app: TestApp;
  let people: Client[];
  beforeAll(async () => {
    app = await createTestApp();
    people = [];
    for (let index = 0; index < 60; index += 1) people.push(await app.signInAs(await createUser(app)));
  });
  afterAll(() => app.close());

  const going = (client: Client, event: Event) =>
    client.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
  const rowsOf = (event: Event) =>
    app.data.getRepository(EventRsvp).find({ where: { eventId: event.id }, order: { queueNumber: 'ASC' } });
  const countOf = async (event: Event) =>
    (await app.data.getRepository(Event).findOneByOrFail({ id: event.id })).goingCount;

  it('are given to exactly as many as fit, however many ask at once', async () => {
    const event = await createEvent(app, { capacity: 10 });
    const answers = await Promise.all(people.map((person) => going(person, event)));
    const statuses = answers.map(({ body }) => body.status);
    expect(statuses.filter((status) => status === 'going')).toHaveLength(10);
    expect(statuses.filter((status) => status === 'waitlisted')).toHaveLength(50);
    expect(await countOf(event)).toBe(10);
  });

  it('go to the people in line in their order when they become free', async () => {
    const event = await createEvent(app, { capacity: 2 });
    for (const person of people.slice(0, 5)) await going(person, event);
    await people[0]!.delete(`/api/events/${event.id}/rsvp`);
    expect((await rowsOf(event)).map(({ status }) => status)).toEqual([
      'going',
      'going',
      'waitlisted',
      'waitlisted',
    ]);
    await people[1]!.put(`/api/events/${event.id}/rsvp`, { status: 'maybe' });
    expect((await rowsOf(event)).map(({ status }) => status)).toEqual([
      'maybe',
      'going',
      'going',
      'waitlisted',
    ]);
    expect(await countOf(event)).toBe(2);
  });

  it('go to the people in line when the room grows', async () => {
    const event = await createEvent(app, { capacity: 1 });
    for (const person of people.slice(0, 4)) await going(person, event);
    await app.data.getRepository(Event).update({ id: event.id }, { capacity: 3 });
    expect((await rowsOf(event)).map(({ status }) => status)).toEqual([
      'going',
      'going',
      'going',
      'waitlisted',
    ]);
  });

  it('become free when someone erases their account', async () => {
    const event = await createEvent(app, { capacity: 1 });
    const leaving = await createUser(app);
    await going(await app.signInAs(leaving), event);
    await going(people[0]!, event);
    await app.data.getRepository('users').delete({ id: leaving.id });
    expect((await rowsOf(event)).map(({ status }) => status)).toEqual(['going']);
    expect(await countOf(event)).toBe(1);
  });

  it('stay exact while many come, go and change their minds at once', async () => {
    const event = await createEvent(app, { capacity: 7 });
    const action = async (person: Client, index: number) => {
      await going(person, event);
      if (index % 3 === 0) await person.delete(`/api/events/${event.id}/rsvp`);
      if (index % 4 === 0) await person.put(`/api/events/${event.id}/rsvp`, { status: 'maybe' });
      if (index % 6 === 0)
        await Promise.all([going(person, event), person.delete(`/api/events/${event.id}/rsvp`)]);
    };
    await Promise.all(people.map(action));
    const rows = await rowsOf(event);
    const taken = rows.filter(({ status }) => status === 'going');
    const waiting = rows.filter(({ status }) => status === 'waitlisted');
    expect(taken).toHaveLength(7);
    expect(await countOf(event)).toBe(7);
    expect(waiting.length).toBeGreaterThan(0);
    for (const { ledger, total, formula } of await pointBalances(app)) {
      expect([ledger, total]).toEqual([formula, formula]);
    }
  });

  it('cannot be oversold even by a direct write', async () => {
    const event = await createEvent(app, { capacity: 3 });
    await expect(app.data.getRepository(Event).update({ id: event.id }, { goingCount: 4 })).rejects.toThrow(
      'ck_events_going_count',
    );
  });
});
