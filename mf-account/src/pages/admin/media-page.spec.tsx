import { ApiError } from '@futurelab/platform/api';
import {
  act,
  ada,
  fireEvent,
  leo,
  renderPage,
  screen,
  userEvent,
  waitFor,
  within,
} from '@futurelab/platform/testing';
import type { MediaItem } from '../../queries/admin/media';
import { sendFile } from '../../features/media/uploads/send-file';
import { mediaFile, mediaItem } from '../../testing/media-responses';
import { overview } from '../../testing/overview-responses';
import MediaPage from './media-page';

jest.mock('../../features/media/uploads/send-file', () => ({ sendFile: jest.fn() }));

type Options = Parameters<typeof sendFile>[1];
const cancel = jest.fn(() => Promise.resolve());
let sent: { file: File; options: Options }[] = [];

beforeEach(() => {
  sent = [];
  cancel.mockClear();
  jest.mocked(sendFile).mockImplementation((file, options) => {
    sent.push({ file, options });
    return Promise.resolve({ pause: () => Promise.resolve(), cancel });
  });
});

const LIST = '/api/admin/media?limit=50';
const open = (items: () => MediaItem[], { at = '/admin/media', path = LIST, user = ada } = {}) =>
  renderPage(<MediaPage />, {
    path: '/admin/media',
    at,
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/media/usage': {
        body: { usedBytes: 12_400_000_000, quotaBytes: 100_000_000_000, maxFileBytes: 4_000_000_000 },
      },
      'GET /api/admin/media/m9': { body: mediaFile({ id: 'm9', kind: 'document' }) },
      [`GET ${LIST}`]: () => ({ body: items() }),
      [`GET ${path}`]: () => ({ body: items() }),
    },
  });

const rows = async () => within(await screen.findByRole('table', { name: 'Files' })).getAllByRole('row');
const uploads = async () =>
  within(await screen.findByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Choose files'), files);

test('An administrator sees what the library holds, and how full it is', async () => {
  open(() => [
    mediaItem(),
    mediaItem({
      id: 'm2',
      name: 'Talk.vtt',
      kind: null,
      state: 'uploading',
      size: 1_000,
      received: 430,
      durationSeconds: null,
    }),
    mediaItem({
      id: 'm3',
      name: 'Virus.mp4',
      kind: null,
      state: 'refused',
      refusal: 'No.',
      isPublic: true,
      uploadedBy: null,
    }),
  ]);
  const [header, film, uploading, refused] = await rows();
  expect(header).toHaveTextContent('NameTypeStatusSizeLengthVisible toUploaded byAdded ↓');
  expect(film).toHaveTextContent(/^Opening talk\.mp4FilmReady1\.3 GB12:34StaffAda Lindqvist/);
  expect(within(film!).getByRole('link')).toHaveAttribute('href', '/admin/media/m1');
  expect(uploading).toHaveTextContent(/^Talk\.vtt43% uploaded1 KB/);
  expect(refused).toHaveTextContent(/^Virus\.mp4Refused.*EveryoneFormer member/);
  expect(screen.getByText('12.4 GB of 100 GB used. A film or recording can have up to 4 GB.')).toBeVisible();
});

test('The list is narrowed by type and name, in its address', async () => {
  open(() => [], {
    at: '/admin/media?kind=film&name=talk&order=oldest',
    path: '/api/admin/media?kind=film&name=talk&order=oldest&limit=50',
  });
  expect(await screen.findByText('No matches')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('film');
  expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('talk');
});

test('Chosen files are sent one after the other, with progress, and are in the list', async () => {
  let items: MediaItem[] = [];
  open(() => items);
  expect(await screen.findByText('No files yet')).toBeVisible();
  await choose(pdf('One.pdf'), pdf('Two.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]!.options.onProgress(2));
  expect(await screen.findByRole('progressbar', { name: 'Upload of One.pdf' })).toHaveValue(40);
  expect((await uploads())[1]).toHaveTextContent('Two.pdfWaiting');

  items = [mediaItem({ id: 'm9', name: 'One.pdf', kind: 'document' })];
  act(() => sent[0]!.options.onDone('m9'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.file.name).toBe('Two.pdf');
  expect((await uploads())[0]).toHaveTextContent('One.pdfUploaded, 1 KB');
  expect(await rows()).toHaveLength(2);
});

test('Dropped files are taken too', async () => {
  open(() => []);
  const place = await screen.findByText('No files yet');
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [pdf('Dropped.pdf')] } });
  await waitFor(() => expect(sent[0]?.file.name).toBe('Dropped.pdf'));
});

test('What is wrong with a file stands beside it; what broke off goes on', async () => {
  open(() => []);
  await screen.findByText('No files yet');
  await choose(pdf('One.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const refusal = { code: 'wrong_kind_of_file', message: 'This file type isn’t supported.' };
  act(() => sent[0]!.options.onFailed(new ApiError(415, JSON.stringify(refusal))));
  expect(await screen.findByText('This file type isn’t supported.')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() => sent[1]!.options.onFailed(new Error('reset')));
  expect(await screen.findByText(/The connection dropped/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('An upload is canceled, and the next one begins', async () => {
  open(() => []);
  await screen.findByText('No files yet');
  await choose(pdf('One.pdf'), pdf('Two.pdf'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0]!);
  expect(cancel).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(sent.at(-1)!.file.name).toBe('Two.pdf'));
});

test('Moderators and members learn whom the page is for, and nothing is asked', () => {
  const { api } = open(() => [], { user: { ...leo, isModerator: true } });
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull();
  expect(api.requests).toEqual([]);
});
