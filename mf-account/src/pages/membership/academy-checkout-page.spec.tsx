import { leo, maya, renderPage, screen } from '@futurelab/platform/testing';
import { monthlyPrices, noMembership } from '../../testing/membership-responses';
import AcademyCheckoutPage from './academy-checkout-page';

const open = (tier: string, user: typeof maya | null = null) =>
  renderPage(<AcademyCheckoutPage />, {
    path: '/academy/checkout/:tier',
    at: `/academy/checkout/${tier}`,
    user,
    api: { 'GET /api/my/membership': { body: noMembership }, 'GET /api/prices': { body: monthlyPrices } },
  });
const line = (term: string) => screen.getByText(term).nextElementSibling;

test('A visitor sees what Pro costs, when, the tax and how to leave, and signs in to come back', () => {
  open('pro');
  expect(screen.getByRole('heading', { level: 1, name: 'FutureLab Pro' })).toBeVisible();
  expect(screen.getByText('$97').parentElement).toHaveTextContent('$97 a month');
  expect(line('Charged')).toHaveTextContent('then monthly on the same day');
  expect(line('Tax')).toHaveTextContent('Included');
  expect(line('Canceling')).toHaveTextContent('Pro stays active until the end of the month you paid for');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Facademy%2Fcheckout%2Fpro',
  );
});

test('A member sees the day of the second payment', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-31T22:00:00Z'), advanceTimers: true });
  open('pro', leo);
  expect(await screen.findByText(/On Saturday, February 28, if you join today./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join for $97 a month' })).toBeVisible();
  jest.useRealTimers();
});

test('A member who has Pro already is informed, with the way to manage it', () => {
  open('pro', maya);
  expect(screen.getByRole('heading', { level: 2, name: 'You have FutureLab Pro' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage membership' })).toHaveAttribute(
    'href',
    '/account/membership',
  );
  expect(screen.queryByText('$97')).not.toBeInTheDocument();
});

test('The free way costs nothing and leads to the courses', () => {
  open('free');
  expect(screen.getByText('$0')).toBeVisible();
  expect(line('Charged')).toHaveTextContent('Never');
  expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fcourses',
  );
});

test('A team asks for an offer', () => {
  open('team', leo);
  expect(screen.getByText('Custom')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/contact');
});

test('A way that does not exist leads to those that do', async () => {
  const { router } = open('platinum');
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/futurelab-academy', hash: '#tiers' });
});
