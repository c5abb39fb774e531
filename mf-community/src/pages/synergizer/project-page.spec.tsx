import { leo, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import ProjectPage from './project-page';
import { aProject } from './test-data';

const page = { path: '/synergizer/project/:id', at: '/synergizer/project/a-consent-sheet' };
const READ = 'GET /api/projects/a-consent-sheet';
const EVENTS = { 'GET /api/events?when=upcoming&limit=100': { body: [] } };

const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

describe('the page of a project', () => {
  it('tells visitors its title and parts, and leads back here after they sign in', async () => {
    const project = aProject({ purpose: null, owner: null, members: [] });
    renderPage(<ProjectPage />, { ...page, api: { [READ]: { body: project } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'A consent sheet' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Editor' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fsynergizer%2Fproject%2Fa-consent-sheet',
    );
    expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull();
  });

  it('shows a free member everything, and what opens joining', async () => {
    renderPage(<ProjectPage />, { ...page, user: leo, api: { [READ]: { body: aProject() } } });
    expect(await screen.findByText('One page instead of nine.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Join Pro to take part' })).toHaveAttribute(
      'href',
      '/subscribe?membership=hpc&returnTo=%2Fsynergizer%2Fproject%2Fa-consent-sheet',
    );
    expect(screen.queryByRole('button', { name: 'Join as Editor' })).toBeNull();
  });

  it('asks for a part with a word, and keeps the word when that fails', async () => {
    let asked = 0;
    const { api } = renderPage(<ProjectPage />, {
      ...page,
      user: maya,
      api: {
        [READ]: () => ({
          body: aProject(asked > 1 ? { part: 'requested', requestedRoleId: 'r1' } : {}),
        }),
        'POST /api/projects/j1/requests': () => {
          asked += 1;
          return asked === 1
            ? { status: 409, body: { code: 'role_taken', message: 'Somebody else has this part by now.' } }
            : { status: 201, body: { id: 'q1', roleId: 'r1', state: 'waiting' } };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join as Editor' }));
    await fill('What you’d bring', 'I edit.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByText('Somebody else has this part by now.')).toBeInTheDocument();
    expect(screen.getByLabelText('What you’d bring')).toHaveValue('I edit.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask to join' }));
    expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeInTheDocument();
    expect(api.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      roleId: 'r1',
      message: 'I edit.',
    });
  });

  it('lets its owner accept who asks, and finish it with a result', async () => {
    const member = { id: 'u2', slug: 'leo', name: 'Leo Brandt', profileImageUrl: null };
    const requests = [
      {
        id: 'q1',
        roleId: 'r1',
        role: 'Editor',
        message: 'I edit.',
        createdAt: '2026-03-03T09:00:00.000Z',
        member,
      },
    ];
    const { api } = renderPage(<ProjectPage />, {
      ...page,
      user: maya,
      api: {
        ...EVENTS,
        [READ]: { body: aProject({ part: 'owner', stage: 'running', requests }) },
        'PUT /api/projects/j1/requests/q1': { body: { id: 'q1', roleId: 'r1', state: 'accepted' } },
        'PUT /api/projects/j1/stage': { body: { id: 'j1', slug: 'a-consent-sheet', stage: 'done' } },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Leo Brandt' }));
    await fill('Result', 'One page.');
    await userEvent.click(screen.getByRole('button', { name: 'Finish project' }));
    await waitFor(() =>
      expect(api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { state: 'accepted' },
        { stage: 'done', from: 'running', result: 'One page.' },
      ]),
    );
  });

  it('shows its owner why a proposal came back', async () => {
    const project = aProject({ part: 'owner', stage: 'proposed', returnedReason: 'Who is glad?' });
    renderPage(<ProjectPage />, { ...page, user: maya, api: { ...EVENTS, [READ]: { body: project } } });
    expect(await screen.findByText('Who is glad?', { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/propose-project?edit=a-consent-sheet',
    );
    expect(screen.queryByRole('button', { name: 'Start recruiting' })).toBeNull();
  });

  it('lets its owner take a member out, after asking once', async () => {
    const people = aProject().members;
    const leos = { id: 'u2', slug: 'leo', name: 'Leo Brandt', profileImageUrl: null };
    const member = { ...leos, role: 'Editor', isOwner: false, canLead: false };
    const { api } = renderPage(<ProjectPage />, {
      ...page,
      user: maya,
      api: {
        ...EVENTS,
        [READ]: { body: aProject({ part: 'owner', members: [...people, member] }) },
        'DELETE /api/projects/j1/members/u2': { status: 204 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Leo Brandt' }));
    expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(screen.queryByRole('button', { name: /^Hand over/ })).toBeNull();
  });

  it('says that there is no such project', async () => {
    renderPage(<ProjectPage />, {
      ...page,
      api: { [READ]: { status: 404, body: { code: 'not_found', message: '' } } },
    });
    expect(await screen.findByRole('link', { name: 'Browse the Synergizer' })).toBeInTheDocument();
  });
});
