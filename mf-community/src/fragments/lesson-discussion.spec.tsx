import type { Course, Lesson, RelatedToCourse } from '@futurelab/platform/queries/learning';
import {
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { PostSummary } from '../queries/posts';
import { aPost } from '../test-data';
import LessonDiscussion from './lesson-discussion';

const ID = '11111111-1111-4111-8111-111111111111';
const PLACE = `lesson-question:${ID}`;
const POSTS = 'GET /api/posts?lesson=ai%2Ftokens&limit=5';
const RELATED = 'GET /api/courses/ai/related';
const about = { id: ID, slug: 'tokens', title: 'Tokens', course: { slug: 'ai', title: 'AI' } };
const asked = aPost({
  slug: 'a-token',
  title: 'What is a token?',
  kind: 'lesson',
  lesson: about,
  group: null,
});
const enrollment = { id: 'e1', progress: 0, newLessons: 0, nextLesson: null };

interface Options {
  user?: typeof leo | null;
  lesson?: Partial<Lesson>;
  course?: Partial<Course>;
  api?: StubResponses;
}
const open = ({ user = leo, lesson, course, api }: Options = {}) =>
  renderPage(<LessonDiscussion />, {
    path: '/learn/:courseId/lesson/:lessonId',
    at: '/learn/ai/lesson/tokens',
    user,
    api: {
      'GET /api/courses/ai': { body: { id: 'c1', slug: 'ai', enrollment, ...course } },
      'GET /api/courses/ai/lessons/tokens': { body: { ...about, isCompleted: false, ...lesson } },
      [POSTS]: { body: [], headers: { 'x-total-count': '0' } },
      'GET /api/my/drafts': { body: [] },
      [`PUT /api/my/drafts/${PLACE}`]: { status: 204 },
      [`DELETE /api/my/drafts/${PLACE}`]: { status: 204 },
      ...api,
    },
  });
const write = async (title: string, body: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about this lesson' }));
  await userEvent.type(await screen.findByLabelText(/^Title/), title);
  await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
  await userEvent.type(screen.getByLabelText('Text'), body);
};
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));
const refused = (status: number, body: object): StubResponses => ({ 'POST /api/posts': { status, body } });

describe('the discussion of a lesson', () => {
  beforeEach(() => localStorage.clear());

  it('shows the latest and their number', async () => {
    open({ api: { [POSTS]: { body: [asked], headers: { 'x-total-count': '1' } } } });
    expect(await screen.findByRole('link', { name: 'What is a token?' })).toHaveAttribute(
      'href',
      '/community/discussions/a-token',
    );
    expect(screen.getByRole('heading', { name: 'Discussion 1' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tokens' })).toBeNull();
  });

  it('says so when nobody has asked anything', async () => {
    open();
    expect(await screen.findByText('No questions yet.')).toBeVisible();
  });

  it('is read again when it did not load', async () => {
    let answer: object = { status: 503 };
    open({ api: { [POSTS]: () => answer } });
    expect(await screen.findByText('Couldn’t load the discussion')).toBeVisible();
    answer = { body: [asked] };
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'What is a token?' })).toBeVisible();
  });

  it('asks visitors to sign in, and leads them back to the lesson', async () => {
    open({ user: null });
    expect(await screen.findByRole('link', { name: 'Sign in to ask about this lesson' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Flearn%2Fai%2Flesson%2Ftokens',
    );
    expect(screen.queryByRole('button', { name: /Ask/ })).toBeNull();
  });
});

describe('a question about a lesson', () => {
  beforeEach(() => localStorage.clear());

  it('is posted under the lesson without leaving it, and is in the list at once', async () => {
    let posts: PostSummary[] = [];
    const { api, router } = open({
      api: {
        [POSTS]: () => ({ body: posts }),
        'POST /api/posts': () => {
          posts = [asked];
          return { status: 201, body: { id: 'p1', slug: 'a-token' } };
        },
      },
    });
    await write('What is a token?', 'A word?');
    await post();
    expect(await screen.findByRole('link', { name: 'What is a token?' })).toBeVisible();
    expect(await screen.findByText(/Question posted/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View it' })).toHaveAttribute(
      'href',
      '/community/discussions/a-token',
    );
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask about this lesson' })).toHaveFocus();
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'What is a token?',
      body: 'A word?',
      kind: 'question',
      lessonId: ID,
    });
    expect(router.state.location.pathname).toBe('/learn/ai/lesson/tokens');
    expect(localStorage).toHaveLength(0);
  });

  it('says beside each field what is missing, and keeps the rest', async () => {
    open({
      api: refused(400, {
        code: 'validation_failed',
        message: 'Some of this could not be accepted.',
        details: { title: ['Please give it a title.'] },
      }),
    });
    await write(' ', 'A word?');
    await post();
    await waitFor(() =>
      expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Please give it a title.'),
    );
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
    expect(screen.getByLabelText('Text')).toHaveValue('A word?');
  });

  it.each([
    [403, 'pro_required', 'This lesson is part of FutureLab Pro.'],
    [429, 'too_many_requests', 'You have written a lot. Please wait a while.'],
  ])('that its writer may not post (%i) says why', async (status, code, message) => {
    open({ api: refused(status, { code, message }) });
    await write('Again?', 'And again?');
    await post();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Text')).toHaveValue('And again?');
  });

  it('that was begun is there after a reload', async () => {
    const first = open();
    await write('Half a', 'thought');
    first.unmount();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your question' }));
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a');
    expect(screen.getByLabelText(/^Title/)).toHaveFocus();
  });

  it('that is given up leaves nothing behind', async () => {
    open();
    await write('Half a', 'thought');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'Ask about this lesson' })).toHaveFocus();
    expect(screen.queryByText(/is posted/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the people of a lesson that is completed', () => {
  const pia = {
    ...{ id: 'pia-id', slug: 'pia', name: 'Pia Peer', currentRole: 'Editor', location: null },
    ...{ profileImageUrl: null, hasFinished: false, helpsWith: ['Checking'] },
  };
  const nothing: RelatedToCourse = {
    events: [],
    discussions: [],
    people: [],
    together: [],
    nextCourse: null,
  };
  const isCompleted = { lesson: { isCompleted: true } };

  it('are named, to apply it with', async () => {
    open({ ...isCompleted, api: { [RELATED]: { body: { ...nothing, people: [pia] } } } });
    const people = within(await screen.findByRole('region', { name: 'Apply it with someone' }));
    expect(await people.findByRole('link', { name: 'Pia Peer' })).toHaveAttribute('href', '/profile/pia');
    expect(people.getByText('Taking this course, can help with Checking')).toBeVisible();
    expect(people.getByRole('link', { name: 'Message Pia Peer' })).toHaveAttribute(
      'href',
      '/messages?to=pia-id',
    );
  });

  it.each([
    ['before', {}],
    ['of who does not take the course', { ...isCompleted, course: { enrollment: null } }],
  ])('are not asked for %s', async (_, options: Options) => {
    const { api } = open(options);
    expect(await screen.findByText('No questions yet.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Apply it with someone' })).toBeNull();
    expect(api.requests.map(({ path }) => path)).not.toContain('/api/courses/ai/related');
  });

  it('are looked for elsewhere when nobody shows that they take the course', async () => {
    open({ ...isCompleted, api: { [RELATED]: { body: nothing } } });
    expect(await screen.findByRole('link', { name: 'Find a member who can help' })).toHaveAttribute(
      'href',
      '/community/members',
    );
  });

  it('are asked for again when they did not load', async () => {
    let answer: object = { status: 503 };
    open({ ...isCompleted, api: { [RELATED]: () => answer } });
    const people = within(await screen.findByRole('region', { name: 'Apply it with someone' }));
    expect(await people.findByText('Couldn’t load members')).toBeVisible();
    answer = { body: { ...nothing, people: [pia] } };
    await userEvent.click(people.getByRole('button', { name: 'Retry' }));
    expect(await people.findByText('Pia Peer')).toBeVisible();
  });
});
