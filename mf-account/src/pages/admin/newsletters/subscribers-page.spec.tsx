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
import type { SubscriberEntry } from '../../../queries/admin/subscribers';
import { overview } from '../../../testing/overview-responses';
import SubscribersPage from './subscribers-page';

const PATH = '/admin/subscribers';
const LIST = 'GET /api/admin/subscribers?limit=50';

const subscriber = (more: Partial<SubscriberEntry> = {}): SubscriberEntry => ({
  ...{ id: 's1', email: 'ines@example.test', name: 'Ines', member: null },
  ...{ state: 'confirmed', suppression: null, interests: ['ai-mastery'], source: 'landing_page' },
  ...{ createdAt: '2026-03-10T09:00:00.000Z', confirmedAt: '2026-03-10T10:00:00.000Z', leftAt: null },
  ...more,
});
const bounced = subscriber({
  id: 's2',
  email: 'full@example.test',
  state: 'suppressed',
  suppression: 'bounced',
});
const gone = subscriber({ id: 's3', email: 'gone@example.test', state: 'left', suppression: 'unsubscribed' });

const open = (api: StubResponses, { at = PATH, user = ada } = {}) =>
  renderPage(<SubscribersPage />, {
    ...{ path: PATH, at, user },
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });
const table = async () => within(await screen.findByRole('table', { name: 'Subscribers' }));

test('An administrator sees every subscriber with the status and its reason, and takes the list as a file', async () => {
  open(
    {
      'GET /api/admin/subscribers?state=suppressed&from=2026-03-01&limit=50': {
        body: [subscriber(), bounced],
      },
    },
    { at: `${PATH}?state=suppressed&from=2026-03-01` },
  );
  const [, first, second] = (await table()).getAllByRole('row');
  expect(first).toHaveTextContent(/^ines@example\.testInesConfirmedAI Mastery/);
  expect(second).toHaveTextContent(/^full@example\.testInesSuppressedBounced/);
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/subscribers.csv?state=suppressed&from=2026-03-01',
  );
});

test('A subscriber is removed with a reason, and a bounce is lifted', async () => {
  let rows = [subscriber(), bounced, gone];
  const { api } = open({
    [LIST]: () => ({ body: rows }),
    'DELETE /api/admin/subscribers/s1': () => {
      rows = rows.slice(1);
      return { status: 204 };
    },
    'DELETE /api/admin/subscribers/s2/bounce': { status: 204 },
  });
  expect(within((await table()).getByRole('row', { name: /gone@/ })).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove ines@example.test from the list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove from the list?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from the list' }));
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'She asked by phone.');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('ines@example.test')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Lift suppression of full@example.test' }));
  const lifting = within(await screen.findByRole('dialog', { name: 'Lift suppression?' }));
  await userEvent.type(lifting.getByLabelText('Reason'), 'The mailbox has room.');
  await userEvent.click(lifting.getByRole('button', { name: 'Lift suppression' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.filter(({ method }) => method === 'DELETE').map(({ body }) => body)).toEqual([
    { reason: 'She asked by phone.' },
    { reason: 'The mailbox has room.' },
  ]);
});

test('A list without anyone yet says so', async () => {
  open({ [LIST]: { body: [] } });
  expect(await screen.findByText('No subscribers yet')).toBeVisible();
});

test('A list that its filters leave empty says that', async () => {
  open({ 'GET /api/admin/subscribers?query=ines&limit=50': { body: [] } }, { at: `${PATH}?query=ines` });
  expect(await screen.findByText('No matches')).toBeVisible();
});

test('Members without a role are kept out', async () => {
  open({}, { user: leo });
  expect(await screen.findByRole('heading', { level: 1, name: 'Subscribers' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
