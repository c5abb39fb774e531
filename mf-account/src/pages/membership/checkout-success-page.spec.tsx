import { leo, maya, renderPage, screen, userEvent, type FakeAnswers } from '@futurelab/platform/testing';
import AcademySuccessPage from './academy-success-page';
import CheckoutSuccessPage from './checkout-success-page';

const none = { tier: 'free', status: 'none', currentPeriodEnd: null };
const held = { tier: 'hpc', status: 'active', currentPeriodEnd: '2026-04-12T10:00:00Z' };
const open = (user: typeof maya | null, membership: FakeAnswers[string], page = <CheckoutSuccessPage />) =>
  renderPage(page, {
    path: '/checkout/success',
    at: '/checkout/success',
    user,
    api: { 'GET /api/my/membership': membership },
  });

test('A visitor is asked to sign in and comes back', () => {
  const { api } = open(null, { body: none });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fcheckout%2Fsuccess',
  );
  expect(api.requests).toEqual([]);
});

test('A membership that is open says until when, and names three first steps', async () => {
  open(maya, { body: held });
  expect(await screen.findByRole('heading', { name: 'Your membership is open' })).toBeVisible();
  expect(screen.getByText(/paid until Sunday, April 12/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('One that was ended is open until the month that was paid for is over', async () => {
  open(maya, { body: { ...held, status: 'canceled' } });
  expect(await screen.findByText(/paid until Sunday, April 12/)).toBeVisible();
});

test('In the academy the first step is its first course', async () => {
  open(maya, { body: held }, <AcademySuccessPage />);
  expect(await screen.findByRole('link', { name: /^Begin week one/ })).toHaveAttribute(
    'href',
    '/courses/ai-foundations-for-professionals',
  );
});

test('Without a payment on record it says so, and looks again when asked', async () => {
  let membership: object = none;
  open(leo, () => ({ body: membership }));
  expect(await screen.findByRole('heading', { name: 'Your membership is not open yet' })).toBeVisible();
  membership = held;
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByRole('heading', { name: 'Your membership is open' })).toBeVisible();
});

test('A payment that failed is called that', async () => {
  open(leo, { body: { ...none, status: 'past_due' } });
  expect(await screen.findByRole('heading', { name: 'The last payment did not go through' })).toBeVisible();
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open(leo, () => (broken ? { status: 503 } : { body: held }));
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Your membership is open' })).toBeVisible();
});
