import type { Lesson } from '@futurelab/platform/queries/learning';
import {
  act,
  fireEvent,
  leo,
  mockAudio,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
} from '@futurelab/platform/testing';
import { aCourseDetail, aLesson, anEnrollment } from '../../test-data';
import LessonPage from './lesson-page';

const page = {
  path: '/learn/:courseId/lesson/:lessonId',
  at: '/learn/ai-foundations/lesson/what-it-does',
};
const enrolled = aCourseDetail({ enrollment: { id: 'e1', progress: 0, newLessons: 0, nextLesson: null } });
const EMPTY = { text: '', updatedAt: null };

type Options = Parameters<typeof renderPage>[1];
const open = (lesson: Partial<Lesson>, { api, ...more }: NonNullable<Options> = {}) =>
  renderPage(<LessonPage />, {
    ...page,
    user: leo,
    ...more,
    api: {
      'GET /api/courses/ai-foundations': { body: enrolled },
      'GET /api/courses/ai-foundations/lessons/what-it-does': { body: aLesson(lesson) },
      'GET /api/lessons/l1/note': { body: { ...EMPTY, blockId: null, seconds: null } },
      'GET /api/lessons/l1/reflection': { body: EMPTY },
      ...api,
    },
  });
const writes = (api: ReturnType<typeof renderPage>['api']) =>
  api.requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

const film: Lesson['blocks'][number] = {
  id: 'film',
  kind: 'video',
  title: 'The film',
  seconds: 100,
  src: '/film',
  poster: '/poster',
  captions: '/captions',
  transcript: [
    { start: 0, end: 40, text: 'Look and wait.' },
    { start: 40, end: 100, text: 'Then decide.' },
  ],
};

describe('the film of a lesson', () => {
  beforeEach(() => {
    mockAudio();
    jest.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(100);
  });
  const element = async () =>
    (await screen.findByLabelText('The film', { selector: 'video' })) as HTMLVideoElement;
  const playTo = async (seconds: number) => {
    const video = await element();
    await act(async () => {
      await video.play();
      video.currentTime = seconds;
      fireEvent.timeUpdate(video);
    });
    return video;
  };

  it('plays at once, with captions, from where it was left', async () => {
    open({ blocks: [film], positions: [{ blockId: 'film', seconds: 41.7 }] });
    const video = await element();
    expect(video).toHaveAttribute('src', '/film#t=41');
    expect(video).toHaveAttribute('controls');
    expect(video.querySelector('track')).toHaveAttribute('src', '/captions');
    expect(screen.getByText(/Resumes where you left off/)).toBeInTheDocument();
  });

  it('keeps the place every ten seconds and when it stops', async () => {
    const { api } = open({ blocks: [film] }, { api: { 'PUT /api/lessons/l1/position': { status: 204 } } });
    const video = await playTo(4);
    await playTo(15);
    act(() => {
      video.currentTime = 17;
      video.pause();
    });
    await waitFor(() =>
      expect(writes(api)).toEqual([
        ['PUT', '/api/lessons/l1/position', { blockId: 'film', seconds: 15 }],
        ['PUT', '/api/lessons/l1/position', { blockId: 'film', seconds: 17 }],
      ]),
    );
  });

  it('counts the lesson at 90 %, once, under a key that stays', async () => {
    const { api } = open(
      { blocks: [film] },
      {
        api: {
          'PUT /api/lessons/l1/position': { status: 204 },
          'PUT /api/lessons/l1/completion': { body: anEnrollment() },
        },
      },
    );
    expect(await screen.findByText(/when you mark it complete or the film reaches 90%/)).toBeInTheDocument();
    await playTo(89);
    expect(writes(api).filter(([, path]) => path === '/api/lessons/l1/completion')).toEqual([]);
    await playTo(91);
    await playTo(95);
    await waitFor(() =>
      expect(writes(api).filter(([, path]) => path === '/api/lessons/l1/completion')).toEqual([
        ['PUT', '/api/lessons/l1/completion', undefined],
      ]),
    );
    expect(api.keys).toEqual(['l1']);
  });

  it('has a transcript whose lines lead to their moment', async () => {
    open({ blocks: [film] });
    const video = await element();
    await userEvent.click(screen.getByText('Transcript'));
    await userEvent.click(screen.getByRole('button', { name: /Then decide/ }));
    expect(video.currentTime).toBe(40);
    fireEvent.timeUpdate(video);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Then decide/ })).toHaveAttribute('aria-current', 'true'),
    );
  });
});

const choices = [
  { id: '1', text: 'Look' },
  { id: '2', text: 'Wait' },
  { id: '3', text: 'Decide' },
];
type Questions = Extract<Lesson['blocks'][number], { kind: 'quiz' }>['questions'];
const quiz = (...questions: Questions): Partial<Lesson> => ({
  blocks: [{ id: 'quiz', kind: 'quiz', title: 'What stays', passMark: 70, questions }],
  quizzes: [{ blockId: 'quiz', right: 0, total: questions.length, passed: false }],
});
const result = (more: object) => ({
  body: {
    questionId: 'q1',
    correct: true,
    tries: 1,
    feedback: [],
    explanation: null,
    solution: null,
    quiz: { blockId: 'quiz', right: 1, total: 1, passed: true },
    ...more,
  },
});
const ANSWER = 'PUT /api/lessons/l1/answers/q1';

describe('a quiz', () => {
  it('says beside the question how an answer stands, and the score as text', async () => {
    const answers = [
      result({
        answer: '2',
        correct: false,
        feedback: ['Too slow.'],
        quiz: { blockId: 'quiz', right: 0, total: 1, passed: false },
      }),
      result({ answer: '1', explanation: 'Looking is cheap.' }),
    ];
    open(quiz({ id: 'q1', kind: 'single', prompt: 'What first?', choices }), {
      api: { [ANSWER]: () => answers.shift()! },
    });
    const question = await screen.findByRole('group', { name: /What first/ });
    expect(screen.getByText(/0 of 1 right. You need 1 to pass \(70%\)/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Choose an answer.')).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('radio', { name: 'Wait' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText('Too slow.')).toBeInTheDocument();
    expect(screen.getByText(/Not yet. Change your answer/)).toBeInTheDocument();
    await userEvent.click(within(question).getByRole('radio', { name: 'Look' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Looking is cheap.')).toBeInTheDocument();
    expect(screen.getByText(/1 of 1 right. You passed/)).toBeInTheDocument();
  });

  it('is put in order by buttons, which keep the focus and say the place', async () => {
    const { api } = open(quiz({ id: 'q1', kind: 'ordering', prompt: 'In which order?', choices }), {
      api: { [ANSWER]: result({ answer: ['1', '3', '2'] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Move “Decide” up' }));
    expect(screen.getByText('“Decide” is now 2 of 3.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move “Decide” up' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText('That’s right.')).toBeInTheDocument();
    expect(writes(api)).toEqual([
      ['PUT', '/api/lessons/l1/answers/q1', expect.objectContaining({ answer: ['1', '3', '2'] })],
    ]);
  });

  it('is matched by lists', async () => {
    const left = [
      { id: 'a', text: 'Model' },
      { id: 'b', text: 'Person' },
    ];
    const { api } = open(
      quiz({ id: 'q1', kind: 'matching', prompt: 'Who does what?', left, right: choices }),
      {
        api: { [ANSWER]: result({ answer: { a: '1', b: '3' } }) },
      },
    );
    await userEvent.selectOptions(await screen.findByLabelText('Model'), 'Look');
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText('Match every item.')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Person'), 'Look');
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(screen.getByText(/You chose one twice/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Person'), 'Decide');
    await userEvent.click(screen.getByRole('button', { name: 'Check answer' }));
    expect(await screen.findByText('That’s right.')).toBeInTheDocument();
    expect(writes(api)[0]![2]).toMatchObject({ answer: { a: '1', b: '3' } });
  });

  it('sends text that was left on this device, as the same try', async () => {
    const stored = { answer: 'To see.', key: '22222222-2222-4222-8222-222222222222' };
    localStorage.setItem(`futurelab:answer:${leo.id}:l1:q1`, JSON.stringify(stored));
    const { api } = open(quiz({ id: 'q1', kind: 'short', prompt: 'Why?' }), {
      api: { [ANSWER]: result({ answer: 'To see.', correct: null }) },
    });
    await waitFor(() => expect(api.keys).toEqual([stored.key]));
    expect(writes(api)[0]![2]).toEqual({ answer: 'To see.' });
  });

  it('keeps text that did not arrive, also for another visit, and sends them as the same try', async () => {
    let fails = true;
    const lesson = quiz({ id: 'q1', kind: 'short', prompt: 'Why?' });
    const api = {
      [ANSWER]: () => {
        if (fails) throw new TypeError('Failed to fetch');
        return result({ answer: 'To see.', correct: null, solution: 'So that I see.' });
      },
    };
    const first = open(lesson, { api });
    await userEvent.type(await screen.findByLabelText('Your answer'), 'To see.');
    await userEvent.click(screen.getByRole('button', { name: 'Save and compare' }));
    expect(await screen.findByText(/Your answer is saved/)).toBeInTheDocument();
    fails = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('So that I see.')).toBeInTheDocument();
    const { keys } = first.api;
    expect(keys).toEqual([keys[0], keys[0]]);
    first.unmount();

    const second = open(lesson, { api: { [ANSWER]: { status: 401, body: { message: 'Sign in' } } } });
    await userEvent.type(await screen.findByLabelText('Your answer'), 'To know.');
    await userEvent.click(screen.getByRole('button', { name: 'Save and compare' }));
    expect(await screen.findByText(/signed out. Your answer is saved on this device/)).toBeInTheDocument();
    second.unmount();
    open(lesson);
    await waitFor(() => expect(screen.getByLabelText('Your answer')).toHaveValue('To know.'));
  });

  it('asks visitors to sign in, and to come back', async () => {
    open(quiz({ id: 'q1', kind: 'single', prompt: 'What first?', choices }), { user: null });
    expect(await screen.findByRole('link', { name: 'Sign in to answer' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Flearn%2Fai-foundations%2Flesson%2Fwhat-it-does',
    );
  });
});

describe('what members keep for themselves', () => {
  const reflection: Lesson['blocks'][number] = {
    id: 'reflection',
    kind: 'reflection',
    prompt: 'When did you leap?',
  };

  it('is saved while it is typed, and says who can read it', async () => {
    const { api } = open(
      { blocks: [reflection] },
      {
        api: {
          'PUT /api/lessons/l1/reflection': {
            body: { text: 'Once.', updatedAt: '2026-01-01T00:00:00.000Z' },
          },
        },
      },
    );
    const field = await screen.findByLabelText('Your reflection');
    expect(field).toHaveAccessibleDescription(/Private to you/);
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.type(field, 'Once.');
    await userEvent.tab();
    expect(await screen.findByText(/^Saved\./)).toBeInTheDocument();
    expect(writes(api).at(-1)).toEqual(['PUT', '/api/lessons/l1/reflection', { text: 'Once.' }]);
  });

  it('becomes a discussion only as a draft, and replaces none without being asked to', async () => {
    const body = { text: 'Once.', updatedAt: '2026-01-01T00:00:00.000Z' };
    const { api, router } = open(
      { blocks: [reflection] },
      {
        api: {
          'GET /api/lessons/l1/reflection': { body },
          'GET /api/my/drafts': {
            body: [{ place: 'post', content: { title: 'Older' }, updatedAt: body.updatedAt }],
          },
          'PUT /api/my/drafts/post': { status: 204 },
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Share to discussions' }));
    expect(await screen.findByText(/You already have a draft discussion: “Older”/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Replace draft' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?kind=discussion&lesson=ai-foundations%2Fwhat-it-does'),
    );
    expect(writes(api)).toEqual([
      [
        'PUT',
        '/api/my/drafts/post',
        {
          content: expect.objectContaining({
            body: '> When did you leap?\n\nOnce.',
            lesson: 'ai-foundations/what-it-does',
          }),
        },
      ],
    ]);
  });

  it('leads from a note back to its moment in the film', async () => {
    mockAudio();
    open(
      { blocks: [film] },
      {
        api: {
          'GET /api/lessons/l1/note': {
            body: { text: 'Here.', updatedAt: null, blockId: 'film', seconds: 72 },
          },
        },
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'At 1:12' }));
    expect(await screen.findByLabelText('The film', { selector: 'video' })).toHaveProperty('currentTime', 72);
  });
});

describe('the places of a lesson that a note can be about', () => {
  it('are called by the text that the page shows of them', async () => {
    const part = (id: string, body: string) => ({ id, kind: 'text' as const, body });
    const blocks = [
      part('one', '## Say *why*, [first](/courses)'),
      part('two', `R&amp;D ${'👩🏽‍🚀'.repeat(20)}`),
    ];
    const body = { text: 'Here.', updatedAt: null, blockId: null, seconds: null };
    open({ blocks }, { api: { 'GET /api/lessons/l1/note': { body } } });
    const places = await screen.findAllByRole('option');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'The whole lesson',
      '“Say why, first”',
      `“R&D ${'👩🏽‍🚀'.repeat(7)}…”`,
    ]);
  });
});

describe('what comes from elsewhere', () => {
  const embed = (url: string): Partial<Lesson> => ({
    blocks: [{ id: 'talk', kind: 'embed', title: 'A talk', url }],
  });

  it('is loaded only by who has read who learns what', async () => {
    open(embed('https://player.vimeo.com/video/1'));
    expect(await screen.findByText(/Vimeo learns your network address/)).toBeInTheDocument();
    expect(screen.queryByTitle('A talk')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Load it from Vimeo' }));
    expect(screen.getByTitle('A talk')).toHaveAttribute('src', 'https://player.vimeo.com/video/1');
  });

  it('is not loaded from a site that is not on the list', async () => {
    open(embed('https://evil.example/player.vimeo.com'));
    expect(await screen.findByText(/a site that lessons can’t embed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Load it/ })).toBeNull();
  });
});
