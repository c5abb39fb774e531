import type { Client } from '../../../../test/client.js';
import { richBlocks } from '../../../../test/factories/lesson-factories.js';
import { createLibraryFile } from '../../../../test/factories/library-file.js';
import { createAdmin, createUser } from '../../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../../test/test-app.js';

const text = (body: string) => [{ id: 'text', kind: 'text', body }];

describe('Previewing the draft of a course', () => {
  let app: TestApp;
  let admin: Client;
  let path: string;
  let open: string;
  let closed: string;
  const draft = (access: string) => ({
    title: 'Mindful meetings',
    access,
    modules: [
      {
        title: 'Before',
        lessons: [
          { title: 'Say why', isPreview: true, blocks: text('Say **why**.') },
          { title: 'Say when', blocks: text('And say when it ends, and when it begins, to everyone.') },
        ],
      },
      { title: 'Empty' },
    ],
  });
  beforeAll(async () => {
    app = await createTestApp();
    admin = await app.signInAs(await createAdmin(app));
    path = `/api/authoring/courses/${(await admin.post('/api/authoring/courses', { title: 'Mindful' })).body.id}`;
    const { body } = await admin.put(`${path}/draft`, { version: 1, document: draft('pro') });
    [open, closed] = body.document.modules[0].lessons.map(({ id }: { id: string }) => id);
  });
  afterAll(() => app.close());

  it('shows the page of the course as a visitor, a member and a Pro member would see it', async () => {
    const { body } = await admin.get(`${path}/preview?as=visitor`);
    expect(body).toMatchObject({
      title: 'Mindful meetings',
      track: 'consciousness-integration',
      lessonCount: 2,
      duration: '2 min',
      instructor: { name: 'FutureLab' },
      modules: [
        {
          title: 'Before',
          lessons: [
            { id: open, isPreview: true },
            { id: closed, position: 2 },
          ],
        },
      ],
      enrollment: null,
      averageRating: null,
    });
    expect((await admin.get(`${path}/preview?as=member`)).body.enrollment).toBeNull();
    expect((await admin.get(`${path}/preview?as=pro`)).body.enrollment).toMatchObject({
      progress: 0,
      nextLesson: { slug: open },
    });
    expect((await admin.get(`${path}/preview?as=owner`)).status).toBe(400);
  });

  it('closes lessons to those who could not open them, with how they begin', async () => {
    const answer = async (lesson: string, as: string) => {
      const { status, body } = await admin.get(`${path}/preview/${lesson}?as=${as}`);
      return status === 200 ? body.title : body.code;
    };
    for (const as of ['visitor', 'member', 'pro']) expect(await answer(open, as)).toBe('Say why');
    expect(await answer(closed, 'visitor')).toBe('sign_in_required');
    expect(await answer(closed, 'member')).toBe('pro_required');
    expect(await answer(closed, 'pro')).toBe('Say when');
    const { body } = await admin.get(`${path}/preview/${closed}?as=visitor`);
    expect(body.details.beginning).toEqual(['And say when it ends, …']);
  });

  it('plays the files of lessons that are not published, and nobody but their authors sees any of it', async () => {
    const media = await createLibraryFile(app, Buffer.from('a film'));
    const blocks = richBlocks().map((block) => ('media' in block ? { ...block, media } : block));
    const made = (await admin.post('/api/authoring/courses', { title: 'With a film' })).body;
    const course = `/api/authoring/courses/${made.id}`;
    const modules = [{ title: 'One', lessons: [{ title: 'Watch', blocks }] }];
    const saved = await admin.put(`${course}/draft`, {
      version: 1,
      document: { title: 'With a film', modules },
    });
    const lesson = `${course}/preview/${saved.body.document.modules[0].lessons[0].id}`;
    const film = (await admin.get(lesson)).body.blocks.find(({ kind }: { kind: string }) => kind === 'video');
    expect(film.src).toBe(`${lesson}/media/${media}`);
    const file = await admin.get(film.src);
    expect(file.status).toBe(200);
    expect(file.headers['cache-control']).toBe('no-store');
    expect((await admin.get(film.captions)).status).toBe(200);
    const stranger = await app.signInAs(await createUser(app));
    for (const hidden of [`${course}/preview`, lesson, film.src, film.captions])
      expect((await stranger.get(hidden)).status).toBe(404);
    expect((await app.visitor().get(lesson)).status).toBe(401);
    expect((await admin.get(lesson)).headers['cache-control']).toBe('no-store');
  });
});
