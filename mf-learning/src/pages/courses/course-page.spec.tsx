import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { aCourseDetail, anEnrollment } from '../../test-data';
import CoursePage from './course-page';

const page = { path: '/courses/:id', at: '/courses/ai-foundations' };
const course = { 'GET /api/courses/ai-foundations': { body: aCourseDetail() } };

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

  it('says so when there is no such course', async () => {
    renderPage(<CoursePage />, { ...page, api: { 'GET /api/courses/ai-foundations': { status: 404 } } });
    expect(await screen.findByRole('heading', { name: 'We could not find that course' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See every course' })).toHaveAttribute('href', '/courses');
  });

  it('says what did not load, and loads it when asked again', async () => {
    let answer: object = { status: 503 };
    renderPage(<CoursePage />, { ...page, api: { 'GET /api/courses/ai-foundations': () => answer } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Course' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
    answer = { body: aCourseDetail() };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Foundations' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Course' })).toBeNull();
  });
});
