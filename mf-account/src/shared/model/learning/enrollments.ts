import type { Enrollment } from '@futurelab/platform/queries/learning';

export type CourseState = 'not started' | 'in progress' | 'completed';

/** 0 is not started, 1 to 99 in progress, 100 completed. */
export const courseState = ({ progress }: Pick<Enrollment, 'progress'>): CourseState =>
  progress >= 100 ? 'completed' : progress > 0 ? 'in progress' : 'not started';

export const isCompleted = (enrollment: Pick<Enrollment, 'progress'>): boolean =>
  courseState(enrollment) === 'completed';

export const isInProgress = (enrollment: Pick<Enrollment, 'progress'>): boolean =>
  courseState(enrollment) === 'in progress';
