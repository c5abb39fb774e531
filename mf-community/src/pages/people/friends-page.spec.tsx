import { maya, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import type { Friends, ReceivedIntroduction } from '../../queries/friends';
import FriendsPage from './friends-page';

const person = (id: string, name: string) => ({
  id,
  slug: id,
  name,
  currentRole: 'Planner',
  location: 'Porto, Portugal',
  profileImageUrl: null,
  since: '2026-02-01T08:00:00Z',
});
const nobody: Friends = {
  friends: [],
  received: [],
  sent: [],
  counts: { friends: 0, received: 0, sent: 0 },
  suggestions: [],
};
const noIntroductions = { received: [], made: [] };

describe('the friends page', () => {
  it('shows friends, and who has asked, to be accepted', async () => {
    let friends: Friends = {
      ...nobody,
      friends: [person('ada', 'Ada')],
      received: [person('leo', 'Leo')],
      counts: { friends: 1, received: 1, sent: 0 },
    };
    renderPage(<FriendsPage />, {
      path: '/community/friends',
      at: '/community/friends',
      user: maya,
      api: {
        'GET /api/my/friends': () => ({ body: friends }),
        'GET /api/my/introductions': { body: noIntroductions },
        'PUT /api/members/leo/friendship': () => {
          friends = {
            ...nobody,
            friends: [person('leo', 'Leo')],
            counts: { friends: 2, received: 0, sent: 0 },
          };
          return { body: { state: 'friends' } };
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/profile/ada');
    await userEvent.click(screen.getByRole('link', { name: 'Received (1)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Leo' }));
    expect(await screen.findByText('No requests')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Friends (2)' })).toBeVisible();
  });

  it('asks about introductions', async () => {
    const introduction: ReceivedIntroduction = {
      id: 'i1',
      by: { id: 'ada', slug: 'ada', name: 'Ada', profileImageUrl: null },
      to: person('leo', 'Leo'),
      reason: 'You both sit early.',
      agreed: false,
      state: 'waiting',
      conversationId: null,
      createdAt: '2026-02-01T08:00:00Z',
    };
    let received = [introduction];
    renderPage(<FriendsPage />, {
      path: '/community/friends',
      at: '/community/friends?tab=received',
      user: maya,
      api: {
        'GET /api/my/friends': { body: nobody },
        'GET /api/my/introductions': () => ({ body: { received, made: [] } }),
        'PUT /api/my/introductions/i1': () => {
          received = [{ ...introduction, agreed: true }];
          return { body: { state: 'waiting', conversationId: null } };
        },
      },
    });
    expect(await screen.findByText(/You both sit early/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept introduction to Leo' }));
    expect(await screen.findByText('You accepted')).toBeVisible();
  });

  it('suggests people with reasons', async () => {
    const { since: _, ...leo } = person('leo', 'Leo');
    renderPage(<FriendsPage />, {
      path: '/community/friends',
      at: '/community/friends?tab=suggestions',
      user: maya,
      api: {
        'GET /api/my/friends': {
          body: { ...nobody, suggestions: [{ ...leo, commonalities: ['You are both in Quiet Operations'] }] },
        },
        'GET /api/my/introductions': { body: noIntroductions },
      },
    });
    expect(await screen.findByText('You are both in Quiet Operations')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect with Leo' })).toBeVisible();
  });

  it('says what to do when there is nobody, and asks again when it does not come', async () => {
    const { api } = renderPage(<FriendsPage />, {
      path: '/community/friends',
      at: '/community/friends',
      user: maya,
      api: { 'GET /api/my/friends': { status: 503 }, 'GET /api/my/introductions': { body: noIntroductions } },
    });
    const asked = () => api.requests.filter(({ path }) => path === '/api/my/friends').length;
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(asked()).toBe(2);
  });
});
