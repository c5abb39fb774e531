import { maya, renderPage, screen } from '@futurelab/platform/testing';
import { anEnrollment } from '../../test-data';
import ProgressPage from './progress-page';

const others = {
  'GET /api/user/points': { body: { currentLevel: 1, totalPoints: 150 } },
  'GET /api/my/rsvps': { body: [{ id: 'r1' }] },
  'GET /api/my/groups': { body: [{ id: 'g1' }] },
  'GET /api/my/activity': { body: { learningStreakDays: 1, lastActiveOn: null } },
};

describe('the progress page', () => {
  it('shows four numbers, a bar a course, and points that add up to the badge', async () => {
    renderPage(<ProgressPage />, {
      path: '/progress',
      at: '/progress',
      user: maya,
      api: {
        ...others,
        'GET /api/my/enrollments': {
          body: [anEnrollment(), anEnrollment({ id: 'e2', progress: 100, nextLesson: null })],
        },
      },
    });
    const value = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).parentElement;
    expect(await value('Courses Enrolled')).toHaveTextContent('2');
    expect(await value('Completed')).toHaveTextContent('1');
    expect(await value('Overall Progress')).toHaveTextContent('75%');
    expect(await screen.findByText('1 day')).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar')).toHaveLength(2);
    expect(await screen.findByRole('row', { name: 'Total 150' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Courses completed 100 1 100' })).toBeInTheDocument();
  });

  it('offers a course to somebody who has none', async () => {
    renderPage(<ProgressPage />, { user: maya, api: { ...others, 'GET /api/my/enrollments': { body: [] } } });
    expect(await screen.findByRole('link', { name: 'Choose a course' })).toHaveAttribute('href', '/courses');
    expect(screen.getByText('0%')).toBeInTheDocument();
  });
});
