import { apiQuery } from '@futurelab/platform/api';
import type { NextLesson, Track } from './courses';

/** A member's own place in a course. */
export interface Enrollment {
  id: string;
  courseId: string;
  course: {
    id: string;
    slug: string;
    title: string;
    duration: string;
    durationMinutes: number;
    lessonCount: number;
    track: Track;
    coverSeed: string;
  };
  /** Percent of lessons completed, 0 to 100. */
  progress: number;
  startedAt: string;
  completedAt: string | null;
  lastActivityAt: string | null;
  nextLesson: NextLesson | null;
}

export interface Points {
  currentLevel: number;
  totalPoints: number;
}

export interface Activity {
  /** Days with learning in the member's own time zone, with one grace day. */
  learningStreakDays: number;
  /** `YYYY-MM-DD`, in the member's time zone. */
  lastActiveOn: string | null;
}

export const enrollmentsQuery = apiQuery<Enrollment[]>('/api/my/enrollments');
export const pointsQuery = apiQuery<Points>('/api/user/points');
export const activityQuery = apiQuery<Activity>('/api/my/activity');
/** Only counted here. */
export const rsvpsQuery = apiQuery<{ id: string; eventId: string; status: string }[]>('/api/my/rsvps');
/** Only counted here. */
export const groupsQuery = apiQuery<{ id: string }[]>('/api/my/groups');
