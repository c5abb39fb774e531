import { act, maya, renderPage, screen, within } from '@futurelab/platform/testing';
import TabBar from './tab-bar';

const LINKS = [
  { group: 'tabs', label: 'Home', order: 10, to: '/', app: 'mf-account' },
  { group: 'tabs', label: 'Learn', order: 20, to: '/learn', app: 'mf-learning' },
  { group: 'tabs', label: 'Inbox', order: 50, to: '/messages', app: 'mf-community' },
];

function open(at: string, section: string) {
  const { client } = renderPage(<TabBar links={LINKS} section={section} />, { user: maya, at });
  act(() => void client.setQueryData(['/api/conversations/unread'], { unread: 1, requests: 0 }));
  return within(screen.getByRole('navigation', { name: 'Shortcuts' }));
}

test('Each tab is a link, and the inbox says what is unread', async () => {
  const tabs = open('/', 'mf-account');
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/learn',
    '/messages',
  ]);
  expect(await tabs.findByRole('link', { name: 'Inbox 1 unread conversation' })).toBeVisible();
});

test('A page that no tab leads to belongs to the tab of its section', () => {
  const tabs = open('/courses/prompts', 'mf-learning');
  expect(tabs.getByRole('link', { name: 'Learn' })).toHaveAttribute('aria-current', 'true');
});
