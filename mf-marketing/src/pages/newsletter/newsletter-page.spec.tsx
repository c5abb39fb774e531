import { renderPage, screen } from '@futurelab/platform/testing';
import NewsletterIssuePage from './newsletter-issue-page';
import NewsletterPage from './newsletter-page';

const SUMMARY = {
  slug: 'the-pause',
  subject: 'The pause',
  preheader: 'One idea worth testing.',
  publishedAt: '2026-03-11T09:00:00.000Z',
};

test('The archive lists every issue with its day, and leads to it', async () => {
  renderPage(<NewsletterPage />, {
    path: '/newsletter',
    at: '/newsletter',
    user: null,
    api: { 'GET /api/newsletters': { body: [SUMMARY] } },
  });
  expect(await screen.findByRole('link', { name: 'The pause' })).toHaveAttribute(
    'href',
    '/newsletter/the-pause',
  );
  expect(screen.getByText('March 11, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveAttribute(
    'href',
    '/#newsletter',
  );
});

test('An issue is read as it was sent', async () => {
  renderPage(<NewsletterIssuePage />, {
    path: '/newsletter/:slug',
    at: '/newsletter/the-pause',
    user: null,
    api: { 'GET /api/newsletters/the-pause': { body: { ...SUMMARY, body: 'Wait **two minutes**.' } } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The pause' })).toBeVisible();
  expect(screen.getByText('two minutes')).toBeVisible();
});
