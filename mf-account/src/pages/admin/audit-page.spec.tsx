import { ada, leo, renderPage, screen, userEvent, within } from '@futurelab/platform/testing';
import type { AuditLogEntry } from '../../queries/admin/audit';
import { overview } from '../../testing/overview-responses';
import AuditPage from './audit-page';

const entry = (more: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  id: 'a1',
  at: '2026-03-10T09:00:00.000Z',
  actor: { id: 'u1', slug: 'ada', name: 'Ada Lindqvist', profileImageUrl: '/ada.svg' },
  actorName: null,
  action: 'hide',
  subjectKind: 'post',
  subjectId: 'p1',
  member: null,
  before: { hidden: false },
  after: { hidden: true },
  reason: 'It sells.',
  ...more,
});

const open = (at: string, path: string, entries: AuditLogEntry[], user = ada) =>
  renderPage(<AuditPage />, {
    path: '/admin/audit',
    at,
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/audit?limit=50': { body: [entry()] },
      [`GET ${path}`]: { body: entries },
    },
  });
const rows = async () => within(await screen.findByRole('table', { name: 'Audit log' })).getAllByRole('row');

test('An administrator reads who did what, what it changed and why', async () => {
  open('/admin/audit', '/api/admin/audit?limit=50', [
    entry(),
    entry({
      id: 'a2',
      actor: null,
      actorName: 'deploy token "pipeline"',
      action: 'promote',
      subjectKind: 'release',
    }),
    entry({ id: 'a3', actor: null }),
  ]);
  const [header, hidden, promoted, former] = await rows();
  expect(header).toHaveTextContent('WhatWhen ↓WhoConcernsSubjectChangesReason');
  expect(hidden).toHaveTextContent(/^Hide post.*Ada Lindqvist.*hidden: false → true.*It sells\.$/);
  expect(promoted).toHaveTextContent('deploy token "pipeline"');
  expect(former).toHaveTextContent('Former member');
});

test('What is looked for, the order and the columns are in the address, and in the file', async () => {
  const path = '/api/admin/audit?who=Leo&order=oldest&limit=50';
  open('/admin/audit?who=Leo&order=oldest&columns=action&columns=at', path, [entry()]);
  const [header] = await rows();
  expect(header).toHaveTextContent('WhatWhen ↑');
  expect(within(header!).getByRole('columnheader', { name: /When/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(screen.getByRole('searchbox', { name: 'Who' })).toHaveValue('Leo');
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/audit.csv?who=Leo&order=oldest',
  );
});

test('A filter is applied with a press', async () => {
  open('/admin/audit', '/api/admin/audit?what=hide&limit=50', []);
  await rows();
  await userEvent.type(screen.getByRole('searchbox', { name: 'What' }), 'hide');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No matches')).toBeVisible();
});

test('Moderators and members learn whom the page is for, and nothing is asked', () => {
  const { api } = open('/admin/audit', '/api/admin/audit?limit=50', [], { ...leo, isModerator: true });
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
