import fc from 'fast-check';
import type { Client } from '../../../test/client.js';
import { EDITS, editCourse } from '../../../test/course-edits.js';
import { pointBalances } from '../../../test/database/points-ledger.js';
import { createCourse, createEvent, createGroup } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

const CLIENTS = 8;

const edit = fc.record({ edit: fc.constantFrom(...EDITS), course: fc.nat(1), chance: fc.nat(99) });
const action = fc.record({
  action: fc.constantFrom(
    'enroll',
    'complete',
    'complete',
    'complete',
    'undo',
    'duplicate',
    'rsvp',
    'leave',
    'edit',
  ),
  edit: fc.constantFrom(...EDITS),
  course: fc.nat(1),
  chance: fc.nat(99),
});
/** What each of the clients does one after the other, all at once; then edits alone, at once too. */
const story = fc.record({
  actions: fc.array(fc.array(action, { minLength: 4, maxLength: 14 }), {
    minLength: CLIENTS,
    maxLength: CLIENTS,
  }),
  edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
});
type Action = { action: string; edit: (typeof EDITS)[number]; course: number; chance: number };

interface Credit {
  total: number;
  finished: string[];
  completions: number;
}

describe('For any order of enrolling, completing, undoing and editing by eight at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  async function stage() {
    const courses = [await createCourse(app, { lessons: 2 }), await createCourse(app, { lessons: 3 })];
    const [event, group] = [await createEvent(app, { capacity: 3 }), await createGroup(app)];
    const path = app.data.getRepository('learning_paths');
    await path.save({ id: 'ai-mastery', title: 'AI', description: 'AI.', position: 1 });
    await app.data
      .getRepository('learning_path_courses')
      .insert(
        courses.map(({ course }, position) => ({ pathId: 'ai-mastery', courseId: course.id, position })),
      );
    // Two browsers each.
    const people: { user: { id: string }; client: Client }[] = [];
    for (let index = 0; index < CLIENTS / 2; index += 1) {
      const user = await createUser(app);
      people.push({ user, client: await app.signInAs(user) }, { user, client: await app.signInAs(user) });
    }
    return { courses: courses.map(({ course }) => course), event, group, people };
  }
  type Stage = Awaited<ReturnType<typeof stage>>;

  /** Of the lessons there ever were, those that are gone too. */
  async function lessonOf(courseId: string, chance: number): Promise<string> {
    const rows = await app.database.query<{ id: string }>({
      text: 'SELECT id FROM lessons WHERE course_id = $1 ORDER BY md5(id::text || $2) LIMIT 1',
      values: [courseId, String(chance)],
    });
    return rows[0]!.id;
  }

  async function perform(
    { courses, event, group }: Stage,
    client: Client,
    { action: what, ...action }: Action,
  ) {
    const { id } = courses[action.course]!;
    const put = (path: string, body?: unknown, key?: string) => client.put(path, body, { key });
    if (what === 'edit') return editCourse(app, id, action.edit, action.chance);
    if (what === 'enroll') return void (await put(`/api/courses/${id}/enrollment`));
    if (what === 'rsvp') {
      await put(`/api/events/${event.id}/rsvp`, { status: 'going' });
      return void (await put(`/api/groups/${group.id}/membership`));
    }
    if (what === 'leave') {
      await client.delete(`/api/events/${event.id}/rsvp`);
      return void (await client.delete(`/api/groups/${group.id}/membership`));
    }
    const path = `/api/lessons/${await lessonOf(id, action.chance)}/completion`;
    const key = crypto.randomUUID();
    if (what === 'undo') return void (await client.delete(path));
    const sent = what === 'duplicate' ? [1, 2, 3] : [1];
    const answers = await Promise.all(sent.map(() => put(path, undefined, key)));
    // A lesson may be gone by then, and the person who is not enrolled is notified.
    for (const { status } of answers) expect([200, 403, 404]).toContain(status);
  }

  /** The percent of each course, wherever a member meets it. */
  async function percentsOf(client: Client): Promise<Map<string, number[]>> {
    const [enrollments, courses, paths, exported] = await Promise.all([
      client.get('/api/my/enrollments'),
      client.get('/api/courses?limit=100'),
      client.get('/api/learning-paths'),
      client.get('/api/my/progress/export'),
    ]);
    const percents = new Map<string, number[]>();
    const note = (title: string, progress: number) =>
      percents.set(title, [...(percents.get(title) ?? []), progress]);
    for (const { course, progress } of enrollments.body) note(course.title, progress);
    const seen = [...courses.body, ...paths.body.flatMap((path: { courses: unknown[] }) => path.courses)];
    for (const { title, progress } of [...seen, ...exported.body.courses])
      if (progress !== null) note(title, progress);
    for (const { course } of enrollments.body) {
      const { body } = await client.get(`/api/courses/${course.id}`);
      note(course.title, body.enrollment.progress);
    }
    return percents;
  }

  async function requireConsistency({ people }: Stage): Promise<void> {
    for (const { slug, ledger, total, formula } of await pointBalances(app))
      expect([slug, ledger, total]).toEqual([slug, formula, formula]);
    const wrong = await app.database.query({
      text: `
        SELECT e.completed_lessons, e.retired_lessons, e.completed_at, c.lesson_count, s.* FROM enrollments e JOIN courses c ON c.id = e.course_id
        CROSS JOIN LATERAL (
          SELECT count(*) AS completed, count(l.retired_at) AS retired FROM lesson_completions d JOIN lessons l ON l.id = d.lesson_id
          WHERE d.enrollment_id = e.id) s
        WHERE (e.completed_lessons, e.retired_lessons) <> (s.completed, s.retired)
          OR (e.completed_at IS NULL AND c.lesson_count > 0 AND s.completed - s.retired >= c.lesson_count)`,
    });
    expect(wrong).toEqual([]);
    for (const { client } of people.filter((_, index) => index % 2 === 0)) {
      for (const [title, percents] of await percentsOf(client)) {
        expect(percents.length).toBeGreaterThanOrEqual(5);
        expect([title, ...new Set(percents)]).toHaveLength(2);
        expect(percents[0]).toBeGreaterThanOrEqual(0);
        expect(percents[0]).toBeLessThanOrEqual(100);
      }
      const entries = (await client.get('/api/my/points/entries?limit=100')).body as { amount: number }[];
      const { totalPoints } = (await client.get('/api/user/points')).body;
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPoints);
    }
  }

  async function creditOf(user: { id: string }): Promise<Credit> {
    const [credit] = await app.database.query<Credit>({
      text: `
        SELECT coalesce((SELECT total_points FROM point_totals WHERE user_id = $1), 0) AS total,
          ARRAY(SELECT course_id::text FROM enrollments WHERE user_id = $1 AND completed_at IS NOT NULL ORDER BY 1) AS finished,
          (SELECT count(*)::integer FROM lesson_completions d JOIN enrollments e ON e.id = d.enrollment_id
           WHERE e.user_id = $1) AS completions`,
      values: [user.id],
    });
    return credit!;
  }

  it('the ledger is the formula, percents are one and within 0 to 100, and no edit takes credit away', async () => {
    const check = fc.asyncProperty(story, async ({ actions, edits }) => {
      const scene = await stage();
      const { courses, people } = scene;
      for (const { client } of people.filter((_, index) => index % 2 === 0))
        await client.put(`/api/courses/${courses[0]!.id}/enrollment`);
      await Promise.all(
        actions.map(async (list, index) => {
          for (const action of list) await perform(scene, people[index]!.client, action);
        }),
      );
      await requireConsistency(scene);
      const before = await Promise.all(people.map(({ user }) => creditOf(user)));
      await Promise.all(
        edits.map(({ edit, course, chance }) => editCourse(app, courses[course]!.id, edit, chance)),
      );
      await requireConsistency(scene);
      for (const [index, { user }] of people.entries()) {
        const { total, finished, completions } = await creditOf(user);
        expect(total).toBeGreaterThanOrEqual(before[index]!.total);
        expect(finished).toEqual(expect.arrayContaining(before[index]!.finished));
        expect(completions).toBe(before[index]!.completions);
      }
    });
    await fc.assert(check, {
      seed: 20_260_131,
      numRuns: 5,
      endOnFailure: true,
    });
  }, 120_000);
});
