import {
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { Notification } from '../../queries/notifications';
import NotificationsPage from './notifications-page';

const aNotification = (more: Partial<Notification> = {}): Notification => ({
  id: 'n1',
  kind: 'reply',
  text: 'Maya replied to “A calm hour”',
  href: '/community/discussions/a-calm-hour',
  createdAt: new Date(Date.now() - 1000).toISOString(),
  readAt: null,
  count: 1,
  actors: [{ id: 'u1', slug: 'maya', name: 'Maya', profileImageUrl: null }],
  discussionId: 'p1',
  muted: false,
  ...more,
});

const open = (items: Notification[], more: StubResponses = {}, at = '/notifications') =>
  renderPage(<NotificationsPage />, {
    path: '/notifications',
    at,
    user: leo,
    api: {
      'GET /api/my/notifications': {
        body: { items, unread: items.filter(({ readAt }) => readAt === null).length, nextCursor: null },
      },
      'GET /api/events?limit=100': { body: [] },
      'GET /api/my/rsvps': { body: [] },
      ...more,
    },
  });

describe('the notifications page', () => {
  it('shows what happened by its age, where it leads and whether it was read', async () => {
    open([
      aNotification(),
      aNotification({
        id: 'n2',
        text: 'Twelve people reacted',
        createdAt: '2020-01-01T00:00:00.000Z',
        readAt: '2020-01-02T00:00:00.000Z',
      }),
    ]);
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByRole('link', { name: /Maya replied/ })).toHaveAttribute(
      'href',
      '/community/discussions/a-calm-hour',
    );
    expect(today.getByText('Unread:')).toBeInTheDocument();
    const earlier = within(screen.getByRole('region', { name: 'Earlier' }));
    expect(earlier.getByRole('link', { name: 'Twelve people reacted' })).toBeInTheDocument();
    expect(earlier.queryByText('Unread:')).toBeNull();
    expect(screen.getByText('1 unread')).toBeInTheDocument();
  });

  it('says what will be here when there is nothing', async () => {
    open([]);
    expect(await screen.findByText('You’re all caught up')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('marks all as read, one as read when it is opened, and mutes a discussion', async () => {
    const { api } = open([aNotification()], {
      'PUT /api/my/notifications/read': { body: { read: ['n1'] } },
      'PUT /api/my/notifications/mutes/p1': { status: 204 },
    });
    const sent = (path: string) => api.requests.filter((request) => request.path === path);
    await userEvent.click(await screen.findByLabelText(/^More: Maya replied/));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mute this discussion' }));
    await waitFor(() => expect(sent('/api/my/notifications/mutes/p1')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent('/api/my/notifications/read')[0]?.body).toEqual({ all: true }));
    await userEvent.click(screen.getByRole('link', { name: /Maya replied/ }));
    await waitFor(() => expect(sent('/api/my/notifications/read')[1]?.body).toEqual({ ids: ['n1'] }));
  });

  it('shows one tab, and marks as unread again', async () => {
    const read = aNotification({ readAt: '2026-01-02T00:00:00.000Z' });
    const { api } = open(
      [],
      {
        'GET /api/my/notifications?show=replies': { body: { items: [read], unread: 0, nextCursor: null } },
        'PUT /api/my/notifications/unread': { status: 204 },
      },
      '/notifications?show=replies',
    );
    const tabs = within(await screen.findByRole('navigation', { name: 'Show' }));
    expect(tabs.getByRole('link', { current: true })).toHaveTextContent('Replies');
    await userEvent.click(await screen.findByLabelText(/^More: Maya replied/));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as unread' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
        ids: ['n1'],
        grouped: true,
      }),
    );
    await userEvent.click(screen.getByLabelText(/^More: Maya replied/));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Notification settings' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
  });

  it('keeps the focus in the row once it is marked as read', async () => {
    let readAt: string | null = null;
    open([], {
      'GET /api/my/notifications': () => ({
        body: { items: [aNotification({ readAt })], unread: readAt ? 0 : 1, nextCursor: null },
      }),
      'PUT /api/my/notifications/read': () => {
        readAt = new Date().toISOString();
        return { body: { read: ['n1'] } };
      },
    });
    await userEvent.click(await screen.findByLabelText(/^More: Maya replied/));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    expect(screen.getByLabelText(/^More: Maya replied/)).toHaveFocus();
  });

  it('offers to try again when it did not load', async () => {
    open([], { 'GET /api/my/notifications': { status: 503 } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
