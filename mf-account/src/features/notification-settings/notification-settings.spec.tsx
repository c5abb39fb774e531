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
];
const PATH = '/api/my/notification-settings';
const open = (change: { status?: number; body?: unknown }) =>
  renderPage(<NotificationSettings />, {
    user: leo,
    api: { [`GET ${PATH}`]: { body: { kinds, pushKey: null } }, [`PATCH ${PATH}`]: change },
  });

test('Each kind can be chosen where it may go, and what must not be missed stays', async () => {
  const { api } = open({ body: { kinds, pushKey: null } });
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
