import { leo, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { aGroup } from '../../test-data';
import GroupsPage from './groups-page';

describe('the list of groups', () => {
  const api = {
    'GET /api/groups': { body: [aGroup()] },
    'GET /api/groups?privacy=private': { body: [aGroup({ name: 'Quiet rooms', visibility: 'private' })] },
    'GET /api/groups?q=nothing': { body: [] },
    'GET /api/groups?topic=Health': { body: [aGroup({ name: 'Night shifts', topic: 'Health' })] },
    'GET /api/group-topics': {
      body: [
        { topic: 'Education', groupCount: 1 },
        { topic: 'Health', groupCount: 1 },
      ],
    },
  };

  it('is narrowed by the form, and the address keeps it', async () => {
    const { router } = renderPage(<GroupsPage />, { path: '/groups', at: '/groups', user: leo, api });
    expect(await screen.findByRole('link', { name: 'Teachers' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'By request');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('link', { name: 'Quiet rooms' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?privacy=private');
    expect(screen.getByRole('link', { name: 'Start a group' })).toBeInTheDocument();
  });

  it('is narrowed to a topic that groups have', async () => {
    const { router } = renderPage(<GroupsPage />, { path: '/groups', at: '/groups', user: null, api });
    await screen.findByRole('option', { name: 'Health (1)' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Health');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('link', { name: 'Night shifts' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?topic=Health');
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveValue('Health');
  });

  it('says that nothing is like what was asked for', async () => {
    renderPage(<GroupsPage />, { path: '/groups', at: '/groups?q=nothing', user: null, api });
    expect(await screen.findByText('No matching groups')).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Find a group' })).toHaveValue('nothing');
    expect(screen.queryByRole('checkbox', { name: 'My groups' })).toBeNull();
  });
});
