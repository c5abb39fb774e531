import { richBlocks, setBlocks } from '../../../test/factories/lesson-factories.js';
import { createLibraryFile } from '../../../test/factories/library-file.js';
import { createCourse } from '../../../test/factories/product-factories.js';
import { createUser } from '../../../test/factories/user-factory.js';
import { createTestApp, type TestApp } from '../../../test/test-app.js';
import type { Lesson } from './lesson.entity.js';

const POSTER = '/uploads/0b0b0b0b-0000-4000-8000-000000000000-960x540-960.webp';

describe('A lesson', () => {
  let app: TestApp;
  let lesson: Lesson;
  let path: string;
  let film: string;
  beforeAll(async () => {
    app = await createTestApp();
    const { course, lessons } = await createCourse(app, { lessons: 2 });
    lesson = lessons[1]!;
    path = `/api/courses/${course.slug}/lessons/${lesson.slug}`;
    film = await createLibraryFile(app, Buffer.from('0123456789'), { posterUrl: POSTER });
    await setBlocks(app, lesson.id, richBlocks(film));
  });
  afterAll(() => app.close());

  const enrolled = async (user?: Awaited<ReturnType<typeof createUser>>) => {
    const member = await app.signInAs(user ?? (await createUser(app)));
    await member.put(`/api/courses/${lesson.courseId}/enrollment`);
    return member;
  };

  it('is a list of blocks without answers', async () => {
    const member = await enrolled();
    const { body } = await member.get(path);
    expect(body.blocks.map(({ kind }: { kind: string }) => kind)).toEqual([
      'text',
      'video',
      'quiz',
      'reflection',
    ]);
    expect(body.blocks[1]).toMatchObject({
      src: `/api/lessons/${lesson.id}/media/${film}`,
      poster: POSTER,
      captions: `/api/lessons/${lesson.id}/captions/film`,
    });
    for (const hidden of ['Looking is cheap.', 'Too soon.', 'So that I see.'])
      expect(JSON.stringify(body)).not.toContain(hidden);
    expect(body).toMatchObject({
      answers: [],
      positions: [],
      quizzes: [{ right: 0, total: 2, passed: false }],
    });
  });

  describe('answered', () => {
    const answer = (
      client: Awaited<ReturnType<typeof enrolled>>,
      question: string,
      body: object,
      key?: string,
    ) => client.put(`/api/lessons/${lesson.id}/answers/${question}`, body, { key });

    it('says how each answer stands, keeps it, and opens the explanation once it is right', async () => {
      const member = await enrolled();
      const wrong = await answer(member, 'first', { answer: 'leap' });
      expect(wrong.body).toMatchObject({
        correct: false,
        feedback: ['Too soon.'],
        explanation: null,
        solution: null,
        tries: 1,
      });
      const right = await answer(member, 'first', { answer: 'look' });
      expect(right.body).toMatchObject({
        correct: true,
        explanation: 'Looking is cheap.',
        quiz: { right: 1, total: 2, passed: true },
      });
      const own = await answer(member, 'why', { answer: 'To see.' });
      expect(own.body).toMatchObject({ correct: null, solution: 'So that I see.', quiz: { right: 2 } });
      const { body } = await member.get(path);
      expect(body.answers).toContainEqual(expect.objectContaining({ questionId: 'why', answer: 'To see.' }));
      expect(body.quizzes[0]).toMatchObject({ right: 2, passed: true });
    });

    it('shows the solution after three tries', async () => {
      const member = await enrolled();
      for (const solution of [null, null, 'look'])
        expect((await answer(member, 'first', { answer: 'leap' })).body.solution).toBe(solution);
    });

    it('counts a retry once', async () => {
      const member = await enrolled();
      const retry = () => answer(member, 'first', { answer: 'leap' }, 'the-same-answer');
      await Promise.all([1, 2, 3, 4].map(retry));
      expect((await retry()).body.tries).toBe(1);
    });

    it('refuses with a message what is no answer, and knows no other questions', async () => {
      const member = await enrolled();
      const refused = await answer(member, 'first', { answer: 'fly' });
      expect(refused.status).toBe(400);
      expect(refused.body.details.answer).toEqual(['Choose an answer.']);
      expect((await answer(member, 'first', {})).body.details.answer).toEqual(['Answer the question first.']);
      expect((await answer(member, 'second', { answer: 'fly' })).status).toBe(404);
    });
  });

  it.each(['note', 'reflection'])('has a %s that only its writer reads, admins included', async (what) => {
    const [member, admin] = [await enrolled(), await enrolled(await createUser(app, { isAdmin: true }))];
    const at = `/api/lessons/${lesson.slug}/${what}`;
    expect((await member.get(at)).body).toMatchObject({ text: '', updatedAt: null });
    expect((await member.put(at, { text: 'I leapt.' })).body.text).toBe('I leapt.');
    await member.put(at, { text: 'I leapt twice.' });
    expect((await member.get(at)).body.text).toBe('I leapt twice.');
    expect((await admin.get(at)).body.text).toBe('');
    await member.put(at, { text: ' ' });
    expect((await member.get(at)).body.text).toBe('');
    expect((await member.put(at, { text: 'x'.repeat(20_001) })).status).toBe(400);
  });

  it.each(['notes', 'reflections'])(
    'gives its reader all their own %s, page by page and as a file',
    async (what) => {
      const [member, other] = [await enrolled(), await enrolled()];
      const { lessons } = await createCourse(app, { lessons: 3 });
      for (const { id, courseId } of lessons) {
        await member.put(`/api/courses/${courseId}/enrollment`);
        await member.put(`/api/lessons/${id}/${what.slice(0, -1)}`, { text: `Of ${id}.` });
      }
      const first = await member.get(`/api/my/${what}?limit=2`);
      expect(first.headers['x-total-count']).toBe('3');
      expect(first.body.map(({ lesson: { id } }: { lesson: { id: string } }) => id)).toEqual([
        lessons[2]!.id,
        lessons[1]!.id,
      ]);
      const next = /<(.*)>/.exec(first.headers['link'] as string)![1]!;
      expect((await member.get(next)).body).toMatchObject([
        { text: `Of ${lessons[0]!.id}.`, course: { id: lessons[0]!.courseId } },
      ]);
      const file = await member.get(`/api/my/${what}/export`);
      expect(file.headers['content-disposition']).toContain(`futurelab-${what}.json`);
      expect(file.body).toHaveLength(3);
      expect((await other.get(`/api/my/${what}`)).body).toEqual([]);
    },
  );

  it('keeps the place of a note in the film', async () => {
    const member = await enrolled();
    const at = `/api/lessons/${lesson.id}/note`;
    await member.put(at, { text: 'Here.', blockId: 'film', seconds: 3 });
    expect((await member.get(at)).body).toMatchObject({ blockId: 'film', seconds: 3 });
    expect((await member.put(at, { text: 'Where?', blockId: 'nowhere' })).status).toBe(404);
  });

  it('is gone on with on another device where the film was left', async () => {
    const user = await createUser(app);
    const [laptop, phone] = [await enrolled(user), await app.signInAs(user)];
    expect((await laptop.put(`/api/lessons/${lesson.id}/position`, { seconds: 3.2 })).status).toBe(204);
    expect((await phone.get(path)).body.positions).toEqual([{ blockId: 'film', seconds: 3.2 }]);
    expect((await laptop.put(`/api/lessons/${lesson.id}/position`, { seconds: -1 })).status).toBe(400);
  });

  it('sends its film in parts, and captions', async () => {
    const member = await enrolled();
    const part = await member.get(`/api/lessons/${lesson.id}/media/${film}`, {
      headers: { range: 'bytes=2-4' },
    });
    expect([part.status, part.headers['content-range'], part.headers['cache-control']]).toEqual([
      206,
      'bytes 2-4/10',
      'private, max-age=3600',
    ]);
    const captions = await member.get(`/api/lessons/${lesson.id}/captions/film`);
    expect(captions.text).toContain('00:00:02.500 --> 00:00:05.000\nThen &lt;decide&gt;.');
    const other = await createLibraryFile(app, Buffer.from('secret'));
    expect((await member.get(`/api/lessons/${lesson.id}/media/${other}`)).status).toBe(404);
  });

  it.each(['media', 'captions/film', 'note', 'reflection'])(
    'shows its %s to nobody who may not see it',
    async (what) => {
      const { course, lessons } = await createCourse(app, { lessons: 2, access: 'pro' });
      await setBlocks(app, lessons[1]!.id, richBlocks(film));
      const at = `/api/lessons/${lessons[1]!.id}/${what === 'media' ? `media/${film}` : what}`;
      const free = await app.signInAs(await createUser(app));
      expect((await app.visitor().get(at)).status).toBe(401);
      expect((await free.get(at)).body.code).toBe('pro_required');
      const refusal = await free.get(`/api/courses/${course.id}/lessons/${lessons[1]!.id}`);
      expect(Object.keys(refusal.body)).toEqual(['code', 'message', 'details']);
      expect(Object.keys(refusal.body.details)).toEqual(['beginning']);
      const pro = await app.signInAs(await createUser(app, { isAdmin: true }));
      expect((await pro.get(at)).body.code).toBe('enrollment_required');
    },
  );
});
