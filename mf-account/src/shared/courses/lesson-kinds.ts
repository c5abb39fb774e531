import type { Lesson } from '../../queries/admin/courses/course-draft';

export const LESSON_KINDS: Record<Lesson['kind'], string> = {
  text: 'Text',
  video: 'Video',
  quiz: 'Quiz',
  reflection: 'Reflection',
};
