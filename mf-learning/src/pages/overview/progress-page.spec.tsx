import type { Achievement } from '@futurelab/platform/queries/learning';
import { maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import type { PointEntry, Streak } from '../../queries/progress';
import { anEnrollment } from '../../test-data';
import ProgressPage from './progress-page';

const streak: Streak = {
  days: 2,
  longest: 5,
  today: '2026-03-10',
  calendar: [
    { date: '2026-03-09', active: true },
    { date: '2026-03-10', active: true },
  ],
  weeks: [{ startsOn: '2026-03-09', days: 2, minutes: 75 }],
  weeklyGoal: 3,
};

const entry = (more: Partial<PointEntry>): PointEntry => ({
  id: 'p1',
  at: '2026-03-09T10:00:00Z',
  reason: 'course_completed',
  text: 'Completed a course',
  amount: 75,
  title: 'AI Foundations',
  href: '/courses/ai-foundations',
  ...more,
});

const achievement = (more: Partial<Achievement>): Achievement => ({
  key: 'first-lesson',
  kind: 'learning',
  title: 'First Page',
  rule: 'Complete a lesson',
  href: '/courses',
  earnedAt: null,
  about: null,
  isPrivate: false,
  ...more,
});

const ENTRIES = '/api/my/points/entries?limit=10';
const full = {
  'GET /api/my/enrollments': {
    body: [anEnrollment(), anEnrollment({ id: 'e2', progress: 100, newLessons: 2 })],
  },
  'GET /api/my/streak': { body: streak },
  'GET /api/user/points': { body: { currentLevel: 2, totalPoints: 85, exchangesSettled: 0 } },
  'GET /api/levels': {
    body: [
      { level: 1, title: 'Arriving', points: 0 },
      { level: 2, title: 'Looking', points: 50 },
      { level: 3, title: 'Asking', points: 125 },
    ],
  },
  'GET /api/my/certificates': { body: [] },
  'GET /api/my/achievements': {
    body: [
      achievement({
        earnedAt: '2026-03-09T10:00:00Z',
        about: { title: 'Words and weights', href: '/learn/a/lesson/b' },
      }),
      achievement({ key: 'three-groups', title: 'Many Circles', rule: 'Join three groups', href: '/groups' }),
    ],
  },
  [`GET ${ENTRIES}`]: {
    body: [entry({}), entry({ id: 'p2', text: 'Left a group', amount: -15, title: null, href: null })],
    headers: { 'x-total-count': '3', link: `<${ENTRIES}&cursor=next>; rel="next"` },
  },
  [`GET ${ENTRIES}&cursor=next`]: {
    body: [entry({ id: 'p3', text: 'Started a course', amount: 25 })],
    headers: { 'x-total-count': '3' },
  },
};

const open = (api: Record<string, unknown> = {}) =>
  renderPage(<ProgressPage />, {
    path: '/progress',
    at: '/progress',
    user: maya,
    api: { ...full, ...api } as typeof full,
  });

describe('the progress page', () => {
  it('shows four numbers, and a bar a course that says what is new', async () => {
    open();
    const value = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement;
    expect(await value('Courses Enrolled')).toHaveTextContent('2');
    expect(await value('Completed')).toHaveTextContent('1');
    expect(await value('Overall Progress')).toHaveTextContent('75%');
    expect(await screen.findByText('2 days')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar', { name: /Progress in/ })).toHaveLength(2);
    expect(screen.getByText('2 new since you finished')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^See what is new/ })).toHaveAttribute(
      'href',
      '/learn/ai-foundations/lesson/what-it-does-not',
    );
  });

  it('shows the ledger a page at a time, with its sum', async () => {
    open();
    expect(
      await screen.findByRole('row', { name: /^Mar 9, 2026 Completed a course ?AI Foundations \+75$/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Mar 9, 2026 Left a group −15' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Total, including earlier 85' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('Started a course')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });

  it('says as text what the calendar and the chart show', async () => {
    open();
    expect(await screen.findByText('You learned on 2 of the last 2 days.')).toBeInTheDocument();
    expect(screen.getByText(/Monday, March 9; Tuesday, March 10/)).toBeInTheDocument();
    const minutes = screen.getByRole('table', { name: 'Minutes per week' });
    expect(within(minutes).getByRole('row', { name: 'Mar 9 2 1 h 15 min' })).toBeInTheDocument();
    expect(screen.getByText('Your longest streak: 5 days.')).toBeInTheDocument();
  });

  it('keeps a weekly goal at once, and says so when it could not', async () => {
    let refuse = true;
    const { api } = open({
      'PUT /api/my/weekly-goal': () => (refuse ? { status: 503, body: 'busy' } : { body: { days: 2 } }),
    });
    const goal = await screen.findByLabelText('Weekly goal', { selector: 'select' });
    expect(screen.getByText('2 of 3 days this week, 1 to go.')).toBeInTheDocument();
    await userEvent.selectOptions(goal, '2 days a week');
    expect(await screen.findByText(/Your goal isn’t saved/)).toBeInTheDocument();
    expect(goal).toHaveValue('2');
    refuse = false;
    await userEvent.selectOptions(goal, '4 days a week');
    await waitFor(() => expect(screen.queryByText(/Your goal isn’t saved/)).not.toBeInTheDocument());
    await userEvent.selectOptions(goal, 'No goal');
    const puts = () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(puts()).toEqual([{ days: 2 }, { days: 4 }, { days: null }]));
  });

  it('publishes the levels, and where the member is', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Level 2' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: '2 Looking You are here 50 points' })).toBeInTheDocument();
    expect(screen.getByText('40 points to level 3, Asking.')).toBeInTheDocument();
  });

  it('shows what was achieved, what it is about, and what can be', async () => {
    open();
    const [first, second] = await within(screen.getByRole('region', { name: 'Achievements' })).findAllByRole(
      'listitem',
    );
    expect(within(first!).getByRole('link', { name: 'Words and weights' })).toHaveAttribute(
      'href',
      '/learn/a/lesson/b',
    );
    expect(within(second!).getByText('Join three groups')).toBeInTheDocument();
    expect(
      within(second!).getByRole('link', { name: 'Not yet: where to earn Many Circles' }),
    ).toHaveAttribute('href', '/groups');
    expect(screen.getByText(/1 of 2 earned/)).toBeInTheDocument();
  });

  it('can be taken away as a file', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/my/progress/export?format=csv',
    );
  });

  it('offers a course to a member who has none', async () => {
    open({ 'GET /api/my/enrollments': { body: [] }, [`GET ${ENTRIES}`]: { body: [] } });
    expect(await screen.findByRole('link', { name: 'Choose a course' })).toHaveAttribute('href', '/courses');
    expect(screen.getByText('0%')).toBeInTheDocument();
    expect(await screen.findByText(/Your first completed lesson earns 25 points/)).toBeInTheDocument();
  });

  it('shows the other parts when one does not come', async () => {
    open({ 'GET /api/my/streak': { status: 503, body: 'busy' } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Level 2' })).toBeInTheDocument();
  });
});
