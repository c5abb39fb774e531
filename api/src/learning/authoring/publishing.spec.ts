import type { Client, TestResponse } from '../../../test/client.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { LiveStream } from '../../../test/live-stream.js';
import { richBlocks } from '../../../test/factories/lesson-factories.js';
import { createLibraryFile } from '../../../test/factories/library-file.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { CourseDocument, DocumentLesson } from './document/course-document.js';
import { AuditEvent } from '../../core/audit/audit-event.entity.js';

const aLesson = (title: string) => ({ title, blocks: [{ id: 'text', kind: 'text', body: `${title}.` }] });

describe('Publishing a course', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const openDraft = async (course: string) => {
    const path = `/api/authoring/courses/${course}`;
    let { version, document } = (await admin.get(`${path}/draft`)).body as {
      version: number;
      document: CourseDocument;
    };
    return {
      path,
      lessons: document.modules[0]!.lessons,
      async publish(change: (lessons: DocumentLesson[]) => unknown[], more: object = {}) {
        const modules = [{ ...document.modules[0]!, lessons: change(document.modules[0]!.lessons) }];
        const saved = await admin.put(`${path}/draft`, {
          version,
          document: { ...document, ...more, modules },
        });
        expect(saved.body.details).toBeUndefined();
        const answer = await admin.put(`${path}/publication`, { version: saved.body.version });
        ({ version, document } = answer.body);
        return answer;
      },
    };
  };

  const enrolled = async (course: string, completed: readonly string[]) => {
    const member = await app.signInAs(await createUser(app));
    await member.put(`/api/courses/${course}/enrollment`);
    for (const id of completed) await member.put(`/api/lessons/${id}/completion`);
    const status = async () => (await member.get('/api/my/enrollments')).body[0];
    return { member, status };
  };

  it('keeps what members did through reordering, replacing, removing and adding', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 4 });
    const [a, b, c, d] = lessons.map(({ id }) => id) as [string, string, string, string];
    const half = await enrolled(course.id, [a, b]);
    const finished = await enrolled(course.id, [a, b, c, d]);
    const draft = await openDraft(course.id);
    // b goes, d comes first with another text, and one is new.
    const answer = await draft.publish(([one, , three, four]) => [
      { ...four!, title: 'The end, first' },
      one!,
      three!,
      aLesson('Something new'),
    ]);
    expect(answer.body).toMatchObject({ publishedVersion: 1, version: 1, problems: {} });
    const outline = (await half.member.get(`/api/courses/${course.id}`)).body.modules[0].lessons;
    expect(outline.map(({ title, slug, isCompleted }: never) => [title, slug, isCompleted])).toEqual([
      ['The end, first', lessons[3]!.slug, false],
      ['Lesson 1', lessons[0]!.slug, true],
      ['Lesson 3', lessons[2]!.slug, false],
      ['Something new', 'something-new', false],
    ]);
    expect(await half.status()).toMatchObject({ progress: 40, nextLesson: { title: 'The end, first' } });
    expect(await finished.status()).toMatchObject({ progress: 100, newLessons: 1 });
    expect((await finished.member.get('/api/user/points')).body.totalPoints).toBe(100);
    expect((await half.member.get(`/api/courses/${course.id}/lessons/${b}`)).status).toBe(404);
    // What has left comes back by its id.
    await draft.publish((now) => [...now, draft.lessons[1]!]);
    expect(await half.status()).toMatchObject({ progress: 40, course: { lessonCount: 5 } });
  });

  it('finishes the course for whom all that is left is done: with certificate, achievement and points', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 2 });
    const { member, status } = await enrolled(course.id, [lessons[0]!.id]);
    const other = await enrolled(course.id, []);
    const stream = await LiveStream.open(member);
    await (await openDraft(course.id)).publish(([one]) => [one!]);
    await stream.hear('points');
    stream.close();
    expect(await status()).toMatchObject({ progress: 100, completedAt: expect.any(String) });
    const certificates = async (client: Client) => (await client.get('/api/my/certificates')).body;
    expect(await certificates(member)).toMatchObject([{ status: 'valid', course: { slug: course.slug } }]);
    expect(await certificates(other.member)).toEqual([]);
    expect((await member.get('/api/my/achievements')).body).toContainEqual(
      expect.objectContaining({ key: 'course-completer', earnedAt: expect.any(String) }),
    );
  });

  it('does not finish a course for whom a new lesson takes the place of an old one', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 2 });
    const { status } = await enrolled(course.id, [lessons[0]!.id]);
    await (await openDraft(course.id)).publish(([one]) => [one!, aLesson('Instead')]);
    expect(await status()).toMatchObject({ progress: 50, completedAt: null });
  });

  it('names a course and its lessons once and keeps the addresses when they are renamed', async () => {
    const { course, lessons } = await createCourse(app, { lessons: 1 });
    const draft = await openDraft(course.id);
    const answer = await draft.publish(
      ([one]) => [{ ...one!, title: 'Renamed' }, aLesson('Renamed'), aLesson('Renamed')],
      {
        title: 'Everyday Ethics',
      },
    );
    expect(answer.body).toMatchObject({ slug: course.slug, track: 'consciousness-integration' });
    const outline = (await admin.get(`/api/courses/${course.id}`)).body.modules[0].lessons;
    expect(outline.map(({ slug }: { slug: string }) => slug)).toEqual([
      lessons[0]!.slug,
      'renamed',
      'renamed-2',
    ]);
  });

  it('leaves the track to administrators once one of them has chosen', async () => {
    const { course } = await createCourse(app, { lessons: 1 });
    const draft = await openDraft(course.id);
    const chosen = await admin.put(`${draft.path}/track`, { track: 'leadership-transformation' });
    expect(chosen.body).toMatchObject({
      track: 'leadership-transformation',
      trackOverride: 'leadership-transformation',
      assignedTrack: 'ai-mastery',
    });
    await draft.publish((all) => all, { title: 'Mindful Change' });
    expect((await app.visitor().get(`/api/courses/${course.id}`)).body.track).toBe(
      'leadership-transformation',
    );
    const free = await admin.put(`${draft.path}/track`, { track: null });
    expect(free.body).toMatchObject({ track: 'consciousness-integration', trackOverride: null });
    const events = await app.data
      .getRepository(AuditEvent)
      .find({ where: { subjectId: course.id }, order: { id: 'ASC' } });
    expect(events.map(({ action, after }) => [action, after])).toEqual([
      ['track', { track: 'leadership-transformation' }],
      ['publish', { version: 1 }],
      ['track', { track: null }],
    ]);
  });

  it('says what is missing and what belongs elsewhere', async () => {
    const { course } = await createCourse(app, { lessons: 1 });
    const other = await createCourse(app, { lessons: 1 });
    const { path, lessons } = await openDraft(course.id);
    const { document } = (await admin.get(`${path}/draft`)).body as { document: CourseDocument };
    const film = { id: 'film', kind: 'audio', title: 'Talk', media: 'no-such-talk', seconds: 3 };
    const transcript = [{ start: 0, end: 3, text: 'Hm.' }];
    const stolen = { ...lessons[0]!, id: other.lessons[0]!.id, blocks: [{ ...film, transcript }] };
    const modules = [{ ...document.modules[0]!, lessons: [stolen] }];
    await admin.put(`${path}/draft`, { version: 0, document: { ...document, outcomes: [], modules } });
    expect((await admin.put(`${path}/publication`, { version: 1 })).body.details).toEqual({
      'document.outcomes': ['Add at least 1.'],
    });
    await admin.put(`${path}/draft`, { version: 1, document: { ...document, modules } });
    expect((await admin.put(`${path}/publication`, { version: 2 })).body.details).toEqual({
      'document.modules': ['Something here belongs to another course. Copy it without its id.'],
      'document.modules.0.lessons.0.blocks.0.media': ['There’s no such file in the media library.'],
    });
    expect((await admin.put(`${path}/publication`, { version: 1 })).body.code).toBe('stale_course');
  });

  describe('with a film of the library', () => {
    const withFilm = async (media: string) => {
      const { course } = await createCourse(app, { lessons: 1 });
      const { path, lessons } = await openDraft(course.id);
      const { document } = (await admin.get(`${path}/draft`)).body as { document: CourseDocument };
      const modules = [
        { ...document.modules[0]!, lessons: [{ ...lessons[0]!, blocks: richBlocks(media).slice(1, 2) }] },
      ];
      await admin.put(`${path}/draft`, { version: 0, document: { ...document, modules } });
      return path;
    };
    const publish = (path: string) => admin.put(`${path}/publication`, { version: 1 });
    const remove = (media: string) =>
      admin.send<TestResponse['body']>('DELETE', `/api/admin/media/${media}`, { reason: 'Old.' });

    it('plays it, and nothing else in its place', async () => {
      const film = await createLibraryFile(app, Buffer.from('film'));
      expect((await publish(await withFilm(film))).status).toBe(200);
      const sound = await createLibraryFile(app, Buffer.from('sound'), { kind: 'audio', type: 'audio/mpeg' });
      expect((await publish(await withFilm(sound))).body.details).toEqual({
        'document.modules.0.lessons.0.blocks.0.media': ['Choose a film.'],
      });
    });

    it('is among the files to choose from, for those who may edit the course', async () => {
      const film = await createLibraryFile(app, Buffer.from('film'), { durationSeconds: 7 });
      const { course } = await createCourse(app, { lessons: 1 });
      const path = `/api/authoring/courses/${course.id}/media`;
      const { body } = await admin.get(`${path}?block=video`);
      expect(body).toContainEqual({ id: film, name: 'made', durationSeconds: 7 });
      expect((await admin.get(`${path}?block=audio`)).body).not.toContainEqual(
        expect.objectContaining({ id: film }),
      );
      expect((await admin.get(`${path}?block=quiz`)).status).toBe(400);
      const member = await app.signInAs(await createUser(app));
      expect((await member.get(`${path}?block=video`)).status).toBe(404);
    });

    it('keeps it there from the first draft on', async () => {
      const film = await createLibraryFile(app, Buffer.from('film'));
      const path = await withFilm(film);
      expect((await remove(film)).body.code).toBe('media_used');
      const [published, removed] = await Promise.all([publish(path), remove(film)]);
      expect([published.status, removed.status]).toEqual([200, 409]);
    });
  });
});
