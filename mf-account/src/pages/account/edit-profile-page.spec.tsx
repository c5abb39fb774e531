import { maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import type { FakeAnswer } from '@futurelab/platform/testing';
import { blankProfile } from '../../testing/onboarding-responses';
import EditProfilePage from './edit-profile-page';

const profile = { ...blankProfile, bio: 'I run a ward.', interests: ['Ethics', 'Night shifts'] };
const open = (save: FakeAnswer | ((changes: unknown) => FakeAnswer)) =>
  renderPage(<EditProfilePage />, {
    path: '/edit-profile',
    at: '/edit-profile',
    user: maya,
    api: {
      'GET /api/my/profile': { body: profile },
      'GET /api/my/blocks?limit=100': { body: [] },
      'PATCH /api/my/profile': save,
    },
  });

test('saves what was changed and shows the profile', async () => {
  const { api, router } = open((changes) => ({ body: { ...profile, ...(changes as object) } }));
  await userEvent.click(await screen.findByLabelText('What you do'));
  await userEvent.paste('Nurse');
  expect(screen.getByLabelText('About you')).toHaveValue('I run a ward.');
  await userEvent.click(screen.getByLabelText('Night shifts'));
  await userEvent.click(screen.getByText('Save profile'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
  expect(api.requests.find(({ method }) => method === 'PATCH')).toMatchObject({
    body: { firstName: 'Nia', currentRole: 'Nurse', bio: 'I run a ward.', interests: ['Ethics'] },
  });
});

test('keeps what was typed when it cannot be saved, and says what to change', async () => {
  const { router } = open({
    status: 400,
    body: {
      code: 'validation_failed',
      message: 'Some of this could not be accepted.',
      details: { bio: ['Leave out the link.'] },
    },
  });
  await userEvent.click(await screen.findByLabelText('About you'));
  await userEvent.paste(' See my site.');
  await userEvent.click(screen.getByText('Save profile'));

  expect(await screen.findByText('Leave out the link.')).toBeVisible();
  expect(screen.getByLabelText('About you')).toHaveValue('I run a ward. See my site.');
  expect(router.state.location.pathname).toBe('/edit-profile');
});

test('says who may see what, and what one can do', async () => {
  const { api } = open((changes) => ({ body: { ...profile, ...(changes as object) } }));
  const email = await screen.findByLabelText('Email address');
  expect(email).toHaveDisplayValue('Only me');
  await userEvent.selectOptions(email, 'Friends');
  await userEvent.click(screen.getByLabelText('What you can help with'));
  await userEvent.paste('Rosters\nNight shifts\n');
  await userEvent.click(screen.getByText('Add a link'));
  await userEvent.click(screen.getByLabelText('Name of link 1'));
  await userEvent.paste('My ward');
  await userEvent.click(screen.getByLabelText('Address of link 1'));
  await userEvent.paste('https://ward.example.org');
  await userEvent.click(screen.getByText('Save profile'));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')).toMatchObject({
      body: {
        visibility: { email: 'friends', location: 'members' },
        helpsWith: ['Rosters', 'Night shifts'],
        links: [{ label: 'My ward', url: 'https://ward.example.org' }],
      },
    }),
  );
});

test('lists who is blocked, to end it', async () => {
  let blocked = [{ id: 'user-leo', slug: 'leo', name: 'Leo Brandt', blockedAt: '2026-02-01T08:00:00Z' }];
  renderPage(<EditProfilePage />, {
    path: '/edit-profile',
    at: '/edit-profile',
    user: maya,
    api: {
      'GET /api/my/profile': { body: profile },
      'GET /api/my/blocks?limit=100': () => ({ body: blocked }),
      'DELETE /api/members/user-leo/block': () => {
        blocked = [];
        return { status: 204 };
      },
    },
  });
  await userEvent.click(await screen.findByLabelText('Unblock Leo Brandt'));
  expect(await screen.findByText('You have blocked nobody.')).toBeVisible();
});

test('saves at once who may write, and says so when it cannot', async () => {
  let fails = true;
  const { api } = open((changes) =>
    fails ? { status: 503 } : { body: { ...profile, ...(changes as object) } },
  );
  const setting = await screen.findByLabelText('People I do not know may write to me');
  expect(setting).toBeChecked();
  await userEvent.click(setting);
  expect(await screen.findByText(/The server could not save this/)).toBeVisible();
  expect(setting).toBeChecked();

  fails = false;
  await userEvent.click(setting);
  await waitFor(() => expect(setting).not.toBeChecked());
  expect(api.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
    acceptsMessagesFromStrangers: false,
  });
});
