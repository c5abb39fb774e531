import type { EventSummary, Rsvp } from '@futurelab/platform/queries/events';
import type { GroupMembership } from '@futurelab/platform/queries/groups';
import type { Activity, Enrollment } from '@futurelab/platform/queries/learning';
import type { StubResponses } from '@futurelab/platform/testing';

/** Years ahead, so that these events are in the future whenever the tests run. */
const FUTURE = 2199;

export const enrollment = (
  title: string,
  more: Partial<Enrollment> = {},
  track: Enrollment['course']['track'] = 'ai-mastery',
): Enrollment => {
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
      track,
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

export const event = (title: string, day: number, more: Partial<EventSummary> = {}): EventSummary => {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return {
    id: `event-${slug}`,
    slug,
    title,
    summary: 'An hour together.',
    startDate: `${FUTURE}-03-${String(day).padStart(2, '0')}T17:00:00Z`,
    endDate: `${FUTURE}-03-${String(day).padStart(2, '0')}T18:00:00Z`,
    timeZone: 'Europe/Lisbon',
    format: 'online',
    location: null,
    access: 'free',
    capacity: null,
    goingCount: 12,
    hasRecording: false,
    series: null,
    host: { name: 'Ada Lindqvist', role: 'Chief of Staff, FutureLab' },
    placesLeft: null,
    isCanceled: false,
    group: null,
    coverSeed: slug,
    ...more,
  };
};

const rsvp = (eventId: string, status: Rsvp['status'] = 'going'): Rsvp => ({
  id: `rsvp-${eventId}`,
  eventId,
  status,
  placeInLine: null,
  confirmBy: null,
  createdAt: '2026-03-01T08:00:00Z',
});

export const membership = (name: string, memberCount: number): GroupMembership => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `membership-${slug}`,
    role: 'member',
    joinedAt: '2026-02-01T08:00:00Z',
    group: {
      id: `group-${slug}`,
      slug,
      name,
      memberCount,
      visibility: 'public',
      isArchived: false,
      coverSeed: slug,
      coverUrl: null,
    },
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

/** A member with a life here. */
export const fullHome: StubResponses = {
  'GET /api/user/points': { body: { currentLevel: 2, totalPoints: 345, exchangesSettled: 2 } },
  'GET /api/my/enrollments': {
    body: [
      enrollment('AI Foundations', { progress: 100, completedAt: '2026-02-20T08:00:00Z', nextLesson: null }),
      enrollment('Prompt Writing', { progress: 62, lastActivityAt: '2026-03-05T08:00:00Z' }),
      enrollment('Automation Without Regret', { progress: 20 }),
      enrollment(
        'Leading Through Change',
        { progress: 10, lastActivityAt: '2026-02-02T08:00:00Z' },
        'leadership-transformation',
      ),
      enrollment('Coding With Care', { progress: 0, lastActivityAt: null }),
    ],
  },
  'GET /api/my/rsvps': { body: [rsvp('event-open-studio')] },
  'GET /api/my/groups': {
    body: [
      membership('Quiet Operations', 34),
      membership('School Leaders', 1),
      membership('Late Readers', 9),
    ],
  },
  'GET /api/my/activity': {
    body: { learningStreakDays: 6, lastActiveOn: '2026-03-05', guide: guide(true) },
  },
  'GET /api/events?limit=8': {
    body: [
      event('Morning Circle', 3),
      event('Open Studio', 5),
      event('Reading Hour', 8),
      event('Town Hall', 12),
    ],
  },
};

/** A member's first day. */
export const emptyHome: StubResponses = {
  'GET /api/user/points': { body: { currentLevel: 1, totalPoints: 0, exchangesSettled: 0 } },
  'GET /api/my/enrollments': { body: [] },
  'GET /api/my/rsvps': { body: [] },
  'GET /api/my/groups': { body: [] },
  'GET /api/my/activity': { body: { learningStreakDays: 0, lastActiveOn: null, guide: guide(false) } },
  'GET /api/events?limit=8': { body: [] },
};
