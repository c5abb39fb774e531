import {
  act,
  leo,
  maya,
  nia,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
} from '@futurelab/platform/testing';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { emptyHome, enrollment, fullHome, highlight, nothingDone } from '../../testing/home-responses';
import HomePage from './home-page';

jest.mock('../../shared/model/full-page-navigation', () => ({ navigateAway: jest.fn() }));

const open = (api = fullHome, user: typeof maya | null = maya) =>
  renderPage(<HomePage />, { path: '/', user, api });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the greeting', () => {
  test('calls the member by first name and shows level and points', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Maya' })).toBeVisible();
    expect(screen.getByText('Level 2')).toBeVisible();
    expect(screen.getByText('345 points')).toBeVisible();
  });

  test('calls a member without a first name Catalyst', async () => {
    open(fullHome, { ...maya, firstName: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Catalyst' })).toBeVisible();
  });

  test('shows neither level nor points while points are not known', async () => {
    open({ ...fullHome, 'GET /api/user/points': { status: 500, body: 'no' } });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/^Level/)).not.toBeInTheDocument();
    expect(screen.queryByText(/points$/, { selector: 'span' })).not.toBeInTheDocument();
  });

  test('names the event the member is going to, though another one is sooner', async () => {
    open();
    const next = await part('Open Studio');
    expect(next.getByText('You are going')).toBeVisible();
    expect(next.getByRole('link', { name: 'Open Studio' })).toHaveAttribute('href', '/events/open-studio');
  });
});

describe('a member with a life here', () => {
  test('sees four numbers', async () => {
    open();
    const numbers = await part('Your learning in numbers');
    const value = (label: string) => numbers.getByText(label).nextElementSibling;
    expect(value('Courses Enrolled')).toHaveTextContent('5');
    expect(value('Completed')).toHaveTextContent('1');
    expect(value('Learning Streak')).toHaveTextContent('6 days');
    expect(value('Overall Progress')).toHaveTextContent('38%');
  });

  test('continues up to three courses in progress, the latest first', async () => {
    open();
    const learning = await part('Continue Learning');
    expect(learning.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Prompt Writing',
      'Automation Without Regret',
      'Leading Through Change',
    ]);
    expect(learning.getByRole('progressbar', { name: 'Progress in Prompt Writing' })).toHaveAttribute(
      'value',
      '62',
    );
    expect(learning.getAllByText(/2 h 10 min/)).toHaveLength(3);
    expect(learning.getByRole('link', { name: 'Continue Prompt Writing' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing',
    );
  });

  test('sees the path with most courses, three of them, and the rest counted', async () => {
    open();
    const path = await part('Learning Path');
    expect(path.getByRole('link', { name: 'AI Mastery' })).toHaveAttribute('href', '/ai-mastery-track');
    expect(path.getByText('1 of 5 courses completed')).toBeVisible();
    expect(path.getByText('20%', { selector: 'p' })).toBeVisible();
    expect(path.getByText('and 2 more courses')).toBeVisible();
  });

  test('sees quick stats, with the badge of the paid membership', async () => {
    open();
    const stats = await part('Quick Stats');
    expect(stats.getByText("Events RSVP'd").nextElementSibling).toHaveTextContent('1');
    expect(stats.getByText('Groups joined').nextElementSibling).toHaveTextContent('3');
    expect(stats.getByText('Learning points').nextElementSibling).toHaveTextContent('345');
    expect(stats.getByText('Exchanges settled').nextElementSibling).toHaveTextContent('2');
    expect(stats.getByText('HPC Member')).toBeVisible();
  });

  test('on the free tier sees no badge of the paid one', async () => {
    open(fullHome, leo);
    const stats = await part('Quick Stats');
    expect(stats.queryByText('HPC Member')).not.toBeInTheDocument();
  });

  test('sees points by the formula while the ledger does not answer', async () => {
    open({ ...fullHome, 'GET /api/user/points': { status: 500, body: 'no' } });
    const stats = await part('Quick Stats');
    expect(stats.getByText('Learning points').nextElementSibling).toHaveTextContent('230');
  });

  test('sees two groups with their member counts', async () => {
    open();
    const groups = await part('My Groups');
    expect(groups.getByRole('link', { name: 'Quiet Operations' })).toHaveAttribute(
      'href',
      '/groups/quiet-operations',
    );
    expect(groups.getByText('34 members')).toBeVisible();
    expect(groups.getByText('1 member')).toBeVisible();
    expect(groups.queryByText('Late Readers')).not.toBeInTheDocument();
    expect(groups.getByText('and 1 more')).toBeVisible();
  });

  test('sees how many discussions there are in all', async () => {
    open();
    const community = await part('Community');
    expect(community.getByText('Discussions').nextElementSibling).toHaveTextContent('1,204');
    expect(community.getByText('Groups joined').nextElementSibling).toHaveTextContent('3');
    expect(community.getByRole('link', { name: 'Visit the community' })).toHaveAttribute(
      'href',
      '/community',
    );
  });

  test('meets another member', async () => {
    open();
    const member = await part('Member Highlight');
    expect(member.getByRole('link', { name: 'Hana Morishige' })).toHaveAttribute(
      'href',
      '/profile/user-hana',
    );
    expect(member.getByText('Meditation teacher')).toBeVisible();
    expect(member.getByText('Kyoto, Japan')).toBeVisible();
    expect(member.getByText('You are both in Quiet Operations')).toBeVisible();
    expect(member.getByRole('link', { name: 'Meet the community' })).toHaveAttribute('href', '/community');
  });

  test('meets "A fellow member" when neither name nor address may be shown', async () => {
    const unnamed = { ...highlight, user: { ...highlight.user, firstName: null, lastName: null } };
    open({ ...fullHome, 'GET /api/member-highlight': { body: unnamed } });
    const member = await part('Member Highlight');
    expect(member.getByRole('link', { name: 'A fellow member' })).toBeVisible();
  });

  test('has unlocked all achievements and has no first steps left', async () => {
    open();
    const achievements = await part('Achievements');
    expect(achievements.getAllByText('Unlocked')).toHaveLength(3);
    expect(await achievements.findByRole('link', { name: 'Ten Lessons' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing/lesson/asking-well',
    );
    expect(screen.queryByRole('region', { name: 'Your first steps' })).not.toBeInTheDocument();
  });
});

describe('on the first day', () => {
  test('the greeting does not welcome back', async () => {
    open(emptyHome, leo);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Leo' })).toBeVisible();
  });

  test('each empty part has one thing to do', async () => {
    open(emptyHome, leo);
    const learning = await part('Continue Learning');
    expect(learning.getByText('Ready to Begin Your Journey')).toBeVisible();
    expect(learning.getByRole('link', { name: 'Choose a course' })).toHaveAttribute('href', '/courses');
    const groups = await part('My Groups');
    expect(groups.getByRole('link', { name: 'Find a group' })).toHaveAttribute('href', '/groups');
    expect(screen.queryByRole('region', { name: 'Member Highlight' })).not.toBeInTheDocument();
    const achievements = await part('Achievements');
    expect(achievements.queryByText('Unlocked')).not.toBeInTheDocument();
  });

  test('a course that waits for its first lesson is to be started', async () => {
    const waiting = enrollment('Prompt Writing', { progress: 0 });
    open({ ...emptyHome, 'GET /api/my/enrollments': { body: [waiting] } }, leo);
    const learning = await part('Continue Learning');
    expect(learning.queryByText('Ready to Begin Your Journey')).not.toBeInTheDocument();
    expect(learning.getByRole('link', { name: 'Start Prompt Writing' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing',
    );
    expect(learning.getByRole('link', { name: 'Asking well' })).toHaveAttribute(
      'href',
      '/learn/prompt-writing/lesson/asking-well',
    );
  });

  test('the first steps show what is done and what is next', async () => {
    const activity = {
      learningStreakDays: 0,
      lastActiveOn: null,
      guide: { ...nothingDone, profileCompleted: true },
    };
    open({ ...emptyHome, 'GET /api/my/activity': { body: activity } }, leo);
    const guide = await part('Your first steps');
    expect(guide.getByText('1 of 5 done')).toBeVisible();
    expect(guide.getByText('Complete your profile')).toHaveTextContent('Complete your profile, done');
    expect(guide.getByRole('link', { name: 'Do this next Start a course' })).toHaveAttribute(
      'href',
      '/courses',
    );
  });
});

describe('while the home is on its way', () => {
  test('a skeleton holds its place until everything has come', async () => {
    let answer!: () => void;
    const late = new Promise<{ body: unknown }>((resolve) => {
      answer = () => resolve({ body: null });
    });
    open({ ...fullHome, 'GET /api/member-highlight': () => late });
    await waitFor(() => expect(screen.getByText('Loading your home')).toBeInTheDocument());
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('when a part does not come', () => {
  test('the rest stands, and Retry asks again', async () => {
    let attempts = 0;
    const flaky = () =>
      ++attempts === 1 ? { status: 503, body: 'busy' } : fullHome['GET /api/member-highlight'];
    open({ ...fullHome, 'GET /api/member-highlight': flaky as () => { body: unknown } });
    const member = await part('Member Highlight');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome back, Maya' })).toBeVisible();
    await userEvent.click(member.getByRole('button', { name: 'Retry' }));
    expect(await member.findByRole('link', { name: 'Hana Morishige' })).toBeVisible();
  });
});

describe('who may not be here', () => {
  afterEach(() => jest.mocked(navigateAway).mockClear());

  test('a member who has not completed onboarding is sent there', async () => {
    const { router } = open(fullHome, nia);
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
  });

  test('a member whose session is gone is asked to log in, and goes there by itself', async () => {
    open(fullHome, null);
    expect(screen.getByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible();
    expect(navigateAway).not.toHaveBeenCalled();
    await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/api/login?returnTo=%2F'));
  });

  test('a read that answers 401 ends the session too', async () => {
    open({
      ...fullHome,
      'GET /api/my/groups': { status: 401, body: { code: 'unauthorized', message: 'Unauthorized' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Please log in' })).toBeVisible();
    await waitFor(() => expect(navigateAway).toHaveBeenCalledTimes(1));
  });
});
