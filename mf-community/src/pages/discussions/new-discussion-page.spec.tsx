import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import NewDiscussionPage from './new-discussion-page';

const GROUPS = {
  'GET /api/my/groups': {
    body: [
      {
        id: 'm1',
        role: 'member',
        group: { id: 'g1', slug: 'teachers', name: 'Teachers', isArchived: false },
      },
      { id: 'm2', role: 'member', group: { id: 'g2', slug: 'old', name: 'Old', isArchived: true } },
    ],
  },
  'GET /api/my/drafts': { body: [] },
};

const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

describe('the page of a new discussion', () => {
  beforeEach(() => localStorage.clear());

  const open = (search = '', api = {}) =>
    renderPage(<NewDiscussionPage />, {
      path: '/community/discussions/new',
      at: `/community/discussions/new${search}`,
      user: leo,
      api: { ...GROUPS, ...api },
    });

  it('offers no archived group', async () => {
    open('?group=old');
    expect(await screen.findByRole('option', { name: 'Teachers' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Old/ })).toBeNull();
    expect(screen.getByLabelText('Post in')).toHaveDisplayValue('Everyone');
  });

  it('sends what was written and leads to it', async () => {
    const { api, router } = open('?group=teachers', {
      'POST /api/posts': { status: 201, body: { id: 'p9', slug: 'how-much' } },
      'DELETE /api/my/drafts/post': { status: 204 },
    });
    await waitFor(() => expect(screen.getByLabelText('Post in')).toHaveDisplayValue('Teachers'));
    await fill('Title', 'How much is enough?');
    await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
    await fill('Text', 'I never know.');
    await fill('Tags', '#Practice, team work');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/community/discussions/how-much'));
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'question',
      title: 'How much is enough?',
      body: 'I never know.',
      tags: ['practice', 'team-work'],
      groupId: 'g1',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('is about the lesson it was begun from, unless its writer says otherwise', async () => {
    const lesson = { id: 'l1', slug: 'tokens', title: 'Tokens', course: { slug: 'ai', title: 'AI' } };
    const { api } = open('?lesson=ai%2Ftokens', {
      'GET /api/courses/ai/lessons/tokens': { body: lesson },
      'POST /api/posts': { status: 201, body: { id: 'p9', slug: 'a-word' } },
      'DELETE /api/my/drafts/post': { status: 204 },
    });
    expect(await screen.findByRole('link', { name: 'Tokens' })).toHaveAttribute(
      'href',
      '/learn/ai/lesson/tokens',
    );
    expect(screen.queryByLabelText('Post in')).toBeNull();
    await userEvent.type(screen.getByLabelText('Title'), 'A word?');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ lessonId: 'l1' }),
    );
  });

  it('lets go of the lesson, and keeps what was typed', async () => {
    const lesson = { id: 'l1', slug: 'tokens', title: 'Tokens', course: { slug: 'ai', title: 'AI' } };
    open('?lesson=ai%2Ftokens', { 'GET /api/courses/ai/lessons/tokens': { body: lesson } });
    const remove = await screen.findByRole('link', { name: 'Remove lesson' });
    await userEvent.type(screen.getByLabelText('Title'), 'A word?');
    await userEvent.click(remove);
    expect(await screen.findByLabelText('Post in')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Tokens' })).toBeNull();
    expect(screen.getByLabelText('Title')).toHaveValue('A word?');
  });

  it('says beside each field what is missing, and keeps the rest', async () => {
    open('', {
      'POST /api/posts': {
        status: 400,
        body: {
          code: 'validation_failed',
          message: 'Some of this could not be accepted.',
          details: { title: ['Please give it a title.'], body: ['Please write something.'] },
        },
      },
    });
    await fill('Tags', 'practice');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Please write something.')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Please give it a title.');
    expect(screen.getByLabelText('Title')).toHaveFocus();
    expect(screen.getByLabelText('Tags')).toHaveValue('practice');
  });

  it('begins with an introduction where the guide leads to it', () => {
    open('?kind=introduction');
    expect(screen.getByRole('heading', { level: 1, name: 'Introduce yourself' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Introduction' })).toBeChecked();
  });

  it('offers what was begun before, and lets go of it', async () => {
    open('', {
      'GET /api/my/drafts': {
        body: [{ place: 'post', content: { title: 'Half a thought' }, updatedAt: '2026-01-01T00:00:00Z' }],
      },
      'DELETE /api/my/drafts/post': { status: 204 },
    });
    expect(await screen.findByDisplayValue('Half a thought')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });
});
