import type { Course } from '@futurelab/platform/queries/learning';
import { previewLesson } from './course-action';

/** What opens the lessons of a course for this caller (null: signed out); nothing once they are enrolled. */
export function outlineLead(course: Course, caller: { isHPCMember: boolean } | null): string | undefined {
  if (course.enrollment) return undefined;
  const opens =
    course.access === 'pro' && !caller?.isHPCMember
      ? 'open with FutureLab Pro, at $97 a month'
      : 'open when you enroll';
  return previewLesson(course)
    ? `One lesson is open to everyone. The others ${opens}.`
    : `The lessons ${opens}.`;
}
