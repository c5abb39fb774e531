import { leo, renderPage, screen } from '@futurelab/platform/testing';
import { NotificationBell } from './notification-bell';

const open = (unread: number) =>
  renderPage(<NotificationBell />, {
    user: leo,
    at: '/learn',
    api: { 'GET /api/my/notifications': { body: { items: [], unread, nextCursor: null } } },
  });

test('The bell says how many are unread, to everybody', async () => {
  open(3);
  const bell = await screen.findByRole('link', { name: 'Notifications, 3 unread' });
  expect(bell).toHaveAttribute('href', '/notifications');
  expect(bell).toHaveTextContent('3');
});

test('Without anything unread it is a bell, and a great many are not counted out', async () => {
  open(0);
  expect(screen.getByRole('link', { name: 'Notifications' })).toBeVisible();
  open(250);
  expect(await screen.findByText('99+')).toBeVisible();
});
