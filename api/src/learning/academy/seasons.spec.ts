import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { SeasonPlace } from './season-place.entity.js';
import type { Season } from './seasons.dto.js';
import { SeasonDays } from './season.entity.js';
import { SeasonsService } from './seasons.service.js';

describe('The seasons of the academy', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());

  it.each([
    ['2026-11-24T12:00:00Z', 'Autumn 2026-09-14 9', 'Winter 2027-01-11 null'],
    ['2026-12-20T23:59:59Z', 'Autumn 2026-09-14 12', 'Winter 2027-01-11 null'],
    ['2026-12-21T00:00:00Z', 'Winter 2027-01-11 null', 'Spring 2027-04-26 null'],
    ['2027-01-11T00:00:00Z', 'Winter 2027-01-11 1', 'Spring 2027-04-26 null'],
    ['2027-02-10T00:00:00Z', 'Winter 2027-01-11 null', 'Spring 2027-04-26 null'],
    ['2027-06-01T00:00:00Z', 'Spring 2027-04-26 5', 'Autumn 2027-09-13 null'],
  ])('begin on Mondays: at %s the first is %s, then %s', async (now, first, second) => {
    const seasons = await app.nest.get(SeasonsService).list(null, new Date(now));
    const shown = seasons.map(({ name, startsOn, week }) => `${name} ${startsOn} ${week}`);
    expect(shown.slice(0, 2)).toEqual([first, second]);
  });

  it('are the one that runs, if one does, and the next three', async () => {
    const at = async (now: string) => (await app.nest.get(SeasonsService).list(null, new Date(now))).length;
    expect([await at('2026-11-24T12:00:00Z'), await at('2026-12-21T12:00:00Z')]).toEqual([4, 3]);
  });

  describe('and who takes part', () => {
    const listFor = async (client: Client): Promise<Season[]> =>
      (await client.get('/api/academy/seasons')).body;

    it('are announced to everybody, with when they end', async () => {
      const { status, body } = await app.visitor().get('/api/academy/seasons');
      expect(status).toBe(200);
      expect((body as Season[]).length).toBeGreaterThanOrEqual(3);
      for (const season of body as Season[]) {
        expect(season).toMatchObject({ people: 0, isMine: false, places: null });
        expect([new Date(season.startsOn).getUTCDay(), new Date(season.endsOn).getUTCDay()]).toEqual([1, 0]);
      }
    });

    it('take no more members than they have places, however many ask at once', async () => {
      const [, , { startsOn }] = (await listFor(app.visitor())) as [Season, Season, Season];
      await app.data.getRepository(SeasonDays).update({ startsOn }, { places: 2 });
      const members = await Promise.all([1, 2, 3].map(async () => app.signInAs(await createUser(app))));
      const answers = await Promise.all(
        members.map((member) => member.put(`/api/academy/seasons/${startsOn}/place`)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409]);
      const isIn = members[answers.findIndex(({ status }) => status === 204)]!;
      expect((await isIn.put(`/api/academy/seasons/${startsOn}/place`)).status).toBe(204);
      expect((await listFor(isIn)).find((season) => season.startsOn === startsOn)).toMatchObject({
        people: 2,
        places: 2,
      });
    });

    it('are joined once, however often it is asked for, and left again', async () => {
      const leo = await app.signInAs(await createUser(app));
      const [, { startsOn }] = (await listFor(leo)) as [Season, Season];
      const place = `/api/academy/seasons/${startsOn}/place`;
      const answers = await Promise.all([1, 2].map(() => leo.put(place)));
      expect(answers.map(({ status }) => status)).toEqual([204, 204]);
      expect(await listFor(leo)).toContainEqual(
        expect.objectContaining({ startsOn, people: 1, isMine: true }),
      );
      expect(await listFor(app.visitor())).toContainEqual(
        expect.objectContaining({ startsOn, people: 1, isMine: false }),
      );
      expect([(await leo.delete(place)).status, (await leo.delete(place)).status]).toEqual([204, 204]);
      expect(await listFor(leo)).toContainEqual(
        expect.objectContaining({ startsOn, people: 0, isMine: false }),
      );
    });

    it.each(['2024-01-08', '2027-01-12', 'winter', '2027-99-99'])(
      'are not those that begin on %s',
      async (day) => {
        const leo = await app.signInAs(await createUser(app));
        expect((await leo.put(`/api/academy/seasons/${day}/place`)).status).toBe(404);
      },
    );

    it('are reminded of once, in the three days before', async () => {
      const user = await createUser(app);
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      await app.data
        .getRepository(SeasonDays)
        .save([2, 9].map((days) => ({ name: 'Winter', startsOn: inDays(days), endsOn: inDays(days + 1) })));
      await app.data
        .getRepository(SeasonPlace)
        .insert([2, 9].map((days) => ({ userId: user.id, startsOn: inDays(days) })));
      for (let day = 0; day < 2; day += 1) {
        await app.database.execute({
          text: `INSERT INTO pgboss.job (name, data) VALUES ('season-reminders', NULL)`,
        });
        await app.runJobs();
      }
      const mails = await app.database.query<{ subject: string }>({
        text: 'SELECT subject FROM mail_messages WHERE recipient = $1',
        values: [user.email],
      });
      expect(mails).toEqual([{ subject: expect.stringMatching(/season starts on/) }]);
    });
  });
});
