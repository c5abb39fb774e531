import { fireEvent, maya, renderPage, screen, userEvent, waitFor } from '@futurelab/platform/testing';
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
  await userEvent.click(await screen.findByLabelText('Can help with'));
  await userEvent.paste('Rosters\nNight shifts\n');
  await userEvent.click(screen.getByText('Add link'));
  await userEvent.click(screen.getByLabelText('Link 1 label'));
  await userEvent.paste('My ward');
  await userEvent.click(screen.getByLabelText('Link 1 URL'));
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
  expect(await screen.findByText('That picture is larger than 10 MB. Choose a smaller one.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ profileImageUrl: null }),
  );
});

describe('a picture', () => {
  const large = () => new File([new Uint8Array(11 * 1024 * 1024)], 'large.jpg', { type: 'image/jpeg' });
  const problem = 'That picture is larger than 10 MB. Choose a smaller one.';
  const openPage = async () => {
    open({ status: 503 });
    return screen.findByLabelText('Picture');
  };

  test('can be dropped where it is chosen, and is looked at as a chosen one is', async () => {
    const field = await openPage();
    const dataTransfer = { files: [large()], types: ['Files'] };
    expect(fireEvent.dragOver(field, { dataTransfer })).toBe(false);
    fireEvent.drop(field, { dataTransfer });
    expect(await screen.findByText(problem)).toBeVisible();
    expect(fireEvent.dragOver(field, { dataTransfer: { files: [], types: ['text/plain'] } })).toBe(true);
  });

  test('can be pasted, but not with a text that is pasted into a field', async () => {
    await openPage();
    const clipboardData = { files: [large()], getData: () => 'From a document' };
    fireEvent.paste(screen.getByLabelText('What you do'), { clipboardData });
    expect(screen.queryByText(problem)).not.toBeInTheDocument();
    fireEvent.paste(document.body, { clipboardData: { ...clipboardData, getData: () => '' } });
    expect(await screen.findByText(problem)).toBeVisible();
  });

  test('can be taken with the camera', async () => {
    await openPage();
    const camera = screen.getByLabelText('Photo from the camera');
    expect(camera).toHaveAttribute('capture', 'user');
    const asked = jest.spyOn(camera, 'click');
    await userEvent.click(screen.getByText('Take a photo'));
    expect(asked).toHaveBeenCalled();
    await userEvent.upload(camera, large());
    expect(await screen.findByText(problem)).toBeVisible();
  });
});
