import { longDate, pluralize, TRACK_TITLES } from '@futurelab/platform/format';
import { paths } from '@futurelab/platform/paths';
import type { CourseSummary } from '../../queries/courses';
import type { UpcomingEvent } from '../../queries/events';
import type { Enrollment } from '../../queries/mine';

export interface Recommendation {
  kind: 'lesson' | 'course' | 'event';
  id: string;
  to: string;
  title: string;
  /** Why this is here, in a sentence. */
  reason: string;
  coverSeed: string;
}

interface Sources {
  enrollments: Enrollment[];
  courses: CourseSummary[];
  events: UpcomingEvent[];
  /** Ids of events the member has answered. */
  answeredEventIds: ReadonlySet<string>;
  isHPCMember: boolean;
  /** The member's own zone, in which days are named. */
  timeZone: string;
}

const LIMITS = { lesson: 3, course: 4, event: 3 } as const;

function nextLessons(enrollments: Enrollment[]): Recommendation[] {
  return enrollments
    .filter(({ progress, nextLesson }) => progress < 100 && nextLesson !== null)
    .sort((a, b) => b.progress - a.progress)
    .slice(0, LIMITS.lesson)
    .map(({ course, progress, nextLesson }) => ({
      kind: 'lesson' as const,
      id: course.id,
      to: paths.lesson(course.slug, nextLesson?.slug ?? ''),
      title: nextLesson?.title ?? course.title,
      reason:
        progress === 0
          ? `You enrolled in ${course.title} and have not opened it yet.`
          : `You are ${progress}% through ${course.title}; this is where you stopped.`,
      coverSeed: course.coverSeed,
    }));
}

/** Courses the member may take and has not taken: those of a track they already learn in come first. */
function freshCourses({ courses, enrollments, isHPCMember }: Sources): Recommendation[] {
  const taken = new Set(enrollments.map(({ courseId }) => courseId));
  const tracks = new Set(enrollments.map(({ course }) => course.track));
  return courses
    .filter(({ id, access }) => !taken.has(id) && (access === 'free' || isHPCMember))
    .sort((a, b) => Number(tracks.has(b.track)) - Number(tracks.has(a.track)))
    .slice(0, LIMITS.course)
    .map(({ id, slug, title, track, access, duration, coverSeed }) => ({
      kind: 'course' as const,
      id,
      to: paths.course(slug),
      title,
      reason: tracks.has(track)
        ? `It belongs to ${TRACK_TITLES[track]}, a track you are already in. It takes ${duration}.`
        : access === 'pro'
          ? `Your membership includes it, and it opens ${TRACK_TITLES[track]}. It takes ${duration}.`
          : `It is free and a way into ${TRACK_TITLES[track]}. It takes ${duration}.`,
      coverSeed,
    }));
}

/** Coming events the member may attend, has not answered and that have room. */
function openEvents({ events, answeredEventIds, isHPCMember, timeZone }: Sources): Recommendation[] {
  return events
    .filter(
      ({ id, access, placesLeft }) =>
        !answeredEventIds.has(id) && placesLeft !== 0 && (access === 'free' || isHPCMember),
    )
    .slice(0, LIMITS.event)
    .map(({ id, slug, title, startDate, placesLeft, coverSeed }) => ({
      kind: 'event' as const,
      id,
      to: paths.event(slug),
      title,
      reason: `${longDate(startDate, timeZone)}${placesLeft === null ? '' : `, ${pluralize(placesLeft, 'place')} left`}. You have not answered yet.`,
      coverSeed,
    }));
}

/**
 * At most ten things to do next, each with its reason: lessons in reach, courses not started, events with room.
 * Never what is finished, full or closed to this member.
 */
export function recommend(sources: Sources): Recommendation[] {
  return [...nextLessons(sources.enrollments), ...freshCourses(sources), ...openEvents(sources)];
}
