import { maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
import type { StubResponse } from '@futurelab/platform/testing';
import { blankProfile } from '../../testing/onboarding-responses';
import EditProfilePage from './edit-profile-page';

beforeEach(() => sessionStorage.clear());

const profile = { ...blankProfile, bio: 'I run a ward.', interests: ['Ethics', 'Night shifts'] };
const open = (save: StubResponse | ((changes: unknown) => StubResponse)) =>
  renderPage(<EditProfilePage />, {
    path: '/edit-profile',
    at: '/edit-profile',
    user: maya,
    api: {
      'GET /api/my/profile': { body: profile },
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

test('says what one can do, and where else one is', async () => {
  const { api } = open((changes) => ({ body: { ...profile, ...(changes as object) } }));
  await userEvent.click(await screen.findByLabelText('What you can help with'));
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
        helpsWith: ['Rosters', 'Night shifts'],
        links: [{ label: 'My ward', url: 'https://ward.example.org' }],
      },
    }),
  );
});

test('what was typed and not saved is there again, and can be discarded', async () => {
  const { unmount } = open({ status: 503 });
  await userEvent.click(await screen.findByLabelText('What you do'));
  await userEvent.paste('Nurse');
  unmount();
  open({ status: 503 });
  expect(await screen.findByText('Draft restored.')).toBeVisible();
  expect(screen.getByLabelText('What you do')).toHaveValue('Nurse');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByLabelText('What you do')).toHaveValue('');
});

test('takes the picture away, and says what is wrong with a file', async () => {
  const { api } = renderPage(<EditProfilePage />, {
    path: '/edit-profile',
    at: '/edit-profile',
    user: maya,
    api: {
      'GET /api/my/profile': { body: { ...profile, profileImageUrl: '/uploads/nia.webp' } },
      'PATCH /api/my/profile': { body: profile },
    },
  });
  const large = new File([new Uint8Array(11 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Picture'), large);
  expect(await screen.findByText('This picture is larger than 10 MB. Choose a smaller one.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take the picture away' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ profileImageUrl: null }),
  );
});
