import type { Client } from '../../test/client.js';
import { countQueries } from '../../test/database/count-queries.js';
import { createProUser, createUser } from '../../test/factories/user-factory.js';
import { createCourse } from '../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../test/test-app.js';
import type { CourseSummary, OutlineLesson } from './courses.dto.js';

describe('Courses', () => {
  let app: TestApp;
  let member: Client;
  beforeAll(async () => {
    app = await createTestApp();
    member = await app.signInAs(await createUser(app));
  });
  afterAll(() => app.close());

  it('are listed in catalog order and filtered by track, access and words', async () => {
    const instructor = await createUser(app, {
      firstName: 'Sam',
      lastName: 'Holt',
      currentRole: 'Instructor',
    });
    const first = await createCourse(app, { title: 'Prompts, 100% human', instructorId: instructor.id });
    const second = await createCourse(app, { track: 'leadership-transformation', access: 'pro' });
    const list = async (query: string) =>
      (await app.visitor().get(`/api/courses?${query}`)).body.map(({ slug }: { slug: string }) => slug);
    expect(await list('')).toEqual([first.course.slug, second.course.slug]);
    expect(await list('track=leadership-transformation')).toEqual([second.course.slug]);
    expect(await list('access=free')).toEqual([first.course.slug]);
    expect(await list('q=100%25')).toEqual([first.course.slug]);
    expect(await list('q=_____________________')).toEqual([]);
    const answer = await app.visitor().get('/api/courses?limit=1');
    expect(answer.headers['x-total-count']).toBe('2');
    expect(answer.body).toEqual([
      {
        id: first.course.id,
        slug: first.course.slug,
        title: 'Prompts, 100% human',
        promise: 'Do one thing well.',
        track: 'ai-mastery',
        level: 'introductory',
        duration: '40 min',
        durationMinutes: 40,
        lessonCount: 4,
        access: 'free',
        coverSeed: first.course.coverSeed,
        instructor: { name: 'Sam Holt', role: 'Instructor' },
        progress: null,
      },
    ]);
    const next = /<([^>]+)>/.exec(String(answer.headers['link']))![1]!;
    expect((await app.visitor().get(next)).body[0].slug).toBe(second.course.slug);
    expect(await countQueries(app, () => member.get('/api/courses'))).toBeLessThanOrEqual(3);
  });

  it('show their outline and where the member is in it', async () => {
    const { course, lessons } = await createCourse(app);
    await member.put(`/api/courses/${course.slug}/enrollment`);
    const enrollment = (await member.put(`/api/lessons/${lessons[0]!.id}/completion`)).body;
    const { body } = await member.get(`/api/courses/${course.id}`);
    expect(body).toMatchObject({ description: 'One thing, *well*.', outcomes: ['Do it'], progress: 25 });
    expect(body.enrollment).toEqual({
      id: enrollment.id,
      progress: 25,
      nextLesson: { id: lessons[1]!.id, slug: lessons[1]!.slug, title: 'Lesson 2', position: 2 },
    });
    expect(
      body.modules[0].lessons.map((lesson: OutlineLesson) => [
        lesson.position,
        lesson.isPreview,
        lesson.isCompleted,
      ]),
    ).toEqual([
      [1, true, true],
      [2, false, false],
      [3, false, false],
      [4, false, false],
    ]);
    const seenByVisitor = (await app.visitor().get(`/api/courses/${course.slug}`)).body;
    expect(seenByVisitor.enrollment).toBeNull();
    expect(seenByVisitor.modules[0].lessons[0].isCompleted).toBe(false);
    expect(JSON.stringify(seenByVisitor)).not.toContain('Read this.');
  });

  it('open their preview to everybody and the other lessons to those enrolled', async () => {
    const { course, lessons } = await createCourse(app, { access: 'pro' });
    const path = (position: number) => `/api/courses/${course.slug}/lessons/${lessons[position - 1]!.slug}`;
    const hpc = await app.signInAs(await createProUser(app));
    expect((await app.visitor().get(path(1))).body).toMatchObject({
      body: 'Read this.',
      isPreview: true,
      course: { id: course.id, slug: course.slug, title: course.title },
      previous: null,
      next: { slug: lessons[1]!.slug, title: 'Lesson 2' },
    });
    expect((await app.visitor().get(path(2))).status).toBe(401);
    expect((await member.get(path(2))).body.code).toBe('pro_required');
    expect((await hpc.get(path(2))).body.code).toBe('enrollment_required');
    await hpc.put(`/api/courses/${course.slug}/enrollment`);
    expect((await hpc.get(path(2))).body).toMatchObject({
      position: 2,
      previous: { slug: lessons[0]!.slug },
    });
    expect((await hpc.get(`/api/courses/${course.slug}/lessons/no-such-lesson`)).status).toBe(404);
    const other = await createCourse(app);
    expect((await hpc.get(`/api/courses/${other.course.slug}/lessons/${lessons[0]!.slug}`)).status).toBe(404);
  });
});

describe('Learning paths', () => {
  it('list their courses in order with the caller’s progress', async () => {
    const app = await createTestApp();
    const first = await createCourse(app);
    const second = await createCourse(app);
    await app.data
      .getRepository('learning_paths')
      .insert({ id: 'ai-mastery', title: 'AI Mastery', description: 'Ask well.', position: 1 });
    await app.data.getRepository('learning_path_courses').insert([
      { pathId: 'ai-mastery', courseId: first.course.id, position: 2 },
      { pathId: 'ai-mastery', courseId: second.course.id, position: 1 },
    ]);
    const member = await app.signInAs(await createUser(app));
    await member.put(`/api/courses/${first.course.id}/enrollment`);
    const { body } = await member.get('/api/learning-paths');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ id: 'ai-mastery', title: 'AI Mastery', description: 'Ask well.' });
    expect(body[0].courses.map(({ slug, progress }: CourseSummary) => [slug, progress])).toEqual([
      [second.course.slug, null],
      [first.course.slug, 0],
    ]);
    await app.close();
  });
});
