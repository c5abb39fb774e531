import { maya, renderPage, screen } from '@futurelab/platform/testing';
import { aGroup, anEvent, aPost } from '../../test-data';
import CommunityPage from './community-page';

const api = {
  'GET /api/posts?limit=5': { body: [aPost({ author: null })], headers: { 'x-total-count': '80' } },
  'GET /api/events?limit=1': { body: [anEvent()] },
  'GET /api/groups': { body: [aGroup(), aGroup({ id: 'g2', slug: 'in', name: 'Mine', isMember: true })] },
};

describe('the community page', () => {
  it('shows visitors real conversations without names, and one way in that comes back', async () => {
    renderPage(<CommunityPage />, { at: '/community', api });
    expect(
      await screen.findByRole('link', { name: 'How do you check what comes back?' }),
    ).toBeInTheDocument();
    expect(screen.getByText('80 discussions so far.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join the Community' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fcommunity',
    );
    expect(await screen.findByRole('link', { name: 'Teachers' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull();
  });

  it('shows members a person to meet, and never an address that was not shown', async () => {
    renderPage(<CommunityPage />, {
      at: '/community',
      user: maya,
      api: {
        ...api,
        'GET /api/member-highlight': {
          body: {
            user: {
              id: 'u2',
              slug: 'leo',
              firstName: null,
              lastName: null,
              email: null,
              currentRole: 'Teacher',
              location: null,
            },
            commonalities: ['Both in Teachers'],
          },
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'FutureLab member' })).toHaveAttribute(
      'href',
      '/profile/leo',
    );
    expect(screen.getByText('Both in Teachers')).toBeInTheDocument();
  });
});
