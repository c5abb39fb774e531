import { courseVersions } from '../../learning/authoring/authoring.queries.js';
import { plainTexts } from '../../core/markdown/plain-text.js';
import { assignTrack } from '../../learning/courses/tracks/assign-track.js';
import { lessonMinutes } from '../../learning/lessons/lesson-minutes.js';
import { versionStoring } from '../../site/versions/versions.queries.js';
import { blocksOf } from './content/lessons/index.js';
import type { SeedCourse, SeedLearningPath } from './content/types.js';
import { seedId } from './seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from './seed-run.js';

/** Courses with their outlines; a changed course is rewritten, completed lessons stay. */
export async function seedCourses(
  session: SeedRun,
  courses: readonly SeedCourse[],
  people: PeopleByKey,
): Promise<void> {
  for (const [index, course] of courses.entries()) {
    await session.whenChanged(
      `course:${course.slug}`,
      [index, course, lessonsOf(course).map(({ lesson }) => blocksOf(lesson))],
      () => writeCourse(session, course, index + 1, people.get(course.instructorKey) ?? null),
    );
  }
}

async function writeCourse(
  session: SeedRun,
  course: SeedCourse,
  position: number,
  instructorId: string | null,
): Promise<void> {
  const courseId = seedId('course', course.slug);
  const { slug, title, promise, description, outcomes, level, access } = course;
  const track = assignTrack(title);
  const fields = {
    slug,
    title,
    promise,
    description,
    plain_text: plainTexts(description).plainText,
    outcomes,
    track,
    track_override: null,
    level,
    access,
    position,
  };
  await session.insert(
    'courses',
    [
      {
        id: courseId,
        ...fields,
        instructor_id: instructorId,
        cover_seed: slug,
        lesson_count: 0,
        duration_minutes: 0,
        created_at: '2025-01-15T09:00:00Z',
      },
    ],
    [...Object.keys(fields), 'instructor_id'],
  );
  // Negative positions first, to avoid unique violations while reordering.
  await session.query('UPDATE course_modules SET position = -position WHERE course_id = $1', [courseId]);
  await session.query('UPDATE lessons SET position = -position WHERE course_id = $1', [courseId]);
  await session.insert(
    'course_modules',
    course.modules.map((module, index) => ({
      id: seedId('module', slug, module.title),
      course_id: courseId,
      title: module.title,
      position: index + 1,
    })),
    ['title', 'position'],
  );
  await session.insert(
    'lessons',
    lessonsOf(course).map(({ module, lesson }, index) => ({
      id: seedId('lesson', lesson.slug),
      course_id: courseId,
      module_id: seedId('module', slug, module.title),
      slug: lesson.slug,
      title: lesson.title,
      position: index + 1,
      exercise_minutes: lesson.exerciseMinutes ?? 0,
      duration_minutes: lessonMinutes(blocksOf(lesson), lesson.exerciseMinutes ?? 0),
      kind: lesson.kind,
      body: lesson.body,
      blocks: blocksOf(lesson),
      is_preview: lesson.isPreview ?? false,
      retired_at: null,
    })),
    [
      'module_id',
      'slug',
      'title',
      'position',
      'exercise_minutes',
      'duration_minutes',
      'kind',
      'body',
      'blocks',
      'is_preview',
      'retired_at',
    ],
  );
  await removeLeftovers(session, courseId);
  const stored = versionStoring(courseVersions(courseId));
  await session.query(stored.text, stored.values);
}

const lessonsOf = ({ modules }: SeedCourse) =>
  modules.flatMap((module) => module.lessons.map((lesson) => ({ module, lesson })));

/** What the outline no longer has goes, except lessons in which somebody did something: they retire. */
async function removeLeftovers(session: SeedRun, courseId: string): Promise<void> {
  await session.query(
    `DELETE FROM lessons l WHERE l.course_id = $1 AND l.position < 0
       AND NOT EXISTS (SELECT FROM lesson_completions d WHERE d.lesson_id = l.id)
       AND NOT EXISTS (SELECT FROM lesson_reflections r WHERE r.lesson_id = l.id)
       AND NOT EXISTS (SELECT FROM lesson_notes n WHERE n.lesson_id = l.id)`,
    [courseId],
  );
  await session.query(
    `UPDATE lessons SET position = -position, retired_at = now() WHERE course_id = $1 AND position < 0`,
    [courseId],
  );
  await session.query(
    `DELETE FROM course_modules m WHERE m.course_id = $1 AND m.position < 0
       AND NOT EXISTS (SELECT FROM lessons l WHERE l.module_id = m.id)`,
    [courseId],
  );
  await session.query(
    `UPDATE course_modules SET position = 1000 - position WHERE course_id = $1 AND position < 0`,
    [courseId],
  );
}

/** The courses of the paths, which every site has. */
export async function seedLearningPaths(session: SeedRun, paths: readonly SeedLearningPath[]): Promise<void> {
  for (const { id, courseSlugs } of paths) {
    await session.whenChanged(`learning-path:${id}`, courseSlugs, async () => {
      await session.query('DELETE FROM learning_path_courses WHERE path_id = $1', [id]);
      await session.insert(
        'learning_path_courses',
        courseSlugs.map((slug, place) => ({
          path_id: id,
          course_id: seedId('course', slug),
          position: place + 1,
        })),
      );
    });
  }
}
