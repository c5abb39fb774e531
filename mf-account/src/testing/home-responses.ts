import type { Activity, Enrollment } from '@futurelab/platform/queries/learning';
import type { StubResponses } from '@futurelab/platform/testing';

export const enrollment = (title: string, more: Partial<Enrollment> = {}): Enrollment => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    id: `enrollment-${slug}`,
    courseId: `course-${slug}`,
    course: {
      id: `course-${slug}`,
      slug,
      title,
      duration: '2 h 10 min',
      durationMinutes: 130,
      lessonCount: 9,
      coverSeed: slug,
      track: 'ai-mastery',
    },
    progress: 40,
    startedAt: '2026-02-01T08:00:00Z',
    completedAt: null,
    lastActivityAt: '2026-03-01T08:00:00Z',
    nextLesson: { id: `lesson-${slug}`, slug: 'asking-well', title: 'Asking well', position: 4 },
    newLessons: 0,
    ...more,
  };
};

const guide = (done: boolean): Activity['guide'] => ({
  profileCompleted: done,
  courseStarted: done,
  groupJoined: done,
  eventRsvped: done,
  introduced: done,
});

export const nothingDone = guide(false);

/** A member's first day. */
export const emptyHome: StubResponses = {
  'GET /api/user/points': { body: { currentLevel: 1, totalPoints: 0, exchangesSettled: 0 } },
  'GET /api/my/enrollments': { body: [] },
  'GET /api/my/rsvps': { body: [] },
  'GET /api/my/groups': { body: [] },
  'GET /api/my/activity': { body: { learningStreakDays: 0, lastActiveOn: null, guide: nothingDone } },
  'GET /api/events?limit=8': { body: [] },
};

/** A member with a life here. */
export const fullHome: StubResponses = {
  ...emptyHome,
  'GET /api/user/points': { body: { currentLevel: 2, totalPoints: 345, exchangesSettled: 2 } },
  'GET /api/my/activity': {
    body: { learningStreakDays: 6, lastActiveOn: '2026-03-05', guide: guide(true) },
  },
};
