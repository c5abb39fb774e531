import { paths } from '@futurelab/platform/paths';
import type { CourseSummary } from '../../queries/courses';

export interface PathSummary {
  totalMinutes: number;
  total: number;
  completed: number;
  /** Rounded percent: completed courses over all of the path. */
  percent: number;
  /** The first course not finished, or null when all are; what to say on its button. */
  next: { course: CourseSummary; label: string; to: string } | null;
}

/** How long a path is, how far the caller has come and what comes next. An empty path is at 0 percent. */
export function summarizePath(courses: CourseSummary[]): PathSummary {
  const completed = courses.filter(({ progress }) => progress === 100).length;
  const course = courses.find(({ progress }) => progress !== 100);
  return {
    totalMinutes: courses.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
    total: courses.length,
    completed,
    percent: courses.length === 0 ? 0 : Math.round((completed / courses.length) * 100),
    next: course
      ? {
          course,
          label: course.progress ? `Continue with ${course.title}` : `Start with ${course.title}`,
          to: paths.course(course.slug),
        }
      : null,
  };
}
