import type { CourseSummary, LessonKind } from '../../queries/courses';

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
