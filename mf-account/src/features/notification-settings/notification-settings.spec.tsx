import { leo, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import type { NotificationSetting } from '../../queries/account/notification-settings';
import { NotificationSettings } from './notification-settings';

const kinds: NotificationSetting[] = [
  {
    kind: 'reply',
    class: 'direct',
    label: 'Replies to what I wrote',
    channels: ['app', 'mail', 'push'],
    fixed: [],
    chosen: ['app', 'mail'],
  },
  {
    kind: 'moderation',
    class: 'operational',
    label: 'Decisions of the moderators',
    channels: ['app', 'mail'],
    fixed: ['app'],
    chosen: ['app'],
  },
  {
    kind: 'digest',
    class: 'ambient',
    label: 'Digest when I’ve been away',
    channels: ['mail'],
    fixed: [],
    chosen: ['mail'],
  },
];
const settings = { kinds, pushKey: null, pausedUntil: null, digestOn: null };
const PATH = '/api/my/notification-settings';
const open = (change: { status?: number; body?: unknown }) =>
  renderPage(<NotificationSettings />, {
    user: leo,
    api: { [`GET ${PATH}`]: { body: settings }, [`PATCH ${PATH}`]: change },
  });

test('Each kind can be chosen where it may go, and what must not be missed stays', async () => {
  const { api } = open({ body: settings });
  expect(await screen.findByRole('checkbox', { name: 'Replies to what I wrote: Email' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Decisions of the moderators: On site' })).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Decisions of the moderators: Push' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Replies to what I wrote: Email' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      kinds: [{ kind: 'reply', channels: ['app'] }],
    }),
  );
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByText('This site doesn’t send push notifications.')).toBeInTheDocument();
});

test('What was not saved is said, and shown as it is', async () => {
  open({ status: 503 });
  const box = await screen.findByRole('checkbox', { name: 'Replies to what I wrote: Email' });
  await userEvent.click(box);
  expect(await screen.findByText(/couldn’t be saved/)).toBeInTheDocument();
  await waitFor(() => expect(box).toBeChecked());
});

test('All is paused for some days, and resumed', async () => {
  let pausedUntil: string | null = null;
  const { api } = renderPage(<NotificationSettings />, {
    user: leo,
    api: {
      [`GET ${PATH}`]: () => ({ body: { ...settings, pausedUntil } }),
      [`PUT ${PATH}/pause`]: () => {
        pausedUntil = '2026-12-04T12:00:00Z';
        return { status: 204 };
      },
      [`DELETE ${PATH}/pause`]: () => {
        pausedUntil = null;
        return { status: 204 };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '7 days' }));
  expect(await screen.findByText('Paused until Friday, December 4')).toBeVisible();
  expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ days: 7 });
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('button', { name: '14 days' })).toBeVisible();
});

test('The digest comes on a day of one’s choice', async () => {
  const { api } = renderPage(<NotificationSettings />, {
    user: leo,
    api: { [`GET ${PATH}`]: { body: settings }, [`PUT ${PATH}/digest`]: { status: 204 } },
  });
  const select = await screen.findByRole('combobox', { name: 'Send the digest' });
  expect(select).toHaveDisplayValue('Weekly, after a week away');
  await userEvent.selectOptions(select, 'Weekly, on Friday');
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ digestOn: 'friday' }),
  );
});
