import type { Client } from '../../../../test/client.js';
import { LiveStream } from '../../../../test/live-stream.js';
import { createCourse } from '../../../../test/factories/product-factories.js';
import { createAdmin, createProUser, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { Course } from '../../courses/course.entity.js';
import type { Lesson } from '../../lessons/lesson.entity.js';
import { Enrollment } from '../../enrollments/enrollment.entity.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';

describe('A withdrawn course', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const pathOf = (course: string) => `/api/authoring/courses/${course}/withdrawal`;
  const withdraw = (course: Course) => admin.put(pathOf(course.id));
  const reoffer = (course: Course) => admin.delete(pathOf(course.id));
  const aMember = async () => app.signInAs(await createUser(app));
  const enrolled = async (course: Course) => {
    const member = await aMember();
    expect((await member.put(`/api/courses/${course.id}/enrollment`)).status).toBe(200);
    return member;
  };
  const actsOf = async (course: Course) =>
    (
      await app.data.getRepository(AuditEvent).find({ where: { subjectId: course.id }, order: { id: 'ASC' } })
    ).map(({ action }) => action);

  /** Where the course is found, by name. */
  const LISTS: Record<string, (course: Course) => string> = {
    'the catalog': () => '/api/courses?limit=100',
    'the catalog of its track': ({ track }) => `/api/courses?track=${track}&limit=100`,
    'the catalog by its words': ({ title }) => `/api/courses?q=${encodeURIComponent(title)}`,
    'the search': ({ title }) => `/api/search?q=${encodeURIComponent(title)}`,
    'the learning paths': () => '/api/learning-paths',
  };
  const listsWith = async (client: Client, course: Course, lists = LISTS) => {
    const found = [];
    for (const [name, path] of Object.entries(lists)) {
      const { status, text } = await client.get(path(course));
      expect(status).toBe(200);
      if (text.includes(`"${course.title}"`)) found.push(name);
    }
    return found;
  };

  it('has the reason of its withdrawal in the audit log', async () => {
    const { course } = await createCourse(app);
    const path = `/api/authoring/courses/${course.id}/publication`;
    const { status, body } = await admin.send<{ details: object }>('DELETE', path, { reason: ' ' });
    expect([status, Object.keys(body.details)]).toEqual([400, ['reason']]);
    const reason = 'Its films are out of date.';
    expect((await admin.send('DELETE', path, { reason })).body).toMatchObject({ isWithdrawn: true });
    const events = await app.data.getRepository(AuditEvent).find({ where: { subjectId: course.id } });
    expect(events).toMatchObject([{ action: 'withdraw', reason }]);
  });

  it('is in no list for visitors and people who are not enrolled, until it is offered again', async () => {
    // The first of its track, so that the recommendations name it.
    const track = 'consciousness-integration';
    const { course } = await createCourse(app, { title: 'Keeping a quiet hour', track, position: -1 });
    const { course: before } = await createCourse(app, { track, position: -2 });
    const member = await enrolled(before);
    const forMembers = {
      ...LISTS,
      'the course that comes next': () => `/api/courses/${before.slug}/related`,
      'the recommendations': () => '/api/my/recommendations',
    };
    const expectFound = async () => {
      expect(await listsWith(app.visitor(), course)).toEqual(Object.keys(LISTS));
      expect(await listsWith(member, course, forMembers)).toEqual(Object.keys(forMembers));
    };
    await expectFound();
    const total = async () => Number((await app.visitor().get('/api/courses')).headers['x-total-count']);
    const pathTotal = async () =>
      (await member.get('/api/learning-paths')).body.find(({ id }: { id: string }) => id === track).total;
    const [courses, onPath] = [await total(), await pathTotal()];
    expect((await withdraw(course)).body).toMatchObject({
      id: course.id,
      isPublished: true,
      isWithdrawn: true,
    });
    expect(await listsWith(app.visitor(), course)).toEqual([]);
    expect(await listsWith(member, course, forMembers)).toEqual([]);
    expect([await total(), await pathTotal()]).toEqual([courses - 1, onPath - 1]);
    expect((await reoffer(course)).body).toMatchObject({ isWithdrawn: false });
    await expectFound();
    expect([await total(), await pathTotal()]).toEqual([courses, onPath]);
  });

  it('has no page, lesson or review for people who are not enrolled, administrators too', async () => {
    const { course, lessons } = await createCourse(app);
    const preview = lessons[0]!;
    const member = await aMember();
    const paths = [
      `/api/courses/${course.id}`,
      `/api/courses/${course.slug}`,
      `/api/courses/${course.slug}/related`,
      `/api/courses/${course.slug}/lessons/${preview.slug}`,
      `/api/courses/${course.slug}/reviews`,
    ];
    const statuses = async (client: Client) => {
      const answers = [];
      for (const path of paths) answers.push((await client.get(path)).status);
      return answers;
    };
    for (const client of [app.visitor(), member, admin])
      expect(await statuses(client)).toEqual(paths.map(() => 200));
    await withdraw(course);
    for (const client of [app.visitor(), member, admin])
      expect(await statuses(client)).toEqual(paths.map(() => 404));
    await reoffer(course);
    expect(await statuses(app.visitor())).toEqual(paths.map(() => 200));
  });

  it('takes nobody new in, and nothing from people who are not enrolled', async () => {
    const { course, lessons } = await createCourse(app);
    const [preview] = lessons as [Lesson];
    const member = await aMember();
    await withdraw(course);
    const refused = await member.put(`/api/courses/${course.slug}/enrollment`);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'course_withdrawn',
      message: 'This course is no longer offered.',
    });
    const question = { title: 'What is this?', body: 'I wonder.', kind: 'question', lessonId: preview.id };
    expect((await member.post('/api/posts', question)).status).toBe(404);
    const review = { rating: 5, text: 'I never took it.' };
    expect((await member.post(`/api/courses/${course.id}/reviews`, review)).status).toBe(404);
    expect((await member.put(`/api/lessons/${preview.id}/completion`)).status).toBe(404);
    expect((await member.get('/api/my/enrollments')).body).toEqual([]);
    await reoffer(course);
    expect((await member.put(`/api/courses/${course.slug}/enrollment`)).status).toBe(200);
  });

  it('hides its discussions from people who are not enrolled', async () => {
    const { course, lessons } = await createCourse(app);
    const [preview] = lessons as [Lesson];
    const [learner, member] = [await enrolled(course), await aMember()];
    const question = { title: 'Is it so?', body: 'I wonder.', kind: 'question', lessonId: preview.id };
    const { slug } = (await learner.post('/api/posts', question)).body;
    const list = `/api/posts?lesson=${course.slug}/${preview.slug}`;
    const seen = async (client: Client) => (await client.get(list)).body.length;
    expect([await seen(app.visitor()), await seen(member), await seen(learner)]).toEqual([1, 1, 1]);
    await withdraw(course);
    expect([await seen(app.visitor()), await seen(member), await seen(learner)]).toEqual([0, 0, 1]);
    expect((await member.get(`/api/posts/${slug}`)).status).toBe(404);
    expect((await learner.post('/api/posts', { ...question, title: 'And this?' })).status).toBe(201);
  });

  it('stays whole for those enrolled: they finish it and get certificate and points', async () => {
    const { course, lessons } = await createCourse(app, { track: 'leadership-transformation', lessons: 2 });
    const [first, second] = lessons as [Lesson, Lesson];
    const learner = await enrolled(course);
    await learner.put(`/api/lessons/${first.id}/completion`);
    const onPath = async () =>
      (await learner.get('/api/learning-paths')).body.find(({ id }: { id: string }) => id === course.track);
    const { total } = await onPath();
    await withdraw(course);
    const page = `/api/courses/${course.slug}`;
    expect((await learner.get(page)).body).toMatchObject({
      isWithdrawn: true,
      progress: 50,
      enrollment: { nextLesson: { slug: second.slug } },
    });
    expect((await learner.get(`${page}/related`)).status).toBe(200);
    expect((await learner.get(`${page}/lessons/${second.slug}`)).status).toBe(200);
    expect((await learner.put(`/api/lessons/${second.id}/note`, { text: 'Mine.' })).status).toBe(200);
    expect((await learner.put(`${page}/enrollment`)).body).toMatchObject({ progress: 50 });
    const finished = (await learner.put(`/api/lessons/${second.id}/completion`)).body;
    expect(finished).toMatchObject({ progress: 100, completedAt: expect.any(String) });
    expect((await learner.get('/api/my/enrollments')).body).toMatchObject([
      { course: { title: course.title }, progress: 100 },
    ]);
    expect((await learner.get('/api/user/points')).body.totalPoints).toBe(100);
    expect(await onPath()).toMatchObject({ total, completed: 1 });
    expect((await learner.post(`${page}/reviews`, { rating: 4, text: 'Good.' })).status).toBe(201);
    const [certificate] = (await learner.get('/api/my/certificates')).body;
    expect(certificate).toMatchObject({ status: 'valid', course: { title: course.title, isVisible: true } });
    const shown = async (client: Client) =>
      (await client.get(`/api/certificates/${certificate.id}`)).body.course;
    expect(await shown(app.visitor())).toMatchObject({ title: course.title, isVisible: false });
    expect(await shown(learner)).toMatchObject({ isVisible: true });
    await reoffer(course);
    expect(await shown(app.visitor())).toMatchObject({ isVisible: true });
  });

  it('is named on the profile of its learner, as one that others cannot open', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 1 });
    const maya = await createUser(app);
    const learner = await app.signInAs(maya);
    await learner.put(`/api/courses/${course.id}/enrollment`);
    await learner.put(`/api/lessons/${lessons[0]!.id}/completion`);
    const member = await aMember();
    const shown = async (client: Client) => {
      const { finishedCourses, learningPath } = (await client.get(`/api/members/${maya.slug}`)).body;
      return [finishedCourses[0], learningPath.courses[0]];
    };
    const named = { slug: course.slug, title: course.title };
    const both = (isVisible: boolean) => [1, 2].map(() => expect.objectContaining({ ...named, isVisible }));
    expect(await shown(member)).toEqual(both(true));
    await withdraw(course);
    expect(await shown(member)).toEqual(both(false));
    expect(await shown(learner)).toEqual(both(true));
  });

  it('still needs the membership for all but its previews', async () => {
    const { course, lessons } = await createCourse(app, { access: 'pro' });
    const [preview, closed] = lessons as [Lesson, Lesson];
    const people = [await createProUser(app), await createUser(app)];
    // The membership of the second has ended since.
    for (const { id: userId } of people)
      await app.data.getRepository(Enrollment).save({ userId, courseId: course.id });
    await withdraw(course);
    const statuses = [];
    for (const person of [...people, await createUser(app)]) {
      const client = await app.signInAs(person);
      const open = async ({ slug }: Lesson) =>
        (await client.get(`/api/courses/${course.slug}/lessons/${slug}`)).status;
      statuses.push([await open(preview), await open(closed)]);
    }
    expect(statuses).toEqual([
      [200, 200],
      [200, 403],
      [404, 404],
    ]);
  });

  it('is withdrawn once, however often and by how many at once, and each change is in the audit log', async () => {
    const { course } = await createCourse(app);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(course)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await actsOf(course)).toEqual(['withdraw']);
    await Promise.all([1, 2].map(() => reoffer(course)));
    await reoffer(course);
    expect(await actsOf(course)).toEqual(['withdraw', 'reoffer']);
  });

  it('can be edited and published, and stays withdrawn', async () => {
    const { course } = await createCourse(app);
    await withdraw(course);
    const path = `/api/authoring/courses/${course.id}`;
    const { version, document } = (await admin.get(`${path}/draft`)).body;
    const changed = { ...document, promise: 'Do another thing well.' };
    const saved = await admin.put(`${path}/draft`, { version, document: changed });
    const published = await admin.put(`${path}/publication`, { version: saved.body.version });
    expect(published.body).toMatchObject({ isPublished: true, isWithdrawn: true });
    const listed = (await admin.get('/api/authoring/courses?limit=100')).body;
    expect(listed.find(({ id }: { id: string }) => id === course.id)).toMatchObject({ isWithdrawn: true });
    expect((await app.visitor().get(`/api/courses/${course.id}`)).status).toBe(404);
  });

  it('is the decision of its instructor and of administrators', async () => {
    const teacher = await createUser(app);
    const { course } = await createCourse(app, { instructorId: teacher.id });
    const path = pathOf(course.slug);
    for (const change of ['put', 'delete'] as const) {
      expect((await app.visitor()[change](path)).status).toBe(401);
      // As with publishing, there is nothing here for others.
      expect((await (await aMember())[change](path)).status).toBe(404);
    }
    expect(await actsOf(course)).toEqual([]);
    expect((await (await app.signInAs(teacher)).put(path)).body).toMatchObject({ isWithdrawn: true });
  });

  it('was published before', async () => {
    const { id } = (await admin.post('/api/authoring/courses', { title: 'Not there yet' })).body;
    for (const answer of [await admin.put(pathOf(id)), await admin.delete(pathOf(id))]) {
      expect(answer.status).toBe(409);
      expect(answer.body.code).toBe('unpublished_course');
    }
  });

  it('changes on the pages that show it', async () => {
    const { course } = await createCourse(app);
    const stream = await LiveStream.open(await aMember());
    const heard = () => stream.topics.filter((topic) => topic === `course:${course.id}`).length;
    await withdraw(course);
    await stream.until(() => heard() === 1);
    await reoffer(course);
    await stream.until(() => heard() === 2);
    stream.close();
  });
});
