import { leo, maya, renderPage, screen, userEvent, type StubResponses } from '@futurelab/platform/testing';
import type { ReactElement } from 'react';
import { aGroup, anEvent } from '../test-data';
import EditEventPage from './events/edit-event-page';
import NewEventPage from './events/new-event-page';
import EditGroupPage from './groups/edit-group-page';
import NewGroupPage from './groups/new-group-page';
import ExchangePage from './synergizer/exchange-page';
import ProjectPage from './synergizer/project-page';
import { anExchange, aProject } from './synergizer/test-data';

interface Form {
  page: ReactElement;
  path: string;
  at: string;
  api?: StubResponses;
  label: string | RegExp;
}

const owner = { role: 'owner' as const, notifications: 'all' as const, rulesChanged: false };
const FORMS: [string, Form][] = [
  [
    'a new event',
    {
      page: <NewEventPage />,
      path: '/events/new',
      at: '/events/new',
      api: { 'GET /api/my/groups': { body: [] } },
      label: 'Description',
    },
  ],
  [
    'a change of an event',
    {
      page: <EditEventPage />,
      path: '/events/:id/edit',
      at: '/events/office-hours/edit',
      api: { 'GET /api/events/office-hours': { body: anEvent({ isHosted: true }) } },
      label: 'Agenda',
    },
  ],
  ['a new group', { page: <NewGroupPage />, path: '/groups/new', at: '/groups/new', label: /Description/ }],
  [
    'a change of a group',
    {
      page: <EditGroupPage />,
      path: '/groups/:id/edit',
      at: '/groups/teachers/edit',
      api: { 'GET /api/groups/teachers': { body: aGroup({ membership: owner }) } },
      label: 'Rules',
    },
  ],
  [
    'news of a project',
    {
      page: <ProjectPage />,
      path: '/synergizer/projects/:id',
      at: '/synergizer/projects/p1',
      api: { 'GET /api/projects/p1': { body: aProject({ part: 'member', stage: 'running' }) } },
      label: 'Post an update',
    },
  ],
  [
    'an answer to an exchange',
    {
      page: <ExchangePage />,
      path: '/synergizer/exchanges/:id',
      at: '/synergizer/exchanges/x1',
      api: { 'GET /api/exchanges/x1': { body: anExchange({ part: null, state: 'open' }) } },
      label: /help/i,
    },
  ],
];

describe.each(FORMS)('The form for %s', (_what, { page, path, at, api = {}, label }) => {
  it('has what was typed again after a reload, until it is discarded', async () => {
    const open = () => renderPage(page, { path, at, api, user: { ...maya, isAdmin: true } });
    const { unmount } = open();
    const field = async () => screen.findByRole('textbox', { name: label });
    const before = ((await field()) as HTMLTextAreaElement).value;
    await userEvent.type(await field(), ' and more');
    unmount();
    const again = open();
    expect(await field()).toHaveValue(`${before} and more`);
    expect(screen.getByText('Draft restored.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(await field()).toHaveValue(before);
    again.unmount();
    open();
    expect(await field()).toHaveValue(before);
  });
});

it('A change of an event keeps every field that was changed', async () => {
  const open = () =>
    renderPage(<EditEventPage />, {
      path: '/events/:id/edit',
      at: '/events/office-hours/edit',
      api: { 'GET /api/events/office-hours': { body: anEvent({ isHosted: true }) } },
      user: leo,
    });
  const { unmount } = open();
  await userEvent.selectOptions(await screen.findByLabelText('Format'), 'In person');
  await userEvent.type(screen.getByLabelText('Address (in-person events)'), 'Rua Nova 3');
  await userEvent.clear(screen.getByLabelText('Capacity'));
  await userEvent.type(screen.getByLabelText('Capacity'), '12');
  unmount();
  open();
  expect(await screen.findByLabelText('Format')).toHaveDisplayValue('In person');
  expect(screen.getByLabelText('Address (in-person events)')).toHaveValue('Rua Nova 3');
  expect(screen.getByLabelText('Capacity')).toHaveValue(12);
});
