import { renderPage, screen, within } from '@futurelab/platform/testing';
import { pageContent } from '../../test-data';
import TermsPage from './terms-page';

const of = (number: number, more: object = {}) => ({
  ...{
    number,
    publishedAt: `2026-0${number}-10T09:00:00.000Z`,
    isCurrent: false,
    holdsFrom: null,
    summary: '',
  },
  ...more,
});

const API = {
  'GET /api/content/page/terms': {
    body: pageContent('terms', { title: 'Terms', body: '## Free and Pro\n\nIt costs **$97** a month.' }),
  },
  'GET /api/legal/terms/versions': {
    body: [of(3, { isCurrent: true, holdsFrom: '2026-05-01' }), of(2, { summary: 'A new address.' }), of(1)],
  },
};

test('A legal text says since when it holds and leads to its earlier versions', async () => {
  renderPage(<TermsPage />, { api: API });
  expect(await screen.findByText('In force from May 1, 2026')).toBeVisible();
  expect(screen.getByText('Last updated March 10, 2026')).toBeVisible();
  const earlier = within(screen.getByRole('region', { name: 'Earlier versions' }));
  expect(earlier.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'February 10, 2026 A new address.',
    'January 10, 2026',
  ]);
  expect(earlier.getByRole('link', { name: 'February 10, 2026' })).toHaveAttribute(
    'href',
    '/terms?version=2',
  );
});

test('An earlier version is shown as what it is, with the way to the current one', async () => {
  const version = {
    title: 'Terms',
    body: '## Free\n\nIt costs $87.',
    description: 'What we agree on.',
    since: 'January',
  };
  renderPage(<TermsPage />, {
    path: '/terms',
    at: '/terms?version=1',
    api: { 'GET /api/legal/terms/versions/1': { body: of(1, version) } },
  });
  expect(await screen.findByText(/This is an earlier version, published on January 10, 2026/)).toBeVisible();
  expect(screen.getByText('It costs $87.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the current version' })).toHaveAttribute('href', '/terms');
});

test('A version that never was is not there', async () => {
  renderPage(<TermsPage />, {
    path: '/terms',
    at: '/terms?version=9',
    api: {
      'GET /api/legal/terms/versions/9': { status: 404, body: { code: 'not_found', message: 'Not found' } },
    },
  });
  expect(await screen.findByRole('link', { name: 'Read the current version' })).toBeVisible();
});
