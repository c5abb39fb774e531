import { lessonsOf, type SeedCourse } from '../files/courses.js';
import type { SeedPerson } from '../files/items/people.js';
import type { SeedEnrollment } from '../files/items/learning.js';
import { wallTimeDaysBefore } from '../relative-time.js';
import { seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

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
    const { person, course } = enrollment;
    await session.once(`enrollment:${person}:${course}`, () =>
      writeEnrollment(
        session,
        enrollment,
        courseBySlug.get(course)!,
        ids.get(person)!,
        zoneByKey.get(person)!,
      ),
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
  const id = seedId('enrollment', enrollment.person, course.slug);
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
    completedLessons(enrollment, lessonsOf(course)).map(({ lesson, daysAgo, minutes }) => ({
      enrollment_id: id,
      lesson_id: lesson.id,
      completed_at: wallTimeDaysBefore(now, daysAgo, MORNING + minutes, timeZone),
    })),
  );
}

/** Spreads the completed lessons evenly over the active days, the earliest day first. */
export function completedLessons<Lesson>(
  { completedLessons: count, activeDaysAgo }: Pick<SeedEnrollment, 'completedLessons' | 'activeDaysAgo'>,
  lessons: readonly Lesson[],
): { lesson: Lesson; daysAgo: number; minutes: number }[] {
  const done = count === 'all' ? lessons : lessons.slice(0, count);
  const days = [...activeDaysAgo].sort((a, b) => b - a);
  return done.map((lesson, index) => ({
    lesson,
    daysAgo: days[Math.floor((index * days.length) / done.length)] ?? 0,
    minutes: index * 4,
  }));
}
