import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { Analytics, PeriodNumbers } from '../../queries/admin/analytics';
import { overview } from '../../testing/overview-responses';
import AnalyticsPage from './analytics-page';

const NUMBERS: PeriodNumbers = {
  ...{ members: 400, proMembers: 40, activeWeek: 120, activeMonth: 210, lessonsFinished: 75, posts: 12 },
  ...{ replies: 30, firstRsvps: 9, attendances: 14, paidSubscriptions: 38, pastDueSubscriptions: 2 },
  ...{ subscriptionsBegun: 5, subscriptionsEnded: 2, churn: 0.05, newsletterSubscribers: 900 },
  ...{ newsletterJoined: 20, newsletterLeft: 3, countedDays: 28 },
};

const answer = (more: Partial<Analytics> = {}): { body: Analytics } => ({
  body: {
    from: '2026-02-01',
    to: '2026-02-28',
    previousFrom: '2026-01-04',
    previousTo: '2026-01-31',
    isCurrent: true,
    erased: 0,
    previousFunnel: { joined: 20, onboarded: 10, learned: 5, posted: 1, attended: 4, pro: 0 },
    numbers: NUMBERS,
    previousNumbers: { ...NUMBERS, lessonsFinished: 60, members: null },
    cohorts: [],
    lessons: [],
    events: [],
    revenue: [],
    recurring: [],
    newsletters: [],
    searches: [],
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

test('Each number says what it counts, how it was before, and leads to its list and its file', async () => {
  open({ 'GET /api/analytics': answer({ erased: 2 }) });
  const numbers = within(await screen.findByRole('table', { name: 'Numbers' }));
  const [lessons, pro, churn] = ['Lessons finished', 'Members with Pro', 'Churn'].map((name) =>
    numbers.getByRole('row', { name: new RegExp(`^${name}`) }),
  );
  expect(lessons).toHaveTextContent('7560+25%');
  expect(churn).toHaveTextContent('5%5%0%');
  expect(within(pro!).getByRole('link', { name: '40' })).toHaveAttribute('href', '/admin/members?plan=pro');
  expect(numbers.getByRole('row', { name: /^Members Accounts/ })).toHaveTextContent('400––');
  expect(screen.getByText(/2 others have since deleted/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'First lesson: 15, show members' })).toHaveAttribute(
    'href',
    '/admin/members?joinedFrom=2026-02-01&joinedTo=2026-02-28&step=learned',
  );
  expect(screen.getByRole('link', { name: 'Export CSV of Revenue' })).toHaveAttribute(
    'href',
    '/api/analytics/revenue.csv?from=2026-02-01&to=2026-02-28',
  );
});

test('Charts are drawn, and a table has the same', async () => {
  open({
    'GET /api/analytics': answer({
      weeks: [
        { week: '2026-02-23', joined: 4, active: 12 },
        { week: '2026-02-16', joined: 2, active: 9 },
      ],
      cohorts: [
        { week: '2026-02-09', joined: 8, returned: null },
        { week: '2026-02-02', joined: 8, returned: 2 },
        { week: '2026-01-26', joined: 4, returned: 2 },
      ],
      revenue: [
        {
          month: '2026-02-01',
          currency: 'usd',
          payments: 3,
          paid: 29_100,
          refunded: 9_700,
          discounts: 2_425,
        },
      ],
      lessons: [
        {
          ...{
            course: 'Prompt writing',
            courseSlug: 'prompts',
            lesson: 'Saying what for',
            lessonSlug: 'what-for',
          },
          ...{ position: 2, reached: 10, finished: 4 },
        },
      ],
      recurring: [{ currency: 'usd', monthly: 12, yearly: 3, amount: 140_650 }],
      newsletters: [
        {
          ...{ id: 'n1', subject: 'Spring', beganAt: '2026-02-10T09:00:00.000Z', recipients: 100 },
          ...{ sent: 90, failed: 4, uncertain: 1, skipped: 5, left: 2 },
        },
      ],
      searches: [{ word: 'quantum', searches: 7 }],
    }),
  });
  expect(await screen.findByRole('img', { name: /Joined and active members by week/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /active in week 4/ })).toBeVisible();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/^Mon, Feb 9 8 – –$/)).toBeVisible();
  expect(row(/^Mon, Feb 2 8 2 25%$/)).toBeVisible();
  expect(row(/^February 2026 3 \$291.00 \$97.00 \$194.00 \$24.25$/)).toBeVisible();
  expect(row(/^Saying what for/)).toHaveTextContent('10460%');
  expect(row(/^quantum 7$/)).toBeVisible();
  expect(row(/^Spring/)).toHaveTextContent('100904152');
  expect(screen.getByText(/^Recurring now: \$1,406\.50 a month/)).toBeVisible();
  expect(screen.getByRole('link', { name: '3 yearly subscriptions' })).toHaveAttribute(
    'href',
    '/admin/subscriptions?state=renewing&plan=paid&period=year',
  );
  expect(within(row(/^Subscriptions started/)).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/subscriptions\?plan=paid&startedFrom=[\d-]{10}&startedTo=[\d-]{10}$/),
  );
});

test('A usual period is one press, and the address says which', async () => {
  const { router } = open({ 'GET /api/analytics': answer(), 'GET /api/analytics?days=30': answer() });
  await userEvent.click(await screen.findByRole('link', { name: '30 days' }));
  expect(router.state.location.search).toBe('?days=30');
  expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'true');
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
