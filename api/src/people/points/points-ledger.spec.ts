import type { Client } from '../../../test/client.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { pointBalances } from '../../../test/database/points-ledger.js';
import { createCourse, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

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

    const action = async (person: Client, next: () => number) => {
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
        for (let step = 0; step < 20; step += 1) await action(person, next);
      }),
    );

    const balances = await pointBalances(app);
    expect(balances.some(({ formula }) => formula > 0)).toBe(true);
    for (const { ledger, total, formula } of balances) expect([ledger, total]).toEqual([formula, formula]);
    expect(balances.find(({ slug }) => slug === 'person-1')!.total).toBe(
      (await people[0]!.get('/api/user/points')).body.totalPoints,
    );
  });

  it('is listed a page at a time, with what each entry is about', async () => {
    const member = await app.signInAs(await createUser(app));
    const { course, lessons } = await createCourse(app, { lessons: 1 });
    const [event, group] = [await createEvent(app), await createGroup(app)];
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await member.put(`/api/events/${event.id}/rsvp`, { status: 'going' });
    await member.put(`/api/groups/${group.id}/membership`);
    await member.delete(`/api/groups/${group.id}/membership`);

    const first = await member.get('/api/my/points/entries?limit=3');
    expect(first.headers['x-total-count']).toBe('5');
    const rest = await member.get(/<(.+)>; rel="next"/.exec(String(first.headers['link']))![1]!);
    expect(rest.headers['link']).toBeUndefined();
    const inCourse = { title: course.title, href: `/courses/${course.slug}` };
    const inGroup = { title: group.name, href: `/groups/${group.slug}` };
    expect([...first.body, ...rest.body]).toEqual(
      [
        { reason: 'group_left', text: 'Left a group', amount: -15, ...inGroup },
        { reason: 'group_joined', text: 'Joined a group', amount: 15, ...inGroup },
        {
          reason: 'event_rsvp',
          text: 'RSVP’d to an event',
          amount: 10,
          title: event.title,
          href: `/events/${event.slug}`,
        },
        { reason: 'course_completed', text: 'Completed a course', amount: 75, ...inCourse },
        { reason: 'course_started', text: 'Started a course', amount: 25, ...inCourse },
      ].map((entry) => ({ ...entry, id: expect.any(String), at: expect.any(String) })),
    );
    expect((await member.get('/api/user/points')).body).toMatchObject({ currentLevel: 2, totalPoints: 110 });

    await app.data.getRepository('events').delete({ id: event.id });
    const { body } = await member.get('/api/my/points/entries?limit=1');
    expect(body).toMatchObject([{ reason: 'event_rsvp_withdrawn', amount: -10, title: null, href: null }]);
    expect((await member.get('/api/my/points/entries?cursor=nonsense')).status).toBe(400);
  });

  it('is read by a published table of nine levels', async () => {
    const { body } = await app.visitor().get('/api/levels');
    expect(body).toHaveLength(9);
    expect(body[0]).toEqual({ level: 1, title: 'Arriving', points: 0 });
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
