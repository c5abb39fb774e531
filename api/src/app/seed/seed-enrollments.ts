import type { SeedCourse, SeedEnrollment, SeedPerson } from './content/types.js';
import { wallTimeDaysBefore } from './relative-time.js';
import { seedId } from './seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from './seed-run.js';

const MORNING = 7 * 60 + 20;

/** Who takes which course, and on which days they completed lessons; progress, streak and points follow (triggers). */
export async function seedEnrollments(
  session: SeedRun,
  enrollments: readonly SeedEnrollment[],
  courses: readonly SeedCourse[],
  people: readonly SeedPerson[],
  ids: PeopleByKey,
): Promise<void> {
  const courseBySlug = new Map(courses.map((course) => [course.slug, course]));
  const zoneByKey = new Map(people.map(({ key, timeZone }) => [key, timeZone]));
  for (const enrollment of enrollments) {
    const { personKey, courseSlug } = enrollment;
    const course = courseBySlug.get(courseSlug);
    const userId = ids.get(personKey);
    if (!course || !userId)
      throw new Error(`Enrollment of ${personKey} in ${courseSlug}: no such person or course`);
    await session.once(`enrollment:${personKey}:${courseSlug}`, () =>
      writeEnrollment(session, enrollment, course, userId, zoneByKey.get(personKey)!),
    );
  }
}

async function writeEnrollment(
  session: SeedRun,
  enrollment: SeedEnrollment,
  course: SeedCourse,
  userId: string,
  timeZone: string,
): Promise<void> {
  const now = new Date();
  const id = seedId('enrollment', enrollment.personKey, course.slug);
  const courseId = seedId('course', course.slug);
  const startedAt = wallTimeDaysBefore(now, enrollment.startedDaysAgo, MORNING - 15, timeZone);
  const inserted = await session.query(
    `INSERT INTO enrollments (id, user_id, course_id, started_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING id`,
    [id, userId, courseId, startedAt],
  );
  if (inserted.length === 0) return; // they enrolled themselves before the seed ran
  await session.insert(
    'lesson_completions',
    completedLessons(enrollment, course).map(({ slug, daysAgo, minutes }) => ({
      enrollment_id: id,
      lesson_id: seedId('lesson', slug),
      completed_at: wallTimeDaysBefore(now, daysAgo, MORNING + minutes, timeZone),
    })),
  );
}

/** Spreads the completed lessons evenly over the active days, the earliest day first. */
export function completedLessons(
  { completedLessons: count, activeDaysAgo }: Pick<SeedEnrollment, 'completedLessons' | 'activeDaysAgo'>,
  course: Pick<SeedCourse, 'modules'>,
): { slug: string; daysAgo: number; minutes: number }[] {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const done = count === 'all' ? lessons : lessons.slice(0, count);
  const days = [...activeDaysAgo].sort((a, b) => b - a);
  return done.map(({ slug }, index) => ({
    slug,
    daysAgo: days[Math.floor((index * days.length) / done.length)] ?? 0,
    minutes: index * 4,
  }));
}
