import { ApiError } from '@futurelab/platform/api';
import { paths } from '@futurelab/platform/paths';
import type { Course } from '@futurelab/platform/queries/learning';

/** Why a lesson is closed to this caller and what opens it; null when the error means something else. */
export interface LessonLock {
  title: string;
  explanation: string;
  /** The first words of the lesson, where it has a text. */
  beginning: string | null;
  action: { label: string; href: string };
}

interface Context {
  signedIn: boolean;
  isPro: boolean;
  courseSlug: string;
  /** Where to come back to after signing in. */
  here: string;
}

/** Reads the api's refusal of a lesson. */
export function lessonLock(
  error: unknown,
  { signedIn, isPro, courseSlug, here }: Context,
): LessonLock | null {
  if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) return null;
  const beginning = error.details['beginning']?.[0] ?? null;
  if (error.code === 'pro_required')
    return {
      title: 'This lesson is part of Pro',
      explanation:
        'FutureLab Pro opens every lesson of every course. It is $97 a month, and you can stop any month.',
      beginning,
      action: { label: 'Unlock with Pro', href: paths.joinProFor(here) },
    };
  if (!signedIn)
    return {
      title: 'Sign in to open this lesson',
      explanation: `${isPro ? 'This lesson opens with FutureLab Pro, at $97 a month.' : 'Lessons open once you are signed in and enrolled.'} Signing in brings you back to this page.`,
      beginning,
      action: { label: 'Sign in and come back', href: paths.signIn(here) },
    };
  return {
    title: 'Enroll to open this lesson',
    explanation: 'Enroll in the course to open this lesson. It takes one click.',
    beginning,
    action: { label: 'Go to the course', href: paths.course(courseSlug) },
  };
}

/** The outline knows the title of a lesson that is closed. */
export const titleOf = ({ modules }: Pick<Course, 'modules'>, lesson: string): string =>
  modules.flatMap(({ lessons }) => lessons).find(({ id, slug }) => id === lesson || slug === lesson)?.title ??
  'Lesson';
