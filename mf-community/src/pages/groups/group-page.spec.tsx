import {
  fireEvent,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponse,
} from '@futurelab/platform/testing';
import { aGroup } from '../../test-data';
import type { GroupDetail } from '../../queries/groups';
import GroupPage from './group-page';

const page = { path: '/groups/:id', at: '/groups/teachers', user: leo };

describe('the page of a group', () => {
  it('joins, and shows the member as one', async () => {
    let joined = false;
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': () => ({
          body: aGroup(
            joined
              ? { membership: { role: 'member', notifications: 'all', rulesChanged: false }, memberCount: 15 }
              : {},
          ),
        }),
        'PUT /api/groups/g1/membership': () => {
          joined = true;
          return { body: { status: 'member', membership: null } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join group' }));
    expect(await screen.findByRole('button', { name: 'Leave group' })).toBeInTheDocument();
    expect(screen.getByText('15 members')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Maya Okafor' })).toBeInTheDocument();
  });

  it('asks for the agreement to its rules before one joins', async () => {
    const { api } = renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': { body: aGroup({ rulesRequired: true, rulesVersion: 3 }) },
        'PUT /api/groups/g1/membership': { body: { status: 'member', membership: null } },
      },
    });
    const sent = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await userEvent.click(await screen.findByRole('button', { name: 'Join group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Teachers' }));
    expect(dialog.getByText('Be kind')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Join group' }));
    expect(dialog.getByRole('checkbox', { name: 'I agree to the rules' })).toHaveFocus();
    expect(dialog.getByText('Agree to the group’s rules to join.')).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'I agree to the rules' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join group' }));
    await waitFor(() => expect(sent()).toEqual([{ rulesVersion: 3 }]));
  });

  it('keeps the agreement when joining fails, unless the rules have changed', async () => {
    const message = 'The rules have changed. Read them and agree again.';
    let answer: StubResponse = { status: 503 };
    let rulesVersion = 3;
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': () => ({ body: aGroup({ rulesRequired: true, rulesVersion }) }),
        'PUT /api/groups/g1/membership': () => answer,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join group' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Join Teachers' }));
    const box = dialog.getByRole('checkbox', { name: 'I agree to the rules' });
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Join group' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t send');
    expect(box).toBeChecked();
    rulesVersion = 4;
    const details = { rulesVersion: [message] };
    answer = { status: 400, body: { code: 'validation_failed', message, details } };
    await userEvent.click(dialog.getByRole('button', { name: 'Join group' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(box).not.toBeChecked();
  });

  it('points out changed rules to a member until they have seen them', async () => {
    let rulesChanged = true;
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': () => ({
          body: aGroup({ membership: { role: 'member', notifications: 'all', rulesChanged } }),
        }),
        'PUT /api/groups/g1/membership/rules': () => {
          rulesChanged = false;
          return { status: 204 };
        },
      },
    });
    expect(await screen.findByText(/rules have changed/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByText(/rules have changed/)).toBeNull());
  });

  it('says that it is archived', async () => {
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': {
          body: aGroup({
            isArchived: true,
            membership: { role: 'member', notifications: 'all', rulesChanged: false },
          }),
        },
      },
    });
    expect(await screen.findByText('This group is archived')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Start a discussion' })).toBeNull();
  });

  it('leads to all that is written in it, past the latest', async () => {
    renderPage(<GroupPage />, {
      ...page,
      api: { 'GET /api/groups/teachers': { body: aGroup({ postCount: 12 }) } },
    });
    expect(await screen.findByRole('link', { name: 'All 12 discussions' })).toHaveAttribute(
      'href',
      '/community/discussions?group=teachers',
    );
  });

  it('keeps a private group closed', async () => {
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': { body: aGroup({ visibility: 'private', members: [], recentPosts: [] }) },
      },
    });
    expect(await screen.findByRole('button', { name: 'Ask to join' })).toBeInTheDocument();
    expect(screen.getByText('Join to see discussions')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull();
  });

  it('shows what the group keeps and when it meets, adds a link, and changes what members are notified of', async () => {
    const sent: unknown[] = [];
    let resources: GroupDetail['resources'] = [];
    const events = [
      {
        ...{ id: 'e1', slug: 'reading', title: 'Reading aloud', timeZone: 'Europe/Paris', goingCount: 3 },
        ...{ startDate: '2031-05-05T16:00:00.000Z', endDate: '2031-05-05T17:00:00.000Z' },
        ...{ format: 'online' as const, location: null },
      },
    ];
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': () => ({
          body: aGroup({
            membership: { role: 'member', notifications: 'all', rulesChanged: false },
            events,
            resources,
          }),
        }),
        'POST /api/groups/g1/links': (body) => {
          sent.push(body);
          const link = {
            id: 'r1',
            title: 'The charter',
            url: 'https://example.org/charter',
            canRemove: true,
          };
          resources = [
            { ...link, fileName: null, fileSize: null, addedBy: null, createdAt: '2026-10-01T09:00:00.000Z' },
          ];
          return { status: 201, body: resources[0] };
        },
        'PUT /api/groups/g1/membership/notifications': (body) => {
          sent.push(body);
          return { status: 204 };
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Reading aloud' })).toHaveAttribute(
      'href',
      '/events/reading',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a link or a file' }));
    fireEvent.change(screen.getByLabelText(/URL/), { target: { value: 'https://example.org/charter' } });
    fireEvent.change(screen.getByLabelText(/Title/), { target: { value: 'The charter' } });
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('link', { name: 'The charter' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove The charter' })).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Notify me about'), { target: { value: 'none' } });
    await waitFor(() =>
      expect(sent).toEqual([{ title: 'The charter', url: 'https://example.org/charter' }, { level: 'none' }]),
    );
  });

  it('tells its owner why others do not see it, and takes nothing meanwhile', async () => {
    renderPage(<GroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': {
          body: aGroup({
            ...{ state: 'returned', returnedReason: 'Say who comes.', members: [], recentPosts: [] },
            membership: { role: 'owner', notifications: 'all', rulesChanged: false },
          }),
        },
      },
    });
    expect(await screen.findByText('Changes requested')).toBeInTheDocument();
    expect(screen.getByText('Say who comes.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit group' })).toBeInTheDocument();
    for (const name of ['Discussions', 'Events', 'Links and files', 'Notifications'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Leave group' })).toBeNull();
  });
});
