import { ada, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import AdminMenu from './admin-menu';

const PATH = '/api/admin/members/user-leo/event-hosting';

test('An administrator lets a member host events for a reason, and takes it back', async () => {
  let hosting: object = { allowed: false, reason: null, since: null };
  const { api } = renderPage(
    <AdminMenu member={{ id: 'user-leo', name: 'Leo Brandt' }} timeZone="Europe/Lisbon" />,
    {
      user: ada,
      api: {
        [`GET ${PATH}`]: { body: hosting },
        [`PUT ${PATH}`]: (body) => {
          const { allowed, reason } = body as { allowed: boolean; reason: string };
          hosting = allowed
            ? { allowed, reason, since: '2026-03-04T08:00:00Z' }
            : { allowed, reason: null, since: null };
          return { body: hosting };
        },
      },
    },
  );
  const choose = async (label: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Admin actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: label }));
  };
  await choose('Let them host events');
  await screen.findByRole('dialog', { name: 'Let Leo Brandt host events' });
  await userEvent.click(screen.getByRole('button', { name: 'Let them host' }));
  expect(screen.getByText('Enter a reason.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'He runs the reading hour.');
  await userEvent.click(screen.getByRole('button', { name: 'Let them host' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await choose('Stop letting them host events');
  expect(await screen.findByText('Allowed since Mar 4, 2026: He runs the reading hour.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'The hour is over.');
  await userEvent.click(screen.getByRole('button', { name: 'Stop letting them host' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { allowed: true, reason: 'He runs the reading hour.' },
    { allowed: false, reason: 'The hour is over.' },
  ]);
});
