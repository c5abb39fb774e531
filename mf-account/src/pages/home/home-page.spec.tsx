import { act, leo, maya, nia, renderPage, screen, waitFor, within } from '@futurelab/platform/testing';
import { navigateAway } from '../../shared/model/full-page-navigation';
import { emptyHome, fullHome, nothingDone } from '../../testing/home-responses';
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
});

test('a member with a life here has no first steps left', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your first steps' })).not.toBeInTheDocument();
});

describe('on the first day', () => {
  test('the greeting does not welcome back', async () => {
    open(emptyHome, leo);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Leo' })).toBeVisible();
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
  test('a skeleton holds its place until what its upper part reads has come', async () => {
    let answer!: () => void;
    const late = new Promise<{ body: unknown }>((resolve) => {
      answer = () => resolve({ body: [] });
    });
    open({ ...fullHome, 'GET /api/my/rsvps': () => late });
    await waitFor(() => expect(screen.getByText('Loading your home')).toBeInTheDocument());
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    await act(async () => answer());
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('what does not come leaves the rest as it is', async () => {
  open({ ...fullHome, 'GET /api/my/rsvps': { status: 503, body: 'busy' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Maya' })).toBeVisible();
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
