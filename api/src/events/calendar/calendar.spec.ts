import ICAL from 'ical.js';
import type { Client } from '../../../test/client.js';
import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

/** As another program reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const zones = calendar.getAllSubcomponents('vtimezone');
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      zone: part.getFirstProperty('dtstart')!.getParameter('tzid'),
      wallTime: event.startDate.toString(),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: part.getFirstPropertyValue('status'),
    };
  });
  return { method: calendar.getFirstPropertyValue('method'), zones: zones.length, events };
}

describe('An event in a calendar', () => {
  let app: TestApp;
  let host: Client;
  beforeAll(async () => {
    app = await createTestApp();
    host = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const create = async (startsAt: string) =>
    (
      await host.post('/api/events', {
        title: 'Reading, together; aloud',
        startsAt,
        timeZone: 'America/New_York',
        durationMinutes: 90,
      })
    ).body as { id: string; slug: string };
  const file = async (slug: string, client = app.visitor()) =>
    read((await client.get(`/api/events/${slug}/calendar.ics`)).text);

  it('is at the host’s wall time on each side of a change of clocks', async () => {
    const starts = [];
    for (const wallTime of ['2027-03-10T18:00', '2027-03-20T18:00', '2027-03-30T18:00']) {
      const { slug } = await create(wallTime);
      const { method, zones, events } = await file(slug);
      expect([method, zones, events[0]!.zone]).toEqual(['PUBLISH', 1, 'America/New_York']);
      expect(events[0]!.wallTime).toBe(`${wallTime}:00`);
      expect(events[0]!.summary).toBe('Reading, together; aloud');
      starts.push(events[0]!.start);
    }
    expect(starts).toEqual([
      '2027-03-10T23:00:00.000Z',
      '2027-03-20T22:00:00.000Z',
      '2027-03-30T22:00:00.000Z',
    ]);
  });

  it.each([
    ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31T01:30', '2027-10-30T23:30:00.000Z'],
  ])('at %s, when clocks are set back that night, is one moment everywhere', async (startsAt, instant) => {
    const { body } = await host.post('/api/events', {
      title: 'Night watch',
      startsAt,
      timeZone: 'Europe/Amsterdam',
      durationMinutes: 60,
    });
    const page = (await host.get(`/api/events/${body.slug}`)).body;
    const { events } = await file(body.slug, host);
    const end = new Date(Date.parse(instant) + 3_600_000).toISOString();
    expect([page.startDate, page.endDate]).toEqual([instant, end]);
    expect([events[0]!.start, events[0]!.end]).toEqual([instant, end]);
    const member = await createUser(app, { timeZone: 'Europe/Amsterdam' });
    await (await app.signInAs(member)).put(`/api/events/${body.id}/rsvp`, { status: 'going' });
    await host.patch(`/api/events/${body.id}`, { startsAt: '2027-11-01T12:00' });
    const [mail] = await mailsTo(app, member.email!);
    expect(mail!.body.replaceAll('\u00a0', ' ')).toContain(
      `Was: Sun, Oct 31, ${startsAt.slice(12, 16)} AM CEST`,
    );
  });

  it('of New York is at one moment for a member in Paris, on the page, by mail and in the calendar', async () => {
    const paris = await createUser(app, { timeZone: 'Europe/Paris' });
    const member = await app.signInAs(paris);
    const { id, slug } = await create('2027-03-10T18:00');
    await member.put(`/api/events/${id}/rsvp`, { status: 'going' });
    // New York has changed its clocks by then, Paris has not.
    await host.patch(`/api/events/${id}`, { startsAt: '2027-03-17T18:00' });
    const page = (await member.get(`/api/events/${slug}`)).body;
    const { events } = await file(slug, member);
    expect([page.startDate, events[0]!.start]).toEqual([
      '2027-03-17T22:00:00.000Z',
      '2027-03-17T22:00:00.000Z',
    ]);
    const [mail] = await mailsTo(app, paris.email!);
    expect(mail!.body.replaceAll('\u00a0', ' ')).toContain(
      `  Was: Thu, Mar 11, 12:00 AM CET (Wed, Mar 10, 6:00 PM EST in New York)
  Now: Wed, Mar 17, 11:00 PM CET (Wed, Mar 17, 6:00 PM EDT in New York)`,
    );
  });

  it('stays one entry through three edits and a cancel', async () => {
    const { id, slug } = await create('2027-05-04T18:00');
    const subscriber = await app.signInAs(await createUser(app));
    await subscriber.put(`/api/events/${id}/rsvp`, { status: 'going' });
    const { url } = (await subscriber.get('/api/my/calendar')).body;
    const feed = async () => read((await app.visitor().get(new URL(url).pathname)).text);
    const seen = [await file(slug)];
    const subscribed = [await feed()];
    for (const change of [
      { startsAt: '2027-05-05T18:00' },
      { title: 'Reading' },
      { timeZone: 'Europe/Paris', durationMinutes: 60 },
    ]) {
      await host.patch(`/api/events/${id}`, change);
      seen.push(await file(slug));
      subscribed.push(await feed());
    }
    await host.delete(`/api/events/${id}`);
    seen.push(await file(slug));
    subscribed.push(await feed());
    expect(new Set(seen.flatMap(({ events }) => events.map(({ uid }) => uid))).size).toBe(1);
    expect(seen.map(({ events }) => events[0]!.sequence)).toEqual([0, 1, 2, 3, 4]);
    expect(seen.at(-1)).toMatchObject({ method: 'CANCEL', events: [{ status: 'CANCELLED' }] });
    expect(subscribed.map(({ events }) => events)).toEqual(seen.map(({ events }) => events));
    expect(subscribed.map(({ method, events }) => [method, events.length])).toEqual(
      Array.from({ length: 5 }, () => ['PUBLISH', 1]),
    );
    expect(seen[3]!.events[0]).toMatchObject({
      start: '2027-05-05T16:00:00.000Z',
      end: '2027-05-05T17:00:00.000Z',
    });
  });

  it('is in the private feed of who is going, until the address is revoked', async () => {
    const member = await app.signInAs(await createUser(app));
    const [going, declined] = [await create('2027-05-04T18:00'), await create('2027-05-05T18:00')];
    for (const { id } of [going, declined]) await member.put(`/api/events/${id}/rsvp`, { status: 'going' });
    await member.put(`/api/events/${declined.id}/rsvp`, { status: 'declined' });
    const { url } = (await member.get('/api/my/calendar')).body;
    expect((await member.get('/api/my/calendar')).body.url).toBe(url);
    const feed = (address: string) => app.visitor().get(new URL(address).pathname);
    expect((await feed(url)).headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(read((await feed(url)).text).events.map(({ uid }) => uid)).toEqual([`${going.id}@localhost`]);
    await host.delete(`/api/events/${going.id}`);
    expect(read((await feed(url)).text).events).toEqual([expect.objectContaining({ status: 'CANCELLED' })]);
    expect((await member.delete('/api/my/calendar')).status).toBe(204);
    expect((await feed(url)).status).toBe(404);
    expect((await member.get('/api/my/calendar')).body.url).not.toBe(url);
  });

  it('stays one entry, and its calendar one calendar, whatever its title says', async () => {
    const { slug } = await createEvent(app, {
      title: 'Read, aloud; now\r\nEND:VEVENT\u2028\u202eX\\Y',
      format: 'in_person',
      location: 'Room 1\nX-EVIL:yes',
    });
    const { text } = await app.visitor().get(`/api/events/${slug}/calendar.ics`);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const description = 'Read\\, aloud\\; now END:VEVENT X\\\\Y';
    expect(lines.filter((line) => line.startsWith('END:VEVENT'))).toEqual(['END:VEVENT']);
    expect(lines).toEqual(
      expect.arrayContaining([
        `NAME:${description}`,
        `X-WR-CALNAME:${description}`,
        `SUMMARY:${description}`,
      ]),
    );
    expect(lines).toContain('LOCATION:Room 1 X-EVIL:yes');
    expect(lines.filter((line) => !/^[A-Z-]+[:;]/.test(line))).toEqual([]);
  });

  it.each(['Europe/Amsterdam', 'Europe/Oslo', 'Asia/Kolkata', 'America/Nassau', 'Europe/Kyiv'])(
    'defines the zone that it names: %s',
    async (timeZone) => {
      const { slug } = await createEvent(app, { timeZone });
      const { text } = await app.visitor().get(`/api/events/${slug}/calendar.ics`);
      const named = [...text.matchAll(/;TZID=([^:;]+):/g)].map(([, zone]) => zone);
      const defined = [...text.matchAll(/^TZID:(.+)\r$/gm)].map(([, zone]) => zone);
      expect(new Set(named)).toEqual(new Set([timeZone]));
      expect(defined).toEqual([timeZone]);
    },
  );

  it('of a secret group is no file for others', async () => {
    const { id: groupId } = await createGroup(app, { visibility: 'secret' });
    const { slug } = await createEvent(app, { groupId });
    expect((await app.visitor().get(`/api/events/${slug}/calendar.ics`)).status).toBe(404);
  });
});
