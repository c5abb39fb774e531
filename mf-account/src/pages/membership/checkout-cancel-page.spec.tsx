import { renderPage, screen } from '@futurelab/platform/testing';
import CheckoutCancelPage from './checkout-cancel-page';

const open = (search = '') =>
  renderPage(<CheckoutCancelPage />, { path: '/checkout/cancel', at: `/checkout/cancel${search}` });
const link = (name: string) => screen.getByRole('link', { name });

test('It says that nothing was charged, and leads back or on for free', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing was charged' })).toBeVisible();
  expect(link('Back to FutureLab Pro')).toHaveAttribute('href', '/subscribe?membership=hpc');
  expect(link('Continue for free')).toHaveAttribute('href', '/academy/checkout/free');
});

test('It remembers what was chosen', () => {
  open('?tier=team');
  expect(link('Back to Team')).toHaveAttribute('href', '/academy/checkout/team');
});

test('What it does not know it does not repeat', () => {
  open('?tier=platinum');
  expect(link('Back to FutureLab Pro')).toBeVisible();
  expect(screen.queryByText(/platinum/)).not.toBeInTheDocument();
});
