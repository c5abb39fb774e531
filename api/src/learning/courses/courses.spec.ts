import type { Client } from '../../../test/client.js';
import { countQueries } from '../../../test/database/count-queries.js';
import { createAdmin, createProUser, createUser } from '../../../test/factories/user-factory.js';
import {
  createCourse,
  createEvent,
  createGroup,
  createPost,
} from '../../../test/factories/product-factories.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
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
        coverSeed: `${first.course.track}.${first.course.coverSeed}`,
        instructor: {
          name: 'Sam Holt',
          role: 'Instructor',
          portraitUrl: expect.stringContaining('/portraits/'),
        },
        averageRating: null,
        reviewCount: 0,
        progress: null,
      },
    ]);
    const next = /<([^>]+)>/.exec(String(answer.headers['link']))![1]!;
    expect((await app.visitor().get(next)).body[0].slug).toBe(second.course.slug);
    expect(await countQueries(app, () => member.get('/api/courses'))).toBeLessThanOrEqual(3);
  });

  it('are narrowed by level, length and the member’s state, and sorted', async () => {
    const learner = await app.signInAs(await createUser(app));
    const begun = await createCourse(app, { title: 'B begun', level: 'advanced', lessons: 2 });
    const done = await createCourse(app, { title: 'A done', lessons: 1 });
    await createCourse(app, { title: 'C long', lessons: 20 });
    for (const { course, lessons } of [begun, done]) {
      await learner.put(`/api/courses/${course.id}/enrollment`);
      await learner.put(`/api/lessons/${lessons[0]!.id}/completion`);
    }
    const list = async (query: string) =>
      (await learner.get(`/api/courses?limit=100&${query}`)).body.map(({ title }: CourseSummary) => title);
    expect(await list('state=in_progress')).toEqual(['B begun']);
    expect(await list('state=finished')).toEqual(['A done']);
    expect(await list('state=new')).not.toContain('A done');
    expect(await list('level=advanced')).toEqual(['B begun']);
    expect(await list('length=long')).toEqual(['C long']);
    expect((await list('')).at(0)).toBe('B begun');
    expect((await list('')).at(-1)).toBe('A done');
    expect((await list('sort=shortest')).at(0)).toBe('A done');
    expect((await list('sort=newest')).at(0)).toBe('C long');
    expect((await list('sort=title')).at(0)).toBe('A done');
    const first = await learner.get('/api/courses?limit=1');
    const next = /<([^>]+)>/.exec(String(first.headers['link']))![1]!;
    expect([first.body[0].slug, (await learner.get(next)).body[0].slug]).not.toContain(done.course.slug);
    expect(
      await countQueries(app, () => learner.get('/api/courses?state=new&sort=title')),
    ).toBeLessThanOrEqual(3);
    expect((await learner.get('/api/courses?sort=random')).status).toBe(400);
  });

  it('name the events, discussions and people that go with them, and what comes next', async () => {
    const teacher = await createUser(app);
    const { course } = await createCourse(app, {
      title: 'Gardening Quietly',
      instructorId: teacher.id,
      track: 'consciousness-integration',
    });
    const after = await createCourse(app, { title: 'Pruning', track: 'consciousness-integration' });
    const closed = await createGroup(app, { visibility: 'private' });
    await createEvent(app, { title: 'Gardening at night' });
    await createEvent(app, { title: 'Past gardening', startsAt: new Date(Date.now() - 48 * 3_600_000) });
    await createEvent(app, { title: 'With the teacher', hostId: teacher.id });
    await createPost(app, { title: 'Who gardens quietly?', authorId: teacher.id });
    await createPost(app, { title: 'Secret gardening', authorId: teacher.id, groupId: closed.id });
    const peer = await createUser(app, { firstName: 'Pia', lastName: 'Peer', helpsWith: ['Seeds'] });
    const hidden = await createUser(app, { visibility: { finishedCourses: 'me' } });
    for (const user of [peer, hidden])
      await (await app.signInAs(user)).put(`/api/courses/${course.id}/enrollment`);
    const { body } = await member.get(`/api/courses/${course.slug}/related`);
    const titles = (list: { title: string }[]) => list.map(({ title }) => title);
    expect(titles(body.events)).toEqual(['With the teacher', 'Gardening at night']);
    expect(titles(body.discussions)).toEqual(['Who gardens quietly?']);
    expect(body.people).toMatchObject([{ name: 'Pia Peer', hasFinished: false, helpsWith: ['Seeds'] }]);
    expect(body.nextCourse.slug).toBe(after.course.slug);
    const seenByVisitor = (await app.visitor().get(`/api/courses/${course.id}/related`)).body;
    expect(seenByVisitor.people).toEqual([]);
    expect(titles(seenByVisitor.discussions)).toEqual(['Who gardens quietly?']);
    expect(
      await countQueries(app, () => member.get(`/api/courses/${course.id}/related`)),
    ).toBeLessThanOrEqual(3);
    expect((await member.get('/api/courses/no-such-course/related')).status).toBe(404);
  });

  it('name the projects and exchanges of others that are about them, to members', async () => {
    const { course } = await createCourse(app, { title: 'Gardening Quietly' });
    const maya = await app.signInAs(await createProUser(app));
    const roles = [{ name: 'Digger', hoursPerWeek: 2 }];
    const project = { title: 'A garden for the clinic', purpose: 'Beds.', roles };
    const { id } = (await maya.post('/api/projects', project)).body;
    await (await app.signInAs(await createAdmin(app))).put(`/api/projects/${id}/stage`, { stage: 'open' });
    await maya.post('/api/projects', { ...project, title: 'A garden that is only proposed' });
    const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const exchange = { kind: 'offer', title: 'Gardening by ear', body: 'An hour.', until };
    await maya.post('/api/exchanges', exchange);
    const related = async (client: Client): Promise<string[]> =>
      (await client.get(`/api/courses/${course.id}/related`)).body.together
        .map(({ kind, title }: { kind: string; title: string }) => `${kind}: ${title}`)
        .sort();
    expect(await related(member)).toEqual(['exchange: Gardening by ear', 'project: A garden for the clinic']);
    expect(await related(maya)).toEqual([]);
    expect(await related(app.visitor())).toEqual([]);
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
      newLessons: 0,
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
