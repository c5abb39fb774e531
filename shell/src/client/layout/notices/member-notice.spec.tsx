import { maya, renderPage, screen, userEvent } from '@futurelab/platform/testing';
import { MemberNotice } from './member-notice';

const notice = {
  label: 'Your loan',
  headline: 'Your book is due on {date}.',
  text: 'After {date} it costs.',
  at: '2026-03-12T23:30:00.000Z',
  link: { to: '/loans', label: 'All loans' },
};
const open = (more: object = {}, api = {}) =>
  renderPage(<MemberNotice notice={{ ...notice, ...more }} timeZone="Europe/Berlin" />, { user: maya, api });

test('A notice of any feature says its text, with the day as the member’s clock has it, and where it leads', () => {
  open({ rest: ': renew there.' });
  expect(screen.getByRole('complementary', { name: 'Your loan' })).toHaveTextContent(
    'Your book is due on March 13, 2026. After March 13, 2026 it costs. All loans: renew there.',
  );
  expect(screen.getByRole('link', { name: 'All loans' })).toHaveAttribute('href', '/loans');
  expect(screen.queryByRole('button')).toBeNull();
});

test('Its action is one call, and says so when it has failed', async () => {
  let works = false;
  const action = { label: 'Renew', method: 'POST', path: '/api/loans/renewal', failure: 'Not renewed yet.' };
  const { api } = open(
    { action },
    { 'POST /api/loans/renewal': () => (works ? { status: 204 } : { status: 500, body: 'No' }) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
  expect(await screen.findByText('Not renewed yet.')).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Renew' }));
  expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/loans/renewal');
});
