import { maya, renderPage, screen } from '@futurelab/platform/testing';
import { aFeedItem, aGroup, anEvent, aPost } from '../../test-data';
import CommunityPage from './community-page';

const api = {
  'GET /api/posts?limit=5': { body: [aPost({ author: null })], headers: { 'x-total-count': '80' } },
  'GET /api/events?limit=1': { body: [anEvent()] },
  'GET /api/groups': { body: [aGroup(), aGroup({ id: 'g2', slug: 'in', name: 'Mine', isMember: true })] },
};

const forMembers = {
  ...api,
  'GET /api/member-highlight': { body: null },
  'GET /api/feed?limit=10': { body: [aFeedItem({ title: 'Asked today' })] },
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
        ...forMembers,
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

  it('is a feed for members', async () => {
    renderPage(<CommunityPage />, { at: '/community', user: maya, api: forMembers });
    expect(screen.getByRole('heading', { level: 1, name: 'Community' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Asked today' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('aria-current', 'true');
  });

  it('has the questions that wait for an answer', async () => {
    renderPage(<CommunityPage />, {
      at: '/community?tab=unanswered',
      user: maya,
      api: { ...forMembers, 'GET /api/posts?view=unanswered': { body: [aPost({ title: 'Who knows?' })] } },
    });
    expect(await screen.findByRole('link', { name: 'Who knows?' })).toBeVisible();
  });

  it('has the new members, to be greeted', async () => {
    const omar = {
      ...{ id: 'o', slug: 'omar', name: 'Omar Reyes', currentRole: 'Editor', location: 'Lisbon' },
      ...{ profileImageUrl: null, skills: [], joinedAt: '2026-03-01T08:00:00Z' },
    };
    renderPage(<CommunityPage />, {
      at: '/community?tab=new-members',
      user: maya,
      api: { ...forMembers, 'GET /api/members?isNew=true&limit=24': { body: [omar] } },
    });
    expect(await screen.findByText('Editor, Lisbon')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Say hello to Omar Reyes' })).toHaveAttribute(
      'href',
      '/messages?to=o',
    );
  });
});
