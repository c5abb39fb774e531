import { leo, maya, renderPage, screen } from '@futurelab/platform/testing';
import SubscribePage from './subscribe-page';

const open = (user: typeof maya | null, membership: unknown = {}) =>
  renderPage(<SubscribePage />, {
    path: '/subscribe',
    at: '/subscribe?membership=hpc',
    user,
    api: { 'GET /api/my/membership': { body: membership } },
  });

test('a visitor sees price, contents and terms, and signs in to come back', () => {
  open(null);
  expect(screen.getByText('$97').parentElement).toHaveTextContent('$97/month');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Everything in Free',
    'All premium courses',
    'Private AI special interest groups',
    'Monthly live sessions with the founder',
    'Access to the Synergizer tools',
    'Priority mentorship',
  ]);
  expect(screen.getByText('If you leave')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in to join' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fsubscribe%3Fmembership%3Dhpc',
  );
});

test('a free member is told how to join', () => {
  open(leo);
  expect(screen.getByRole('link', { name: 'Write to us to join' })).toHaveAttribute('href', '/contact');
});

test('a member who has it sees until when', async () => {
  open(maya, { tier: 'hpc', status: 'active', currentPeriodEnd: '2026-04-12T10:00:00Z' });
  expect(screen.getByRole('heading', { level: 2, name: 'You have it' })).toBeVisible();
  expect(await screen.findByText(/It renews on Sunday, April 12\./)).toBeVisible();
  expect(screen.queryByText('$97')).not.toBeInTheDocument();
});

test('a member who has canceled sees when it ends', async () => {
  open(maya, { tier: 'hpc', status: 'canceled', currentPeriodEnd: '2026-04-12T10:00:00Z' });
  expect(await screen.findByText(/It ends on Sunday, April 12, and nothing more is charged\./)).toBeVisible();
});
