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
import type { Job } from '../../queries/admin/jobs';
import { overview } from '../../testing/overview-responses';
import JobsPage from './jobs-page';

const LIST = 'GET /api/admin/jobs?limit=50';
const job = (more: Partial<Job> = {}): Job => ({
  id: 'j1',
  queue: 'mail',
  kind: 'email',
  state: 'failed',
  attempts: 9,
  maxAttempts: 9,
  createdAt: '2026-03-10T09:00:00.000Z',
  nextRunAt: null,
  endedAt: '2026-03-10T10:00:00.000Z',
  error: '451 <m…@example.com> Try again later',
  uncertain: false,
  expired: false,
  payload: { to: 'm…@example.com', subject: 'Welcome to FutureLab' },
  ...more,
});
const empty = { kind: 'job' as const, waiting: 0, running: 0, failed: 0, oldest: null };
const queues = [
  {
    ...empty,
    queue: 'mail',
    kind: 'email' as const,
    waiting: 2,
    failed: 1,
    oldest: '2026-03-10T09:00:00.000Z',
  },
  { ...empty, queue: 'housekeeping' },
];

const open = (api: StubResponses = {}, { user = ada, search = '' } = {}) =>
  renderPage(<JobsPage />, {
    path: '/admin/jobs',
    at: `/admin/jobs${search}`,
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/jobs/queues': { body: queues },
      [LIST]: { body: [job()] },
      ...api,
    },
  });
const rows = async (name = 'Jobs and emails') =>
  within(await screen.findByRole('table', { name })).getAllByRole('row');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const writes = ({ requests }: ReturnType<typeof open>['api']) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

/** Opens what is known of the one job. */
async function openDetails() {
  await rows();
  await press(/^Details of Emails to one person/);
  return within(await screen.findByRole('dialog'));
}
const giveReason = () =>
  userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The server is back.');

test('Queues say how much is in them, and the list what became of each job', async () => {
  open();
  const [, mail, ...others] = await rows('Queues');
  expect(mail).toHaveTextContent(/^Emails to one person201/);
  expect(others).toEqual([]);
  expect(screen.getByText('1 other queue is empty.')).toBeVisible();
  const [header, row] = await rows();
  expect(header).toHaveTextContent('QueueStatusCreated ↓AttemptsErrorAction');
  expect(row).toHaveTextContent(
    /^Emails to one personm…@example\.comFailed.*9 of 9451 <m…@example\.com> Try again/,
  );
});

test('What is looked for is in the address, and in the file', async () => {
  open(
    { 'GET /api/admin/jobs?state=done&kind=email&queue=mail&query=Maya&order=oldest&limit=50': { body: [] } },
    { search: '?state=done&kind=email&queue=mail&query=Maya&order=oldest' },
  );
  expect(await screen.findByText('No matches')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('done');
  expect(await screen.findByRole('combobox', { name: 'Queue' })).toHaveDisplayValue('Emails to one person');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/jobs.csv?state=done&kind=email&queue=mail&query=Maya&order=oldest',
  );
});

test('A failed job is retried with a reason', async () => {
  const { api } = open({ 'POST /api/admin/jobs/j1/retry': { body: job({ state: 'waiting' }) } });
  const details = await openDetails();
  expect(details.getByText('451 <m…@example.com> Try again later')).toBeVisible();
  expect(details.getByRole('group', { name: 'Payload' })).toHaveTextContent(
    '"subject": "Welcome to FutureLab"',
  );
  await press('Retry');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await press('Retry job');
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  expect(writes(api)).toEqual([]);
  await giveReason();
  await press('Retry job');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes(api)).toEqual([['POST', '/api/admin/jobs/j1/retry', { reason: 'The server is back.' }]]);
});

test('An email that may have been sent says so before it is retried', async () => {
  const { api } = open({
    [LIST]: { body: [job({ uncertain: true })] },
    'POST /api/admin/jobs/j1/retry': { body: job({ state: 'waiting' }) },
  });
  const details = await openDetails();
  expect(details.getByText(/may already have been sent/)).toBeVisible();
  await press('Retry');
  await giveReason();
  await press('Retry job');
  expect(screen.getByText('Check this to retry the email.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send it, even if it arrives twice' }));
  await press('Retry job');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes(api)).toEqual([
    ['POST', '/api/admin/jobs/j1/retry', { reason: 'The server is back.', mayArriveTwice: true }],
  ]);
});

test('A job that someone else dropped says so, and keeps the reason', async () => {
  open({
    'DELETE /api/admin/jobs/j1': {
      status: 409,
      body: { code: 'already_dropped', message: 'This job was already dropped.' },
    },
  });
  await openDetails();
  await press('Drop');
  await giveReason();
  await press('Drop job');
  expect(await screen.findByText(/This job was already dropped\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('The server is back.');
});

test('An expired code can only be dropped', async () => {
  open({ [LIST]: { body: [job({ expired: true })] } });
  const details = await openDetails();
  expect(details.getByText(/This code has expired/)).toBeVisible();
  expect(details.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(details.getByRole('button', { name: 'Drop' })).toBeVisible();
});

test('A running job can’t be changed', async () => {
  open({ [LIST]: { body: [job({ state: 'running', endedAt: null, error: null })] } });
  const details = await openDetails();
  expect(details.queryByRole('button', { name: /Retry|Drop/ })).toBeNull();
});

test('Moderators and members learn whom the page is for, and nothing is asked', () => {
  const { api } = open({}, { user: { ...leo, isModerator: true } });
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
