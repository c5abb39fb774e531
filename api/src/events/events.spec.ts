import type { Client, TestResponse } from '../../test/client.js';
import { countQueries } from '../../test/database/count-queries.js';
import { createProUser, createUser } from '../../test/factories/user-factory.js';
import { createEvent, createGroup } from '../../test/factories/product-factories.js';
import { createLibraryFile } from '../../test/factories/library-file.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import { MemberBlock } from '../people/blocks/member-block.entity.js';
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
        host: { name: 'Ada Lindqvist', role: 'Host', portraitUrl: expect.stringContaining('/portraits/') },
        coverSeed: event.coverSeed,
        hasRecording: false,
        isCanceled: false,
        series: null,
        group: null,
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
      'month=2026-13',
      'month=11',
      'format=both',
      'access=paid',
      'mine=maybe',
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

  describe('GET /api/events, narrowed', () => {
    const slugs = async (client: Client, query = '') => {
      const answer = await client.get(`/api/events?limit=100&${query}`);
      const found: string[] = answer.body.map(({ slug }: Event) => slug);
      return { found, total: answer.headers['x-total-count'] };
    };

    it('lists what is online or in person, free or for HPC members, with their number', async () => {
      const venue = { format: 'in_person', location: 'Lisbon', access: 'pro' } as const;
      const [here, other] = [await createEvent(app, venue), await createEvent(app)];
      const { found, total } = await slugs(app.visitor(), 'format=in_person');
      expect([found, total]).toEqual([[here.slug], '1']);
      expect((await slugs(app.visitor(), 'access=pro&format=in_person')).found).toEqual([here.slug]);
      expect((await slugs(app.visitor(), 'access=free&format=in_person')).found).toEqual([]);
      expect((await slugs(app.visitor(), 'access=free')).found).toContain(other.slug);
    });

    it('lists what the caller answered or hosts, and asks a visitor to sign in', async () => {
      const user = await createUser(app);
      const member = await app.signInAs(user);
      const [hosted, full, maybe, past] = [
        await createEvent(app, { hostId: user.id, startsAt: inHours(30) }),
        await createEvent(app, { capacity: 1, startsAt: inHours(31) }),
        await createEvent(app, { startsAt: inHours(32) }),
        await createEvent(app, { startsAt: inHours(-30), hostId: user.id }),
      ];
      const first = await app.signInAs(await createUser(app));
      await first.put(`/api/events/${full.id}/rsvp`, { status: 'going' });
      await member.put(`/api/events/${full.id}/rsvp`, { status: 'going' });
      await member.put(`/api/events/${maybe.id}/rsvp`, { status: 'maybe' });
      expect(await slugs(member, 'mine=true')).toEqual({
        found: [hosted.slug, full.slug, maybe.slug],
        total: '3',
      });
      expect((await slugs(member, 'mine=true&when=past')).found).toEqual([past.slug]);
      expect((await app.visitor().get('/api/events?mine=true')).status).toBe(401);
    });

    it('lists none of a host across a block, but for what the caller answered', async () => {
      const [user, host] = [await createUser(app), await createUser(app)];
      const member = await app.signInAs(user);
      const [answered, other] = [
        await createEvent(app, { hostId: host.id, startsAt: inHours(33) }),
        await createEvent(app, { hostId: host.id, startsAt: inHours(34) }),
      ];
      await member.put(`/api/events/${answered.id}/rsvp`, { status: 'going' });
      expect((await slugs(member)).found).toContain(other.slug);
      await app.data.getRepository(MemberBlock).save({ blockerId: host.id, blockedId: user.id });
      const { found } = await slugs(member);
      expect([found.includes(answered.slug), found.includes(other.slug)]).toEqual([false, false]);
      expect((await slugs(member, 'mine=true')).found).toEqual([answered.slug]);
      expect((await slugs(app.visitor())).found).toContain(other.slug);
    });

    it('lists a month from its first to its last day where the caller is, and where the host is for visitors', async () => {
      const at = (startsAt: string, timeZone: string) =>
        createEvent(app, { startsAt: new Date(startsAt), timeZone });
      // In Lisbon it is still March; in Tokyo April has begun, and it begins there on the 31st of March in Lisbon.
      const march = await at('2031-03-31T21:30:00Z', 'Europe/Lisbon');
      const april = await at('2031-03-31T22:30:00Z', 'Asia/Tokyo');
      const last = await at('2031-04-30T22:59:00Z', 'Europe/Lisbon');
      await at('2031-04-30T23:00:00Z', 'Europe/Lisbon');
      expect((await slugs(app.visitor(), 'month=2031-04')).found).toEqual([april.slug, last.slug]);
      const lisbon = await app.signInAs(await createUser(app, { timeZone: 'Europe/Lisbon' }));
      expect((await slugs(lisbon, 'month=2031-04')).found).toEqual([last.slug]);
      const tokyo = await app.signInAs(await createUser(app, { timeZone: 'Asia/Tokyo' }));
      expect((await slugs(tokyo, 'month=2031-04')).found).toEqual([march.slug, april.slug]);
    });

    it('lists a month that has been', async () => {
      const event = await createEvent(app, { startsAt: new Date('2024-02-29T12:00:00Z') });
      expect(await slugs(app.visitor(), 'month=2024-02')).toEqual({ found: [event.slug], total: '1' });
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
        host: { name: 'FutureLab', role: '', portraitUrl: null },
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

  describe('GET /api/events/:id/recording', () => {
    const fields = { title: 'The pause', seconds: 2, transcript: [{ start: 0, end: 2, text: 'Now.' }] };
    const record = async (event: Partial<Event>) => {
      const media = await createLibraryFile(app, Buffer.from('sound'), { kind: 'audio', type: 'audio/mpeg' });
      return createEvent(app, {
        startsAt: inHours(-40),
        recording: { ...fields, media },
        ...event,
      });
    };
    const src = ({ slug }: Event) => `/api/events/${slug}/recording`;

    it('plays for members, from wherever they ask, and is announced to visitors', async () => {
      const event = await record({});
      const member = await app.signInAs(await createUser(app));
      const page = (await member.get(`/api/events/${event.slug}`)).body;
      expect([page.hasRecording, page.recording]).toEqual([true, { ...fields, src: src(event) }]);
      const { status, headers, text } = await member.get(src(event), { headers: { range: 'bytes=1-2' } });
      expect([status, headers['content-type'], headers['content-range']]).toEqual([
        206,
        'audio/mpeg',
        'bytes 1-2/5',
      ]);
      expect(text).toBe('ou');
      const visitors = (await app.visitor().get(`/api/events/${event.slug}`)).body;
      expect([visitors.hasRecording, visitors.recording]).toEqual([true, null]);
      expect((await app.visitor().get(src(event))).status).toBe(401);
    });

    it('is for HPC members where the event is, and for nobody else where its group is closed', async () => {
      const pro = await record({ access: 'pro' });
      const { id: groupId } = await createGroup(app, { visibility: 'secret' });
      const secret = await record({ groupId });
      const member = await app.signInAs(await createUser(app));
      expect((await member.get(`/api/events/${pro.slug}`)).body.recording).toBeNull();
      expect((await member.get(src(pro))).status).toBe(403);
      expect((await member.get(src(secret))).status).toBe(404);
      expect((await member.get(src(await createEvent(app)))).status).toBe(404);
      const hpc = await app.signInAs(await createProUser(app));
      expect((await hpc.get(src(pro))).status).toBe(200);
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
        placeInLine: null,
        confirmBy: null,
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

    it('names who is going to members, and not those across a block', async () => {
      const event = await createEvent(app);
      const [maya, leo] = [await createUser(app, { firstName: 'Maya' }), await createUser(app)];
      const [asMaya, asLeo] = [await app.signInAs(maya), await app.signInAs(leo)];
      await asMaya.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
      const attendees = async (client: typeof asLeo) =>
        (await client.get(`/api/events/${event.slug}`)).body.attendees.map(({ id }: { id: string }) => id);
      expect(await attendees(asLeo)).toEqual([maya.id]);
      expect(await attendees(app.visitor())).toEqual([]);
      await asLeo.put(`/api/members/${maya.id}/block`);
      expect(await attendees(asLeo)).toEqual([]);
    });

    it('takes a declined place back and says so', async () => {
      const event = await createEvent(app, { capacity: 1 });
      const member = await app.signInAs(await createUser(app));
      await member.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
      const declined = await member.put(`/api/events/${event.id}/rsvp`, { status: 'declined' });
      expect(declined.body).toMatchObject({ eventId: event.id, status: 'declined', placeInLine: null });
      expect((await member.get('/api/my/rsvps')).body).toEqual([]);
      expect((await app.visitor().get(`/api/events/${event.id}`)).body.placesLeft).toBe(1);
    });

    it('refuses what is over, for HPC members only, unknown or not an answer', async () => {
      const member = await app.signInAs(await createUser(app));
      const over = await createEvent(app, { startsAt: inHours(-3) });
      const pro = await createEvent(app, { access: 'pro' });
      expect((await member.put(`/api/events/${over.slug}/rsvp`, { status: 'declined' })).status).toBe(200);
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
