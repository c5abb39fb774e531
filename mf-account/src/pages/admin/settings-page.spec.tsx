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
import type { SiteSettings } from '../../queries/admin/settings';
import { overview } from '../../testing/overview-responses';
import SettingsPage from './settings-page';

const HISTORY = 'GET /api/admin/audit?what=change+settings+site&limit=20';
const settings: SiteSettings = {
  ...{ siteName: 'FutureLab', contactAddress: 'hello@futurelab.example', links: [], mailName: '' },
  ...{ offersAssistant: true, assistantId: '', reviewsGroups: false, acceptsMembers: true },
  ...{ newMembersPost: true, acceptsMentorship: true, acceptsSubscribers: true, sellsPro: true },
};

const open = (api: StubResponses = {}, user = ada) =>
  renderPage(<SettingsPage />, {
    path: '/admin/settings',
    at: '/admin/settings',
    user,
    api: {
      'GET /api/admin/overview': { body: overview() },
      'GET /api/admin/settings': { body: settings },
      [HISTORY]: { body: [] },
      ...api,
    },
  });

test('Settings are changed together, and the history says who changed what', async () => {
  let saved: object = settings;
  open({
    'GET /api/admin/settings': () => ({ body: saved }),
    'PUT /api/admin/settings': (body) => {
      saved = body as object;
      return { body };
    },
    [HISTORY]: () => ({
      body:
        saved === settings
          ? []
          : [
              {
                ...{ id: 'e1', at: '2026-03-10T09:00:00.000Z', actorName: null, action: 'change' },
                ...{ subjectKind: 'settings', subjectId: 'site', member: null, reason: null },
                actor: { id: 'u1', slug: 'ada', name: 'Ada Lindqvist', profileImageUrl: null },
                before: settings,
                after: saved,
              },
            ],
    }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Sell FutureLab Pro/ }));
  await userEvent.type(screen.getByLabelText('Sender name of emails'), 'FutureLab team');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  const row = within(await screen.findByRole('table', { name: 'History' })).getAllByRole('row')[1];
  expect(row).toHaveTextContent('Ada Lindqvist');
  expect(row).toHaveTextContent('sellsPro: true → false');
  expect(screen.getByRole('checkbox', { name: /Sell FutureLab Pro/ })).not.toBeChecked();
});

test('A link is added to the footer, and one is taken away', async () => {
  const linkedIn = { label: 'LinkedIn', url: 'https://www.linkedin.com/company/futurelab' };
  const { api } = open({
    'GET /api/admin/settings': {
      body: { ...settings, links: [{ label: 'Old', url: 'https://old.test' }, linkedIn] },
    },
    'PUT /api/admin/settings': (body) => ({ body }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove link 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
  await userEvent.type(screen.getByLabelText('Name of link 2'), 'YouTube');
  await userEvent.type(screen.getByLabelText('Address of link 2'), 'https://youtube.test/futurelab');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...settings,
      links: [linkedIn, { label: 'YouTube', url: 'https://youtube.test/futurelab' }],
    }),
  );
});

test('What is wrong is said beside its field, and what was typed stays', async () => {
  const message = 'Use up to 60 characters.';
  open({
    'PUT /api/admin/settings': {
      status: 400,
      body: { code: 'validation_failed', message, details: { mailName: [message] } },
    },
  });
  await userEvent.type(await screen.findByLabelText('Sender name of emails'), 'A name');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(screen.getByLabelText('Sender name of emails')).toHaveValue('A name');
});

test('Anybody else learns whom the page is for, and nothing is asked', () => {
  const { api } = open({}, leo);
  expect(screen.getByText(/Only FutureLab administrators/)).toBeVisible();
  expect(api.requests).toEqual([]);
});
