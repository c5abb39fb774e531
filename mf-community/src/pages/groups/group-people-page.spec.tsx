import { leo, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import { aGroup } from '../../test-data';
import GroupInvitationPage from './group-invitation-page';
import GroupPage from './group-page';
import GroupPeoplePage from './group-people-page';

const person = (id: string, name: string, role: string) => ({
  ...{ id, name, role, slug: id, profileImageUrl: null },
  joinedAt: '2025-11-12T09:00:00.000Z',
});
const people = [person('maya', 'Maya Okafor', 'owner'), person('nia', 'Nia Brandt', 'member')];

describe('the people of a group', () => {
  const page = { path: '/groups/:id/people', at: '/groups/teachers/people', user: leo };
  const group = aGroup({
    visibility: 'private',
    membership: { role: 'owner', notifications: 'all', rulesChanged: false },
    requestCount: 1,
  });

  it('shows the applicants with their answers, and lets them in', async () => {
    let waiting = [
      {
        id: 'j1',
        member: { id: 'eva', slug: 'eva', name: 'Eva Lund', profileImageUrl: null },
        answers: [{ question: 'What do you teach?', answer: 'Physics.' }],
        createdAt: '2025-11-12T09:00:00.000Z',
      },
    ];
    renderPage(<GroupPeoplePage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': { body: group },
        'GET /api/groups/teachers/members?limit=50': { body: people },
        'GET /api/groups/g1/requests': () => ({ body: waiting }),
        'GET /api/groups/g1/invitations': { body: [] },
        'GET /api/groups/g1/bans': { body: [] },
        'PUT /api/groups/g1/requests/eva': () => {
          waiting = [];
          return { status: 204 };
        },
      },
    });
    expect(await screen.findByText('Physics.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Approve Eva Lund' }));
    expect(await screen.findByText('No requests')).toBeInTheDocument();
  });

  it('hands the group over', async () => {
    let sent: unknown;
    renderPage(<GroupPeoplePage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': { body: group },
        'GET /api/groups/teachers/members?limit=50': { body: people },
        'GET /api/groups/g1/requests': { body: [] },
        'GET /api/groups/g1/invitations': { body: [] },
        'GET /api/groups/g1/bans': { body: [] },
        'PUT /api/groups/g1/members/nia': (body) => {
          sent = body;
          return { status: 204 };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Nia Brandt' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Transfer ownership' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Transfer' }));
    expect(await screen.findByRole('button', { name: 'Manage Nia Brandt' })).toBeInTheDocument();
    expect(sent).toEqual({ role: 'owner', handOver: true });
  });

  it('removes a member for good, and lets them come back', async () => {
    const nia = { id: 'nia', slug: 'nia', name: 'Nia Brandt', profileImageUrl: null };
    let bans: object[] = [];
    renderPage(<GroupPeoplePage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': { body: group },
        'GET /api/groups/teachers/members?limit=50': { body: people },
        'GET /api/groups/g1/requests': { body: [] },
        'GET /api/groups/g1/invitations': { body: [] },
        'GET /api/groups/g1/bans': () => ({ body: bans }),
        'DELETE /api/groups/g1/members/nia?ban=true': () => {
          bans = [{ member: nia, createdAt: '2025-11-12T09:00:00.000Z' }];
          return { status: 204 };
        },
        'DELETE /api/groups/g1/bans/nia': () => {
          bans = [];
          return { status: 204 };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Nia Brandt' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Remove and ban' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unban Nia Brandt' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Banned members' })).toBeNull());
  });

  it('shows members who is there, and nothing to be changed', async () => {
    renderPage(<GroupPeoplePage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': {
          body: aGroup({ membership: { role: 'member', notifications: 'all', rulesChanged: false } }),
        },
        'GET /api/groups/teachers/members?limit=50': { body: people },
      },
    });
    expect(await screen.findByRole('link', { name: 'Nia Brandt' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Manage/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
  });
});

describe('asking to join a group with questions', () => {
  it('sends the answers, and none of them empty', async () => {
    let sent: unknown;
    const group = aGroup({ visibility: 'private', members: [], recentPosts: [], questions: ['Why?'] });
    renderPage(<GroupPage />, {
      path: '/groups/:id',
      at: '/groups/teachers',
      user: leo,
      api: {
        'GET /api/groups/teachers': () => ({ body: { ...group, joinRequested: sent !== undefined } }),
        'PUT /api/groups/g1/membership': (body) => {
          sent = body;
          return { body: { status: 'requested', membership: null } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }));
    const send = await screen.findByRole('button', { name: 'Send request' });
    await userEvent.click(send);
    const field = screen.getByRole('textbox', { name: 'Why?', description: /Please answer/ });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'To learn.');
    await userEvent.click(send);
    expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeInTheDocument();
    expect(sent).toEqual({ answers: ['To learn.'] });
  });
});

describe('an invitation', () => {
  it('says what the group is, and leads into it', async () => {
    const { id, slug, name, about, visibility, memberCount, coverSeed, coverUrl, isMember } = aGroup({
      visibility: 'secret',
    });
    const group = { id, slug, name, about, visibility, memberCount, coverSeed, coverUrl, isMember };
    renderPage(<GroupInvitationPage />, {
      path: '/groups/join/:code',
      at: '/groups/join/abc',
      user: leo,
      api: {
        'GET /api/group-invitations/abc': { body: { group } },
        'PUT /api/group-invitations/abc/membership': { body: { status: 'member', membership: null } },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Teachers' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Join group' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
  });

  it('shows the rules as they are by now when they have changed, to be agreed to again', async () => {
    const message = 'The rules have changed. Read them and agree again.';
    let group = aGroup({ rules: ['Be kind'], rulesRequired: true, rulesVersion: 3 });
    const { api } = renderPage(<GroupInvitationPage />, {
      path: '/groups/join/:code',
      at: '/groups/join/abc',
      user: leo,
      api: {
        'GET /api/group-invitations/abc': () => ({ body: { group } }),
        'PUT /api/group-invitations/abc/membership': () => {
          if (group.rulesVersion === 4) return { body: { status: 'member', membership: null } };
          group = { ...group, rules: ['Be on time'], rulesVersion: 4 };
          const details = { rulesVersion: [message] };
          return { status: 400, body: { code: 'validation_failed', message, details } };
        },
      },
    });
    const box = await screen.findByRole('checkbox', { name: 'I agree to the rules' });
    const join = () => userEvent.click(screen.getByRole('button', { name: 'Join group' }));
    await userEvent.click(box);
    await join();
    expect(await screen.findByText('Be on time')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await join();
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { rulesVersion: 3 },
      { rulesVersion: 4 },
    ]);
  });
});
