import { act, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import LoginPage from './login-page';

const providers = {
  providers: [
    { id: 'futurelab', name: 'FutureLab ID' },
    { id: 'github', name: 'GitHub' },
  ],
  defaultProviderId: 'futurelab',
};
const open = (at = '/login', body: unknown = providers, user: typeof maya | null = null) =>
  renderPage(<LoginPage />, { path: '/login', at, user, api: { 'GET /api/auth/providers': { body } } });

/** Where presses have led, which this browser cannot go. */
const left: string[] = [];
window.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  left.push(link.getAttribute('href')!);
});

beforeEach(() => {
  localStorage.clear();
  left.length = 0;
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
  expect(screen.getByRole('button', { name: 'Email me a code' })).toBeDisabled();
  for (const button of screen.getAllByRole('button', { name: /Con/ })) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
  }
  expect(left).toEqual(['/auth/github?returnTo=%2Fcourses%2Fai-foundations']);
});

test('every way in is an address, for a visitor who presses it before a script runs', async () => {
  open('/login?returnTo=/courses/ai-foundations');
  const way = '?returnTo=%2Fcourses%2Fai-foundations';
  expect(await screen.findByRole('button', { name: 'Continue with GitHub' })).toHaveAttribute(
    'href',
    `/auth/github${way}`,
  );
  expect(screen.getByRole('button', { name: 'Continue with the default provider' })).toHaveAttribute(
    'href',
    `/auth/default${way}`,
  );
});

test('a way in can be pressed with the space bar, as a button can', async () => {
  open();
  (await screen.findByRole('button', { name: 'Continue with GitHub' })).focus();
  await userEvent.keyboard(' ');
  expect(left).toEqual(['/auth/github?returnTo=%2F']);
});

test('the default provider is the server’s choice', async () => {
  open('/login?returnTo=//evil.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with the default provider' }));
  expect(left).toEqual(['/auth/default?returnTo=%2F']);
});

test('the buttons work again when the visitor comes back, and not when the page has only finished loading', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  const shown = (persisted: boolean) =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  shown(false);
  expect(screen.getByRole('button', { name: 'Connecting...' })).toHaveAttribute('aria-disabled', 'true');
  shown(true);
  expect(screen.getByRole('button', { name: 'Continue with GitHub' })).not.toHaveAttribute('aria-disabled');
});

test('marks the provider used last', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with GitHub' }));
  unmount();
  open();
  expect((await screen.findByText('Last used')).closest('li')).toHaveTextContent('Continue with GitHub');
});

test('a press that opens a new tab leaves this one as it is', async () => {
  open();
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: 'Continue with GitHub' });
  await user.keyboard('{Control>}');
  await user.click(button);
  expect(button).toHaveTextContent('Continue with GitHub');
});

test('without providers there is a message and a Sign in button', async () => {
  open('/login', { providers: [], defaultProviderId: null });
  expect(await screen.findByText(/No sign-in providers are available/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('says what went wrong with a failed sign-in', () => {
  open('/login?error=oauth_cancelled');
  expect(screen.getByRole('alert')).toHaveTextContent('Authentication was cancelled. Please try again.');
});

test('an unknown error is shown with a general message', () => {
  open('/login?error=teapot');
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred during authentication.');
});

test('links to terms, privacy and the home page', () => {
  open();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
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
