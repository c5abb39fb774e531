import { leo, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { aGroup } from '../../test-data';
import GroupPage from './group-page';

const page = { path: '/groups/:id', at: '/groups/teachers', user: leo };

describe('the page of a group', () => {
  it('joins, and shows the member as one', async () => {
    let joined = false;
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': () => ({
          body: aGroup(joined ? { membership: { role: 'member' }, memberCount: 15 } : {}),
        }),
        'PUT /api/groups/g1/membership': () => {
          joined = true;
          return { body: { status: 'member', membership: null } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join the group' }));
    expect(await screen.findByRole('button', { name: 'Leave the group' })).toBeInTheDocument();
    expect(screen.getByText('15 members')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toBeInTheDocument();
  });

  it('keeps a private group closed', async () => {
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': { body: aGroup({ visibility: 'private', members: [], recentPosts: [] }) },
      },
    });
    expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeInTheDocument();
    expect(screen.getByText('Discussions open when you are in')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'People' })).toBeNull();
  });
});
