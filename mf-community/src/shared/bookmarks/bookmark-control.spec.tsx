import { maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { useToasts } from '@futurelab/platform/toast';
import { BookmarkControl } from './bookmark-control';
import { reminderDays } from './reminder-days';

const LIST = 'GET /api/my/bookmarks?post=p1&limit=100';
const ONE = '/api/my/bookmarks/post/p1';

const Toasts = () => useToasts().map(({ id, description }) => <p key={id}>{description}</p>);

const open = (saved: () => object[], status = 204) =>
  renderPage(
    <>
      <BookmarkControl kind="post" id="p1" postId="p1" timeZone="UTC" />
      <Toasts />
    </>,
    {
      user: maya,
      api: {
        [LIST]: () => ({ body: saved() }),
        [`PUT ${ONE}`]: {
          status,
          body: status === 409 ? { code: 'too_many_bookmarks', message: 'Too many.' } : undefined,
        },
        [`DELETE ${ONE}`]: { status },
      },
    },
  );

describe('a bookmark in a discussion', () => {
  it('is set, given a reminder and taken back', async () => {
    let saved: object[] = [];
    const { api } = open(() => saved);
    const toggle = await screen.findByRole('button', { name: 'Bookmark' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    saved = [{ id: 'p1', remindAt: null }];
    await userEvent.click(toggle);
    expect(await screen.findByRole('button', { name: 'Bookmarked' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Remind me' }));
    const { tomorrow } = reminderDays(Date.now(), 'UTC');
    saved = [{ id: 'p1', remindAt: `${tomorrow}T09:00:00Z` }];
    await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    expect(await screen.findByRole('button', { name: /^Reminder on/ })).toBeInTheDocument();
    await waitFor(() =>
      expect(api.requests).toContainEqual({ method: 'PUT', path: ONE, body: { remindOn: tomorrow } }),
    );
    saved = [];
    await userEvent.click(screen.getByRole('button', { name: 'Bookmarked' }));
    expect(await screen.findByRole('button', { name: 'Bookmark' })).toBeInTheDocument();
  });

  it('says why it was not set', async () => {
    open(() => [], 409);
    await userEvent.click(await screen.findByRole('button', { name: 'Bookmark' }));
    expect(await screen.findByText('Too many.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false');
  });
});
