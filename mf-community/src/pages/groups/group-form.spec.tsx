import { fireEvent, leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { aGroup } from '../../test-data';
import EditGroupPage from './edit-group-page';
import NewGroupPage from './new-group-page';

const reference = { id: 'g1', slug: 'teachers', name: 'Teachers', summary: 'x', privacy: 'private' };

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

describe('starting a group', () => {
  const page = { path: '/groups/new', at: '/groups/new', user: leo };

  it('sends what was typed and leads to the group', async () => {
    let sent: unknown;
    const { router } = renderPage(<NewGroupPage />, {
      ...page,
      api: {
        'POST /api/groups': (body) => {
          sent = body;
          return { status: 201, body: reference };
        },
      },
    });
    fill('Name', 'Teachers');
    fill('Description', 'Teaching with AI.');
    expect(screen.queryByRole('radio', { name: 'Pro' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'By request' }));
    fill('Questions for new members', 'What do you teach?');
    await userEvent.click(screen.getByRole('radio', { name: 'Pattern 3 of 6' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(sent).toMatchObject({
      name: 'Teachers',
      summary: 'Teaching with AI.',
      privacy: 'private',
      questions: ['What do you teach?'],
      coverSeed: 'teachers-3',
    });
    expect(router.state.location.pathname).toBe('/groups/teachers');
  });

  it('says beside the field what is wrong and keeps what was typed', async () => {
    renderPage(<NewGroupPage />, {
      ...page,
      api: {
        'POST /api/groups': {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'Some of this could not be accepted.',
            details: { name: ['Name the group in up to 80 characters.'] },
          },
        },
      },
    });
    fill('Description', 'Teaching.');
    await userEvent.click(screen.getByRole('button', { name: 'Create group' }));
    const name = await screen.findByRole('textbox', { name: 'Name', description: /up to 80 characters/ });
    expect(name).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Teaching.');
  });
});

describe('editing a group', () => {
  const page = { path: '/groups/:id/edit', at: '/groups/teachers/edit', user: leo };

  it('asks before it is archived', async () => {
    const { api } = renderPage(<EditGroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': {
          body: aGroup({ membership: { role: 'owner', notifications: 'all', rulesChanged: false } }),
        },
        'PUT /api/groups/g1/archive': { status: 204 },
      },
    });
    const writes = () => api.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path);
    await userEvent.click(await screen.findByRole('button', { name: 'Archive group' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('You can reopen it anytime.');
    expect(writes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(writes()).toEqual(['/api/groups/g1/archive']));
  });

  it('begins with what the group says of itself', async () => {
    let sent: unknown;
    const { router } = renderPage(<EditGroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': {
          body: aGroup({ membership: { role: 'owner', notifications: 'all', rulesChanged: false } }),
        },
        'PATCH /api/groups/g1': (body) => {
          sent = body;
          return { body: reference };
        },
      },
    });
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveValue('Teachers');
    fill('Name', 'Teachers of Graz');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(sent).toMatchObject({ name: 'Teachers of Graz', coverSeed: 'teachers', rules: ['Be kind'] });
    expect(router.state.location.pathname).toBe('/groups/teachers');
  });

  it('is for its owners', async () => {
    renderPage(<EditGroupPage />, {
      ...page,
      api: {
        'GET /api/groups/teachers': {
          body: aGroup({ membership: { role: 'moderator', notifications: 'all', rulesChanged: false } }),
        },
      },
    });
    expect(await screen.findByText('Only owners can edit this group')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
