import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import type { Recommendation } from '../../queries/recommendations';
import RecommendationsPage from './recommendations-page';

const item = (more: Partial<Recommendation> = {}): Recommendation => ({
  id: 'course-1',
  kind: 'course',
  title: 'AI Foundations',
  href: '/courses/ai-foundations',
  reason: 'It is free. It takes 40 min.',
  why: ['You are not enrolled.'],
  coverSeed: 'ai-foundations',
  imageUrl: null,
  ...more,
});
const person = item({
  id: 'person-1',
  kind: 'person',
  title: 'Pia Peer',
  href: '/profile/pia',
  coverSeed: null,
});

/** A server that remembers. */
function server(all: Recommendation[]) {
  let enabled = true;
  const dismissed = new Set<string>();
  const api: Record<string, unknown> = {
    'GET /api/my/recommendation-settings': () => ({ body: { enabled } }),
    'GET /api/my/recommendations': () => ({
      body: enabled ? all.filter(({ id }) => !dismissed.has(id)) : [],
    }),
    'PUT /api/my/recommendation-settings': () => ({ body: { enabled: (enabled = !enabled) } }),
  };
  for (const { id } of all) {
    api[`DELETE /api/my/recommendations/${id}`] = () => (dismissed.add(id), { status: 204 });
    api[`PUT /api/my/recommendations/${id}`] = () => (dismissed.delete(id), { status: 204 });
  }
  return { path: '/recommendations', at: '/recommendations', user: leo, api } as Parameters<
    typeof renderPage
  >[1];
}

describe('the recommendations page', () => {
  it('says of each thing why it is here, and what is behind it', async () => {
    renderPage(<RecommendationsPage />, server([item(), person]));
    expect(await screen.findByRole('link', { name: 'AI Foundations' })).toHaveAttribute(
      'href',
      '/courses/ai-foundations',
    );
    expect(screen.getByRole('heading', { name: 'Meet people' })).toBeInTheDocument();
    expect(screen.getAllByText('It is free. It takes 40 min.')).toHaveLength(2);
    await userEvent.click(screen.getByLabelText('Why AI Foundations?'));
    expect(screen.getAllByText('You are not enrolled.')[0]).toBeVisible();
  });

  it('takes away what is not for the member', async () => {
    renderPage(<RecommendationsPage />, server([item(), person]));
    await userEvent.click(await screen.findByRole('button', { name: 'Not for me: AI Foundations' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'AI Foundations' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Pia Peer' })).toBeInTheDocument();
  });

  it('shows nothing once it is switched off, and can be switched on again', async () => {
    renderPage(<RecommendationsPage />, server([item()]));
    await userEvent.click(await screen.findByLabelText('Recommend things to me'));
    expect(await screen.findByText('Recommendations are off')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'AI Foundations' })).toBeNull();
    await userEvent.click(screen.getByLabelText('Recommend things to me'));
    expect(await screen.findByRole('link', { name: 'AI Foundations' })).toBeInTheDocument();
  });

  it('says when nothing is left', async () => {
    renderPage(<RecommendationsPage />, server([]));
    expect(await screen.findByText('You are up to date')).toBeInTheDocument();
  });
});
