import ICAL from 'ical.js';
import { randomUUID } from 'node:crypto';
import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { mailsTo } from '../../../test/factories/enquiry-factory.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

interface Shown {
  id: string;
  slug: string;
  title: string;
  startDate: string;
  localStart: string;
  sequence: number;
  isCanceled: boolean;
  series: { id: string; label: string; position: number; total: number };
}

/** On each side of the day New York sets its clocks forward, March 14. */
const INPUT = {
  title: 'Reading circle',
  startsAt: '2028-03-07T18:00',
  timeZone: 'America/New_York',
  durationMinutes: 60,
  recurrence: 'FREQ=WEEKLY;COUNT=4',
};

describe('A series of events', () => {
  let app: TestApp;
  let host: Client;
  beforeAll(async () => {
    app = await createTestApp();
    host = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  /** Its dates, in their order. */
  async function create(more: object = {}): Promise<[Shown, Shown, Shown, Shown]> {
    const { id } = (await host.post('/api/events', { ...INPUT, ...more })).body;
    const [{ seriesId }] = await app.data.query('SELECT series_id AS "seriesId" FROM events WHERE id = $1', [
      id,
    ]);
    const rows: { id: string }[] = await app.data.query(
      'SELECT id FROM events WHERE series_id = $1 ORDER BY series_position',
      [seriesId],
    );
    return shown(rows) as Promise<[Shown, Shown, Shown, Shown]>;
  }
  const shown = (rows: { id: string }[]): Promise<Shown[]> =>
    Promise.all(rows.map(async ({ id }) => (await host.get(`/api/events/${id}`)).body as Shown));
  const starts = (events: Shown[]) => events.map(({ localStart }) => localStart.slice(5));
  async function going(...events: Shown[]) {
    const user = await createUser(app, { timeZone: 'Europe/Paris' });
    const client = await app.signInAs(user);
    for (const { id } of events) await client.put(`/api/events/${id}/rsvp`, { status: 'going' });
    return { client, email: user.email! };
  }
  async function mails({ email }: { email: string }) {
    await app.runJobs();
    return (await mailsTo(app, email)).map(({ subject, body }) => ({
      subject,
      body: body.replaceAll('\u00a0', ' '),
    }));
  }

  it('is events of their own, at the same hour on both sides of a change of clocks', async () => {
    const events = await create({ capacity: 5 });
    expect(starts(events)).toEqual(['03-07T18:00', '03-14T18:00', '03-21T18:00', '03-28T18:00']);
    expect(events.map(({ startDate }) => startDate.slice(11, 16))).toEqual([
      '23:00',
      '22:00',
      '22:00',
      '22:00',
    ]);
    expect(events.map(({ series }) => [series.label, series.position, series.total])).toEqual(
      [1, 2, 3, 4].map((position) => ['Every Tuesday', position, 4]),
    );
    expect(new Set(events.map(({ slug }) => slug)).size).toBe(4);
  });

  it('is created once, however often it is sent', async () => {
    const key = randomUUID();
    const title = 'Once only';
    const send = () => host.post('/api/events', { ...INPUT, title }, { key });
    const answers = await Promise.all([send(), send()]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await app.data.query('SELECT FROM events WHERE title = $1', [title])).toHaveLength(4);
  });

  it('says beside the field that it does not end, and creates nothing', async () => {
    const title = 'Without an end';
    const { status, body } = await host.post('/api/events', { ...INPUT, title, recurrence: 'FREQ=WEEKLY' });
    expect([status, body.details]).toEqual([
      400,
      { recurrence: ['Choose when it ends: after a number of dates, or on a date.'] },
    ]);
    expect(await app.data.query('SELECT FROM events WHERE title = $1', [title])).toHaveLength(0);
  });

  it('has one date moved by itself', async () => {
    const events = await create();
    await host.patch(`/api/events/${events[1].id}`, { startsAt: '2028-03-15T19:00' });
    const after = await shown(events);
    expect(starts(after)).toEqual(['03-07T18:00', '03-15T19:00', '03-21T18:00', '03-28T18:00']);
    expect(after.map(({ sequence }) => sequence)).toEqual([0, 1, 0, 0]);
    expect(after[1]!.series).toMatchObject({ label: 'Every Tuesday', position: 2, total: 4 });
  });

  it('is another series from the date on that is moved with those that follow, and each is notified once', async () => {
    const events = await create();
    const all = await going(...events);
    const first = await going(events[0]);
    const last = await going(events[3]);
    await host.patch(`/api/events/${events[1].id}`, { startsAt: '2028-03-15T19:30', scope: 'following' });
    const after = await shown(events);
    expect(starts(after)).toEqual(['03-07T18:00', '03-15T19:30', '03-22T19:30', '03-29T19:30']);
    expect(after.map(({ series }) => `${series.label}, ${series.position} of ${series.total}`)).toEqual([
      'Every Tuesday, 1 of 1',
      'Every Wednesday, 1 of 3',
      'Every Wednesday, 2 of 3',
      'Every Wednesday, 3 of 3',
    ]);
    const [mail, ...more] = await mails(all);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('3 dates of “Reading circle” have moved');
    for (const line of [
      'Was: Tue, Mar 14, 11:00 PM CET (Tue, Mar 14, 6:00 PM EDT in New York)',
      'Now: Thu, Mar 16, 12:30 AM CET (Wed, Mar 15, 7:30 PM EDT in New York)',
      'Now: Thu, Mar 30, 1:30 AM CEST (Wed, Mar 29, 7:30 PM EDT in New York)',
    ])
      expect(mail!.body).toContain(line);
    expect(await mails(first)).toEqual([]);
    expect((await mails(last)).map(({ subject }) => subject)).toEqual(['“Reading circle” has moved']);
    expect((await all.client.get('/api/my/notifications')).body.unread).toBe(1);
  });

  it('is counted from one on, on both sides, once some of its dates are a series of their own', async () => {
    const events = await create();
    await host.delete(`/api/events/${events[2].id}`);
    await host.patch(`/api/events/${events[1].id}`, { startsAt: '2028-03-15T19:30', scope: 'following' });
    const after = await shown(events);
    expect(after.map(({ series }) => `${series.position} of ${series.total}`)).toEqual([
      '1 of 2',
      '1 of 2',
      '2 of 2',
      '2 of 2',
    ]);
  });

  it('changes its text everywhere, and notifies nobody', async () => {
    const events = await create({ capacity: 3 });
    const all = await going(...events);
    await host.patch(`/api/events/${events[2].id}`, {
      title: 'Reading aloud',
      startsAt: events[2].localStart,
      scope: 'all',
    });
    const after = await shown(events);
    expect(after.map(({ title }) => title)).toEqual(Array.from({ length: 4 }, () => 'Reading aloud'));
    expect(starts(after)).toEqual(starts(events));
    expect(after[0]!.series).toEqual(events[0].series);
    expect(await mails(all)).toEqual([]);
  });

  it('says which change is not possible for one of its dates, and changes none', async () => {
    const events = await create();
    await going(events[2]);
    await going(events[2]);
    const few = await host.patch(`/api/events/${events[0].id}`, { capacity: 1, scope: 'all' });
    expect([few.status, few.body.code]).toEqual([409, 'too_few_places']);
    const monthly = await create({ recurrence: 'FREQ=MONTHLY;BYDAY=1TU;COUNT=4' });
    const answer = await host.patch(`/api/events/${monthly[0].id}`, {
      startsAt: '2028-03-08T18:00',
      scope: 'all',
    });
    expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, ['startsAt']]);
    expect(starts(await shown([...events, ...monthly]))).toEqual(starts([...events, ...monthly]));
    expect((await host.patch(`/api/events/${events[0].id}`, { scope: 'some' })).status).toBe(400);
  });

  it('is canceled from a date on, or as a whole, with one mail', async () => {
    const events = await create();
    const all = await going(...events);
    expect((await host.delete(`/api/events/${events[2].id}?scope=following`)).status).toBe(204);
    expect((await shown(events)).map(({ isCanceled }) => isCanceled)).toEqual([false, false, true, true]);
    await host.delete(`/api/events/${events[3].id}?scope=all`);
    expect((await shown(events)).every(({ isCanceled }) => isCanceled)).toBe(true);
    const notified = await mails(all);
    expect(notified.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => '2 dates of “Reading circle” are canceled'),
    );
    expect(notified.map(({ body }) => /Was: Tue, Mar 21/.test(body)).sort()).toEqual([false, true]);
  });

  it('stays one entry for each date in the calendar of who is going, whatever happens to it', async () => {
    const events = await create();
    const { client } = await going(...events);
    const { url } = (await client.get('/api/my/calendar')).body;
    const feed = async () => {
      const { text } = await app.visitor().get(new URL(url).pathname);
      const calendar = new ICAL.Component(ICAL.parse(text) as never);
      return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
    };
    const before = await feed();
    await host.patch(`/api/events/${events[1].id}`, { startsAt: '2028-03-15T19:30', scope: 'following' });
    await host.delete(`/api/events/${events[2].id}`);
    const after = await feed();
    expect(after.map(({ uid }) => uid).sort()).toEqual(before.map(({ uid }) => uid).sort());
    expect(after.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 1]);
    expect(after.map(({ startDate }) => startDate.toString().slice(5, 16))).toEqual([
      '03-07T18:00',
      '03-15T19:30',
      '03-22T19:30',
      '03-29T19:30',
    ]);
  });

  it('costs the list no query more', async () => {
    await create();
    expect(await countQueries(app, () => host.get('/api/events'))).toBe(2);
  });
});
