import { maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { aGroup, aPost } from '../../test-data';
import DiscussionsPage from './discussions-page';

const at = (time: string) => `2026-01-01T${time}:00.000Z`;

describe('the discussions', () => {
  it('are the latest, each with what is to know of it', async () => {
    const [leo, nia] = ['Leo Brandt', 'Nia Cole'].map((name) => ({
      id: name,
      slug: name,
      name,
      profileImageUrl: null,
    }));
    const post = aPost({
      ...{ isUnread: true, isPinned: true, isLocked: true, group: null },
      ...{ replyCount: 7, unreadReplies: 4, repliers: [leo!, nia!] },
    });
    renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions',
      api: { 'GET /api/posts': { body: [post] } },
    });
    expect(
      await screen.findByRole('link', { name: 'How do you check what comes back?' }),
    ).toBeInTheDocument();
    for (const text of ['4 new', 'Pinned', 'Closed', 'Answered', '7 replies'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '#practice' })).toHaveAttribute(
      'href',
      '/community/discussions?tag=practice',
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Leo Brandt replied');
    expect(screen.getByRole('link', { name: 'Tags' })).toHaveAttribute(
      'href',
      '/community/discussions?tags=all',
    );
    expect(screen.getByRole('link', { name: 'Start a discussion' })).toHaveAttribute(
      'href',
      '/community/discussions/new',
    );
  });

  it('have tags, which are listed with their number and can be followed', async () => {
    const { api } = renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions?tags=all',
      api: {
        'GET /api/tags': { body: [{ tag: 'practice', count: 12, isFollowed: false }] },
        'GET /api/my/follows': { body: { tags: [], people: [] } },
        'PUT /api/my/follows/tags/practice': { status: 204 },
      },
    });
    expect(await screen.findByRole('link', { name: '#practice' })).toBeVisible();
    expect(screen.getByText('12 discussions')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Follow #practice' }));
    await waitFor(() =>
      expect(api.requests).toContainEqual(
        expect.objectContaining({ method: 'PUT', path: '/api/my/follows/tags/practice' }),
      ),
    );
  });

  it('are narrowed by the address alone', async () => {
    const { api } = renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions?view=unanswered&kind=question&tag=practice',
      api: { 'GET /api/posts?view=unanswered&kind=question&tag=practice': { body: [] } },
    });
    expect(await screen.findByText('No matching discussions')).toBeInTheDocument();
    expect(api.requests.filter(({ path }) => path.startsWith('/api/posts'))).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Unanswered' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Clear tag' })).toHaveAttribute(
      'href',
      '/community/discussions?view=unanswered&kind=question',
    );
  });

  it('are searched within what they are narrowed to, at an address of its own', async () => {
    const found = aPost({ title: 'Of a pelican' });
    const { router } = renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions?kind=question',
      api: {
        'GET /api/posts?kind=question': { body: [aPost()] },
        'GET /api/posts?kind=question&q=pelicans+%26+co': { body: [found] },
        'GET /api/posts?kind=question&q=xyz': { body: [] },
      },
    });
    const field = () => screen.getByRole('searchbox', { name: 'Search discussions and replies' });
    await userEvent.type(field(), ' pelicans & co {Enter}');
    expect(await screen.findByRole('link', { name: 'Of a pelican' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?kind=question&q=pelicans+%26+co');
    expect(field()).toHaveValue('pelicans & co');
    expect(screen.getByRole('link', { name: 'Introductions' })).toHaveAttribute(
      'href',
      '/community/discussions?kind=introduction&q=pelicans+%26+co',
    );
    await userEvent.clear(field());
    await userEvent.type(field(), 'xyz{Enter}');
    expect(await screen.findByText('No results for “xyz”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute(
      'href',
      '/community/discussions?kind=question',
    );
  });

  it('of a group lead back to it, and writing begins in it', async () => {
    const membership = { role: 'member' as const, notifications: 'all' as const, rulesChanged: false };
    renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions?group=teachers',
      api: {
        'GET /api/posts?group=teachers': { body: [aPost()] },
        'GET /api/groups/teachers': { body: aGroup({ membership }) },
      },
    });
    expect(await screen.findByRole('link', { name: 'Start a discussion' })).toHaveAttribute(
      'href',
      '/community/discussions/new?group=teachers',
    );
    expect(screen.getByRole('link', { name: 'Teachers' })).toHaveAttribute('href', '/groups/teachers');
    expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute(
      'href',
      '/community/discussions?kind=question&group=teachers',
    );
  });

  it('say that there is nothing to show, and what makes it so', async () => {
    renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions?view=following',
      api: { 'GET /api/posts?view=following': { body: [] } },
    });
    expect(await screen.findByText('You’re not following any discussions')).toBeInTheDocument();
  });

  it('name the lesson that one of the member’s own is about', async () => {
    const lesson = { id: 'l1', slug: 'tokens', title: 'Tokens', course: { slug: 'ai', title: 'AI' } };
    renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions?view=mine',
      api: { 'GET /api/posts?view=mine': { body: [aPost({ kind: 'lesson', lesson, group: null })] } },
    });
    expect(await screen.findByRole('link', { name: 'Tokens' })).toHaveAttribute(
      'href',
      '/learn/ai/lesson/tokens',
    );
  });

  it('that are new wait until their reader wants them', async () => {
    const posts = [aPost({ lastActivityAt: at('10:00') })];
    const fresh = aPost({ id: 'p2', slug: 'fresh', title: 'A fresh one', lastActivityAt: at('11:00') });
    const { client } = renderPage(<DiscussionsPage />, {
      user: maya,
      at: '/community/discussions',
      api: { 'GET /api/posts': () => ({ body: [...posts] }) },
    });
    await screen.findByRole('link', { name: 'How do you check what comes back?' });
    posts.unshift(fresh);
    await client.invalidateQueries({ predicate: ({ meta }) => meta?.['topics'] !== undefined });
    const show = await screen.findByRole('button', { name: '1 new discussion, show' });
    expect(screen.queryByRole('link', { name: 'A fresh one' })).not.toBeInTheDocument();
    await userEvent.click(show);
    expect(await screen.findByRole('link', { name: 'A fresh one' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /show/ })).not.toBeInTheDocument();
  });
});
