import type { Client } from '../../../../test/client.js';
import { richBlocks } from '../../../../test/factories/lesson-factories.js';
import { createLibraryFile } from '../../../../test/factories/library-file.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const IMPORTS = '/api/authoring/courses/imports';

/** Without what is new in each course. */
const withoutIds = (file: { course: { modules: { lessons: object[] }[] } }) => ({
  ...file,
  course: {
    ...file.course,
    modules: file.course.modules.map((module) => ({
      ...module,
      id: 0,
      lessons: module.lessons.map((lesson) => ({ ...lesson, id: 0 })),
    })),
  },
});

describe('Courses as files', () => {
  let app: TestApp;
  let admin: Client;
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app));
  });
  afterAll(() => app.close());

  const written = async (media: string, title = 'With a film') => {
    const { body } = await admin.post('/api/authoring/courses', { title });
    const path = `/api/authoring/courses/${body.id}`;
    const blocks = richBlocks().map((block) => ('media' in block ? { ...block, media } : block));
    const document = {
      ...{ title, promise: 'See it.', description: 'One **film**.', outcomes: ['See'], level: 'advanced' },
      ...{
        access: 'pro',
        modules: [{ title: 'One', lessons: [{ title: 'Watch', isPreview: true, blocks }] }],
      },
    };
    const saved = await admin.put(`${path}/draft`, { version: 1, document });
    expect(saved.body.details).toBeUndefined();
    return path;
  };
  const exported = async (path: string) => JSON.parse((await admin.get(`${path}/export`)).text);

  it('come back as they were, but for their ids', async () => {
    const media = await createLibraryFile(app, Buffer.from('a film'));
    const path = await written(media);
    const answer = await admin.get(`${path}/export`);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="with-a-film.course.json"');
    const file = JSON.parse(answer.text);
    expect(file).toMatchObject({ format: 'futurelab-course', version: 1, media: [{ id: media, size: 6 }] });
    const { status, body } = await admin.post(IMPORTS, { file });
    expect(status).toBe(201);
    expect(body.missing).toEqual([]);
    const again = await exported(`/api/authoring/courses/${body.id}`);
    expect(withoutIds(again)).toEqual(withoutIds(file));
    expect(again.course.modules[0].id).not.toBe(file.course.modules[0].id);
  });

  it('find the file of the library with the same bytes, and name those that are missing', async () => {
    const media = await createLibraryFile(app, Buffer.from('another film'));
    const file = await exported(await written(media));
    const name = file.media[0].name;
    await app.database.execute({ text: 'DELETE FROM media WHERE id = $1', values: [media] });
    const { body: without } = await admin.post(IMPORTS, { file });
    expect(without.missing).toEqual([name]);
    await createLibraryFile(app, Buffer.from('another ilm f'.slice(0, 12)));
    const same = await createLibraryFile(app, Buffer.from('another film'));
    const { body } = await admin.post(IMPORTS, { file });
    expect(body.missing).toEqual([]);
    const draft = (await admin.get(`/api/authoring/courses/${body.id}/draft`)).body;
    expect(JSON.stringify(draft.document)).toContain(same);
    expect(JSON.stringify(draft.document)).not.toContain(media);
  });

  it('are refused with what is wrong, and where', async () => {
    const why = async (file: object) => (await admin.post(IMPORTS, { file })).body.details.file;
    expect(await why({ title: 'Not one' })).toEqual(['This isn’t a course that was exported here.']);
    const file = await exported(await written(await createLibraryFile(app, Buffer.from('x'))));
    expect(await why({ ...file, version: 2 })).toEqual([
      'This file has version 2. Only version 1 can be imported.',
    ]);
    file.course.modules[0].lessons[0].blocks[1] = { id: 'poem', kind: 'poem' };
    file.course.title = '';
    expect(await why(file)).toEqual([
      'Title: Enter some text.',
      'Module 1, lesson 1, block 2, kind: This type doesn’t exist.',
    ]);
  });

  it('are exported by authors, and imported by administrators', async () => {
    const path = await written(await createLibraryFile(app, Buffer.from('y')));
    const stranger = await app.signInAs(await createUser(app));
    expect((await stranger.get(`${path}/export`)).status).toBe(404);
    expect((await stranger.post(IMPORTS, { file: {} })).status).toBe(403);
  });
});
