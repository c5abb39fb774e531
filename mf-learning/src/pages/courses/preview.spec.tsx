import { ada, renderPage, screen, within } from '@futurelab/platform/testing';
import { aCourseDetail, aLesson } from '../../test-data';
import LessonPage from './lesson-page';
import PreviewPage from './preview-page';

const COURSE = 'GET /api/authoring/courses/c1/preview';
const beginning = { beginning: ['It predicts …'] };
const quiz = {
  id: 'quiz',
  kind: 'quiz' as const,
  title: 'Check yourself',
  passMark: 50,
  questions: [
    { id: 'q1', kind: 'single' as const, prompt: 'Which?', choices: [{ id: 'a', text: 'The first' }] },
  ],
};

describe('the preview of a draft', () => {
  it('shows the page of the course as a visitor would see it, and leads to the other readers', async () => {
    renderPage(<PreviewPage />, {
      path: '/courses/:id/preview',
      at: '/courses/c1/preview?as=visitor',
      user: ada,
      api: { [`${COURSE}?as=visitor`]: { body: aCourseDetail() } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'AI Foundations' })).toBeVisible();
    expect(screen.getByText(/Only authors of this course see it/)).toBeVisible();
    const readers = within(screen.getByRole('navigation', { name: 'Preview as' })).getAllByRole('link');
    expect(readers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Visitor', '/courses/c1/preview?as=visitor'],
      ['Member', '/courses/c1/preview?as=member'],
      ['Pro member', '/courses/c1/preview?as=pro'],
    ]);
    expect(readers[0]).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'Sign in to enroll free' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'What it does' })).toHaveAttribute(
      'href',
      '/courses/c1/preview/what-it-does?as=visitor',
    );
    expect(screen.queryByRole('link', { name: 'What it does not' })).toBeNull();
  });

  const openLesson = (reader: string, answer: object) =>
    renderPage(<LessonPage />, {
      path: '/courses/:id/preview/:lessonId',
      at: `/courses/c1/preview/l1?as=${reader}`,
      user: ada,
      api: {
        [`${COURSE}?as=${reader}`]: { body: aCourseDetail() },
        [`GET /api/authoring/courses/c1/preview/l1?as=${reader}`]: answer,
      },
    });

  it('closes a lesson to those who could not open it', async () => {
    openLesson('visitor', {
      status: 403,
      body: { code: 'sign_in_required', message: 'No.', details: beginning },
    });
    expect(await screen.findByText('Sign in to open this lesson')).toBeVisible();
    expect(screen.getByText('It predicts …')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in and come back' })).toBeDisabled();
  });

  it('shows the lesson to those who could, and takes no answers', async () => {
    const { api } = openLesson('pro', { body: aLesson({ blocks: [quiz] }) });
    expect(await screen.findByRole('radio', { name: 'The first' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Check answer' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Mark complete' })).toBeNull();
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});
