import type { Course, CourseSummary, Lesson } from './queries/courses';
import type { Enrollment } from './queries/mine';

/** Fixed examples for the section's specs. */
export const aCourse = (more: Partial<CourseSummary> = {}): CourseSummary => ({
  id: 'c1',
  slug: 'ai-foundations',
  title: 'AI Foundations',
  promise: 'Explain to your team what a language model does.',
  track: 'ai-mastery',
  level: 'introductory',
  duration: '1 h 30 min',
  durationMinutes: 90,
  lessonCount: 2,
  access: 'free',
  coverSeed: 'ai-foundations',
  instructor: { name: 'Ada Lindqvist', role: 'Founder' },
  progress: null,
  ...more,
});

const lessons = [
  { id: 'l1', slug: 'what-it-does', title: 'What it does', position: 1, isPreview: true },
  { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2, isPreview: false },
].map((lesson) => ({ ...lesson, durationMinutes: 45, kind: 'text' as const, isCompleted: false }));

export const aCourseDetail = (more: Partial<Course> = {}): Course => ({
  ...aCourse(),
  description: 'Two lessons, **no jargon**.',
  outcomes: ['Say what a model predicts'],
  modules: [{ id: 'm1', title: 'Basics', lessons }],
  enrollment: null,
  ...more,
});

export const aLesson = (more: Partial<Lesson> = {}): Lesson => ({
  id: 'l1',
  slug: 'what-it-does',
  title: 'What it does',
  position: 1,
  durationMinutes: 45,
  kind: 'text',
  body: 'It predicts the next word.',
  isPreview: true,
  isCompleted: false,
  course: { id: 'c1', slug: 'ai-foundations', title: 'AI Foundations' },
  previous: null,
  next: { slug: 'what-it-does-not', title: 'What it does not' },
  ...more,
});

export const anEnrollment = (more: Partial<Enrollment> = {}): Enrollment => ({
  id: 'e1',
  courseId: 'c1',
  course: {
    id: 'c1',
    slug: 'ai-foundations',
    title: 'AI Foundations',
    duration: '1 h 30 min',
    durationMinutes: 90,
    lessonCount: 2,
    track: 'ai-mastery',
    coverSeed: 'ai-foundations',
  },
  progress: 50,
  startedAt: '2025-11-01T09:00:00.000Z',
  completedAt: null,
  lastActivityAt: '2025-11-10T09:00:00.000Z',
  nextLesson: { id: 'l2', slug: 'what-it-does-not', title: 'What it does not', position: 2 },
  ...more,
});
