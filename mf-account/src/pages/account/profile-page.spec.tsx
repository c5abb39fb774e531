import { nia, renderPage, screen } from '@futurelab/platform/testing';
import { blankProfile } from '../../testing/onboarding-responses';
import ProfilePage from './profile-page';

test('shows one’s own profile, and leads to editing', async () => {
  renderPage(<ProfilePage />, {
    path: '/profile',
    at: '/profile',
    user: nia,
    api: {
      'GET /api/my/profile': { body: { ...blankProfile, currentRole: 'Nurse' } },
      'GET /api/user/points': { body: { currentLevel: 1, totalPoints: 0, exchangesSettled: 2 } },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nia' })).toBeVisible();
  expect(screen.getByText('Nurse')).toBeVisible();
  expect(await screen.findByText('2 exchanges completed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit-profile');
});
