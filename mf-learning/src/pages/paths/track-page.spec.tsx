import { leo, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { aLearningPath } from '../../test-data';
import TrackPage from './track-page';

const page = { path: '/ai-mastery-track', at: '/ai-mastery-track' };

describe('the page of a track', () => {
  it('shows its courses in order, how long they take, and the next step', async () => {
    renderPage(<TrackPage />, { ...page, api: { 'GET /api/learning-paths': { body: [aLearningPath()] } } });
    expect(await screen.findByRole('link', { name: 'Start with AI Foundations' })).toHaveAttribute(
      'href',
      '/courses/ai-foundations',
    );
    expect(screen.getByText('1 h 30 min')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fai-mastery-track',
    );
  });

  it('is joined and left with one press', async () => {
    let isMember = false;
    const change = (next: boolean) => () => ({ body: aLearningPath({ isMember: (isMember = next) }) });
    renderPage(<TrackPage />, {
      ...page,
      user: leo,
      api: {
        'GET /api/learning-paths': () => ({ body: [aLearningPath({ isMember })] }),
        'PUT /api/learning-paths/ai-mastery/membership': change(true),
        'DELETE /api/learning-paths/ai-mastery/membership': change(false),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Join this path: AI Mastery' }));
    expect(await screen.findByText('0 of 1 courses.')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave this path: AI Mastery' }));
    expect(await screen.findByRole('button', { name: 'Join this path: AI Mastery' })).toBeInTheDocument();
  });
});
