import { renderPage, screen } from '@futurelab/platform/testing';
import { MenuLinksProvider } from '../menu-links';
import { NotFoundPage } from './not-found-page';

test('An unknown address says so in the language of the product and offers ways on', () => {
  const way = { group: 'not-found', label: 'Browse the Learning Hub', order: 10, to: '/learn' };
  renderPage(
    <MenuLinksProvider value={[way]}>
      <NotFoundPage />
    </MenuLinksProvider>,
    { at: '/no/such-page?x=1' },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByText('/no/such-page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Browse the Learning Hub' })).toHaveAttribute('href', '/learn');
  expect(document.title).toBe('404 Page Not Found · FutureLab');
});
