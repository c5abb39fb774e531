import { renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import { firstContent, partner } from '../../test-data';
import PartnersPage from './partners-page';

const PAGE = firstContent('partners');
const API = {
  'GET /api/content/page/partners': { body: PAGE },
  'GET /api/content/partner?limit=100': { body: [partner] },
};

test('Partners stand with what we do together and where it can be met', async () => {
  renderPage(<PartnersPage />, { api: API });
  expect(await screen.findByRole('heading', { level: 1, name: 'People we build with.' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Tarnwick Hospitals' })).toBeVisible();
  expect(screen.getByText('machine').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Care and Clinic' })).toHaveAttribute(
    'href',
    '/groups/care-and-clinic',
  );
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    PAGE.data.description,
  );
  expect(screen.getByRole('link', { name: 'Propose a partnership' })).toHaveAttribute('href', '/contact');
});

test('A list that did not come can be asked for again, beside content that did', async () => {
  let answers = 0;
  const later = () => (answers++ === 0 ? { status: 503, body: '' } : { body: [partner] });
  renderPage(<PartnersPage />, { api: { ...API, 'GET /api/content/partner?limit=100': later } });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tarnwick Hospitals')).toBeVisible();
});

test('A site without partners names none, and says nothing of working with them', async () => {
  renderPage(<PartnersPage />, { api: { ...API, 'GET /api/content/partner?limit=100': { body: [] } } });
  expect(await screen.findByRole('link', { name: 'Propose a partnership' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'What we do together' })).toBeNull());
});
