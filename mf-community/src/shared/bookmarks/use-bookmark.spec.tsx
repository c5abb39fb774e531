import { maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { useToasts } from '@futurelab/platform/toast';
import { RowMenu } from '@futurelab/platform/components/row-menu';
import { reminderDays } from './reminder-days';
import { useBookmark } from './use-bookmark';

const LIST = 'GET /api/my/bookmarks?post=p1&limit=100';
const ONE = '/api/my/bookmarks/post/p1';

const Toasts = () => useToasts().map(({ id, description }) => <p key={id}>{description}</p>);

function Bookmarked() {
  const { items, note, dialog } = useBookmark({ kind: 'post', id: 'p1', postId: 'p1', timeZone: 'UTC' });
  return (
    <>
      <RowMenu label="More" items={items} />
      {note && <p>{note}</p>}
      {dialog}
    </>
  );
}

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const open = (saved: () => object[], status = 204) =>
  renderPage(
    <>
      <Bookmarked />
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
    saved = [{ id: 'p1', remindAt: null }];
    await choose('Bookmark');
    expect(await screen.findByText('Bookmarked')).toBeInTheDocument();
    await choose('Remind me');
    const { tomorrow } = reminderDays(Date.now(), 'UTC');
    saved = [{ id: 'p1', remindAt: `${tomorrow}T09:00:00Z` }];
    await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    expect(await screen.findByText(/^Bookmarked · reminder on/)).toBeInTheDocument();
    await waitFor(() =>
      expect(api.requests).toContainEqual({ method: 'PUT', path: ONE, body: { remindOn: tomorrow } }),
    );
    saved = [];
    await choose('Remove bookmark');
    await waitFor(() => expect(screen.queryByText(/^Bookmarked/)).not.toBeInTheDocument());
  });

  it('says why it was not set', async () => {
    open(() => [], 409);
    await choose('Bookmark');
    expect(await screen.findByText('Too many.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Bookmarked')).not.toBeInTheDocument());
  });
});
