import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { aCourse, aCourseDetail, anEnrollment, nothingRelated } from '../../test-data';
import CoursePage from './course-page';

const page = { path: '/courses/:id', at: '/courses/ai-foundations' };
const related = { 'GET /api/courses/ai-foundations/related': { body: nothingRelated } };
const course = { 'GET /api/courses/ai-foundations': { body: aCourseDetail() }, ...related };

describe('the page of a course', () => {
  it('shows promise, outcomes and outline, and opens one lesson to everybody', async () => {
    renderPage(<CoursePage />, { ...page, api: course });
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Foundations' })).toBeInTheDocument();
    expect(screen.getByText('Explain to your team what a language model does.')).toBeInTheDocument();
    expect(screen.getByText('Say what a model predicts')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What it does' })).toHaveAttribute(
      'href',
      '/learn/ai-foundations/lesson/what-it-does',
    );
    expect(screen.queryByRole('link', { name: 'What it does not' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in to enroll free' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fcourses%2Fai-foundations',
    );
  });

  it('enrolls a visitor who pressed for it, once they are signed in, and lands in the first lesson', async () => {
    const visit = renderPage(<CoursePage />, { ...page, api: course });
    const link = await screen.findByRole('link', { name: 'Sign in to enroll free' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    visit.unmount();
    const { router } = renderPage(<CoursePage />, {
      ...page,
      user: leo,
      api: {
        ...course,
        'PUT /api/courses/c1/enrollment': {
          body: anEnrollment({
            progress: 0,
            nextLesson: { id: 'l1', slug: 'what-it-does', title: '', position: 1 },
          }),
        },
      },
    });
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/learn/ai-foundations/lesson/what-it-does'),
    );
  });

  it('enrolls and lands in the first lesson', async () => {
    const { router, api } = renderPage(<CoursePage />, {
      ...page,
      user: leo,
      api: {
        ...course,
        'PUT /api/courses/c1/enrollment': {
          body: anEnrollment({
            progress: 0,
            nextLesson: { id: 'l1', slug: 'what-it-does', title: '', position: 1 },
          }),
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Enroll free' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/learn/ai-foundations/lesson/what-it-does'),
    );
    expect(api.requests.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('says what has come since a course was finished', async () => {
    const nextLesson = { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2 };
    const enrollment = { id: 'e1', progress: 100, newLessons: 2, nextLesson };
    renderPage(<CoursePage />, {
      ...page,
      user: leo,
      api: { ...course, 'GET /api/courses/ai-foundations': { body: aCourseDetail({ enrollment }) } },
    });
    expect(await screen.findByText(/2 new since you finished/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue at “What it does not”' })).toHaveAttribute(
      'href',
      '/learn/ai-foundations/lesson/what-it-does-not',
    );
  });

  it('tells those enrolled calmly that it is not offered any more, and lets them go on', async () => {
    const nextLesson = { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2 };
    const enrollment = { id: 'e1', progress: 50, newLessons: 0, nextLesson };
    const withdrawn = aCourseDetail({ enrollment, isWithdrawn: true });
    renderPage(<CoursePage />, {
      ...page,
      user: leo,
      api: { ...course, 'GET /api/courses/ai-foundations': { body: withdrawn } },
    });
    expect(
      await screen.findByText(
        'This course is no longer offered. You keep your progress, certificate and access.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue at “What it does not”' })).toBeVisible();
  });

  it('says nothing of the kind while it is offered', async () => {
    renderPage(<CoursePage />, { ...page, user: leo, api: course });
    expect(await screen.findByRole('button', { name: 'Enroll free' })).toBeVisible();
    expect(screen.queryByText(/is no longer offered/)).toBeNull();
  });

  it('says that the membership opens the lessons of a Pro course', async () => {
    renderPage(<CoursePage />, {
      ...page,
      user: leo,
      api: { ...course, 'GET /api/courses/ai-foundations': { body: aCourseDetail({ access: 'pro' }) } },
    });
    expect(await screen.findByRole('link', { name: 'Unlock with Pro' })).toBeInTheDocument();
    expect(screen.getByText(/The others open with FutureLab Pro, at \$97 a month/)).toBeInTheDocument();
    expect(screen.getAllByLabelText('Opens with Pro')).toHaveLength(1);
  });

  it('names the course that comes next', async () => {
    const nextCourse = aCourse({ id: 'c2', slug: 'two', title: 'Course two' });
    renderPage(<CoursePage />, {
      ...page,
      api: {
        ...course,
        'GET /api/courses/ai-foundations/related': { body: { ...nothingRelated, nextCourse } },
      },
    });
    expect(await screen.findByRole('link', { name: 'Course two' })).toHaveAttribute('href', '/courses/two');
  });

  it('says so when there is no such course', async () => {
    renderPage(<CoursePage />, {
      ...page,
      api: {
        'GET /api/courses/ai-foundations': { status: 404 },
        'GET /api/courses/ai-foundations/related': { status: 404 },
      },
    });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find that course' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See every course' })).toHaveAttribute('href', '/courses');
  });

  it('says what did not load, and loads it when asked again', async () => {
    let answer: object = { status: 503 };
    renderPage(<CoursePage />, {
      ...page,
      api: { 'GET /api/courses/ai-foundations': () => answer, ...related },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Course' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This didn’t load');
    answer = { body: aCourseDetail() };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Foundations' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Course' })).toBeNull();
  });
});
