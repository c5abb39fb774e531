import { act, maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import { ThemeProvider } from '@futurelab/platform/theme';
import { whenIdle } from '../../when-idle';
import Rail from './rail';

const LINKS = [
  { group: 'rail', label: 'Home', order: 10, to: '/', icon: 'home' },
  { group: 'rail', label: 'Messages', order: 20, to: '/messages', icon: 'message' },
  { group: 'rail', label: 'Notifications', order: 30, to: '/notifications', icon: 'bell' },
  { group: 'rail-learn', label: 'Courses', order: 10, to: '/courses', icon: 'an icon of tomorrow' },
  { group: 'personal', label: 'Profile', order: 10, to: '/profile' },
  { group: 'account', label: 'Settings', order: 10, to: '/account/notifications' },
  { group: 'account', label: 'Membership', order: 20, to: '/account/membership' },
  { group: 'rail-help', label: 'Help', order: 10, to: '/contact' },
];

function open(at: string) {
  const { client } = renderPage(
    <ThemeProvider initial="system">
      <Rail user={maya} name="Maya Okafor" links={LINKS} />
    </ThemeProvider>,
    { user: maya, at },
  );
  // As the bar above has read it.
  act(() => {
    client.setQueryData(['/api/conversations/unread'], { unread: 2, requests: 0 });
    client.setQueryData(['/api/my/notifications'], { unread: 120, items: [], nextCursor: null });
  });
  return within(screen.getByRole('navigation', { name: 'Your places' }));
}

test('The rail leads to places by group, and to the account at its foot', () => {
  const rail = open('/');
  expect(rail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/', '/messages', '/notifications', '/courses'],
    ...['/profile', '/account/notifications', '/account/membership', '/contact'],
  ]);
  expect(within(rail.getByRole('list', { name: 'Learn' })).getByRole('link')).toHaveTextContent('Courses');
  expect(rail.queryByText('Community')).toBeNull();
});

test('It says how much is unread, up to 99', async () => {
  const rail = open('/');
  expect(await rail.findByRole('link', { name: 'Messages 2 unread conversations' })).toHaveTextContent('2');
  const notifications = await rail.findByRole('link', { name: 'Notifications 120 unread notifications' });
  expect(notifications).toHaveTextContent('99+');
});

test.each([
  ['/', 'Home', 'page'],
  ['/courses', 'Courses', 'page'],
  ['/courses/prompts', 'Courses', 'true'],
  ['/account/membership', 'Membership', 'page'],
  ['/profile', /Maya/, 'page'],
])('On %s the current place is %s', (at, name, current) => {
  const rail = open(at);
  expect(rail.getByRole('link', { name })).toHaveAttribute('aria-current', current);
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test.each([
  [1440, 1],
  [1024, 0],
])('In a window of %i px it shows the groups of a member %i times', async (width, times) => {
  jest.replaceProperty(window, 'innerWidth', width);
  const rail = open('/');
  await act(() => new Promise((resolve) => whenIdle(resolve as () => void)));
  expect(rail.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(document.querySelectorAll('[data-fragment="mf-community/active-groups"]')).toHaveLength(times);
});

test('Its button goes from one theme to the next', async () => {
  const rail = open('/');
  await userEvent.click(rail.getByRole('button', { name: 'Theme: system' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'light'));
  await userEvent.click(rail.getByRole('button', { name: 'Theme: light' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'));
  await userEvent.click(rail.getByRole('button', { name: 'Theme: dark' }));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
});
