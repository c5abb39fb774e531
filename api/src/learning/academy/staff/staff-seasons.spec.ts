import type { Client } from '../../../../test/client.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Season } from '../seasons.dto.js';
import type { StaffSeason } from './staff-seasons.dto.js';

const SEASONS = '/api/admin/seasons';
const REASON = { reason: 'Agreed with the hosts.' };
const NEW = { ...REASON, name: 'Summer', startsOn: '2080-01-08', endsOn: '2080-04-14', places: 20 };

describe('Administrators and seasons', () => {
  let app: TestApp;
  let [admin, member] = [] as unknown as [Client, Client];
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app));
    member = await app.signInAs(await createUser(app));
  });
  afterAll(() => app.close());

  const list = async (): Promise<StaffSeason[]> => (await admin.get(SEASONS)).body;
  const next = async () =>
    (await list()).find(({ startsOn }) => startsOn > new Date().toISOString().slice(0, 10))!;
  const change = ({ people: _people, id, ...season }: StaffSeason, changed: object) =>
    admin.put(`${SEASONS}/${id}`, { ...REASON, ...season, ...changed });

  it('see all of them with their places, and add one', async () => {
    const before = await list();
    const { status, body } = await admin.post(SEASONS, NEW);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Summer', startsOn: '2080-01-08', places: 20, people: 0, version: 1 });
    expect(await list()).toHaveLength(before.length + 1);
    const [event] = (await admin.get('/api/admin/audit')).body;
    expect(event).toMatchObject({ action: 'create', subjectKind: 'season', reason: REASON.reason });
  });

  it.each([
    ['startsOn', { startsOn: '2081-01-07', endsOn: '2081-04-13' }, 'Seasons start on a Monday.'],
    ['startsOn', { startsOn: '2020-01-06', endsOn: '2020-04-12' }, 'Choose today or a later day.'],
    ['startsOn', { startsOn: '2081-02-30' }, 'Enter a date such as 2027-01-11.'],
    ['endsOn', { startsOn: '2081-01-06', endsOn: '2081-01-05' }, 'The last day must follow the first day.'],
    ['endsOn', { startsOn: '2081-01-06', endsOn: '2081-04-14' }, 'Seasons end on a Sunday.'],
    ['endsOn', { startsOn: '2081-01-06', endsOn: '2081-12-28' }, 'A season has up to 26 weeks.'],
    ['places', { places: 0 }, 'Enter a whole number from 1 to 10,000.'],
    ['name', { name: ' ' }, 'Enter a name of up to 60 characters.'],
    ['reason', { reason: ' ' }, 'Enter a reason of up to 600 characters.'],
  ])('hear what is wrong with %s in %j', async (field, wrong, message) => {
    const { status, body } = await admin.post(SEASONS, { ...NEW, ...wrong });
    expect([status, body.details[field]]).toEqual([400, [message]]);
  });

  it('cannot have two that overlap, even when both are added at once', async () => {
    const twice = { ...NEW, startsOn: '2082-01-05', endsOn: '2082-04-12' };
    const answers = await Promise.all([1, 2].map(() => admin.post(SEASONS, twice)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = answers.find(({ status }) => status === 400)!;
    expect((refused.body as { details: object }).details).toEqual({
      startsOn: ['Overlaps Summer, 2082-01-05 to 2082-04-12. Choose other days.'],
    });
  });

  it('move a season with the places in it, which members see at once', async () => {
    const season = await next();
    await member.put(`/api/academy/seasons/${season.startsOn}/place`);
    const day = new Date(`${season.startsOn}T00:00:00Z`);
    const later = new Date(day.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    const moved = await change(season, { startsOn: later, name: 'New Year' });
    expect([moved.status, moved.body.people, moved.body.version]).toEqual([200, 1, 2]);
    const seen = (await member.get('/api/academy/seasons')).body as Season[];
    expect(seen).toContainEqual(
      expect.objectContaining({ startsOn: later, name: 'New Year', people: 1, isMine: true }),
    );
    expect(seen.map(({ startsOn }) => startsOn)).not.toContain(season.startsOn);
  });

  it('keep what members have: no fewer places than are taken, and no first day that has passed', async () => {
    const season = await next();
    for (let more = 0; more < 2; more += 1) {
      const one = await app.signInAs(await createUser(app));
      expect((await one.put(`/api/academy/seasons/${season.startsOn}/place`)).status).toBe(204);
    }
    const fewer = await change(season, { places: 2 });
    expect([fewer.status, fewer.body.details]).toEqual([
      400,
      { places: ['3 places are taken. Enter 3 or more.'] },
    ]);
    expect(
      (await change(season, { startsOn: '2020-01-06', endsOn: '2020-04-12' })).body.details,
    ).toMatchObject({
      startsOn: ['Members have places. Choose today or a later day.'],
    });
    expect((await change(season, { places: 3 })).body).toMatchObject({ places: 3, people: 3 });
  });

  it('get a conflict when someone else was first', async () => {
    const season = await next();
    const answers = await Promise.all(['One', 'Two'].map((name) => change(season, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'stale_season' });
  });

  it('are the only ones', async () => {
    const moderator = await app.signInAs(await createUser(app, { isModerator: true }));
    for (const client of [member, moderator]) {
      expect((await client.get(SEASONS)).status).toBe(403);
      expect((await client.post(SEASONS, NEW)).status).toBe(403);
    }
    const missing = '00000000-0000-4000-8000-000000000000';
    expect((await admin.put(`${SEASONS}/${missing}`, { ...NEW, version: 1 })).status).toBe(404);
  });
});
