import { maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { useToasts } from '@futurelab/platform/toast';
import type { Bookmark } from '../../queries/bookmarks';
import BookmarksPage from './bookmarks-page';

const LIST = 'GET /api/my/bookmarks';
const ONE = '/api/my/bookmarks/reply/r1';

const aBookmark = (more: Partial<Bookmark> = {}): Bookmark => ({
  kind: 'reply',
  id: 'r1',
  title: 'A calm hour',
  excerpt: 'Measure it.',
  href: '/community/discussions/a-calm-hour?reply=r1#reply-r1',
  author: { id: 'u1', slug: 'leo', name: 'Leo', profileImageUrl: null },
  group: 'Quiet Rooms',
  createdAt: '2026-01-01T00:00:00.000Z',
  remindAt: null,
  ...more,
});

const Toasts = () =>
  useToasts().map(({ id, title, action }) => (
    <p key={id}>
      {title} {action && <button onClick={action.onPress}>{action.label}</button>}
    </p>
  ));

const open = (items: () => Bookmark[], at = '/bookmarks', write = 204) =>
  renderPage(
    <>
      <BookmarksPage />
      <Toasts />
    </>,
    {
      path: '/bookmarks',
      at,
      user: maya,
      api: {
        [LIST]: () => ({ body: items() }),
        [`${LIST}?reminder=true`]: { body: [] },
        [`DELETE ${ONE}`]: { status: write },
        [`PUT ${ONE}`]: { status: 204 },
      },
    },
  );

describe('the page of bookmarks', () => {
  it('says whose it is, where it leads and where it was said', async () => {
    open(() => [aBookmark()]);
    expect(await screen.findByRole('link', { name: 'A calm hour' })).toHaveAttribute(
      'href',
      aBookmark().href,
    );
    expect(screen.getByText('Reply by Leo, in Quiet Rooms')).toBeInTheDocument();
    expect(screen.getByText('Measure it.')).toBeInTheDocument();
  });

  it('says how to fill it while it is empty', async () => {
    open(() => []);
    expect(await screen.findByText('No bookmarks yet')).toBeInTheDocument();
  });

  it('shows those with a reminder alone', async () => {
    open(() => [aBookmark()], '/bookmarks?reminder');
    expect(await screen.findByText('No reminders')).toBeInTheDocument();
  });

  it('removes a bookmark at once, and brings it back', async () => {
    let items = [aBookmark()];
    const { api } = open(() => items);
    const remove = await screen.findByRole('button', { name: 'Remove the bookmark: A calm hour' });
    items = [];
    await userEvent.click(remove);
    expect(await screen.findByText('No bookmarks yet')).toBeInTheDocument();
    items = [aBookmark()];
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'A calm hour' })).toBeInTheDocument();
    expect(api.requests).toContainEqual({ method: 'PUT', path: ONE, body: { remindOn: null } });
  });

  it('shows it again when it could not be removed', async () => {
    open(() => [aBookmark()], '/bookmarks', 500);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the bookmark: A calm hour' }));
    expect(await screen.findByText(/That was not saved/)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'A calm hour' })).toBeInTheDocument());
  });
});
