import type { Client } from '../../../test/client.js';
import { richBlocks } from '../../../test/factories/lesson-factories.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createAdmin, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { User } from '../../identity/users/user.entity.js';
import type { CourseDocument } from './document/course-document.js';

const text = (body: string) => [{ id: 'text', kind: 'text' as const, body }];

const aDocument = (more: object = {}) => ({
  title: 'Mindful Meetings',
  promise: 'Hold a meeting that people remember.',
  description: 'Two lessons.',
  outcomes: ['Begin on time'],
  modules: [
    {
      title: 'Before',
      lessons: [
        { title: 'Say why', isPreview: true, blocks: text('Say **why**.') },
        { title: 'Say when', exerciseMinutes: 5, blocks: text('And when.') },
      ],
    },
  ],
  ...more,
});

describe('Writing courses', () => {
  let app: TestApp;
  let admin: Client;
  let instructor: User;
  let teaching: Client;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app));
    instructor = await createUser(app, { firstName: 'Ines' });
    teaching = await app.signInAs(instructor);
  });
  afterAll(() => app.close());

  const begin = async (more: object = {}) => {
    const { body } = await admin.post('/api/authoring/courses', { title: 'A course', ...more });
    return `/api/authoring/courses/${body.id as string}`;
  };

  it('begins with a title, and says what is still missing', async () => {
    const answer = await admin.post('/api/authoring/courses', { title: '  The Art of Coding ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      isPublished: false,
      slug: null,
      version: 1,
      assignedTrack: 'ai-mastery',
      document: { title: 'The Art of Coding', access: 'free', modules: [] },
      problems: { 'document.promise': ['Enter some text.'], 'document.modules': ['Add at least 1.'] },
    });
    expect((await app.visitor().get(`/api/courses/${answer.body.id}`)).status).toBe(404);
    expect((await admin.post('/api/authoring/courses', { title: ' ' })).body.details).toEqual({
      title: ['Enter a title of up to 160 characters.'],
    });
  });

  it('refuses what nobody could take, with messages by path, and loses nothing', async () => {
    const path = await begin();
    const quiz = richBlocks().find(({ kind }) => kind === 'quiz') as Extract<
      ReturnType<typeof richBlocks>[number],
      { kind: 'quiz' }
    >;
    const question = { ...quiz.questions[0]!, answer: 'nowhere' };
    const document = aDocument({
      title: '',
      modules: [
        {
          title: 'Before',
          lessons: [
            { blocks: [...text('One'), ...text(''), { ...quiz, questions: [question] }, { kind: 'poem' }] },
          ],
        },
      ],
    });
    const { status, body } = await admin.put(`${path}/draft`, { version: 1, document });
    expect(status).toBe(400);
    expect(body.details).toMatchObject({
      'document.title': ['Enter some text.'],
      'document.modules.0.lessons.0.blocks.1.body': ['Enter some text.'],
      'document.modules.0.lessons.0.blocks.3.kind': ['This type doesn’t exist.'],
    });
    const blocks = [...text('One'), ...text('Two'), { ...quiz, questions: [question] }];
    const valid = aDocument({ modules: [{ title: 'Before', lessons: [{ title: 'Why', blocks }] }] });
    expect((await admin.put(`${path}/draft`, { version: 1, document: valid })).body.details).toEqual({
      'document.modules.0.lessons.0.blocks.1.id': ['This id is already used.'],
      'document.modules.0.lessons.0.blocks.2.questions.0.answer': ['The answer must be one of the choices.'],
    });
    expect((await admin.get(`${path}/draft`)).body).toMatchObject({
      version: 1,
      document: { title: 'A course' },
    });
  });

  it('lets one of two who save at once win, and tells the other', async () => {
    const path = await begin();
    const answers = await Promise.all(
      [1, 2, 3].map((n) =>
        admin.put(`${path}/draft`, { version: 1, document: aDocument({ title: `By ${n}` }) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'stale_course',
      message: expect.stringContaining('version 2'),
    });
  });

  it('takes changes of two lessons from two authors, and of one lesson only the first', async () => {
    const path = await begin();
    const other = await app.signInAs(await createAdmin(app));
    const document = aDocument();
    const saved = (await admin.put(`${path}/draft`, { version: 1, document })).body;
    const [first, second] = saved.document.modules[0].lessons;
    const write = (author: Client, { id }: { id: string }, title: string, version = 2) =>
      author.put(`${path}/lessons/${id}`, { version, lesson: { title, blocks: text(title) } });
    const answers = await Promise.all([
      write(admin, first, 'By the one'),
      write(other, second, 'By the other'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await admin.get(`${path}/draft`);
    expect(body.document.modules[0].lessons).toMatchObject([
      { id: first.id, title: 'By the one' },
      { id: second.id, title: 'By the other' },
    ]);
    expect((await write(other, first, 'Too late')).body).toMatchObject({
      code: 'stale_course',
      message: expect.stringContaining('this lesson'),
    });
    expect((await write(other, first, 'Never read', 9)).body.code).toBe('stale_course');
    expect((await write(other, first, 'After reading', 4)).status).toBe(200);
  });

  it('is found by a part of its title and by its state', async () => {
    const path = await begin({ title: 'Writing by hand' });
    const found = async (search: string) =>
      ((await admin.get(`/api/authoring/courses?${search}`)).body as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await found('query=BY%20HAND')).toEqual(['Writing by hand']);
    expect(await found('query=by%20hand&state=published')).toEqual([]);
    const document = aDocument({ title: 'Writing by hand' });
    const { version } = (await admin.put(`${path}/draft`, { version: 1, document })).body;
    await admin.put(`${path}/publication`, { version });
    await (await app.signInAs(await createUser(app))).put(`/api/courses/writing-by-hand/enrollment`);
    expect((await admin.get('/api/authoring/courses?query=by%20hand&state=published')).body).toMatchObject([
      { title: 'Writing by hand', instructor: null, learnerCount: 1 },
    ]);
    expect(await found('query=by%20hand&state=withdrawn')).toEqual([]);
    expect((await admin.get('/api/authoring/courses?state=lost')).status).toBe(400);
  });

  it('reorders, replaces, previews and copies the draft', async () => {
    const path = await begin();
    const saved = (await admin.put(`${path}/draft`, { version: 1, document: aDocument() })).body;
    const [module] = saved.document.modules;
    const [first, second] = module.lessons;
    const order = { version: 2, modules: [{ id: module.id, lessonIds: [second.id, first.id] }] };
    expect((await admin.put(`${path}/order`, { ...order, modules: [] })).status).toBe(400);
    const reordered = (await admin.put(`${path}/order`, order)).body;
    expect(reordered.document.modules[0].lessons).toEqual([second, first]);
    const lesson = { title: 'Say where', blocks: richBlocks() };
    const replaced = (await admin.put(`${path}/lessons/${second.id}`, { version: 3, lesson })).body;
    expect(replaced.document.modules[0].lessons[0]).toMatchObject({
      id: second.id,
      title: 'Say where',
      kind: 'video',
    });
    const preview = (await admin.get(`${path}/preview/${second.id}`)).body;
    expect(preview).toMatchObject({
      title: 'Say where',
      position: 1,
      next: { title: 'Say why' },
      previous: null,
    });
    expect(JSON.stringify(preview)).not.toContain('Looking is cheap');
    const copy = (await admin.post(`${path}/copies`)).body;
    expect(copy).toMatchObject({
      version: 1,
      isPublished: false,
      document: { title: 'Copy of Mindful Meetings' },
    });
    expect(copy.document.modules[0].lessons[0].id).not.toBe(second.id);
    expect((await admin.delete(`/api/authoring/courses/${copy.id}?version=1`)).status).toBe(204);
    expect((await admin.get(`/api/authoring/courses/${copy.id}/draft`)).status).toBe(404);
  });

  it('is for administrators, and for people who teach the course', async () => {
    const path = await begin({ instructorId: instructor.id });
    const document = aDocument({ instructorId: instructor.id });
    const stranger = await app.signInAs(await createUser(app));
    expect((await stranger.get(`${path}/draft`)).status).toBe(404);
    expect((await stranger.put(`${path}/draft`, { version: 1, document })).status).toBe(404);
    expect((await stranger.get('/api/authoring/courses')).body).toEqual([]);
    expect((await teaching.put(`${path}/draft`, { version: 1, document })).status).toBe(200);
    expect(
      (await teaching.put(`${path}/draft`, { version: 2, document: { ...document, access: 'pro' } })).body,
    ).toMatchObject({
      code: 'forbidden',
      message: 'Only administrators can change a course’s instructor and price.',
    });
    const published = (await teaching.put(`${path}/publication`, { version: 2 })).body;
    expect(published).toMatchObject({
      isPublished: true,
      slug: 'mindful-meetings',
      track: 'consciousness-integration',
    });
    expect((await teaching.get('/api/authoring/courses')).body).toMatchObject([
      { title: 'Mindful Meetings', hasChanges: false, isPublished: true },
    ]);
    expect((await teaching.delete(`${path}?version=2`)).body.code).toBe('published_course');
    expect((await teaching.put(`${path}/track`, { track: null })).status).toBe(403);
  });

  it('shows an existing course as its draft until there is one', async () => {
    const { course, lessons } = await createCourse(app);
    const { body } = await admin.get(`/api/authoring/courses/${course.slug}/draft`);
    expect(body).toMatchObject({
      id: course.id,
      version: 0,
      publishedVersion: null,
      isPublished: true,
      problems: {},
    });
    expect((body.document as CourseDocument).modules[0]!.lessons.map(({ id }) => id)).toEqual(
      lessons.map(({ id }) => id),
    );
  });
});
