import { leo, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import type { StubResponses } from '@futurelab/platform/testing';
import type { AccountDeletion, DataExport, DataImport } from '../../queries/account/own-data';
import DataPage from './data-page';

const none: DataExport = {
  state: 'none',
  requestedAt: null,
  readyAt: null,
  expiresAt: null,
  bytes: null,
  url: null,
};
const ready: DataExport = {
  state: 'ready',
  requestedAt: '2026-03-01T09:00:00.000Z',
  readyAt: '2026-03-01T09:01:00.000Z',
  expiresAt: '2026-03-08T09:01:00.000Z',
  bytes: 2_400_000,
  url: '/api/my/export/file',
};
const plan: AccountDeletion = {
  state: 'none',
  requestedAt: null,
  erasesAt: null,
  removesWriting: false,
  erased: ['Your profile'],
  writing: ['3 replies'],
  detached: ['Files you added to groups'],
  retained: ['What moderators decided'],
  handovers: [{ kind: 'group', title: 'Quiet Rooms', href: '/groups/quiet-rooms', successor: 'Maya Okafor' }],
};
const contents: DataImport = {
  preview: true,
  exportedAt: '2026-02-01T09:00:00.000Z',
  isRepeated: false,
  sections: [{ name: 'notes', label: 'Notes', found: 4, added: 3, missing: 1 }],
};

const open = (api: StubResponses = {}) =>
  renderPage(<DataPage />, {
    path: '/account/data',
    at: '/account/data',
    user: leo,
    api: { 'GET /api/my/export': { body: none }, 'GET /api/my/deletion': { body: plan }, ...api },
  });

const part = (title: string) => within(screen.getByRole('region', { name: title }));

test('asks for a copy and says that it is on its way', async () => {
  const { api } = open({ 'POST /api/my/export': { status: 202, body: { ...none, state: 'preparing' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Request a copy' }));
  expect(await screen.findByText(/Preparing your copy/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /copy/ })).not.toBeInTheDocument();
  expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('offers the copy for download until its day', async () => {
  open({ 'GET /api/my/export': { body: ready } });
  expect(await screen.findByText(/Your copy is ready \(2\.4 MB\).*until .*March 8, 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/my/export/file');
});

test('shows what an archive would bring in before it does', async () => {
  const { api } = open({
    'POST /api/my/import?preview=true': { body: contents },
    'POST /api/my/import?preview=false': { body: { ...contents, preview: false } },
  });
  const archive = new File(['PK'], 'futurelab.zip', { type: 'application/zip' });
  await userEvent.upload(await screen.findByLabelText('Archive'), archive);
  expect(await screen.findByRole('row', { name: 'Notes 4 3' })).toBeVisible();
  expect(screen.getByText(/1 item is skipped/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(/Import complete/)).toBeVisible();
  expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('says beside the field what is wrong with an archive', async () => {
  const text = 'This is no archive that we can read.';
  open({
    'POST /api/my/import?preview=true': {
      status: 415,
      body: { code: 'not_an_archive', message: text, details: { file: [text] } },
    },
  });
  await userEvent.upload(
    await screen.findByLabelText('Archive'),
    new File(['x'], 'a.zip', { type: 'application/zip' }),
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText('Archive')).toBeInvalid();
});

test('lists what is erased, what stays and what is retained, and wants three words', async () => {
  const { api } = open({ 'POST /api/my/deletion': { status: 202, body: { ...plan, state: 'scheduled' } } });
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Delete my account in 14 days' }));
  await press();
  expect(screen.getByText(/^Type “delete my account”\.$/)).toBeVisible();
  expect(part('Delete your account').getByText(/will be handed to Maya Okafor/)).toBeVisible();
  const stays = screen.getByRole('heading', { name: /^Kept, shown/ }).parentElement!;
  expect(within(stays).getByText('3 replies')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Also delete what I wrote to others'));
  expect(within(stays).queryByText('3 replies')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/to confirm/), 'Delete my account');
  await press();
  const sent = () => api.requests.find(({ method }) => method === 'POST')?.body;
  await waitFor(() => expect(sent()).toEqual({ removesWriting: true }));
});

test('keeps the account by one button', async () => {
  const scheduled: AccountDeletion = { ...plan, state: 'scheduled', erasesAt: '2026-03-20T09:00:00.000Z' };
  let state = scheduled;
  open({
    'GET /api/my/deletion': () => ({ body: state }),
    'DELETE /api/my/deletion': () => {
      state = plan;
      return { status: 204 };
    },
  });
  expect(await screen.findByText(/will be deleted on .*March 20, 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByLabelText(/to confirm/)).toBeVisible();
});
