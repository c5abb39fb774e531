import fc from 'fast-check';
import { countQueries } from '../../../test/database/count-queries.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { localDay, referenceStreak, travels, type Moment } from '../../../test/arbitrary-travel.js';
import type { User } from '../../identity/users/user.entity.js';

const DAY = 24 * 3_600_000;

describe('The streak', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const moveTo = (user: Pick<User, 'id'>, timeZone: string) =>
    app.data.getRepository('users').update({ id: user.id }, { timeZone });

  /** As a completion writes it, at another time. */
  const learn = (user: Pick<User, 'id'>, lessonId: string, occurredAt: Date) =>
    app.data.getRepository('lesson_activity').insert({ userId: user.id, lessonId, occurredAt });

  it('of a newcomer is empty, and so is the calendar', async () => {
    const member = await app.signInAs(await createUser(app));
    const { body } = await member.get('/api/my/streak');
    expect(body).toMatchObject({ days: 0, longest: 0, weeklyGoal: null });
    expect(body.calendar.length).toBeGreaterThan(77);
    expect(body.calendar.at(-1)).toEqual({ date: body.today, active: false });
    expect(body.weeks).toHaveLength(12);
    expect(
      body.weeks.every(({ days, minutes }: { days: number; minutes: number }) => days + minutes === 0),
    ).toBe(true);
  });

  it('grows with what is done today, and says for how long', async () => {
    const user = await createUser(app, { timeZone: 'Pacific/Auckland' });
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app);
    await member.put(`/api/courses/${course.id}/enrollment`);
    const completion = `/api/lessons/${lessons[0]!.id}/completion`;
    await member.put(completion);
    await member.delete(completion);
    await member.put(completion);
    await member.put(`/api/lessons/${lessons[1]!.id}/completion`);
    const { body } = await member.get('/api/my/streak');
    expect(body).toMatchObject({ days: 1, longest: 1 });
    expect(body.today).toBe(localDay({ at: Date.now(), zone: 'Pacific/Auckland' }));
    expect(body.calendar.at(-1)).toEqual({ date: body.today, active: true });
    expect(body.weeks.at(-1)).toMatchObject({ days: 1, minutes: 20 });
  });

  it('keeps each day as it was where the member was then', async () => {
    const user = await createUser(app, { timeZone: 'Pacific/Kiritimati' });
    const member = await app.signInAs(user);
    const { lessons } = await createCourse(app);
    const noon = new Date(`${localDay({ at: Date.now() - 3 * DAY, zone: 'UTC' })}T12:00:00Z`);
    await learn(user, lessons[0]!.id, noon);
    await moveTo(user, 'Pacific/Honolulu');
    await learn(user, lessons[0]!.id, noon);
    const { body } = await member.get('/api/my/streak');
    const active = body.calendar.filter((day: { active: boolean }) => day.active);
    expect(active.map(({ date }: { date: string }) => date)).toEqual([
      localDay({ at: noon.getTime(), zone: 'Pacific/Honolulu' }),
      localDay({ at: noon.getTime(), zone: 'Pacific/Kiritimati' }),
    ]);
  });

  it('is the reference’s, and so are its days, for journeys that the database saw', async () => {
    const { lessons } = await createCourse(app, { lessons: 1 });
    const check = fc.asyncProperty(travels, async ({ activities }) => {
      const user = await createUser(app);
      for (const { at, zone } of activities) {
        await moveTo(user, zone);
        await app.database.execute({
          text: `INSERT INTO lesson_activity (user_id, lesson_id, occurred_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
          values: [user.id, lessons[0]!.id, new Date(at)],
        });
      }
      const rows = await app.database.query<{ day: string }>({
        text: `SELECT DISTINCT local_day::text AS day FROM lesson_activity WHERE user_id = $1 ORDER BY 1`,
        values: [user.id],
      });
      const days = [...new Set(activities.map((moment: Moment) => localDay(moment)))].sort();
      expect(rows.map(({ day }) => day)).toEqual(days);
      const longest = Math.max(
        0,
        ...days.map((day, index) => referenceStreak(days.slice(0, index + 1), day)),
      );
      const [streak] = await app.database.query<{ longest: number }>({
        text: `SELECT longest_streak($1::date[]) AS longest`,
        values: [days],
      });
      expect(streak!.longest).toBe(longest);
    });
    await fc.assert(check, { seed: 20_260_131, numRuns: 25 });
  });

  it('counts answers and reflections as learning', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app);
    const question = { id: 'why', kind: 'short', prompt: 'Why?', modelAnswer: 'So.', explanation: 'So.' };
    const quiz = { id: 'quiz', kind: 'quiz', title: 'One', passMark: 50, questions: [question] };
    await app.data.getRepository('lessons').update({ id: lessons[1]!.id }, { blocks: [quiz] });
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/reflection`, { text: 'I waited.' });
    await member.put(`/api/lessons/${lessons[0]!.id}/reflection`, { text: 'I waited longer.' });
    for (const answer of ['Because.', 'Because I can.'])
      await member.put(`/api/lessons/${lessons[1]!.id}/answers/why`, { answer });
    const days = app.data.getRepository('lesson_activity');
    const kinds = (await days.findBy({ userId: user.id })).map(({ kind, lessonId }) => [kind, lessonId]);
    expect(kinds.sort()).toEqual([
      ['answered', lessons[1]!.id],
      ['reflected', lessons[0]!.id],
    ]);
    expect((await member.get('/api/my/streak')).body).toMatchObject({ days: 1 });
    expect((await member.get('/api/my/streak')).body.weeks.at(-1)).toMatchObject({ days: 1, minutes: 0 });
  });

  it('is measured by a weekly goal that the member chooses', async () => {
    const member = await app.signInAs(await createUser(app));
    expect((await member.put('/api/my/weekly-goal', { days: 3 })).body).toEqual({ days: 3 });
    await member.put('/api/my/weekly-goal', { days: 5 });
    expect((await member.get('/api/my/streak')).body.weeklyGoal).toBe(5);
    for (const days of [0, 8, 1.5, '3', undefined]) {
      const { status, body } = await member.put('/api/my/weekly-goal', { days });
      expect([status, body.details?.days?.[0]]).toEqual([400, 'Choose one to seven days.']);
    }
    await member.put('/api/my/weekly-goal', { days: null });
    expect((await member.get('/api/my/streak')).body.weeklyGoal).toBeNull();
  });

  it('takes three queries at most, the session’s included', async () => {
    const member = await app.signInAs(await createUser(app));
    await member.get('/api/my/streak');
    const paths = ['streak', 'points/entries', 'achievements', 'enrollments', 'activity'];
    for (const path of paths)
      expect(await countQueries(app, () => member.get(`/api/my/${path}`))).toBeLessThanOrEqual(3);
  });

  it('is exported with the courses, lessons, points and achievements, as JSON and as a table', async () => {
    const user = await createUser(app);
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app, { lessons: 1, title: '=1+1' });
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    const json = await member.get('/api/my/progress/export?format=json');
    expect(json.headers['content-disposition']).toBe('attachment; filename="futurelab-progress.json"');
    expect(json.body).toMatchObject({
      courses: [{ title: '=1+1', progress: 100 }],
      lessons: [{ title: 'Lesson 1', course: '=1+1' }],
      points: [{ amount: 25 }, { amount: 75 }],
      learningDays: [localDay({ at: Date.now(), zone: 'UTC' })],
    });
    expect(json.body.achievements).toContainEqual(
      expect.objectContaining({ title: 'Course Completer', rule: 'Complete a course' }),
    );
    const csv = await member.get('/api/my/progress/export?format=csv');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.text).toContain(`course,`);
    expect(csv.text).toContain(`,'=1+1,Completed a course,75,http://localhost:3000/courses/${course.slug}`);
    expect((await member.get('/api/my/progress/export?format=xls')).status).toBe(400);
    expect((await app.visitor().get('/api/my/progress/export?format=csv')).status).toBe(401);
  });
});
