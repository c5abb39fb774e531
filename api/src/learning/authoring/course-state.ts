/** Whether members see a course: not yet, as one that is offered, or only where they are enrolled. */
export const COURSE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type CourseState = (typeof COURSE_STATES)[number];
