import { apiQuery } from '@futurelab/platform/api';

export interface Enrollment {
  id: string;
  courseId: string;
  course: {
    id: string;
    slug: string;
    title: string;
    /** In words, for example "3 h 20 min". */
    duration: string;
    durationMinutes: number;
    lessonCount: number;
    /** Absent when nobody has assigned the course to a track by hand. */
    track?: string | null;
    coverSeed: string;
  };
  /** Whole percent, 0 to 100. */
  progress: number;
  startedAt: string;
  completedAt: string | null;
  lastActivityAt: string | null;
  nextLesson: { id: string; slug: string; title: string; position: number } | null;
}

export const myEnrollmentsQuery = apiQuery<Enrollment[]>('/api/my/enrollments');

export type CourseState = 'not started' | 'in progress' | 'completed';

/** 0 is not started, 1 to 99 in progress, 100 completed. */
export const courseState = ({ progress }: Pick<Enrollment, 'progress'>): CourseState =>
  progress >= 100 ? 'completed' : progress > 0 ? 'in progress' : 'not started';

export const isCompleted = (enrollment: Pick<Enrollment, 'progress'>): boolean =>
  courseState(enrollment) === 'completed';

export const isInProgress = (enrollment: Pick<Enrollment, 'progress'>): boolean =>
  courseState(enrollment) === 'in progress';
