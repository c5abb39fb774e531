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
import type { Redirect } from '../../queries/admin/redirects';
import { overview } from '../../testing/overview-responses';
import RedirectsPage from './redirects-page';

const old: Redirect = {
  ...{ id: 'r1', from: '/old-courses', to: '/courses', isPermanent: true },
  setAt: '2026-03-10T09:00:00.000Z',
  setBy: { id: 'u1', slug: 'ada', name: 'Ada Byron', profileImageUrl: null },
};

const open = (api: StubResponses = {}, user = ada) =>
  renderPage(<RedirectsPage />, {
    path: '/admin/redirects',
    at: '/admin/redirects',
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/redirects': { body: [old] },
      ...api,
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const writes = ({ requests }: ReturnType<typeof open>['api']) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

test('Each redirect says from where it leads to where, for how long, since when and by whom', async () => {
  open();
  const [, row] = within(await screen.findByRole('table', { name: 'Redirects' })).getAllByRole('row');
  expect(row).toHaveTextContent('/old-courses/coursesPermanentMar 10, 2026Ada Byron');
});

test('A redirect is added once everything about it is there', async () => {
  const { api } = open({
    'GET /api/admin/redirects': { body: [] },
    'POST /api/admin/redirects': { status: 201, body: old },
  });
  await screen.findByText('No redirects yet.');
  await press('New redirect');
  await type('From', 'old');
  await press('Add redirect');
  expect(screen.getByText('Enter a path such as /old-courses.')).toBeVisible();
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  expect(writes(api)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('From'));
  await type('From', '/old');
  await type('To', 'https://example.org');
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Temporary');
  await type('Reason', 'A campaign.');
  await press('Add redirect');
  await closed();
  const body = { from: '/old', to: 'https://example.org', isPermanent: false, reason: 'A campaign.' };
  expect(writes(api)).toEqual([['POST', '/api/admin/redirects', body]]);
});

test('What the server refuses is said beside its field, and what was typed stays', async () => {
  const message = 'This path is redirected itself. Enter where that redirect leads.';
  open({
    'PUT /api/admin/redirects/r1': {
      status: 409,
      body: { code: 'chain', message, details: { to: [message] } },
    },
  });
  await screen.findByRole('table');
  await press('Change /old-courses');
  await userEvent.clear(screen.getByLabelText('To'));
  await type('To', '/older');
  await type('Reason', 'It moved again.');
  await press('Save changes');
  await waitFor(() =>
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  expect(screen.getByLabelText('To')).toHaveValue('/older');
});

test('A redirect is removed with a reason', async () => {
  const { api } = open({ 'DELETE /api/admin/redirects/r1': { status: 204 } });
  await screen.findByRole('table');
  await press('Remove /old-courses');
  await type('Reason', 'Nobody comes from there.');
  await press('Remove redirect');
  await closed();
  expect(writes(api)).toEqual([
    ['DELETE', '/api/admin/redirects/r1', { reason: 'Nobody comes from there.' }],
  ]);
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
