import { maya, renderPage, screen, userEvent, waitFor, within } from '@futurelab/platform/testing';
import MemberActions from '../../fragments/member-actions';

const hana = {
  id: 'user-hana',
  slug: 'hana-morishige',
  name: 'Hana Morishige',
  friendship: 'none',
  isMuted: false,
};

test('A member asks to connect, and takes it back', async () => {
  let friendship = 'none';
  const { api } = renderPage(<MemberActions />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user: maya,
    api: {
      'GET /api/members/hana-morishige': () => ({ body: { ...hana, friendship } }),
      'PUT /api/members/user-hana/friendship': () => {
        friendship = 'requested';
        return { body: { state: 'requested' } };
      },
      'DELETE /api/members/user-hana/friendship': () => {
        friendship = 'none';
        return { status: 204 };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Request sent')).toBeVisible();
  expect(screen.getByText('Request sent')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByRole('button', { name: 'Connect' })).toBeVisible();
  expect(api.requests.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual([
    'PUT',
    'DELETE',
  ]);
  expect(screen.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/messages?to=user-hana');
});

test('A member introduces another for a reason, and loses nothing when that fails', async () => {
  let fails = true;
  const { api } = renderPage(<MemberActions />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user: maya,
    api: {
      'GET /api/members/hana-morishige': { body: hana },
      'GET /api/members?friends=true&limit=6': { body: [] },
      'GET /api/members?q=leo&limit=6': {
        body: [{ ...hana, id: 'user-leo', slug: 'leo', name: 'Leo Brandt', currentRole: 'Planner' }],
      },
      'POST /api/members/user-hana/introductions': () =>
        fails ? { status: 503 } : { status: 201, body: { id: 'i1' } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Introduce' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send introduction' }));
  expect(screen.getByText('Choose a member.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Introduce to'), 'leo');
  await userEvent.click(await screen.findByLabelText('Leo Brandt'));
  await userEvent.type(screen.getByLabelText('Reason'), 'You both sit early.');
  await userEvent.click(screen.getByRole('button', { name: 'Send introduction' }));
  expect(await screen.findByText(/Everything you entered is still here/)).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send introduction' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requests.findLast(({ method }) => method === 'POST')).toMatchObject({
    body: { toId: 'user-leo', reason: 'You both sit early.' },
  });
});

test('A block is asked about first, and leads away then', async () => {
  const { router } = renderPage(<MemberActions />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user: maya,
    api: {
      'GET /api/members/hana-morishige': { body: hana },
      'PUT /api/members/user-hana/block': { status: 204 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Block Hana Morishige?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/community/members'));
});

test('A member is muted with one press, and unmuted with another', async () => {
  let isMuted = false;
  const change = (next: boolean) => () => {
    isMuted = next;
    return { status: 204 };
  };
  renderPage(<MemberActions />, {
    path: '/profile/:id',
    at: '/profile/hana-morishige',
    user: maya,
    api: {
      'GET /api/members/hana-morishige': () => ({ body: { ...hana, isMuted } }),
      'PUT /api/members/user-hana/mute': change(true),
      'DELETE /api/members/user-hana/mute': change(false),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mute' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Unmute' }));
  expect(await screen.findByRole('button', { name: 'Mute' })).toBeVisible();
});
