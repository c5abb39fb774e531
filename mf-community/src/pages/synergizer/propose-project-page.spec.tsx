import { leo, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import ProposeProjectPage from './propose-project-page';
import { aProject } from './test-data';

const DRAFTS = {
  'GET /api/my/drafts': { body: [] },
  'PUT /api/my/drafts/project': { status: 204 },
  'DELETE /api/my/drafts/project': { status: 204 },
};
const page = { path: '/propose-project', at: '/propose-project' };

const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

describe('the page to propose a project', () => {
  beforeEach(() => localStorage.clear());

  it('sends what was written, and leads to the project', async () => {
    const { api, router } = renderPage(<ProposeProjectPage />, {
      ...page,
      user: maya,
      api: {
        ...DRAFTS,
        'POST /api/projects': { status: 201, body: { id: 'j1', slug: 'a-sheet', stage: 'proposed' } },
      },
    });
    await fill('Title', 'A sheet');
    await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
    await fill('Purpose', 'For families.');
    await fill('Role 1', 'Editor');
    await fill('Hours per week', '2');
    await userEvent.click(screen.getByRole('button', { name: 'Submit proposal' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/synergizer/project/a-sheet'));
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'A sheet',
      purpose: 'For families.',
      topic: null,
      skills: [],
      endsOn: null,
      roles: [{ name: 'Editor', hoursPerWeek: 2 }],
    });
    expect(localStorage).toHaveLength(0);
  });

  it('says beside the field what is missing, and keeps what was typed', async () => {
    renderPage(<ProposeProjectPage />, {
      ...page,
      user: maya,
      api: {
        ...DRAFTS,
        'POST /api/projects': {
          status: 400,
          body: {
            code: 'validation_failed',
            message: 'Some of this could not be accepted.',
            details: { purpose: ['Say what it is for.'], 'roles.0.hoursPerWeek': ['Say how many hours.'] },
          },
        },
      },
    });
    await fill('Title', 'A sheet');
    await fill('Role 1', 'Editor');
    // The editor with its buttons does not come here.
    await userEvent.click(screen.getByRole('button', { name: 'Markdown' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit proposal' }));
    expect(await screen.findByText('Say what it is for.')).toBeInTheDocument();
    expect(screen.getByText('Say how many hours.')).toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('A sheet');
  });

  it('tells a free member what opens it, and keeps what they have written', async () => {
    const { unmount } = renderPage(<ProposeProjectPage />, { ...page, user: leo, api: DRAFTS });
    expect(screen.getByRole('note')).toHaveTextContent('Only Pro members can propose projects');
    await fill('Title', 'A sheet');
    expect(screen.getByRole('link', { name: 'Join Pro to submit' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit proposal' })).toBeNull();
    unmount();
    renderPage(<ProposeProjectPage />, { ...page, user: leo, api: DRAFTS });
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('A sheet'));
  });

  it('changes a project of one’s own', async () => {
    const { api } = renderPage(<ProposeProjectPage />, {
      ...page,
      at: '/propose-project?edit=a-consent-sheet',
      user: maya,
      api: {
        'GET /api/my/drafts': { body: [] },
        'PUT /api/my/drafts/edit-project:j1': { status: 204 },
        'DELETE /api/my/drafts/edit-project:j1': { status: 204 },
        'GET /api/projects/a-consent-sheet': { body: aProject({ part: 'owner' }) },
        'PATCH /api/projects/j1': { body: { id: 'j1', slug: 'a-consent-sheet', stage: 'open' } },
      },
    });
    const title = await screen.findByLabelText('Title');
    await userEvent.clear(title);
    await userEvent.type(title, 'One page');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
        title: 'One page',
        roles: [{ id: 'r1', name: 'Editor', hoursPerWeek: 2 }],
      }),
    );
  });
});
