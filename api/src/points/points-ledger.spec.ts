import type { Client } from '../../test/client.js';
import { createUser } from '../../test/factories/user-factory.js';
import { pointStandings } from '../../test/database/points-ledger.js';
import { createCourse, createEvent, createGroup } from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';

/** The same sequence every time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('The point ledger', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('equals the formula for everybody after many actions and reversals at once', async () => {
    const courses = [await createCourse(app, { lessons: 2 }), await createCourse(app, { lessons: 3 })];
    const events = [await createEvent(app, { capacity: 3 }), await createEvent(app)];
    const groups = [await createGroup(app), await createGroup(app)];
    const people: Client[] = [];
    for (let index = 0; index < 8; index += 1) people.push(await app.signInAs(await createUser(app)));
    for (const person of people) {
      for (const { course } of courses) await person.put(`/api/courses/${course.id}/enrollment`);
    }
    const lessons = courses.flatMap((course) => course.lessons);
    const paths = [
      ...lessons.map(({ id }) => `/api/lessons/${id}/completion`),
      ...events.map(({ id }) => `/api/events/${id}/rsvp`),
      ...groups.map(({ id }) => `/api/groups/${id}/membership`),
    ];

    const act = async (person: Client, next: () => number) => {
      const path = paths[Math.floor(next() * paths.length)]!;
      const answer =
        next() < 0.6
          ? await person.put(
              path,
              path.endsWith('rsvp') ? { status: next() < 0.7 ? 'going' : 'maybe' } : undefined,
            )
          : await person.delete(path);
      expect(answer.status).toBeLessThan(300);
    };
    const clients = people.flatMap((person, index) => [
      { person, next: sequence(index + 1) },
      { person, next: sequence(index + 101) },
    ]);
    await Promise.all(
      clients.map(async ({ person, next }) => {
        for (let step = 0; step < 20; step += 1) await act(person, next);
      }),
    );

    const standings = await pointStandings(app);
    expect(standings.some(({ formula }) => formula > 0)).toBe(true);
    for (const { ledger, total, formula } of standings) expect([ledger, total]).toEqual([formula, formula]);
    expect(standings.find(({ slug }) => slug === 'person-1')!.total).toBe(
      (await people[0]!.get('/api/user/points')).body.totalPoints,
    );
  });

  it('refuses to be rewritten', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    await member.put(`/api/groups/${(await createGroup(app)).id}/membership`);
    const run = (text: string) => app.database.execute({ text, values: [user.id] });
    await expect(run('UPDATE point_entries SET delta = 1000 WHERE user_id = $1')).rejects.toThrow(
      'append-only',
    );
    await expect(run('DELETE FROM point_entries WHERE user_id = $1')).rejects.toThrow('append-only');
    await expect(
      run(`INSERT INTO point_entries (user_id, reason, source_type, source_id, delta)
           SELECT user_id, reason, source_type, source_id, delta FROM point_entries WHERE user_id = $1`),
    ).rejects.toThrow('uq_point_entries_effect');
  });

  it('goes with the account it belongs to', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const event = await createEvent(app, { capacity: 2 });
    await member.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
    await app.data.getRepository('users').delete({ id: user.id });
    expect(
      await app.database.query({ text: 'SELECT 1 FROM point_entries WHERE user_id = $1', values: [user.id] }),
    ).toEqual([]);
    expect((await app.visitor().get(`/api/events/${event.id}`)).body.goingCount).toBe(0);
  });
});
