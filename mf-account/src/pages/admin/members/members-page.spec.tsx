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
import type { Segment } from '../../../queries/admin/members/segments';
import { memberRow } from '../../../testing/member-responses';
import { overview } from '../../../testing/overview-responses';
import MembersPage from './members-page';

const LIST = 'GET /api/admin/members';
const SEGMENTS = '/api/admin/member-segments';

const open = (at: string, api: StubResponses, user = ada) =>
  renderPage(<MembersPage />, {
    path: '/admin/members',
    at,
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      [`GET ${SEGMENTS}`]: { body: [] },
      [`${LIST}?limit=50`]: { body: [memberRow()] },
      ...api,
    },
  });
const rows = async () => within(await screen.findByRole('table', { name: 'Members' })).getAllByRole('row');

test('Administrators read who is a member, and reach each of them', async () => {
  open('/admin/members', {});
  const [header, member] = await rows();
  expect(header).toHaveTextContent('NameEmailPlanStatusRoleJoined ↓Last active');
  expect(member).toHaveTextContent('Leo Brandtleo@example.testFreeActiveMemberFeb 1, 2026');
  expect(within(member!).getByRole('link', { name: 'Leo Brandt' })).toHaveAttribute(
    'href',
    '/admin/members/leo-brandt',
  );
});

test('Filters are applied with a press, and are in the address and in the file', async () => {
  open('/admin/members', {
    [`${LIST}?query=leo&plan=pro&state=suspended&limit=50`]: { body: [] },
  });
  await rows();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'leo');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Pro');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/members.csv?query=leo&plan=pro&state=suspended',
  );
});

test('The list is ordered by name, and by when they were last active', async () => {
  open('/admin/members', {
    [`${LIST}?order=name&limit=50`]: { body: [memberRow({ name: 'Ada Lindqvist' })] },
  });
  await rows();
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  expect(await screen.findByRole('link', { name: 'Ada Lindqvist' })).toBeVisible();
  const [header] = await rows();
  expect(within(header!).getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByRole('link', { name: 'Last active' })).toHaveAttribute(
    'href',
    '/admin/members?order=active',
  );
});

test('What an address makes up is no filter', async () => {
  open('/admin/members?plan=gold&state=toString&order=up', {});
  expect(await rows()).toHaveLength(2);
});

test('Moderators see neither addresses nor plans, and take no file', async () => {
  const api = {
    [`GET ${SEGMENTS}`]: { body: [{ id: 's1', name: 'Suspended', filters: { state: 'suspended' } }] },
  };
  open('/admin/members', api, { ...leo, isModerator: true });
  expect((await rows())[0]).toHaveTextContent('NameStatusRoleJoined ↓Last active');
  expect(screen.queryByRole('combobox', { name: 'Plan' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Suspended' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /segment/ })).toBeNull();
});

test('Filters are saved as a segment, which is renamed and deleted', async () => {
  let segments: Segment[] = [];
  const { api } = open('/admin/members?country=Germany', {
    [`${LIST}?country=Germany&limit=50`]: { body: [memberRow()] },
    [`GET ${SEGMENTS}`]: () => ({ body: segments }),
    [`POST ${SEGMENTS}`]: (body) => {
      segments = [{ id: 's1', ...(body as Omit<Segment, 'id'>) }];
      return { status: 201, body: segments[0] };
    },
    [`PATCH ${SEGMENTS}/s1`]: (body) => {
      segments = [{ ...segments[0]!, ...(body as { name: string }) }];
      return { body: segments[0] };
    },
    [`DELETE ${SEGMENTS}/s1`]: () => {
      segments = [];
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save as segment' }));
  await screen.findByRole('dialog', { name: 'Save as segment' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a name.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Germany');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const link = await screen.findByRole('link', { name: 'Germany' });
  expect(link).toHaveAttribute('href', '/admin/members?country=Germany');
  expect(link).toHaveAttribute('aria-current', 'page');

  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Actions for the segment/ }));
    await userEvent.click(screen.getByRole('menuitem', { name }));
  };
  await choose('Rename');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('link', { name: 'Germanys' });
  await choose('Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Germanys' })).toBeNull());
  const writes = api.requests.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ body }) => body)).toEqual([
    { name: 'Germany', filters: { country: 'Germany' } },
    { name: 'Germanys' },
    undefined,
  ]);
});
