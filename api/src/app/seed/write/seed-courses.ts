import { applyDocument, requirePublishable } from '../../../learning/authoring/apply-document.js';
import { courseVersions } from '../../../learning/authoring/authoring.queries.js';
import type { CourseDocument } from '../../../learning/authoring/document/course-document.js';
import { versionStoring } from '../../../site/versions/versions.queries.js';
import type { SeedCourse } from '../files/courses.js';
import type { SeedLearningPath } from '../files/items/learning.js';
import { seedId } from '../seed-id.js';
import { working } from '../files/seed-files.js';
import type { SeedRun } from '../seed-run.js';
import type { MediaByName } from './seed-media.js';
import type { PeopleByKey } from './seed-people.js';

/** Until its document is applied. */
const NEW_COURSE = {
  ...{ title: '', promise: '', description: '', plain_text: '', outcomes: [] },
  ...{ track: 'ai-mastery', level: 'introductory', access: 'free', lesson_count: 0, duration_minutes: 0 },
  created_at: '2025-01-15T09:00:00Z',
};

/** Courses as their authors would have published them; a changed course is published again, completed lessons stay. */
export async function seedCourses(
  session: SeedRun,
  courses: readonly SeedCourse[],
  people: PeopleByKey,
  media: MediaByName,
): Promise<void> {
  for (const [index, course] of courses.entries()) {
    const { slug, instructor, document } = course;
    const id = seedId('course', slug);
    const whole = { ...withMedia(document, media), instructorId: people.get(instructor)! };
    await session.whenChanged(`course:${slug}`, [index, whole], async () => {
      await working(course, () => requirePublishable(id, whole, session.transaction));
      await session.insert(
        'courses',
        [{ ...NEW_COURSE, id, slug, cover_seed: slug, position: index + 1 }],
        ['position'],
      );
      await applyDocument({ id, slug }, whole, session.transaction);
      await session.transaction.query(versionStoring(courseVersions(id)));
    });
  }
}

/** With the ids of the files it names; what has none stays, and is refused. */
const withMedia = (document: CourseDocument, media: MediaByName): CourseDocument => ({
  ...document,
  modules: document.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      blocks: lesson.blocks.map((block) =>
        'media' in block ? { ...block, media: media.get(block.media) ?? block.media } : block,
      ),
    })),
  })),
});

/** The courses of the paths, which every site has. */
export async function seedLearningPaths(session: SeedRun, paths: readonly SeedLearningPath[]): Promise<void> {
  for (const { id, courses } of paths) {
    await session.whenChanged(`learning-path:${id}`, courses, async () => {
      await session.query('DELETE FROM learning_path_courses WHERE path_id = $1', [id]);
      await session.insert(
        'learning_path_courses',
        courses.map((slug, place) => ({
          path_id: id,
          course_id: seedId('course', slug),
          position: place + 1,
        })),
      );
    });
  }
}
