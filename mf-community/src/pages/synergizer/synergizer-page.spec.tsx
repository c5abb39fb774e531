import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import SynergizerPage from './synergizer-page';
import { aProject } from './test-data';

const page = { path: '/synergizer', at: '/synergizer' };

describe('the page of the Synergizer', () => {
  it('shows visitors the titles of projects and what they need', async () => {
    const project = aProject({ purpose: null, owner: null });
    renderPage(<SynergizerPage />, { ...page, api: { 'GET /api/projects': { body: [project] } } });
    expect(await screen.findByRole('link', { name: 'A consent sheet' })).toHaveAttribute(
      'href',
      '/synergizer/project/a-consent-sheet',
    );
    expect(screen.getByText('1 open role, from 2 h a week')).toBeInTheDocument();
    expect(screen.queryByText(/Led by/)).toBeNull();
  });

  it('is narrowed by topic, skill, time and stage, in the address', async () => {
    const { router } = renderPage(<SynergizerPage />, {
      ...page,
      user: leo,
      api: {
        'GET /api/projects': { body: [aProject()] },
        'GET /api/projects?topic=Health&skill=law&hours=2': { body: [] },
      },
    });
    await screen.findByRole('link', { name: 'A consent sheet' });
    await userEvent.selectOptions(screen.getByLabelText('Topic'), 'Health');
    await userEvent.type(screen.getByLabelText('Skill'), ' law ');
    await userEvent.selectOptions(screen.getByLabelText('Time available'), 'Up to 2 h a week');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(router.state.location.search).toBe('?topic=Health&skill=law&hours=2'));
    expect(await screen.findByText('No matching projects')).toBeInTheDocument();
    expect(screen.getByLabelText('Skill')).toHaveValue('law');
    await userEvent.click(screen.getByRole('link', { name: 'Show all projects' }));
    expect(await screen.findByRole('link', { name: 'A consent sheet' })).toBeInTheDocument();
  });

  it('says so when the projects cannot be read, and tries again', async () => {
    let works = false;
    renderPage(<SynergizerPage />, {
      ...page,
      api: { 'GET /api/projects': () => (works ? { body: [] } : { status: 500, body: {} }) },
    });
    const again = await screen.findByRole('button', { name: 'Retry' });
    works = true;
    await userEvent.click(again);
    expect(await screen.findByText('No projects yet')).toBeInTheDocument();
  });
});
