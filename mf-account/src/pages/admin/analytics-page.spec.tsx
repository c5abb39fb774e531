import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { Analytics } from '../../queries/admin/analytics';
import { overview } from '../../testing/overview-responses';
import AnalyticsPage from './analytics-page';

const answer = (more: Partial<Analytics> = {}): { body: Analytics } => ({
  body: {
    from: '2026-02-01',
    to: '2026-02-28',
    funnel: { joined: 40, onboarded: 30, learned: 15, posted: 3, attended: 10, pro: 1 },
    weeks: [{ week: '2026-02-23', joined: 4, active: 1_212 }],
    ...more,
  },
});
const open = (api: StubResponses, { user = ada, search = '' } = {}) =>
  renderPage(<AnalyticsPage />, {
    path: '/analytics',
    at: `/analytics${search}`,
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });

test('It shows how far people got, with what each number counts, and the weeks', async () => {
  open({ 'GET /api/analytics': answer() });
  const step = within((await screen.findByRole('heading', { name: 'First lesson' })).closest('li')!);
  expect(step.getByText('38%', { selector: 'span' })).toBeVisible();
  expect(step.getByText(/finished at least one lesson/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'Mon, Feb 23 4 1,212' })).toBeVisible();
  expect(screen.getByLabelText('First day')).toHaveValue('2026-02-01');
});

test('Other days can be asked for, the wrong way round too, and the address says which', async () => {
  const { router } = open({
    'GET /api/analytics': answer(),
    'GET /api/analytics?from=2026-01-01&to=2026-01-31': answer({
      from: '2026-01-01',
      to: '2026-01-31',
      weeks: [],
    }),
  });
  await screen.findByRole('heading', { name: 'First lesson' });
  for (const [label, day] of [
    ['First day', '2026-01-31'],
    ['Last day', '2026-01-01'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), day);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(router.state.location.search).toBe('?from=2026-01-01&to=2026-01-31');
  expect(screen.queryByRole('row', { name: /Feb 23/ })).not.toBeInTheDocument();
});

test('An address without real days shows the usual ones', async () => {
  const { api } = open({ 'GET /api/analytics': answer() }, { search: '?from=yesterday&to=2026-13-01' });
  await screen.findByRole('heading', { name: 'First lesson' });
  const asked = api.requests.map(({ path }) => path).filter((path) => path.startsWith('/api/analytics'));
  expect(asked).toEqual(['/api/analytics']);
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open({ 'GET /api/analytics': () => (broken ? { status: 503 } : answer()) });
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'First lesson' })).toBeVisible();
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, { user: leo });
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
