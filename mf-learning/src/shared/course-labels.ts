import type { CourseLength, CourseSort, CourseState, CourseSummary, LessonKind } from '../queries/courses';

export const LEVELS: Record<CourseSummary['level'], string> = {
  introductory: 'Introductory',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const LESSON_KINDS: Record<LessonKind, string> = {
  text: 'Reading',
  video: 'Video',
  reflection: 'Reflection',
  quiz: 'Questions',
};

export const LENGTHS: Record<CourseLength, string> = {
  short: 'Under 1½ hours',
  medium: '1½ to 3 hours',
  long: 'Over 3 hours',
};

export const STATES: Record<CourseState, string> = {
  in_progress: 'In progress',
  new: 'Not started',
  finished: 'Finished',
};

export const SORTS: Record<CourseSort, string> = {
  suggested: 'In progress first',
  newest: 'Newest first',
  shortest: 'Shortest first',
  title: 'By title',
};
