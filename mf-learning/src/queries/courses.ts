import { apiListQuery, apiQuery } from '@futurelab/platform/api';

export type Track = 'ai-mastery' | 'consciousness-integration' | 'leadership-transformation';
export type CourseAccess = 'free' | 'pro';
export type LessonKind = 'text' | 'video' | 'reflection' | 'quiz';

export interface CourseSummary {
  id: string;
  slug: string;
  title: string;
  /** What the member can do afterwards, in one sentence. */
  promise: string;
  track: Track;
  level: 'introductory' | 'intermediate' | 'advanced';
  /** In words: "3 h 20 min". */
  duration: string;
  durationMinutes: number;
  lessonCount: number;
  access: CourseAccess;
  coverSeed: string;
  instructor: { name: string; role: string | null };
  /** The caller's own percent, 0 to 100; null when not enrolled or signed out. */
  progress: number | null;
}

export interface OutlineLesson {
  id: string;
  slug: string;
  title: string;
  position: number;
  durationMinutes: number;
  kind: LessonKind;
  isPreview: boolean;
  isCompleted: boolean;
}

export interface CourseModule {
  id: string;
  title: string;
  lessons: OutlineLesson[];
}

export interface Course extends CourseSummary {
  /** Markdown. */
  description: string;
  outcomes: string[];
  modules: CourseModule[];
  enrollment: { id: string; progress: number; nextLesson: NextLesson | null } | null;
}

export interface NextLesson {
  id: string;
  slug: string;
  title: string;
  position: number;
}

export interface Lesson {
  id: string;
  slug: string;
  title: string;
  position: number;
  durationMinutes: number;
  kind: LessonKind;
  /** Markdown. */
  body: string;
  isPreview: boolean;
  isCompleted: boolean;
  course: { id: string; slug: string; title: string };
  previous: { slug: string; title: string } | null;
  next: { slug: string; title: string } | null;
}

export interface LearningPath {
  id: Track;
  title: string;
  description: string;
  /** In the order in which they are best taken. */
  courses: CourseSummary[];
}

/** `search` as the page's address has it, with its question mark. */
export const coursesQuery = (search = '', limit = 100) =>
  apiListQuery<CourseSummary>(`/api/courses${search}${search ? '&' : '?'}limit=${limit}`);
export const courseQuery = (course: string) => apiQuery<Course>('/api/courses', course);
export const lessonQuery = (course: string, lesson: string) =>
  apiQuery<Lesson>('/api/courses', course, 'lessons', lesson);
export const learningPathsQuery = apiQuery<LearningPath[]>('/api/learning-paths');
