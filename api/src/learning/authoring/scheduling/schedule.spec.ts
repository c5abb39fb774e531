import type { Client } from '../../../../test/client.js';
import { createCourse } from '../../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';
import { AuditEvent } from '../../../core/audit/audit-event.entity.js';
import type { User } from '../../../identity/users/user.entity.js';
import { CourseScheduleService } from './schedule.service.js';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

describe('Publishing a course at a time', () => {
  let app: TestApp;
  let author: User;
  let admin: Client;
  beforeAll(async () => {
    app = await createTestApp();
    author = await createAdmin(app, { timeZone: 'Asia/Kolkata' });
    admin = await app.signInAs(author);
  });
  afterAll(() => app.close());

  /** A published course whose draft is called something else. */
  const changed = async (title: string, more: object = {}) => {
    const { course } = await createCourse(app, { lessons: 1 });
    const path = `/api/authoring/courses/${course.id}`;
    const rename = async (next: string, fields: object = more) => {
      const { version, document } = (await admin.get(`${path}/draft`)).body;
      await admin.put(`${path}/draft`, { version, document: { ...document, ...fields, title: next } });
    };
    await rename(title);
    const shown = async () => (await app.visitor().get(`/api/courses/${course.id}`)).body.title;
    return { id: course.id, title: course.title, path, rename, shown };
  };
  const timeComes = (id: string) =>
    app.database.execute({
      text: `UPDATE course_drafts SET publish_at = now() - interval '1 second' WHERE course_id = $1`,
      values: [id],
    });
  const publishDue = () => app.nest.get(CourseScheduleService).publishDue();
  const actsOn = async (subjectId: string) =>
    (await app.data.getRepository(AuditEvent).find({ where: { subjectId }, order: { id: 'ASC' } })).map(
      ({ action }) => action,
    );

  it('publishes the draft as it is then, once, however many processes look', async () => {
    const course = await changed('As planned');
    const at = tomorrow();
    const { status, body } = await admin.put(`${course.path}/schedule`, { at });
    expect(status).toBe(200);
    expect(new Date(body.publishAt).getTime()).toBe(new Date(`${at}:00+05:30`).getTime());
    await course.rename('As it is then');
    await publishDue();
    expect(await course.shown()).toBe(course.title);
    await timeComes(course.id);
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    expect(await course.shown()).toBe('As it is then');
    expect((await admin.get(`${course.path}/draft`)).body).toMatchObject({
      publishAt: null,
      publishFailedAt: null,
      version: 2,
      publishedVersion: 2,
    });
    expect(await actsOn(course.id)).toEqual(['schedule', 'publish']);
  });

  it('is not published when something is missing by then: its author is notified, and it needs attention', async () => {
    const course = await changed('Incomplete', { promise: '' });
    await admin.put(`${course.path}/schedule`, { at: tomorrow() });
    await timeComes(course.id);
    await publishDue();
    await publishDue();
    expect(await course.shown()).toBe(course.title);
    expect((await admin.get(`${course.path}/draft`)).body).toMatchObject({
      publishAt: null,
      publishFailedAt: expect.any(String),
      problems: { 'document.promise': ['Enter some text.'] },
    });
    expect(await actsOn(course.id)).toEqual(['schedule', 'publish-failed']);
    expect((await admin.get('/api/my/notifications')).body.items).toMatchObject([
      { text: '“Incomplete” couldn’t be published as scheduled', href: `/admin/courses/${course.id}` },
    ]);
    const waiting = async () =>
      (await admin.get('/api/admin/overview')).body.attention.filter(
        ({ kind }: { kind: string }) => kind === 'course_schedule',
      );
    expect(await waiting()).toMatchObject([{ title: 'Incomplete' }]);
    await admin.delete(`${course.path}/schedule`);
    expect(await waiting()).toEqual([]);
  });

  it('is not published for someone who may no longer publish it', async () => {
    const teacher = await createUser(app);
    const { course } = await createCourse(app, { lessons: 1, instructorId: teacher.id });
    const teaching = await app.signInAs(teacher);
    const path = `/api/authoring/courses/${course.id}`;
    const { version, document } = (await teaching.get(`${path}/draft`)).body;
    await teaching.put(`${path}/draft`, { version, document: { ...document, title: 'Mine' } });
    await teaching.put(`${path}/schedule`, { at: tomorrow() });
    await app.database.execute({
      text: 'UPDATE courses SET instructor_id = NULL WHERE id = $1',
      values: [course.id],
    });
    await timeComes(course.id);
    await publishDue();
    expect((await app.visitor().get(`/api/courses/${course.id}`)).body.title).toBe(course.title);
  });

  it('can be put off and canceled until then', async () => {
    const course = await changed('Later');
    await admin.put(`${course.path}/schedule`, { at: tomorrow() });
    await admin.put(`${course.path}/schedule`, { at: tomorrow() });
    expect((await admin.delete(`${course.path}/schedule`)).body.publishAt).toBeNull();
    await admin.delete(`${course.path}/schedule`);
    await publishDue();
    expect(await course.shown()).toBe(course.title);
    expect(await actsOn(course.id)).toEqual(['schedule', 'schedule', 'unschedule']);
  });

  it('is planned only for the next year, and only where there is something to publish', async () => {
    const course = await changed('When');
    const answer = async (at: string) =>
      (await admin.put(`${course.path}/schedule`, { at })).body.details?.at;
    expect(await answer('2020-01-01T09:00')).toEqual(['Choose a time in the future.']);
    expect(await answer('2199-01-01T09:00')).toEqual(['Choose a time within a year.']);
    expect(await answer('soon')).toEqual(['Choose a date and time.']);
    const { course: unchanged } = await createCourse(app, { lessons: 1 });
    const path = `/api/authoring/courses/${unchanged.id}/schedule`;
    expect((await admin.put(path, { at: tomorrow() })).body.code).toBe('no_draft');
    const stranger = await app.signInAs(await createUser(app));
    expect((await stranger.put(path, { at: tomorrow() })).status).toBe(404);
  });
});
