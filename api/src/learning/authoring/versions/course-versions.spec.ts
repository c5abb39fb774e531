import type { Client, TestResponse } from '../../../../test/client.js';
import { createCourse } from '../../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import type { CourseDocument } from '../document/course-document.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';

type Json = TestResponse['body'];

describe('Versions of a course', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app, { firstName: 'Ada', lastName: 'Lindqvist' }));
  });
  afterAll(() => app.close());

  const begin = async (options: Parameters<typeof createCourse>[1] = { lessons: 2 }) => {
    const { course } = await createCourse(app, options);
    const path = `/api/authoring/courses/${course.id}`;
    const { document } = (await admin.get(`${path}/draft`)).body as { document: CourseDocument };
    const write = (change: Partial<CourseDocument>, version: number) =>
      admin.send<Json>('PUT', `${path}/draft`, { version, document: { ...document, ...change } });
    const publish = (version: number) => admin.send<Json>('PUT', `${path}/publication`, { version });
    const restore = (number: number | string, version: number) =>
      admin.send<Json>('POST', `${path}/versions/${number}/restoration`, { version });
    const versions = async () =>
      ((await admin.get(`${path}/versions`)).body as Json[]).map(({ number, isCurrent }) => [
        number,
        isCurrent,
      ]);
    const promise = async () => (await app.visitor().get(`/api/courses/${course.id}`)).body.promise;
    return { course, path, document, write, publish, restore, versions, promise };
  };

  it('are listed by pages, each with its document', async () => {
    const { path, document, write, publish } = await begin();
    await write({ promise: 'Something else.' }, 0);
    await publish(1);
    const first = await admin.get(`${path}/versions?limit=1`);
    expect(first.body).toMatchObject([
      { number: 2, title: document.title, isCurrent: true, publishedBy: { name: 'Ada Lindqvist' } },
    ]);
    const next = /<(.*)>; rel="next"/.exec(String(first.headers['link']))![1]!;
    expect((await admin.get(next)).body).toMatchObject([{ number: 1, isCurrent: false, publishedBy: null }]);
    expect((await admin.get(`${path}/versions/1`)).body.document).toEqual(document);
    expect((await admin.get(`${path}/versions/2`)).body.document).toEqual({
      ...document,
      promise: 'Something else.',
    });
  });

  it('can each be restored, and published again', async () => {
    const { course, document, write, publish, restore, versions, promise } = await begin();
    const [module] = document.modules;
    const modules = [{ ...module!, lessons: module!.lessons.slice(0, 1) }];
    await write({ promise: 'Something else.', modules }, 0);
    await publish(1);
    const restored = await restore(1, 1);
    expect(restored.body).toMatchObject({ version: 2, publishedVersion: 1, document });
    expect(await promise()).toBe('Something else.');
    await publish(2);
    expect((await app.visitor().get(`/api/courses/${course.id}`)).body).toMatchObject({
      promise: 'Do one thing well.',
      lessonCount: 2,
    });
    expect(await versions()).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
  });

  it('have what was published by a replica that did not store it', async () => {
    const { course, write, publish, versions } = await begin();
    await write({ promise: 'Something else.' }, 0);
    await publish(1);
    const fields = { id: course.id, promise: 'Published elsewhere.' };
    await app.data.getRepository('courses').save(fields);
    expect(await versions()).toEqual([
      [2, false],
      [1, false],
    ]);
    await write({ promise: 'Another.' }, 1);
    await publish(2);
    expect(await versions()).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
  });

  it('replace no draft that was not read', async () => {
    const { write, publish, restore } = await begin();
    await write({ promise: 'Something else.' }, 0);
    await publish(1);
    await write({ promise: 'Newer.' }, 1);
    expect((await restore(1, 1)).body.code).toBe('stale_course');
    const answers = await Promise.all([restore(1, 2), write({ promise: 'Newest.' }, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const number of ['9', '99999999999', '-1', 'one'])
      expect([(await restore(number, 3)).body.message, number]).toEqual([
        'This version doesn’t exist.',
        number,
      ]);
  });

  it('have to fit what a course is by now', async () => {
    const { path, course, document, restore } = await begin();
    await app.database.execute({
      text: `INSERT INTO published_versions (kind, subject, number, document, published_at)
             VALUES ('course', $1, 1, $2, now())`,
      values: [course.id, { ...document, level: 'heroic' }],
    });
    const { status, body } = await restore(1, 0);
    expect([status, Object.keys(body.details)]).toEqual([400, ['document.level']]);
    expect((await admin.get(`${path}/draft`)).body.version).toBe(0);
  });

  it('are for administrators and people who teach the course', async () => {
    const instructor = await createUser(app);
    const { path, course, write, publish } = await begin({ lessons: 1, instructorId: instructor.id });
    await write({ access: 'pro' }, 0);
    await publish(1);
    const teaching = await app.signInAs(instructor);
    expect((await teaching.get(`${path}/versions`)).body).toHaveLength(2);
    expect((await teaching.get(`${path}/versions/1`)).status).toBe(200);
    // It was free then, and what a course costs is up to administrators.
    expect((await teaching.post(`${path}/versions/1/restoration`, { version: 1 })).status).toBe(403);
    expect((await teaching.post(`${path}/versions/2/restoration`, { version: 1 })).status).toBe(200);
    expect((await teaching.delete(`${path}/draft?version=2`)).status).toBe(204);

    const stranger = await app.signInAs(await createUser(app));
    for (const answer of [
      await stranger.get(`${path}/versions`),
      await stranger.get(`${path}/versions/1`),
      await stranger.post(`${path}/versions/1/restoration`, { version: 3 }),
      await stranger.delete(`${path}/draft?version=3`),
    ])
      expect(answer.status).toBe(404);
    expect((await admin.get(`/api/authoring/courses/${course.slug}/versions/2`)).status).toBe(200);
  });

  describe('stay when a draft is discarded', () => {
    it('and the draft says again what members see', async () => {
      const { path, course, document, write, publish, versions, promise } = await begin();
      await write({ promise: 'Public.' }, 0);
      await publish(1);
      await write({ promise: 'An idea.' }, 1);
      expect((await admin.delete(`${path}/draft?version=1`)).body.code).toBe('stale_course');
      expect((await admin.delete(`${path}/draft?version=2`)).status).toBe(204);
      expect((await admin.get(`${path}/draft`)).body).toMatchObject({
        document: { ...document, promise: 'Public.' },
        ...{ version: 3, publishedVersion: 3 },
      });
      expect(await promise()).toBe('Public.');
      expect(await versions()).toEqual([
        [2, true],
        [1, false],
      ]);
      // What was read of the discarded draft is not saved over what came after it.
      expect((await write({ promise: 'An idea.' }, 2)).body.code).toBe('stale_course');
      expect((await admin.delete(`${path}/draft?version=3`)).body.code).toBe('no_draft');
      const events = await app.data
        .getRepository(AuditEvent)
        .find({ where: { subjectId: course.id }, order: { id: 'ASC' } });
      expect(events.map(({ action, before, after }) => [action, before ?? after])).toEqual([
        ['publish', { version: 1 }],
        ['discard', { version: 2 }],
      ]);
    });

    it('and a course that was published before its first draft has none again', async () => {
      const { path, write } = await begin();
      expect((await admin.delete(`${path}/draft?version=0`)).body.code).toBe('no_draft');
      await write({ promise: 'An idea.' }, 0);
      expect((await admin.delete(`${path}/draft?version=1`)).status).toBe(204);
      const { body } = await admin.get(`${path}/draft`);
      expect(body.document.promise).toBe('Do one thing well.');
      expect((await admin.delete(`${path}/draft?version=${body.version as number}`)).body.code).toBe(
        'no_draft',
      );
    });

    it('of which there are none when it was never published: it is gone', async () => {
      const { body } = await admin.post('/api/authoring/courses', { title: 'An idea' });
      const path = `/api/authoring/courses/${body.id as string}`;
      expect((await admin.delete(`${path}/draft?version=1`)).status).toBe(204);
      expect((await admin.get(`${path}/draft`)).status).toBe(404);
    });

    it('once, when two discard or publish it at the same time', async () => {
      const { path, write, publish } = await begin();
      await write({ promise: 'An idea.' }, 0);
      const answers = await Promise.all([admin.delete(`${path}/draft?version=1`), publish(1)]);
      expect(answers.map(({ status }) => status >= 400).sort()).toEqual([false, true]);
    });
  });
});
