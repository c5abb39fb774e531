import {
  maya,
  renderPage,
  screen,
  userEvent,
  waitFor,
  type StubResponses,
} from '@futurelab/platform/testing';
import { aCourseDetail, aReview } from '../../test-data';
import { CourseReviews } from './course-reviews';

const LIST = 'GET /api/courses/ai-foundations/reviews?limit=10';
const MINE = 'GET /api/courses/c1/reviews?mine=true&limit=1';
const finished = aCourseDetail({
  averageRating: 4,
  reviewCount: 1,
  enrollment: { id: 'e1', progress: 100, nextLesson: null, newLessons: 0 },
});

const show = (api: StubResponses, course = finished, user: typeof maya | null = maya) =>
  renderPage(<CourseReviews course={course} courseParam="ai-foundations" />, { user, api });

describe('what members say of a course', () => {
  it('shows visitors the text without names, and no form', async () => {
    show({ [LIST]: { body: [aReview()] } }, aCourseDetail({ averageRating: 4, reviewCount: 1 }), null);
    expect(await screen.findByText('Plain words.')).toBeVisible();
    expect(screen.getByText(/A member who finished the course/)).toBeVisible();
    expect(screen.getByText(/4 from 1 review/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  });

  it('shows all of them, a page at a time, and says when a page did not come', async () => {
    let next: object = { status: 503 };
    show(
      {
        [LIST]: {
          body: [aReview({ id: 'r1', text: 'The latest.' })],
          headers: { link: '</api/courses/ai-foundations/reviews?limit=10&cursor=r1>; rel="next"' },
        },
        [`${LIST}&cursor=r1`]: () => next,
      },
      aCourseDetail({ averageRating: 4, reviewCount: 2 }),
      null,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load earlier');
    next = { body: [aReview({ id: 'r2', text: 'The first.' })] };
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The first.')).toBeVisible();
    expect(screen.getByText('The latest.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(screen.getByText('The latest.').closest('li')).toHaveFocus());
  });

  it('asks members who finished, says what is missing, and sends it once', async () => {
    const { api } = show({
      [LIST]: { body: [] },
      [MINE]: { body: [] },
      'POST /api/courses/c1/reviews': { status: 201, body: aReview({ isMine: true }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect(screen.getByText('Choose 1 to 5 stars.')).toBeVisible();
    expect(screen.getByText('Write a sentence or two.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /4 Good/ }));
    await userEvent.type(screen.getByRole('textbox'), 'Plain words.');
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
      expect.objectContaining({ body: { rating: 4, text: 'Plain words.' } }),
    ]);
  });

  it('keeps what was typed when it could not be sent', async () => {
    show({
      [LIST]: { body: [] },
      [MINE]: { body: [aReview({ isMine: true })] },
      'POST /api/courses/c1/reviews': {
        status: 403,
        body: { code: 'review_removed', message: 'A moderator removed your review of this course.' },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change your review' }));
    await userEvent.type(screen.getByRole('textbox'), ' And more.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A moderator removed your review of this course.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Plain words. And more.');
  });
});
