import { renderPage, screen } from '@futurelab/platform/testing';
import { NotFoundPage } from './not-found-page';

test('An unknown address says so in the language of the product and offers ways on', () => {
  renderPage(<NotFoundPage />, { at: '/no/such-page?x=1' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByText('/no/such-page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('404 Page Not Found · FutureLab');
});
