import type { Client } from '../../../test/client.js';
import { ROUTE_ACCESS } from '../../../test/contract/route-access.js';
import { setBlocks } from '../../../test/factories/lesson-factories.js';
import { createLibraryFile } from '../../../test/factories/library-file.js';
import { createCourse, createPost } from '../../../test/factories/product-factories.js';
import { createProUser, createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Course } from '../courses/course.entity.js';
import type { Lesson } from './lesson.entity.js';
import { Enrollment } from '../enrollments/enrollment.entity.js';
import type { Post } from '../../discussions/posts/post.entity.js';
import type { LessonBlock } from './blocks/lesson-blocks.js';

/** In every word and every address that only people who may see the lesson may read. */
const SECRET = 'okapi';

const transcript = [{ start: 0, end: 2, text: `Said: ${SECRET}.` }];
const recording = { title: `A ${SECRET}`, seconds: 5, transcript };
const withSecret = (text: string) => `${text} ${SECRET}`;
const blocksWith = (file: string): LessonBlock[] => [
  { id: 'text', kind: 'text', body: withSecret('Read of the') },
  { id: 'film', kind: 'video', ...recording, media: file },
  { id: 'sound', kind: 'audio', ...recording, media: file },
  { id: 'file', kind: 'file', title: withSecret('A'), media: file, fileName: `${SECRET}.pdf` },
  { id: 'embed', kind: 'embed', title: withSecret('An'), url: `https://player.vimeo.com/video/${SECRET}` },
  {
    id: 'quiz',
    kind: 'quiz',
    title: withSecret('What of the'),
    passMark: 50,
    questions: [
      {
        id: 'first',
        kind: 'single',
        prompt: withSecret('Which'),
        options: ['a', 'b'].map((id) => ({ id, text: withSecret(id), feedback: withSecret('No:') })),
        answer: 'a',
        explanation: withSecret('Because of the'),
      },
      {
        id: 'why',
        kind: 'short',
        prompt: withSecret('Why a'),
        modelAnswer: withSecret('A'),
        explanation: withSecret('It is a'),
      },
    ],
  },
  { id: 'reflection', kind: 'reflection', prompt: withSecret('When did you see an') },
];

const BODIES: Record<string, object> = {
  'PUT /api/lessons/:id/answers/:questionId': { answer: 'a' },
  'PUT /api/lessons/:id/note': { text: 'Mine.' },
  'PUT /api/lessons/:id/reflection': { text: 'Mine.' },
  'PUT /api/lessons/:id/position': { seconds: 1 },
  'PUT /api/lessons/:id/completion': {},
  'PUT /api/authoring/courses/:id/lessons/:lessonId': { version: 1, lesson: {} },
};

describe('A lesson of the HPC membership', () => {
  let app: TestApp;
  let course: Course;
  let lesson: Lesson;
  let post: Post;
  let file: string;
  beforeAll(async () => {
    app = await createTestApp();
    const made = await createCourse(app, { access: 'pro', lessons: 2 });
    course = made.course;
    lesson = made.lessons[1]!;
    file = await createLibraryFile(app, Buffer.from(SECRET));
    await setBlocks(app, lesson.id, blocksWith(file));
    await app.data.query('UPDATE lessons SET body = $2 WHERE id = $1', [
      lesson.id,
      withSecret('Read of the'),
    ]);
    const author = await createUser(app);
    post = await createPost(app, {
      authorId: author.id,
      kind: 'lesson',
      lessonId: lesson.id,
      title: withSecret('About the'),
      excerpt: withSecret('That'),
    });
  });
  afterAll(() => app.close());

  const enroll = async (user: { id: string }) => {
    await app.data.getRepository(Enrollment).insert({ userId: user.id, courseId: course.id });
    return user;
  };
  const PEOPLE: Record<string, () => Promise<Client>> = {
    'a visitor': async () => app.visitor(),
    'a free member': async () => app.signInAs(await createUser(app)),
    'a member whose membership has ended': async () =>
      app.signInAs((await enroll(await createUser(app))) as never),
    'an HPC member who is not in the course': async () => app.signInAs(await createProUser(app)),
  };

  const fill = (path: string, ref: string) =>
    path
      .replace('/courses/:id/lessons/:lessonId', `/courses/${course.slug}/lessons/${ref}`)
      .replace('/lessons/:id', `/lessons/${ref}`)
      .replace(':questionId', 'first')
      .replace(':mediaId', file)
      .replace(':blockId', 'film');
  const ENDPOINTS = Object.keys(ROUTE_ACCESS).filter((route) => /\/lessons\/:/.test(route));
  const call = (client: Client, route: string, ref: string) => {
    const [method, path] = route.split(' ') as [string, string];
    const at = fill(path, ref);
    if (method === 'GET') return client.get(at);
    if (method === 'DELETE') return client.delete(at);
    return client.put(at, BODIES[route] ?? {});
  };

  describe.each(Object.keys(PEOPLE))('to %s', (who) => {
    let client: Client;
    beforeAll(async () => {
      client = await PEOPLE[who]!();
    });

    it.each(ENDPOINTS)('is closed: %s', async (route) => {
      for (const ref of [lesson.id, lesson.slug]) {
        const answer = await call(client, route, ref);
        // Drafts are known by their ids alone.
        expect(route.includes('authoring') ? [401, 403, 404] : [401, 403]).toContain(answer.status);
        expect(answer.text).not.toContain(SECRET);
      }
    });

    it('is not announced by lists, search, the course and the discussions under it', async () => {
      for (const path of [
        `/api/courses/${course.slug}`,
        '/api/courses',
        `/api/courses?q=${SECRET}`,
        `/api/search?q=${SECRET}`,
        `/api/posts?lesson=${course.slug}/${lesson.id}`,
        '/api/posts',
        `/api/posts/${post.slug}`,
        '/api/my/notes/export',
        '/api/my/reflections/export',
        '/api/my/enrollments',
        '/api/my/notifications',
      ]) {
        const { text } = await client.get(path);
        expect([path, text.replace(`q=${SECRET}`, '').includes(SECRET)]).toEqual([path, false]);
      }
      const { headers } = await client.get(`/api/posts?lesson=${course.slug}/${lesson.id}`);
      expect(headers['x-total-count']).toBe('0');
    });

    it('takes no discussion', async () => {
      const answer = await client.post('/api/posts', {
        title: 'Hello?',
        body: 'Anybody here?',
        kind: 'question',
        lessonId: lesson.id,
      });
      expect([401, 403]).toContain(answer.status);
    });
  });

  it('is open to HPC members who are in the course', async () => {
    const client = await app.signInAs((await enroll(await createProUser(app))) as never);
    for (const route of ENDPOINTS.filter((one) => one.startsWith('GET')))
      expect([route, (await call(client, route, lesson.id)).status]).toEqual([route, 200]);
    const { body, headers } = await client.get(`/api/posts?lesson=${course.slug}/${lesson.id}`);
    expect([body[0].title, headers['x-total-count']]).toEqual([post.title, '1']);
  });
});
