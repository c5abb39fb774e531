import type { TestResponse } from '../../test/client.js';
import { countQueries } from '../../test/database/count-queries.js';
import { createProUser, createUser } from '../../test/factories/user-factory.js';
import { createEvent } from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { Event } from './event.entity.js';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('Events', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  describe('GET /api/events', () => {
    let events: Event[];
    beforeAll(async () => {
      events = [];
      for (const hours of [-50, -26, 5, 1, 3, 2, 4]) {
        events.push(await createEvent(app, { startsAt: inHours(hours) }));
      }
    });

    it('lists upcoming events, the next one first, with their number', async () => {
      const answer = await app.visitor().get('/api/events');
      expect(answer.status).toBe(200);
      expect(answer.headers['x-total-count']).toBe('5');
      expect(answer.headers['link']).toBeUndefined();
      expect(answer.body.map((event: Event) => event.slug)).toEqual(
        [3, 5, 4, 6, 2].map((index) => events[index]!.slug),
      );
    });

    it('gives each event the agreed shape', async () => {
      const host = await createUser(app, { firstName: 'Ada', lastName: 'Lindqvist', currentRole: 'Host' });
      const event = await createEvent(app, { startsAt: inHours(0.5), hostId: host.id, capacity: 10 });
      const [first] = (await app.visitor().get('/api/events')).body;
      expect(first).toEqual({
        id: event.id,
        slug: event.slug,
        title: event.title,
        summary: 'An hour together.',
        startDate: event.startsAt.toISOString(),
        endDate: event.endsAt.toISOString(),
        timeZone: 'Europe/Lisbon',
        format: 'online',
        location: null,
        access: 'free',
        capacity: 10,
        goingCount: 0,
        placesLeft: 10,
        host: { name: 'Ada Lindqvist', role: 'Host' },
        coverSeed: event.coverSeed,
        hasRecording: false,
      });
      await app.data.getRepository('events').delete({ id: event.id });
    });

    it('lists past events, the latest first', async () => {
      const { body } = await app.visitor().get('/api/events?when=past');
      expect(body.map((event: Event) => event.slug)).toEqual([events[1]!.slug, events[0]!.slug]);
    });

    it('is read page by page without repeating or missing one', async () => {
      const seen: string[] = [];
      let path: string | undefined = '/api/events?limit=2';
      while (path !== undefined) {
        const answer: TestResponse = await app.visitor().get(path);
        seen.push(...answer.body.map((event: Event) => event.slug));
        path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
      }
      expect(seen).toEqual([3, 5, 4, 6, 2].map((index) => events[index]!.slug));
    });

    it.each([
      'limit=0',
      'limit=101',
      'limit=x',
      'when=never',
      'cursor=abc',
      'cursor=WyJhIiwiYiJd',
      'other=1',
    ])('refuses ?%s', async (query) => {
      expect((await app.visitor().get(`/api/events?${query}`)).status).toBe(400);
    });

    it('costs one query, and one more for a session', async () => {
      const member = await app.signInAs(await createUser(app));
      expect(await countQueries(app, () => app.visitor().get('/api/events'))).toBe(1);
      expect(await countQueries(app, () => member.get('/api/events'))).toBe(2);
    });

    it('answers many at once, each with what is true when it asks', async () => {
      const visitor = app.visitor();
      const before = Promise.all(Array.from({ length: 20 }, () => visitor.get('/api/events')));
      const event = await createEvent(app, { startsAt: inHours(6) });
      const after = await Promise.all(Array.from({ length: 20 }, () => visitor.get('/api/events')));
      await before;
      for (const answer of after) expect(answer.text).toContain(event.slug);
    });
  });

  describe('GET /api/events/:id', () => {
    it('answers by id and by slug with description and agenda', async () => {
      const event = await createEvent(app);
      const bySlug = await app.visitor().get(`/api/events/${event.slug}`);
      const byId = await app.visitor().get(`/api/events/${event.id}`);
      expect(bySlug.body).toMatchObject({
        id: event.id,
        description: 'An hour *together*.',
        agenda: [{ at: '18:00', title: 'Welcome' }],
        joinUrl: null,
        host: { name: 'FutureLab', role: '' },
      });
      expect(byId.body).toEqual(bySlug.body);
    });

    it('knows no other event', async () => {
      expect((await app.visitor().get('/api/events/no-such-event')).status).toBe(404);
      expect((await app.visitor().get('/api/events/00000000-0000-4000-8000-000000000000')).status).toBe(404);
      expect((await app.visitor().get('/api/events/%00')).status).toBe(404);
    });

    it('gives the link to people who are going, from 15 minutes before', async () => {
      const soon = await createEvent(app, { startsAt: inHours(0.2) });
      const later = await createEvent(app, { startsAt: inHours(0.3) });
      const going = await app.signInAs(await createUser(app));
      const curious = await app.signInAs(await createUser(app));
      for (const { slug } of [soon, later]) {
        await going.put(`/api/events/${slug}/rsvp`, { status: 'going' });
        await curious.put(`/api/events/${slug}/rsvp`, { status: 'maybe' });
      }
      const joinUrl = async (client: typeof going, { slug }: Event) =>
        (await client.get(`/api/events/${slug}`)).body.joinUrl;
      expect(await joinUrl(going, soon)).toBe('https://meet.example.test/room');
      expect(await joinUrl(going, later)).toBeNull();
      expect(await joinUrl(curious, soon)).toBeNull();
      expect(await joinUrl(app.visitor(), soon)).toBeNull();
    });
  });

  describe('PUT and DELETE /api/events/:id/rsvp', () => {
    it('answers, changes the answer and withdraws it', async () => {
      const event = await createEvent(app, { capacity: 5 });
      const member = await app.signInAs(await createUser(app));
      const going = await member.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
      expect(going.body).toEqual({
        id: going.body.id,
        eventId: event.id,
        status: 'going',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      expect((await member.put(`/api/events/${event.id}/rsvp`, { status: 'going' })).body).toEqual(
        going.body,
      );
      expect((await app.visitor().get(`/api/events/${event.id}`)).body).toMatchObject({
        goingCount: 1,
        placesLeft: 4,
      });

      const maybe = await member.put(`/api/events/${event.id}/rsvp`, { status: 'maybe' });
      expect(maybe.body).toEqual({ ...going.body, status: 'maybe' });
      expect((await member.get('/api/my/rsvps')).body).toEqual([maybe.body]);
      expect((await app.visitor().get(`/api/events/${event.id}`)).body).toMatchObject({
        goingCount: 0,
        placesLeft: 5,
      });

      expect((await member.delete(`/api/events/${event.slug}/rsvp`)).status).toBe(204);
      expect((await member.delete(`/api/events/${event.slug}/rsvp`)).status).toBe(204);
      expect((await member.get('/api/my/rsvps')).body).toEqual([]);
    });

    it('refuses what is over, for HPC members only, unknown or not an answer', async () => {
      const member = await app.signInAs(await createUser(app));
      const over = await createEvent(app, { startsAt: inHours(-3) });
      const pro = await createEvent(app, { access: 'pro' });
      const put = async (slug: string, status: string) =>
        (await member.put(`/api/events/${slug}/rsvp`, { status })).body.code;
      expect(await put(over.slug, 'going')).toBe('event_over');
      expect(await put(pro.slug, 'going')).toBe('pro_required');
      expect(await put('no-such-event', 'going')).toBe('not_found');
      expect(await put(pro.slug, 'waitlisted')).toBe('validation_failed');
      const hpc = await app.signInAs(await createProUser(app));
      expect((await hpc.put(`/api/events/${pro.slug}/rsvp`, { status: 'going' })).body.status).toBe('going');
    });
  });
});
