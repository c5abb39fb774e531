import { act, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { leaveFor } from '../model/leave';
import LoginPage from './login-page';

jest.mock('../model/leave', () => ({ leaveFor: jest.fn() }));

const providers = {
  providers: [
    { id: 'futurelab', name: 'FutureLab ID' },
    { id: 'github', name: 'GitHub' },
  ],
  defaultProviderId: 'futurelab',
};
const open = (at = '/login', body: unknown = providers, user: typeof maya | null = null) =>
  renderPage(<LoginPage />, { path: '/login', at, user, api: { 'GET /api/auth/providers': { body } } });

beforeEach(() => {
  localStorage.clear();
  jest.mocked(leaveFor).mockClear();
});

test('offers every provider by name, and the default one', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to FutureLab' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continue with FutureLab ID' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Continue with GitHub' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Continue with the default provider' })).toBeEnabled();
});

test('choosing a provider says so, disables every button and keeps the way back', async () => {
  open('/login?returnTo=/courses/ai-foundations');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  expect(screen.getByRole('button', { name: 'Connecting...' })).toHaveAttribute('aria-disabled', 'true');
  for (const button of screen.getAllByRole('button')) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(leaveFor).toHaveBeenCalledWith('/auth/github?returnTo=%2Fcourses%2Fai-foundations');
});

test('every way in is an address, for whoever presses it before a script runs', async () => {
  open('/login?returnTo=/courses/ai-foundations');
  const way = '?returnTo=%2Fcourses%2Fai-foundations';
  expect(await screen.findByRole('button', { name: 'Continue with GitHub' })).toHaveAttribute(
    'href',
    `/auth/github${way}`,
  );
  expect(screen.getByRole('button', { name: 'Continue with the default provider' })).toHaveAttribute(
    'href',
    `/api/login${way}`,
  );
});

test('a way in can be pressed with the space bar, as a button can', async () => {
  open();
  (await screen.findByRole('button', { name: 'Continue with GitHub' })).focus();
  await userEvent.keyboard(' ');
  expect(leaveFor).toHaveBeenCalledWith('/auth/github?returnTo=%2F');
});

test('the default provider is the server’s choice', async () => {
  open('/login?returnTo=//evil.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with the default provider' }));
  expect(leaveFor).toHaveBeenCalledWith('/api/login?returnTo=%2F');
});

test('the buttons work again when the visitor comes back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('button', { name: 'Continue with GitHub' })).not.toHaveAttribute('aria-disabled');
});

test('marks the provider used last', async () => {
  localStorage.setItem('futurelab:last-provider', 'github');
  open();
  const mark = await screen.findByText('Last used');
  expect(mark.closest('li')).toHaveTextContent('Continue with GitHub');
});

test('without providers there is a message and a Sign in button', async () => {
  open('/login', { providers: [], defaultProviderId: null });
  expect(await screen.findByText(/No sign-in provider is listed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(leaveFor).toHaveBeenCalledWith('/api/login?returnTo=%2F');
});

test('says what went wrong with a failed sign-in', () => {
  open('/login?error=oauth_cancelled');
  expect(screen.getByRole('alert')).toHaveTextContent('Authentication was cancelled. Please try again.');
});

test('an unknown error is said in general words', () => {
  open('/login?error=teapot');
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred during authentication.');
});

test('links to terms, privacy and the home page', () => {
  open();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

test('a member goes on to where they were going', async () => {
  const { router } = open('/login?returnTo=/events', providers, maya);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
});

test('when the providers do not come, Retry asks again', async () => {
  let attempts = 0;
  renderPage(<LoginPage />, {
    path: '/login',
    at: '/login',
    api: {
      'GET /api/auth/providers': () =>
        ++attempts === 1 ? { status: 503, body: 'busy' } : { body: providers },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Continue with GitHub' })).toBeVisible();
});
