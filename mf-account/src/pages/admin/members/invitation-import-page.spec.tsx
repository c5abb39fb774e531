import {
  ada,
  leo,
  renderPage,
  screen,
  userEvent,
  within,
  type StubResponses,
} from '@futurelab/platform/testing';
import type { ImportedRow, ImportResult } from '../../../queries/admin/members/invitation-import';
import { overview } from '../../../testing/overview-responses';
import InvitationImportPage from './invitation-import-page';

const PATH = '/admin/invitations/import';
const IMPORT = 'POST /api/admin/invitations/import';

const row = (more: Partial<ImportedRow> = {}): ImportedRow => ({
  ...{ line: 2, email: 'maya@example.test', name: 'Maya Chen', accessLevel: 'moderator' },
  ...{ outcome: 'invited now', problem: null },
  ...more,
});
const result = (more: Partial<ImportResult> = {}): ImportResult => ({
  preview: true,
  invited: 1,
  unusedColumns: ['country'],
  rows: [
    row(),
    row({ line: 3, email: 'leo@example.test', name: null, accessLevel: 'member', outcome: 'member' }),
    row({ line: 4, email: 'nobody', outcome: 'wrong', problem: 'This isn’t an email address.' }),
  ],
  ...more,
});

const open = (api: StubResponses = {}, user = ada) =>
  renderPage(<InvitationImportPage />, {
    path: PATH,
    at: PATH,
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });
/** jsdom knows no `arrayBuffer` of a file. */
const fileOf = (content: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([content], 'people.csv'), { arrayBuffer: () => Promise.resolve(bytes) });
};
const choose = async (content: string | Uint8Array<ArrayBuffer>) =>
  userEvent.upload(await screen.findByLabelText('CSV file'), fileOf(content));
const rows = () => screen.getByLabelText('Rows');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('People in a file are invited once a preview has said what comes of each row', async () => {
  let answer = result();
  const { api } = open({ [IMPORT]: () => ({ body: answer }) });
  await choose('email\nmaya@example.test');
  expect(await screen.findByDisplayValue(/maya@example\.test/)).toBe(rows());
  await press('Preview');
  expect(
    await screen.findByText(
      '1 person will be invited. This includes 1 moderator. Nothing has been sent yet.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/Columns that aren’t used/)).toHaveTextContent('country');
  const problems = within(screen.getByRole('table', { name: 'Rows with errors' }));
  expect(problems.getByRole('row', { name: /nobody/ })).toHaveTextContent(
    '4nobodyThis isn’t an email address.',
  );
  expect(screen.getByText('Already has this role (1)')).toBeVisible();
  await userEvent.click(screen.getByText('Ready to invite (1)'));
  expect(
    within(await screen.findByRole('table', { name: 'Ready to invite' })).getByRole('row', { name: /Maya/ }),
  ).toHaveTextContent('Moderator');

  await press('Invite 1 person');
  await press('Send invitations');
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  answer = result({ preview: false });
  await userEvent.type(screen.getByLabelText('Reason'), 'The association.');
  await press('Send invitations');
  expect(await screen.findByText('1 person invited. This includes 1 moderator.')).toBeVisible();
  expect(rows()).toHaveValue('');
  expect(screen.queryByRole('button', { name: /^Invite 1/ })).toBeNull();
  const content = 'email\nmaya@example.test';
  expect(api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { content, preview: true },
    { content, message: '', preview: false, reason: 'The association.' },
  ]);
});

test('What is wrong with the whole file stands beside the rows, which stay and are previewed anew', async () => {
  const problem = 'The first line must name the columns, and one of them must be “email”.';
  let answer: object = {
    status: 400,
    body: {
      code: 'validation_failed',
      message: 'Some fields need attention.',
      details: { content: [problem] },
    },
  };
  open({ [IMPORT]: () => answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(screen.getByText('Choose a file or paste rows.')).toBeVisible();
  await userEvent.type(rows(), 'maya@example.test');
  await press('Preview');
  expect(await screen.findByText(problem)).toBeVisible();
  expect(rows()).toHaveValue('maya@example.test');
  answer = { body: result({ invited: 0, rows: [row({ outcome: 'invited' })] }) };
  await press('Preview');
  expect(await screen.findByText('There’s no one to invite in these rows.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Invite \d/ })).toBeNull();
  await userEvent.type(rows(), 'x');
  expect(screen.queryByText('Already invited (1)')).toBeNull();
});

test('Files in Excel’s encodings are read, and workbooks and large files get an explanation', async () => {
  open();
  await choose(new Uint8Array([0x65, 0x6d, 0x61, 0x69, 0x6c, 0x0a, 0x4c, 0xe9, 0x61]));
  expect(await screen.findByDisplayValue(/Léa/)).toBeVisible();
  await choose(new Uint8Array([0xff, 0xfe, 0x65, 0, 0xe9, 0]));
  expect(await screen.findByDisplayValue('eé')).toBeVisible();
  await choose('PK\u0003\u0004');
  expect(await screen.findByText(/This is a workbook/)).toBeVisible();
  expect(rows()).toHaveValue('eé');
  await choose('x'.repeat(200_001));
  expect(await screen.findByText('Choose a file of up to 200 KB.')).toBeVisible();
});

test('A sample can be downloaded', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Download a sample file' });
  expect(link).toHaveAttribute('download', 'members-sample.csv');
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('email,first name,last name,role');
});

test('Members without a role are kept out', async () => {
  open({}, leo);
  expect(await screen.findByRole('heading', { level: 1, name: 'Import people' })).toBeVisible();
  expect(screen.queryByLabelText('Rows')).toBeNull();
});
