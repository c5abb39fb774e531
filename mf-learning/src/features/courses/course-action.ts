import { paths } from '@futurelab/platform/paths';
import type { Course } from '@futurelab/platform/queries/learning';
import type { OutlineLesson } from '../../queries/courses';

/** The one thing to do next with a course: `enroll` is a write, `link` stays in the site, `navigate` leaves the page. */
export type CourseAction =
  | { kind: 'enroll'; label: string }
  | { kind: 'link'; label: string; to: string }
  | { kind: 'navigate'; label: string; href: string };

interface Caller {
  isHPCMember: boolean;
}

const lessonsOf = (course: Pick<Course, 'modules'>): OutlineLesson[] =>
  course.modules.flatMap(({ lessons }) => lessons);

export const firstLesson = (course: Pick<Course, 'modules'>): OutlineLesson | undefined =>
  lessonsOf(course)[0];

/** The lesson anybody may open, if the course has one. */
export const previewLesson = (course: Pick<Course, 'modules'>): OutlineLesson | undefined =>
  lessonsOf(course).find(({ isPreview }) => isPreview);

/** What the course's one button says and does for this caller (null: signed out) at this moment. */
export function courseAction(course: Course, caller: Caller | null): CourseAction {
  const { enrollment, slug } = course;
  if (enrollment && enrollment.progress >= 100 && !(enrollment.newLessons > 0 && enrollment.nextLesson))
    return { kind: 'link', label: 'Review', to: paths.lesson(slug, firstLesson(course)?.slug ?? '') };
  const next = enrollment ? (enrollment.nextLesson ?? firstLesson(course)) : undefined;
  if (next) return { kind: 'link', label: `Continue at “${next.title}”`, to: paths.lesson(slug, next.slug) };
  if (course.access === 'pro' && !caller?.isHPCMember)
    return { kind: 'link', label: 'Unlock with Pro', to: paths.joinProFor(paths.course(slug)) };
  if (!caller)
    return { kind: 'navigate', label: 'Sign in to enroll free', href: paths.signIn(paths.course(slug)) };
  return { kind: 'enroll', label: course.access === 'pro' ? 'Start this course' : 'Enroll free' };
}
