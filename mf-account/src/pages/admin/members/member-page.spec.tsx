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
import { memberRecord, memberRow } from '../../../testing/member-responses';
import { overview } from '../../../testing/overview-responses';
import MemberPage from './member-page';

const RECORD = 'GET /api/admin/members/leo-brandt';

const open = (api: StubResponses, user = ada) =>
  renderPage(<MemberPage />, {
    path: '/admin/members/:id',
    at: '/admin/members/leo-brandt',
    user,
    api: { 'GET /api/admin/overview': { body: overview() }, ...api },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('It shows what staff know of a member', async () => {
  const at = '2026-03-10T09:00:00.000Z';
  const record = memberRecord({
    suspension: { until: '2026-05-01T00:00:00.000Z' },
    state: 'suspended',
    devices: [{ id: 'd1', device: 'Firefox on Linux', createdAt: at, lastUsedAt: at }],
    money: {
      subscriptions: [
        {
          id: 's1',
          status: 'active',
          isGranted: true,
          isOpen: true,
          since: at,
          endsAt: null,
          paidUntil: null,
        },
      ],
      payments: [
        {
          ...{ id: 'p1', status: 'paid', amount: 9700, currency: 'usd', occurredAt: at },
          ...{ discount: 0, refundedAt: null, receiptUrl: 'https://pay.example.test/r1', pdfUrl: null },
        },
      ],
    },
    reportsAbout: [
      {
        id: 'r1',
        kind: 'post',
        title: 'Cheap watches',
        href: '/x',
        reason: 'spam',
        createdAt: at,
        decision: null,
      },
    ],
    acts: [
      {
        ...{ id: 'a1', at, actor: null, actorName: null, action: 'suspend', subjectKind: 'member' },
        ...{ before: { suspended: false }, after: { suspended: true }, reason: 'He sells watches.' },
      },
    ],
    enrollments: [
      { id: 'e1', title: 'First steps', slug: 'first-steps', progress: 40, startedAt: at, completedAt: null },
    ],
  });
  open({ [RECORD]: { body: record } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Leo Brandt' })).toBeVisible();
  expect(
    await screen.findByText(/^Suspended, until May 1, 2026|Suspended, until April 30, 2026$/),
  ).toBeVisible();
  const row = (table: string) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByRole('row')
      .at(-1)!;
  expect(row('Memberships')).toHaveTextContent('Pro, given by FutureLabActiveMar 10, 2026No end date');
  expect(row('Payments')).toHaveTextContent('Mar 10, 2026$97.00Paid');
  expect(row('Devices')).toHaveTextContent('Firefox on Linux');
  expect(row('About this member')).toHaveTextContent('Cheap watchesPostSpamMar 10, 2026Open');
  expect(row('Staff actions')).toHaveTextContent(
    /Suspend member.*Former member.*suspended: false → true.*watches/,
  );
  expect(row('Courses')).toHaveTextContent('First steps40%');
});

test('Pro is given with an end date and a reason', async () => {
  const { api } = open({
    [RECORD]: { body: memberRecord() },
    'PUT /api/admin/members/m1/pro': { status: 204 },
  });
  await press('Give Pro');
  const dialog = within(await screen.findByRole('dialog', { name: 'Give Leo Brandt Pro' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Give Pro' }));
  expect(dialog.getByText('Choose an end date.')).toBeVisible();
  expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Until'), '2099-03-01');
  await userEvent.type(dialog.getByLabelText('Reason'), 'He helps.');
  await userEvent.click(dialog.getByRole('button', { name: 'Give Pro' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    reason: 'He helps.',
    until: expect.stringMatching(/^2099-03-0/),
  });
});

test('What the api refuses is said, and what was typed stays', async () => {
  open({
    [RECORD]: { body: memberRecord() },
    'PUT /api/admin/members/m1/access-level': {
      status: 403,
      body: { code: 'forbidden', message: 'You don’t have permission to do this.' },
    },
  });
  await press('Change role');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Moderator');
  await userEvent.type(screen.getByLabelText('Reason'), 'He answers reports.');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText(/don’t have permission/)).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('He answers reports.');
});

test('An account is erased in 14 days or now, with or without what its member wrote', async () => {
  const { api } = open({
    [RECORD]: { body: memberRecord() },
    'POST /api/admin/members/m1/deletion': { status: 204 },
  });
  await press('Erase account');
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase the account of Leo Brandt' }));
  expect(dialog.getByText('Until then, they can keep their account and download their data.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('When'), 'Now');
  expect(dialog.getByText(/can’t be undone/)).toBeVisible();
  await userEvent.click(dialog.getByLabelText('Also delete what they wrote to others'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'He asked us to.');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'He asked us to.',
    isImmediate: true,
    removesWriting: true,
  });
});

test('A scheduled erasure is shown, and the account can be kept', async () => {
  const deletion = { erasesAt: '2026-05-10T12:00:00.000Z', removesWriting: false };
  open({ [RECORD]: { body: memberRecord({ deletion }) } });
  expect(await screen.findByText('The account will be erased on May 10, 2026.')).toBeVisible();
  await press('Keep account');
  expect(await screen.findByRole('dialog', { name: 'Keep the account of Leo Brandt' })).toBeVisible();
});

test('Another account is merged into this one after a look at what becomes of it', async () => {
  const tables = [{ table: 'event_rsvps', moved: 3, dropped: 1 }];
  const other = memberRow({ id: 'm2', slug: 'leo', name: 'Leo B.', email: 'leo@work.example.test' });
  const { api } = open({
    [RECORD]: { body: memberRecord() },
    'GET /api/admin/members?query=leo&limit=10': { body: [memberRow(), other] },
    'GET /api/admin/members/m1/merge?goes=m2': {
      body: { stays: memberRow(), goes: other, staysEmail: null, goesEmail: null, tables },
    },
    'POST /api/admin/members/m1/merge': { status: 204 },
  });
  await press('Merge with another account');
  await userEvent.type(await screen.findByLabelText('Name or email address'), 'leo');
  await press('Search');
  // Itself is not offered.
  expect(screen.queryByRole('button', { name: 'Choose Leo Brandt, leo@example.test' })).toBeNull();
  await press('Choose Leo B., leo@work.example.test');
  const row = within(await screen.findByRole('table', { name: 'What moves' })).getByRole('row', {
    name: /Event rsvps/,
  });
  expect(row).toHaveTextContent('Event rsvps31');
  await userEvent.type(screen.getByLabelText('Reason'), 'The same person.');
  await press('Merge accounts');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    goes: 'm2',
    reason: 'The same person.',
  });
});

test('Notes are added and deleted', async () => {
  let record = memberRecord();
  const note = { id: 'n1', text: 'Wrote to us.', author: null, createdAt: '2026-03-10T09:00:00.000Z' };
  open({
    [RECORD]: () => ({ body: record }),
    'POST /api/admin/members/m1/notes': () => {
      record = memberRecord({ notes: [note] });
      return { status: 201, body: { id: 'n1' } };
    },
    'DELETE /api/admin/members/m1/notes/n1': () => {
      record = memberRecord();
      return { status: 204 };
    },
  });
  await press('Add note');
  expect(screen.getByText('Enter a note.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New note'), 'Wrote to us.');
  await press('Add note');
  const region = within(screen.getByRole('region', { name: 'Notes' }));
  await userEvent.click(await region.findByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(region.queryByRole('list')).toBeNull());
});

test('Moderators reach neither money nor roles, and do nothing about staff', async () => {
  const moderator = { ...leo, isModerator: true };
  const record = memberRecord({ email: null, plan: null, money: null, devices: null });
  const { unmount } = open({ [RECORD]: { body: record } }, moderator);
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  for (const name of ['Change role', 'Give Pro', 'Sign out everywhere'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  open({ [RECORD]: { body: { ...record, accessLevel: 'admin' } } }, moderator);
  await screen.findByRole('link', { name: 'View profile' });
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
});

test('A profile that nobody can open is not linked', async () => {
  open({ [RECORD]: { body: memberRecord({ hasProfile: false }) } });
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View profile' })).toBeNull();
});

test('One’s own account is changed by someone else', async () => {
  open({ [RECORD]: { body: memberRecord({ id: ada.id, accessLevel: 'admin' }) } });
  await screen.findByRole('link', { name: 'View profile' });
  for (const name of ['Change role', 'Suspend']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('A member who is gone is said to be gone', async () => {
  open({ [RECORD]: { status: 404, body: { code: 'not_found', message: 'Not found.' } } });
  expect(await screen.findByText('Member not found')).toBeVisible();
});

test('Members learn whom the page is for, and nothing is asked', () => {
  const { api } = open({}, leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
