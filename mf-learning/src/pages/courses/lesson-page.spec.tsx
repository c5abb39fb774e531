import { act, fireEvent, leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { aCourseDetail, aLesson, anEnrollment } from '../../test-data';
import LessonPage from './lesson-page';

const page = {
  path: '/learn/:courseId/lesson/:lessonId',
  at: '/learn/ai-foundations/lesson/what-it-does',
};
const COURSE = 'GET /api/courses/ai-foundations';
const LESSON = 'GET /api/courses/ai-foundations/lessons/what-it-does';
const enrolled = aCourseDetail({ enrollment: { id: 'e1', progress: 0, newLessons: 0, nextLesson: null } });

describe('the page of a lesson', () => {
  it('opens a preview to visitors and invites them back', async () => {
    renderPage(<LessonPage />, {
      ...page,
      api: { [COURSE]: { body: aCourseDetail() }, [LESSON]: { body: aLesson() } },
    });
    expect(await screen.findByText('It predicts the next word.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in and come back' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Flearn%2Fai-foundations%2Flesson%2Fwhat-it-does',
    );
    expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull();
  });

  it('counts a lesson when the button is pressed, and takes it back', async () => {
    let completed = false;
    const answer = (to: boolean) => () => {
      completed = to;
      return { body: anEnrollment() };
    };
    const { api } = renderPage(<LessonPage />, {
      ...page,
      user: leo,
      api: {
        [COURSE]: { body: enrolled },
        [LESSON]: () => ({ body: aLesson({ isCompleted: completed }) }),
        'PUT /api/lessons/l1/completion': answer(true),
        'DELETE /api/lessons/l1/completion': answer(false),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    expect(await screen.findByRole('link', { name: 'Next lesson' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark complete' })).toBeEnabled());
    const writes = () => api.requests.map(({ method }) => method).filter((method) => method !== 'GET');
    await waitFor(() => expect(writes()).toEqual(['PUT', 'DELETE']));
    expect(new Set(api.keys).size).toBe(2);
  });

  it('returns to the old state when the api refuses', async () => {
    renderPage(<LessonPage />, {
      ...page,
      user: leo,
      api: {
        [COURSE]: { body: enrolled },
        [LESSON]: { body: aLesson() },
        'PUT /api/lessons/l1/completion': { status: 503 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    expect(await screen.findByRole('button', { name: 'Mark complete' })).toBeInTheDocument();
  });

  it('keeps on this device what finds no network, and sends it again under the same key', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let completed = false;
    const { api } = renderPage(<LessonPage />, {
      ...page,
      user: leo,
      api: {
        [COURSE]: { body: enrolled },
        [LESSON]: () => ({ body: aLesson({ isCompleted: completed }) }),
        'PUT /api/lessons/l1/completion': () => {
          if (!navigator.onLine) throw new TypeError('Failed to fetch');
          completed = true;
          return { body: anEnrollment() };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark complete' }));
    expect(await screen.findByText(/Saved on this device. Syncs when you’re back online/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
    jest.restoreAllMocks();
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('It counts toward your progress.')).toBeVisible();
    expect(api.requests.filter(({ method }) => method === 'PUT')).toHaveLength(2);
    expect(api.keys).toEqual([api.keys[0], api.keys[0]]);
  });

  it('sends what was left on this device', async () => {
    const stored = { completed: true, key: '11111111-1111-4111-8111-111111111111' };
    localStorage.setItem(`futurelab:completion:${leo.id}:l1`, JSON.stringify(stored));
    const { api } = renderPage(<LessonPage />, {
      ...page,
      user: leo,
      api: {
        [COURSE]: { body: enrolled },
        [LESSON]: { body: aLesson() },
        'PUT /api/lessons/l1/completion': { body: anEnrollment() },
      },
    });
    await waitFor(() => expect(api.keys).toEqual([stored.key]));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('tells a visitor what opens a Pro lesson, and leads to the open one', async () => {
    const refused = { status: 401, body: { code: 'unauthorized', message: '' } };
    renderPage(<LessonPage />, {
      ...page,
      api: { [COURSE]: { body: aCourseDetail({ access: 'pro' }) }, [LESSON]: refused },
    });
    expect(await screen.findByText(/opens with FutureLab Pro, at \$97 a month/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the open lesson' })).toHaveAttribute(
      'href',
      '/learn/ai-foundations/lesson/what-it-does',
    );
  });

  it.each([
    [401, 'unauthorized', null, 'Sign in to open this lesson', 'Sign in and come back'],
    [403, 'enrollment_required', leo, 'Enroll to open this lesson', 'Go to the course'],
    [403, 'pro_required', leo, 'This lesson is part of Pro', 'Unlock with Pro'],
  ])('names what opens a locked lesson (%i %s)', async (status, code, user, title, action) => {
    renderPage(<LessonPage />, {
      ...page,
      user,
      api: { [COURSE]: { body: aCourseDetail() }, [LESSON]: { status, body: { code, message: '' } } },
    });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
  });

  it('begins for those who may not open it, as far as the api says', async () => {
    const body = { code: 'pro_required', message: '', details: { beginning: ['It predicts the …'] } };
    renderPage(<LessonPage />, {
      ...page,
      user: leo,
      api: { [COURSE]: { body: aCourseDetail({ access: 'pro' }) }, [LESSON]: { status: 403, body } },
    });
    expect(await screen.findByText('It predicts the …')).toBeVisible();
    expect(screen.getByText(/opens every lesson of every course. It is \$97 a month/)).toBeVisible();
  });

  it('opens by itself where it waited for Pro, and closes once Pro has ended', async () => {
    let answer: { status: number; body: unknown } = {
      status: 403,
      body: { code: 'pro_required', message: '' },
    };
    const { client } = renderPage(<LessonPage />, {
      ...page,
      user: leo,
      api: {
        [COURSE]: { body: aCourseDetail({ access: 'pro' }) },
        [LESSON]: () => answer,
        'PUT /api/courses/c1/enrollment': () => {
          answer = { status: 200, body: aLesson() };
          return { body: {} };
        },
      },
    });
    await screen.findByText('This lesson is part of Pro');
    answer = { status: 403, body: { code: 'enrollment_required', message: '' } };
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('It predicts the next word.')).toBeInTheDocument();
    answer = { status: 403, body: { code: 'pro_required', message: '' } };
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('This lesson is part of Pro')).toBeInTheDocument();
  });
});
