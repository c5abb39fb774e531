/** By the minutes of all its lessons. */
export const COURSE_LENGTHS = ['short', 'medium', 'long'] as const;
export type CourseLength = (typeof COURSE_LENGTHS)[number];

/** Where someone is in a course; `new` is also what they have enrolled in and not begun. */
export const COURSE_STATES = ['new', 'in_progress', 'finished'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

export const COURSE_SORTS = ['suggested', 'newest', 'shortest', 'title'] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];
