import { seedFraction } from '../seed-id.js';
import { lessonsOf, type SeedCourse } from './courses.js';
import type { SeedEnrollment, SeedReview } from './items/learning.js';
import type { SeedPerson } from './items/people.js';

interface Learning {
  people: readonly SeedPerson[];
  courses: readonly SeedCourse[];
  reviews: readonly SeedReview[];
  /** Of those whose learning is written out: the named cast. */
  written: readonly SeedEnrollment[];
}

/** Days: since when the first are enrolled, and what a course takes at most. */
const LONGEST_AGO = 170;
const LONGEST = 45;

/**
 * What everybody learns. People who are not written out follow a rule that gives the same every time: Pro members take
 * two to four courses, others one or two of the free ones; people who review a course have completed it.
 */
export function enrollmentsOf({ people, courses, reviews, written }: Learning): SeedEnrollment[] {
  const isWritten = new Set(written.map(({ person }) => person));
  const learners = people.filter(({ key, onboarded }) => onboarded && !isWritten.has(key));
  return [
    ...written,
    ...learners.flatMap((person) => {
      const reviewed = new Set(
        reviews.filter((one) => one.person === person.key).map(({ course }) => course),
      );
      return coursesOf(person, courses, reviewed).map((course) =>
        enrollment(person, course, reviewed.has(course.slug)),
      );
    }),
  ];
}

function coursesOf(person: SeedPerson, courses: readonly SeedCourse[], reviewed: ReadonlySet<string>) {
  const isPro = person.membership === 'hpc';
  const order = (slug: string) => (reviewed.has(slug) ? -1 : seedFraction('course', person.key, slug));
  const fraction = seedFraction('courses', person.key);
  const count = isPro ? 2 + Math.floor(3 * fraction) : 1 + Math.round(fraction);
  return courses
    .filter(({ document, instructor }) => instructor !== person.key && (isPro || document.access === 'free'))
    .sort((a, b) => order(a.slug) - order(b.slug))
    .slice(0, Math.max(count, reviewed.size));
}

function enrollment({ key, joinedDaysAgo }: SeedPerson, course: SeedCourse, isReviewed: boolean) {
  const fraction = (what: string) => seedFraction('enrollment', key, course.slug, what);
  const since = fraction('since');
  const longest = Math.min(joinedDaysAgo, LONGEST_AGO);
  const startedDaysAgo = Math.floor(longest * (isReviewed ? 0.5 + since / 2 : since));
  const progress = fraction('progress');
  const all = lessonsOf(course).length;
  const isDone = isReviewed || (progress > 0.75 && startedDaysAgo > LONGEST);
  const done = isDone ? all : progress < 0.1 ? 0 : Math.ceil(progress * (all - 1));
  const days = Math.min(done, 1 + Math.floor(5 * fraction('days')));
  const span = Math.min(startedDaysAgo, LONGEST) / days;
  const active = Array.from(
    { length: days },
    (_, index) => startedDaysAgo - Math.floor(span * (index + fraction(`day ${index}`))),
  );
  return {
    person: key,
    course: course.slug,
    completedLessons: isDone ? ('all' as const) : done,
    startedDaysAgo,
    activeDaysAgo: [...new Set(active)],
  };
}
