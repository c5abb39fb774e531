export const LESSON_KINDS = ['text', 'video', 'reflection', 'quiz'] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];
