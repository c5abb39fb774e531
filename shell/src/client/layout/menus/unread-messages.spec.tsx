import { leo, renderPage, screen } from '@futurelab/platform/testing';
import { MenuLinksProvider } from '../../../app/menu-links';
import { PersonalMenu } from './personal-menu';

const open = (unread: number) =>
  renderPage(
    <MenuLinksProvider value={[{ group: 'personal', label: 'Messages', order: 30, to: '/messages' }]}>
      <PersonalMenu user={leo} />
    </MenuLinksProvider>,
    {
      user: leo,
      at: '/learn',
      api: { 'GET /api/conversations/unread': { body: { unread, requests: 4 } } },
    },
  );

test('The menu says in how many conversations something is unread, closed and open', async () => {
  open(2);
  expect(
    await screen.findByRole('button', { name: /^Your menu, .*, 2 unread conversations$/ }),
  ).toBeVisible();
  const messages = screen.getByRole('link', { name: /^Messages\s+2 unread conversations$/, hidden: true });
  expect(messages).toHaveAttribute('href', '/messages');
});

test('Without anything unread it is a menu', () => {
  open(0);
  expect(screen.getByRole('button', { name: /^Your menu, [\w ]+$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages', hidden: true })).toBeInTheDocument();
});
