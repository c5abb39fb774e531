import {
  act,
  fireEvent,
  leo,
  maya,
  renderPage,
  screen,
  userEvent,
  type StubResponses,
} from '@futurelab/platform/testing';
import {
  canceledMembership,
  noMembership as none,
  paidMembership as held,
} from '../../testing/membership-responses';
import AcademySuccessPage from './academy-success-page';
import CheckoutSuccessPage from './checkout-success-page';

const refreshed = { status: 204 };
const open = (user: typeof maya | null, membership: StubResponses[string], page = <CheckoutSuccessPage />) =>
  renderPage(page, {
    path: '/checkout/success',
    at: '/checkout/success',
    user,
    api: { 'GET /api/my/membership': membership, 'POST /api/checkout/refresh': refreshed },
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
  expect(await screen.findByRole('heading', { name: 'FutureLab Pro is active' })).toBeVisible();
  expect(screen.getByText(/paid until Sunday, April 12/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('It leads back to the lesson that it was bought for, by its name', async () => {
  const returnTo = '/learn/prompts/lesson/first-words';
  renderPage(<CheckoutSuccessPage />, {
    path: '/checkout/success',
    at: '/checkout/success',
    user: maya,
    api: {
      'GET /api/my/membership': { body: { ...held, returnTo } },
      'GET /api/courses/prompts': {
        body: {
          title: 'Prompts',
          modules: [{ lessons: [{ id: 'l1', slug: 'first-words', title: 'First words' }] }],
        },
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'Back to “First words”' })).toHaveAttribute(
    'href',
    returnTo,
  );
});

test('It leads to no other site', async () => {
  open(maya, { body: { ...held, returnTo: 'https://example.org/learn/prompts' } });
  expect(await screen.findByRole('heading', { name: 'FutureLab Pro is active' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
});

test('One that was ended is open until the month that was paid for is over', async () => {
  open(maya, { body: canceledMembership });
  expect(await screen.findByText(/paid until Sunday, April 12/)).toBeVisible();
});

test('In the academy the first step is its first course', async () => {
  open(maya, { body: held }, <AcademySuccessPage />);
  expect(await screen.findByRole('link', { name: /^Start week one/ })).toHaveAttribute(
    'href',
    '/courses/ai-foundations-for-professionals',
  );
});

test('A payment whose news is late is read from the provider', async () => {
  let membership = none;
  const { api } = open(leo, () => ({ body: membership }));
  expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  membership = held;
  expect(
    await screen.findByRole('heading', { name: 'FutureLab Pro is active' }, { timeout: 4_000 }),
  ).toBeVisible();
  expect(api.requests.map(({ path }) => path)).toContain('/api/checkout/refresh');
});

describe('After half a minute', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = () => act(() => jest.advanceTimersByTimeAsync(34_000));

  test('it says that no payment has arrived, and looks again when asked', async () => {
    let membership = none;
    open(leo, () => ({ body: membership }));
    await wait();
    expect(screen.getByRole('heading', { name: 'FutureLab Pro isn’t active yet' })).toBeVisible();
    membership = held;
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await wait();
    expect(screen.getByRole('heading', { name: 'FutureLab Pro is active' })).toBeVisible();
  });

  test('a payment that failed is called that', async () => {
    open(leo, { body: { ...none, state: 'past_due' } });
    await wait();
    expect(screen.getByRole('heading', { name: 'Your last payment failed' })).toBeVisible();
  });
});

test('What did not load can be asked for again', async () => {
  let broken = true;
  open(leo, () => (broken ? { status: 503 } : { body: held }));
  await screen.findByRole('alert');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'FutureLab Pro is active' })).toBeVisible();
});
