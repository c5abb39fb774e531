import { leo, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import CourseDiscussions from './course-discussions';
import LessonQuestion from './lesson-question';

const RELATED = 'GET /api/courses/ai/related';
const related = { events: [], discussions: [], people: [], together: [], nextCourse: null };

describe('what members discuss about a course', () => {
  const open = (discussions: object[]) =>
    renderPage(<CourseDiscussions />, {
      path: '/courses/:id',
      at: '/courses/ai',
      api: { [RELATED]: { body: { ...related, discussions } } },
    });

  test('is listed with the number of replies', async () => {
    open([{ id: 'p', slug: 'who-checks', title: 'Who checks?', replyCount: 1 }]);
    expect(await screen.findByRole('link', { name: 'Who checks?' })).toHaveAttribute(
      'href',
      '/community/discussions/who-checks',
    );
    expect(screen.getByText('1 reply')).toBeVisible();
  });

  test('is left out while that is nothing', async () => {
    const { api } = open([]);
    await screen.findByText('', { selector: 'body > div' });
    expect(api.requests.map(({ path }) => path)).toContain('/api/courses/ai/related');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

test('A question about a lesson is posted without leaving the lesson', async () => {
  localStorage.clear();
  const { api, router } = renderPage(<LessonQuestion />, {
    path: '/learn/:courseId/lesson/:lessonId',
    at: '/learn/ai/lesson/tokens',
    user: leo,
    api: {
      'GET /api/my/groups': { body: [] },
      'GET /api/my/drafts': { body: [] },
      'GET /api/courses/ai/lessons/tokens': {
        body: { id: 'l1', slug: 'tokens', title: 'Tokens', course: { slug: 'ai', title: 'AI' } },
      },
      'POST /api/posts': { status: 201, body: { id: 'p9', slug: 'what-is-a-token' } },
      'DELETE /api/my/drafts/post': { status: 204 },
    },
  });
  expect(await screen.findByRole('link', { name: 'Tokens' })).toBeVisible();
  await userEvent.click(screen.getByLabelText('Title'));
  await userEvent.paste('What is a token?');
  await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
  await userEvent.click(screen.getByLabelText('Text'));
  await userEvent.paste('A word?');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByText(/Your question is posted/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute(
    'href',
    '/community/discussions/what-is-a-token',
  );
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'question',
    title: 'What is a token?',
    body: 'A word?',
    lessonId: 'l1',
  });
  expect(router.state.location.pathname).toBe('/learn/ai/lesson/tokens');
});
