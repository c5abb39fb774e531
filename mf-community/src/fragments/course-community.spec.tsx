import type { Course, RelatedToCourse } from '@futurelab/platform/queries/learning';
import { leo, renderPage, screen } from '@futurelab/platform/testing';
import CourseCommunity from './course-community';

const RELATED: RelatedToCourse = {
  events: [
    {
      id: 'ev',
      slug: 'circle',
      title: 'Circle',
      startDate: '2199-03-05T17:00:00Z',
      timeZone: 'Europe/Lisbon',
    },
  ],
  discussions: [{ id: 'p', slug: 'who-checks', title: 'Who checks?', replyCount: 1 }],
  people: [
    {
      ...{ id: 'u1', slug: 'pia', name: 'Pia Peer', currentRole: 'Editor', location: null },
      ...{ profileImageUrl: null, hasFinished: true, helpsWith: ['Checking'] },
    },
  ],
  together: [],
  nextCourse: null,
};
const enrollment = { id: 'e1', progress: 0, newLessons: 0, nextLesson: null };

const open = (course: Partial<Course>, related: Partial<RelatedToCourse> = {}) =>
  renderPage(<CourseCommunity />, {
    path: '/courses/:id',
    at: '/courses/ai-foundations',
    user: leo,
    api: {
      'GET /api/courses/ai-foundations': { body: course },
      'GET /api/courses/ai-foundations/related': { body: { ...RELATED, ...related } },
    },
  });

describe('what the community has on a course', () => {
  it('is discussions, events and, for members who take it, people', async () => {
    open({ enrollment });
    expect(await screen.findByRole('link', { name: 'Pia Peer' })).toHaveAttribute('href', '/profile/pia');
    expect(screen.getByText('Finished this course, can help with Checking')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Circle' })).toHaveAttribute('href', '/events/circle');
    expect(screen.getByRole('link', { name: 'Who checks?' })).toHaveAttribute(
      'href',
      '/community/discussions/who-checks',
    );
    expect(screen.getByText('1 reply')).toBeVisible();
  });

  it('names no people to those who do not take it', async () => {
    open({ enrollment: null });
    expect(await screen.findByRole('heading', { name: 'Related discussions' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Apply it with someone' })).toBeNull();
  });

  it('names what the Synergizer has where there are no people', async () => {
    const entry = { id: 's', kind: 'project' as const, slug: 'audit', title: 'An audit' };
    open({ enrollment }, { people: [], together: [entry] });
    expect(await screen.findByText('Related projects and exchanges in the Synergizer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'An audit' })).toBeVisible();
  });
});
