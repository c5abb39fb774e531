import { ada, renderPage, screen, within } from '@futurelab/platform/testing';
import type { AdministeredGroup } from '../../queries/admin/all-groups';
import { overview } from '../../testing/overview-responses';
import AllGroupsPage from './all-groups-page';

const group = (more: Partial<AdministeredGroup> = {}): AdministeredGroup => ({
  id: 'g1',
  slug: 'law',
  name: 'Law and machines',
  topic: 'Law',
  visibility: 'pro',
  state: 'active',
  owner: { id: 'u1', slug: 'ada', name: 'Ada Lindqvist', profileImageUrl: '/ada.svg' },
  members: 1200,
  posts: 31,
  createdAt: '2026-03-10T09:00:00.000Z',
  lastActiveAt: null,
  ...more,
});

test('An administrator sees every group with its owner and status, and takes the list as a file', async () => {
  renderPage(<AllGroupsPage />, {
    path: '/admin/groups/all',
    at: '/admin/groups/all?state=returned',
    user: ada,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/groups?state=returned&limit=50': {
        body: [group(), group({ id: 'g2', name: 'Sold', state: 'removed', owner: null })],
      },
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Groups' }));
  const [, first, removed] = table.getAllByRole('row');
  expect(first).toHaveTextContent(/^Law and machinesActiveHPCAda Lindqvist1,20031/);
  expect(within(removed!).queryByRole('link', { name: 'Sold' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/groups.csv?state=returned',
  );
});
