import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { useToasts } from '@futurelab/platform/toast';
import type { Recommendation } from '../../queries/recommendations';
import RecommendationsPage from './recommendations-page';

/** The text of the toast on screen, where the shell shows it. */
function Toast() {
  const [toast] = useToasts();
  return <output aria-label="Toast">{toast?.title}</output>;
}

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

  it('has a place for each kind of thing', async () => {
    const kinds = ['lesson', 'course', 'person', 'event', 'group', 'project', 'exchange'] as const;
    const one = (kind: (typeof kinds)[number]) => item({ id: `${kind}-1`, kind, title: `A ${kind}` });
    renderPage(<RecommendationsPage />, server(kinds.map(one)));
    for (const kind of kinds)
      expect(await screen.findByRole('link', { name: `A ${kind}` })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Build together' })).toBeInTheDocument();
  });

  it('takes away what is not for the member', async () => {
    renderPage(<RecommendationsPage />, server([item(), person]));
    await userEvent.click(await screen.findByRole('button', { name: 'Not for me: AI Foundations' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'AI Foundations' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Pia Peer' })).toBeInTheDocument();
  });

  it('offers to undo it, however long the rest of the page takes to be read again', async () => {
    const page = server([item(), person]);
    const { api } = page as { api: Record<string, () => unknown> };
    const settings = api['GET /api/my/recommendation-settings']!;
    let reads = 0;
    let answer = (): void => undefined;
    api['GET /api/my/recommendation-settings'] = () =>
      reads++ === 0 ? settings() : new Promise((resolve) => (answer = () => resolve(settings())));
    renderPage(
      <>
        <RecommendationsPage />
        <Toast />
      </>,
      page,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Not for me: Pia Peer' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pia Peer' })).toBeNull());
    answer();
    expect(await screen.findByText('“Pia Peer” won’t be suggested again')).toBeInTheDocument();
  });

  it('shows nothing once it is switched off, and can be switched on again', async () => {
    renderPage(<RecommendationsPage />, server([item()]));
    await userEvent.click(await screen.findByLabelText('Show recommendations'));
    expect(await screen.findByText('Recommendations are off')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'AI Foundations' })).toBeNull();
    await userEvent.click(screen.getByLabelText('Show recommendations'));
    expect(await screen.findByRole('link', { name: 'AI Foundations' })).toBeInTheDocument();
  });

  it('says when nothing is left', async () => {
    renderPage(<RecommendationsPage />, server([]));
    expect(await screen.findByText('You’re all caught up')).toBeInTheDocument();
  });
});
