import { nia, renderPage, screen, within } from '@futurelab/platform/testing';
import { blankProfile } from '../../testing/onboarding-responses';
import ProfilePage from './profile-page';

test('shows one’s own profile, and leads to editing', async () => {
  renderPage(<ProfilePage />, {
    path: '/profile',
    at: '/profile',
    user: nia,
    api: {
      'GET /api/my/profile': { body: { ...blankProfile, currentRole: 'Nurse' } },
      'GET /api/my/answers': { body: [] },
      'GET /api/user/points': { body: { currentLevel: 1, totalPoints: 0, exchangesSettled: 2 } },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nia' })).toBeVisible();
  expect(screen.getByText('Nurse')).toBeVisible();
  expect(await screen.findByText('2 exchanges completed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit-profile');
});

test('says what is missing, and nothing once it is there', async () => {
  const open = (profile: object) =>
    renderPage(<ProfilePage />, {
      path: '/profile',
      at: '/profile',
      user: nia,
      api: {
        'GET /api/my/profile': { body: { ...blankProfile, ...profile } },
        'GET /api/my/answers': { body: [] },
        'GET /api/user/points': { body: { currentLevel: 1, totalPoints: 0, exchangesSettled: 0 } },
      },
    });
  const { unmount } = open({ currentRole: 'Nurse', bio: 'Nights.', skills: ['Triage'] });
  const missing = within(await screen.findByRole('list', { name: 'Missing from your profile' }));
  expect(missing.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Add a photo',
    'Add what you can help with',
  ]);
  unmount();
  open({
    currentRole: 'Nurse',
    bio: 'Nights.',
    skills: ['Triage'],
    helpsWith: ['Shifts'],
    profileImageUrl: '/uploads/nia.webp',
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('list', { name: 'Missing from your profile' })).not.toBeInTheDocument();
});
