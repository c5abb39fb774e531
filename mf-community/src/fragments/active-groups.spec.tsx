import { maya, renderPage, screen, waitFor, within } from '@futurelab/platform/testing';
import ActiveGroups from './active-groups';

const group = (name: string, isUnread: boolean) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id: slug, slug, name, isUnread };
};
const open = (groups: ReturnType<typeof group>[], at = '/') =>
  renderPage(<ActiveGroups />, { user: maya, at, api: { 'GET /api/my/active-groups': { body: groups } } });

test('Each group is a link that says whether something in it is unread', async () => {
  open([group('Quiet Operations', true), group('School Leaders', false)], '/groups/school-leaders');
  const groups = within(await screen.findByRole('list', { name: 'Your groups' }));
  expect(groups.getByRole('link', { name: /^Quiet Operations\s*Unread$/ })).toHaveAttribute(
    'href',
    '/groups/quiet-operations',
  );
  expect(groups.getByRole('link', { name: 'School Leaders' })).toHaveAttribute('aria-current', 'page');
});

test('Who is in no group sees nothing of it', async () => {
  const { api } = open([]);
  await waitFor(() => expect(api.requests).toHaveLength(1));
  expect(screen.queryByText('Your groups')).toBeNull();
});
