import { maya, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import MembersPage from './members-page';

const member = (id: string, name: string) => ({
  id,
  slug: id,
  name,
  currentRole: 'Teacher',
  location: 'Lisbon, Portugal',
  profileImageUrl: null,
  skills: ['facilitation'],
  joinedAt: '2025-01-10T00:00:00.000Z',
});

const choices = { topics: ['Ethics'], skills: ['Baking'], helpsWith: [], places: ['Lisbon'] };

describe('the members page', () => {
  it('searches from the address and shows more by cursor', async () => {
    const { router } = renderPage(<MembersPage />, {
      path: '/community/members',
      at: '/community/members?q=teacher',
      user: maya,
      api: {
        'GET /api/members?q=teacher&limit=24': {
          body: [member('a', 'Ana')],
          headers: { link: '</api/members?q=teacher&limit=24&cursor=two>; rel="next"', 'x-total-count': '2' },
        },
        'GET /api/members?q=teacher&limit=24&cursor=two': { body: [member('b', 'Bo')] },
        'GET /api/members?q=nobody&limit=24': { body: [] },
        'GET /api/member-filters': { body: choices },
      },
    });
    expect(await screen.findByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/profile/a');
    await userEvent.click(screen.getByRole('button', { name: 'Show more members' }));
    expect(await screen.findByRole('link', { name: 'Bo' })).toBeInTheDocument();
    const search = screen.getByLabelText('Search members');
    await userEvent.clear(search);
    await userEvent.type(search, 'nobody{Enter}');
    expect(router.state.location.search).toBe('?q=nobody');
    expect(await screen.findByText('No members match “nobody”')).toBeInTheDocument();
  });

  it('is narrowed and ordered by what is chosen, and keeps it in the address', async () => {
    const { router } = renderPage(<MembersPage />, {
      path: '/community/members',
      at: '/community/members?place=Porto',
      user: maya,
      api: {
        'GET /api/member-filters': { body: choices },
        'GET /api/members?place=Porto&limit=24': { body: [member('a', 'Ana')] },
        'GET /api/members?topic=Ethics&place=Porto&limit=24': { body: [member('b', 'Bo')] },
        'GET /api/members?topic=Ethics&place=Porto&isNew=true&limit=24': { body: [] },
        'GET /api/members?limit=24': { body: [member('c', 'Cy')] },
      },
    });
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveDisplayValue('Porto');
    await screen.findByRole('option', { name: 'Ethics' });
    await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Ethics');
    expect(await screen.findByRole('link', { name: 'Bo' })).toBeVisible();
    expect(router.state.location.search).toBe('?topic=Ethics&place=Porto');
    await userEvent.click(screen.getByLabelText('New members'));
    expect(await screen.findByText('No matching members')).toBeVisible();
    await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' })[0]!);
    expect(await screen.findByRole('link', { name: 'Cy' })).toBeVisible();
    expect(screen.getByLabelText('Topic')).toHaveDisplayValue('Any');
    expect(screen.getByLabelText('New members')).not.toBeChecked();
  });

  it('shows visitors numbers, how many there are by field and country, and who agreed to be shown', async () => {
    const { api } = renderPage(<MembersPage />, {
      at: '/community/members',
      path: '/community/members',
      api: {
        'GET /api/member-numbers': {
          body: {
            members: 64,
            countries: ['Portugal'],
            fields: ['Facilitation'],
            countryCounts: [{ value: 'Portugal', members: 5 }],
            fieldCounts: [{ value: 'Facilitation', members: 9 }],
            people: [{ slug: 'sao', name: 'Sao', currentRole: 'Harbor master', profileImageUrl: null }],
          },
        },
      },
    });
    expect((await screen.findByText('64')).parentElement).toHaveTextContent('64 members');
    const countries = within(screen.getByRole('region', { name: 'By country' }));
    expect(countries.getByRole('listitem')).toHaveTextContent('Portugal5 members');
    const fields = within(screen.getByRole('region', { name: 'By field' }));
    expect(fields.getByRole('listitem')).toHaveTextContent('Facilitation9 members');
    expect(screen.getByRole('link', { name: 'Sao' })).toHaveAttribute('href', '/profile/sao');
    expect(screen.getByRole('link', { name: 'Join the community' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fcommunity%2Fmembers',
    );
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/member-numbers']);
  });
});
