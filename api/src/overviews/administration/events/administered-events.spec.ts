import type { Client } from '../../../../test/client.js';
import { createEvent } from '../../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Event } from '../../../events/event.entity.js';
import type { AdministeredEvent } from './administered-events.dto.js';

const DAY = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
const from = (days: number) => ({
  startsAt: inDays(days),
  endsAt: new Date(inDays(days).getTime() + 3_600_000),
});

describe('The list of events for administrators', () => {
  let app: TestApp;
  let client: Client;
  let upcoming: Event;
  beforeAll(async () => {
    app = await createTestApp();
    const ada = await createAdmin(app, { firstName: 'Ada', lastName: 'Lindqvist' });
    client = await app.signInAs(ada);
    upcoming = await createEvent(app, { title: 'Open évening', hostId: ada.id, capacity: 20, ...from(2) });
    await createEvent(app, { title: 'The pause', recordingUrl: 'https://example.test/a', ...from(-2) });
    await createEvent(app, { title: 'Called off', canceledAt: new Date(), ...from(3) });
    await createEvent(app, { title: 'Out of sight', hiddenAt: new Date(), ...from(4) });
    await createEvent(app, { title: 'Gone', deletedAt: new Date(), removedBy: 'moderator', ...from(5) });
  });
  afterAll(() => app.close());

  const list = async (query = '') =>
    (await client.get(`/api/admin/events${query}`)).body as AdministeredEvent[];
  const states = async (query = '') => (await list(query)).map(({ title, state }) => [title, state]);

  it('has every one with its state, by the day it begins', async () => {
    expect(await states()).toEqual([
      ['Gone', 'removed'],
      ['Out of sight', 'hidden'],
      ['Called off', 'canceled'],
      ['Open évening', 'upcoming'],
      ['The pause', 'past'],
    ]);
    expect(await states('?state=past')).toEqual([['The pause', 'past']]);
    expect((await states('?order=oldest&limit=1'))[0]).toEqual(['The pause', 'past']);
    expect((await client.get('/api/admin/events?state=lost')).status).toBe(400);
  });

  it('is searched by title and host, without case and accents', async () => {
    expect(await states('?query=EVENING')).toEqual([['Open évening', 'upcoming']]);
    expect(await states('?query=lindq')).toEqual([['Open évening', 'upcoming']]);
  });

  it('is a file, and so are those who answered; who takes one is in the audit log', async () => {
    const { text } = await client.get('/api/admin/events.csv?state=upcoming');
    const [header, row] = text.split('\r\n');
    expect(header).toContain('title,state,starts at');
    expect(row).toMatch(/^Open évening,upcoming,.*,Ada Lindqvist,,/);

    const leo = await createUser(app, { firstName: 'Leo', lastName: 'Brandt', email: 'leo@example.test' });
    await (await app.signInAs(leo)).put(`/api/events/${upcoming.id}/rsvp`, { status: 'going' });
    const attendees = await client.get(`/api/admin/events/${upcoming.id}/attendees.csv`);
    expect(attendees.headers['content-disposition']).toBe(
      `attachment; filename="${upcoming.slug}-attendees.csv"`,
    );
    expect(attendees.text).toMatch(
      /^\ufeffname,email,status,since,attended\r\nLeo Brandt,leo@example.test,going,20/,
    );
    expect((await client.get(`/api/admin/events/${leo.id}/attendees.csv`)).status).toBe(404);
    expect((await client.get('/api/admin/audit?limit=2')).body).toMatchObject([
      { action: 'export attendees of', subjectKind: 'event', subjectId: upcoming.id },
      { action: 'export', subjectKind: 'events', after: { state: 'upcoming' } },
    ]);
  });
});
