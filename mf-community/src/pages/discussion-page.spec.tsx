import { maya, renderPage, screen } from '@futurelab/platform/testing';
import { aPostDetail } from '../test-data';
import DiscussionPage from './discussion-page';

const page = {
  path: '/community/discussions/:id',
  at: '/community/discussions/how-do-you-check',
  user: maya,
};
const POST = 'GET /api/posts/how-do-you-check';

describe('the page of a discussion', () => {
  it('shows the opening and the replies, and marks the answer', async () => {
    renderPage(<DiscussionPage />, { ...page, api: { [POST]: { body: aPostDetail() } } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How do you check what comes back?' }),
    ).toBeInTheDocument();
    expect(screen.getByText('every')).toBeInTheDocument();
    expect(screen.getByText('A former member')).toBeInTheDocument();
    expect(screen.getByText('The answer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toHaveAttribute('href', '/profile/maya');
  });

  it('says so when nobody has replied, and when there is no such discussion', async () => {
    const { unmount } = renderPage(<DiscussionPage />, {
      ...page,
      api: { [POST]: { body: aPostDetail({ replies: [], replyRows: 0, replyCount: 0 }) } },
    });
    expect(await screen.findByText('Nobody has replied yet.')).toBeInTheDocument();
    unmount();
    renderPage(<DiscussionPage />, { ...page, api: { [POST]: { status: 404 } } });
    expect(
      await screen.findByRole('heading', { name: 'We could not find that discussion' }),
    ).toBeInTheDocument();
  });
});
