import { paths } from '@futurelab/platform/paths';
import type { LearningPath } from '@futurelab/platform/queries/learning';

export interface NextStep {
  label: string;
  to: string;
}

/** What the button of a path says and where it leads; null once every course of it is completed. */
export function nextStep({ next, courses }: Pick<LearningPath, 'next' | 'courses'>): NextStep | null {
  if (!next) return null;
  const { course, lesson } = next;
  if (!lesson) return { label: `Start with ${course.title}`, to: paths.course(course.slug) };
  const hasBegun = courses.some(({ id, progress }) => id === course.id && progress);
  return {
    label: hasBegun ? `Continue at “${lesson.title}”` : `Start with “${lesson.title}”`,
    to: paths.lesson(course.slug, lesson.slug),
  };
}
