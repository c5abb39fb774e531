import { nia, renderPage, screen } from '@futurelab/platform/testing';
import { enrollment, membership } from '../../testing/home-responses';
import { blankProfile } from '../../testing/onboarding-responses';
import ProfilePage from './profile-page';

test('shows one’s own profile with finished courses and groups, and leads to editing', async () => {
  renderPage(<ProfilePage />, {
    path: '/profile',
    at: '/profile',
    user: nia,
    api: {
      'GET /api/my/profile': { body: { ...blankProfile, currentRole: 'Nurse' } },
      'GET /api/my/achievements': { body: [] },
      'GET /api/my/groups': { body: [membership('Quiet Operations', 34)] },
      'GET /api/my/enrollments': {
        body: [enrollment('AI Foundations', { progress: 100 }), enrollment('Prompt Writing')],
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nia' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'AI Foundations' })).toBeVisible();
  expect(screen.queryByText('Prompt Writing')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Quiet Operations' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/edit-profile');
});
