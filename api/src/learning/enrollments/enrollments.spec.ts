import { createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import { Lesson } from '../lessons/lesson.entity.js';

describe('Enrollments', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const newMember = async () => app.signInAs(await createUser(app));
  const pointsOf = async (client: Awaited<ReturnType<typeof newMember>>) =>
    (await client.get('/api/user/points')).body;

  it('happen once, however often they are asked for', async () => {
    const { course, lessons } = await createCourse(app);
    const member = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => member.put(`/api/courses/${course.slug}/enrollment`)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]!.body).toEqual({
      id: answers[0]!.body.id,
      courseId: course.id,
      course: {
        id: course.id,
        slug: course.slug,
        title: course.title,
        duration: '40 min',
        durationMinutes: 40,
        lessonCount: 4,
        track: 'ai-mastery',
        coverSeed: `${course.track}.${course.coverSeed}`,
      },
      progress: 0,
      startedAt: expect.any(String),
      completedAt: null,
      lastActivityAt: null,
      nextLesson: { id: lessons[0]!.id, slug: lessons[0]!.slug, title: 'Lesson 1', position: 1 },
      newLessons: 0,
    });
    expect((await member.get('/api/my/enrollments')).body).toEqual([answers[0]!.body]);
  });

  it('in HPC courses need the membership', async () => {
    const { course, lessons } = await createCourse(app, { access: 'pro' });
    const member = await newMember();
    const hpc = await app.signInAs(await createProUser(app));
    expect((await member.put(`/api/courses/${course.id}/enrollment`)).body.code).toBe('pro_required');
    expect((await hpc.put(`/api/courses/${course.id}/enrollment`)).status).toBe(200);
    expect((await member.put(`/api/lessons/${lessons[0]!.id}/completion`)).body.code).toBe('pro_required');
    expect((await member.put('/api/courses/no-such-course/enrollment')).status).toBe(404);
  });

  it('keep what was completed when the course is edited', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 4 });
    const member = await newMember();
    const { body: enrollment } = await member.put(`/api/courses/${course.id}/enrollment`);
    const complete = (index: number) => member.put(`/api/lessons/${lessons[index]!.id}/completion`);
    const stored = app.data.getRepository(Lesson);
    const now = async () => (await member.get('/api/my/enrollments')).body[0];
    await complete(0);
    await complete(1);
    await stored.update({ id: lessons[0]!.id }, { retiredAt: new Date() });
    expect(await now()).toMatchObject({ id: enrollment.id, progress: 50, course: { lessonCount: 3 } });
    await stored.update({ id: lessons[2]!.id }, { retiredAt: new Date() });
    await complete(3);
    expect(await now()).toMatchObject({ progress: 100, newLessons: 0, nextLesson: null });
    await stored.update({ id: lessons[2]!.id }, { retiredAt: null });
    expect(await now()).toMatchObject({ progress: 100, newLessons: 1, nextLesson: { id: lessons[2]!.id } });
    await complete(2);
    await member.delete(`/api/lessons/${lessons[2]!.id}/completion`);
    expect(await now()).toMatchObject({ progress: 100, newLessons: 1 });
  });

  it('are changed once by each change that a client names', async () => {
    const { course, lessons } = await createCourse(app);
    const member = await newMember();
    await member.put(`/api/courses/${course.id}/enrollment`);
    const path = `/api/lessons/${lessons[0]!.id}/completion`;
    const complete = () => member.put(path, undefined, { key: 'complete-once' });
    await Promise.all([1, 2, 3].map(complete));
    expect((await member.delete(path, { key: 'reopen-once' })).body.progress).toBe(0);
    // Late, as from a browser that was offline: it undoes nothing that came since.
    expect((await complete()).body.progress).toBe(25);
    expect((await member.get('/api/my/enrollments')).body[0].progress).toBe(0);
    expect((await member.put(path)).body.progress).toBe(25);
  });

  it('move with each lesson, finish, reopen and finish again, and the points with them', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 3 });
    const member = await newMember();
    const lesson = (index: number) => `/api/lessons/${lessons[index]!.slug}/completion`;
    expect((await member.put(lesson(0))).body.code).toBe('enrollment_required');
    await member.put(`/api/courses/${course.id}/enrollment`);
    expect(await pointsOf(member)).toMatchObject({ currentLevel: 1, totalPoints: 0 });

    await Promise.all([member.put(lesson(0)), member.put(lesson(0)), member.put(lesson(0))]);
    expect((await member.put(lesson(0))).body).toMatchObject({ progress: 33, nextLesson: { position: 2 } });
    expect((await pointsOf(member)).totalPoints).toBe(25);

    await Promise.all([member.put(lesson(1)), member.put(lesson(2))]);
    const [finished] = (await member.get('/api/my/enrollments')).body;
    expect(finished).toMatchObject({ progress: 100, nextLesson: null, completedAt: expect.any(String) });
    expect((await pointsOf(member)).totalPoints).toBe(100);

    expect((await member.delete(lesson(1))).body).toMatchObject({
      progress: 67,
      completedAt: null,
      nextLesson: { position: 2 },
    });
    expect((await pointsOf(member)).totalPoints).toBe(25);
    await member.put(lesson(1));
    expect((await pointsOf(member)).totalPoints).toBe(100);

    for (const index of [0, 1, 2]) await member.delete(lesson(index));
    expect((await member.delete(lesson(0))).body).toMatchObject({ progress: 0, completedAt: null });
    expect((await pointsOf(member)).totalPoints).toBe(0);
  });

  it('reopen with each of two lessons that were completed in overlapping transactions', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 2 });
    const member = await newMember();
    const lesson = (index: number) => `/api/lessons/${lessons[index]!.slug}/completion`;
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(lesson(0));
    await app.data.query(
      `INSERT INTO lesson_completions (enrollment_id, lesson_id, completed_at)
       SELECT id, $1, now() - interval '1 minute' FROM enrollments WHERE course_id = $2`,
      [lessons[1]!.id, course.id],
    );
    expect((await member.delete(lesson(0))).body).toMatchObject({ progress: 50, completedAt: null });
  });

  it('that are finished stay finished when the course grows', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 2 });
    const member = await newMember();
    await member.put(`/api/courses/${course.id}/enrollment`);
    for (const { id } of lessons) await member.put(`/api/lessons/${id}/completion`);
    const { id: _, ...last } = lessons[1]!;
    await app.data.getRepository(Lesson).save({ ...last, slug: `${last.slug}-more`, position: 3 });
    const [enrollment] = (await member.get('/api/my/enrollments')).body;
    expect(enrollment).toMatchObject({
      progress: 100,
      course: { lessonCount: 3 },
      nextLesson: { position: 3 },
    });
    expect((await pointsOf(member)).totalPoints).toBe(100);
  });

  it('in a course without lessons are not started', async () => {
    const { course } = await createCourse(app, { lessons: 0 });
    const member = await newMember();
    const { body } = await member.put(`/api/courses/${course.id}/enrollment`);
    expect(body).toMatchObject({ progress: 0, nextLesson: null, completedAt: null });
  });

  it('keep lessons that someone completed from being deleted', async () => {
    const { course, lessons } = await createCourse(app);
    const member = await newMember();
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await expect(app.data.getRepository(Lesson).delete({ id: lessons[0]!.id })).rejects.toThrow(
      'fk_lesson_completions_lesson_id',
    );
  });
});

describe('Activity', () => {
  it('is a streak in the zone of the member, and a guide that ticks itself', async () => {
    const app = await createTestApp();
    const user = await createUser(app, { timeZone: 'Pacific/Auckland', interests: ['Attention'] });
    const member = await app.signInAs(user);
    const { course, lessons } = await createCourse(app);
    expect((await member.get('/api/my/activity')).body).toEqual({
      learningStreakDays: 0,
      lastActiveOn: null,
      guide: {
        profileCompleted: true,
        courseStarted: false,
        groupJoined: false,
        eventRsvped: false,
        introduced: false,
      },
    });
    await member.put(`/api/courses/${course.id}/enrollment`);
    await member.put(`/api/lessons/${lessons[0]!.id}/completion`);
    await app.data.getRepository('lesson_activity').insert([
      { userId: user.id, lessonId: lessons[0]!.id, occurredAt: new Date(Date.now() - 24 * 3_600_000) },
      { userId: user.id, lessonId: lessons[0]!.id, occurredAt: new Date(Date.now() - 72 * 3_600_000) },
    ]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date());
    expect((await member.get('/api/my/activity')).body).toMatchObject({
      learningStreakDays: 3,
      lastActiveOn: today,
      guide: { courseStarted: true },
    });
    await app.close();
  });
});
