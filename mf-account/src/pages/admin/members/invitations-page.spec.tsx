import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { OpenInvitation } from '../../../queries/admin/members/invitations';
import { overview } from '../../../testing/overview-responses';
import InvitationsPage from './invitations-page';

const LIST = 'GET /api/admin/invitations?limit=50';

const invitation = (more: Partial<OpenInvitation> = {}): OpenInvitation => ({
  id: 'i1',
  email: 'guest@example.test',
  accessLevel: 'moderator',
  invitedBy: null,
  sentAt: '2026-03-10T09:00:00.000Z',
  expiresAt: '2026-03-17T09:00:00.000Z',
  isExpired: false,
  ...more,
});

const open = (api: StubResponses, user = ada) =>
  renderPage(<InvitationsPage />, {
    path: '/admin/invitations',
    at: '/admin/invitations',
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, [LIST]: { body: [] }, ...api },
  });

test('People are invited by their addresses, one per line', async () => {
  const skipped = [{ email: 'leo@example.test', reason: 'member' }];
  const { api } = open({ 'POST /api/admin/invitations': { body: { invited: 1, skipped } } });
  const send = await screen.findByRole('button', { name: 'Send invitations' });
  await userEvent.click(send);
  expect(screen.getByText('Enter 1 to 50 email addresses.')).toBeVisible();
  await userEvent.type(
    screen.getByLabelText('Email addresses'),
    'guest@example.test{Enter}Leo@example.test{Enter}leo@example.test',
  );
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'Moderator');
  await userEvent.click(send);
  expect(await screen.findByText('1 person invited.')).toBeVisible();
  expect(screen.getByText('leo@example.test').closest('li')).toHaveTextContent(
    'leo@example.test: already has this role',
  );
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    emails: ['guest@example.test', 'leo@example.test'],
    accessLevel: 'moderator',
    message: '',
  });
});

test('An open invitation is sent again or withdrawn', async () => {
  let list = [invitation(), invitation({ id: 'i2', email: 'late@example.test', isExpired: true })];
  const { api } = open({
    [LIST]: () => ({ body: list }),
    'POST /api/admin/invitations/i2/resend': { status: 204 },
    'DELETE /api/admin/invitations/i1': () => {
      list = list.slice(1);
      return { status: 204 };
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Open invitations' }));
  expect(table.getByRole('row', { name: /guest@/ })).toHaveTextContent('Moderator');
  expect(table.getByRole('row', { name: /late@/ })).toHaveTextContent('Expired');
  await userEvent.click(table.getByRole('button', { name: 'Resend to late@example.test' }));
  await waitFor(() => expect(api.requests.some(({ method }) => method === 'POST')).toBe(true));
  await userEvent.click(table.getByRole('button', { name: 'Withdraw from guest@example.test' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /guest@/ })).toBeNull());
});

test('Members without a role are kept out', async () => {
  open({}, leo);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invite people' })).toBeVisible();
  expect(screen.queryByLabelText('Email addresses')).toBeNull();
});
