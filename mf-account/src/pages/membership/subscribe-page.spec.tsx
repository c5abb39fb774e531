import { leo, maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import type { Membership, ProPrices } from '../../queries/account/membership';
import { navigateAway } from '../../shared/model/full-page-navigation';
import {
  bothPrices,
  canceledMembership,
  monthlyPrices,
  noMembership,
  paidMembership,
} from '../../testing/membership-responses';
import SubscribePage from './subscribe-page';

jest.mock('../../shared/model/full-page-navigation');

const open = (
  user: typeof maya | null,
  membership: Membership = noMembership,
  checkout: { status?: number; body?: unknown } = { status: 201, body: { url: '/dev/payments/checkout/1' } },
  prices: ProPrices = monthlyPrices,
) =>
  renderPage(<SubscribePage />, {
    path: '/subscribe',
    at: '/subscribe?membership=hpc',
    user,
    api: {
      'GET /api/my/membership': { body: membership },
      'GET /api/prices': { body: prices },
      'POST /api/checkout': checkout,
    },
  });
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));
const join = () => userEvent.click(screen.getByRole('button', { name: 'Join for $97 a month' }));

test('a visitor sees price, terms and both tiers, and signs in to come back', () => {
  open(null);
  expect(screen.getByText('$97').parentElement).toHaveTextContent('$97/month');
  expect(screen.getByText('Canceling')).toBeVisible();
  expect(row('All premium courses').getByText('Not included')).toBeVisible();
  expect(row('All premium courses').getByRole('img', { name: 'Included' })).toBeVisible();
  expect(row('Introductory AI courses').getAllByRole('img', { name: 'Included' })).toHaveLength(2);
  expect(screen.queryByText('Next charge')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fsubscribe%3Fmembership%3Dhpc',
  );
});

test('who comes from a page reads its name, and pays for it', async () => {
  const { api } = renderPage(<SubscribePage />, {
    path: '/subscribe',
    at: '/subscribe?membership=hpc&returnTo=%2Fcourses%2Fprompts',
    user: leo,
    api: {
      'GET /api/my/membership': { body: noMembership },
      'GET /api/prices': { body: monthlyPrices },
      'GET /api/courses/prompts': { body: { title: 'Prompts', modules: [] } },
      'POST /api/checkout': { status: 201, body: { url: '/dev/payments/checkout/2' } },
    },
  });
  expect(await screen.findByText('After you pay, you’re back at “Prompts”.')).toBeVisible();
  await join();
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      tier: 'pro',
      place: 'membership',
      returnTo: '/courses/prompts',
    }),
  );
});

test('a free member goes to the page for paying, by a plain form as well', async () => {
  const { api } = open(leo);
  const form = screen.getByRole('button', { name: 'Join for $97 a month' }).closest('form');
  expect(form).toHaveAttribute('action', '/api/membership-forms/checkout');
  await join();
  await waitFor(() => expect(navigateAway).toHaveBeenCalledWith('/dev/payments/checkout/1'));
  expect(api.requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/checkout', body: { tier: 'pro', place: 'membership' } },
  ]);
});

test('what went wrong is said beside the button, and nothing was charged', async () => {
  open(leo, noMembership, { status: 500, body: '' });
  await join();
  expect(await screen.findByText(/You weren’t charged\. Try again\./)).toBeVisible();
});

test('who has joined in another tab is led to the membership', async () => {
  open(leo, noMembership, {
    status: 409,
    body: { code: 'already_active', message: 'You have Pro already.' },
  });
  await join();
  await waitFor(() => expect(navigateAway).toHaveBeenLastCalledWith('/account/membership'));
});

test('a member who has it sees until when, and where to manage it', async () => {
  open(maya, paidMembership);
  expect(screen.getByRole('heading', { level: 2, name: 'You have FutureLab Pro' })).toBeVisible();
  expect(await screen.findByText(/It renews on Sunday, April 12\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage membership' })).toHaveAttribute(
    'href',
    '/account/membership',
  );
  expect(screen.queryByText('$97')).not.toBeInTheDocument();
});

test('a member who has canceled sees when it ends', async () => {
  open(maya, canceledMembership);
  expect(
    await screen.findByText(/It ends on Sunday, April 12, and you won’t be charged again\./),
  ).toBeVisible();
});

test('where Pro is sold by the year, a member chooses how to pay', async () => {
  const { api } = open(
    leo,
    noMembership,
    { status: 201, body: { url: '/dev/payments/checkout/1' } },
    bothPrices,
  );
  await userEvent.click(await screen.findByRole('radio', { name: '$970.00 a year, charged once a year' }));
  await userEvent.click(screen.getByRole('button', { name: 'Join FutureLab Pro' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ tier: 'pro', period: 'year', place: 'membership' },
    }),
  );
});
