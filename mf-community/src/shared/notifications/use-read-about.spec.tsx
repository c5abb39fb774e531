import { useQuery } from '@futurelab/platform/query';
import { leo, renderPage, screen, waitFor } from '@futurelab/platform/testing';
import { notificationsQuery } from '../../queries/notifications';
import { useReadAbout } from './use-read-about';

const PATH = '/api/my/notifications';

function Page() {
  useReadAbout('e1');
  return <p>{useQuery(notificationsQuery()).data?.unread} unread</p>;
}

function visit(unread: number) {
  let isRead = false;
  const { api } = renderPage(<Page />, {
    path: '/events/:id',
    at: '/events/e1',
    user: leo,
    api: {
      [`GET ${PATH}`]: () => ({ body: { unread: isRead ? 0 : unread, items: [], nextCursor: null } }),
      [`PUT ${PATH}/read`]: () => {
        isRead = true;
        return { body: { read: ['n1'] } };
      },
    },
  });
  return () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
}

describe('Visiting a page with notifications', () => {
  it('marks them as read, and the bell says so', async () => {
    const sent = visit(1);
    expect(await screen.findByText('0 unread')).toBeInTheDocument();
    await waitFor(() => expect(sent()).toEqual([{ subjectId: 'e1' }]));
  });

  it('sends nothing while nothing is unread', async () => {
    const sent = visit(0);
    expect(await screen.findByText('0 unread')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});
