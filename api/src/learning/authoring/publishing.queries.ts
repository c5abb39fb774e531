import { plainTexts } from '../../core/markdown/plain-text.js';
import type { Statement } from '../../core/database/database.js';
import type { Track } from '../../identity/users/user.entity.js';
import type { CourseDocument, DocumentLesson } from './document/course-document.js';

/** What the database knows that keeps a document from being published. */
export interface Obstacles {
  /** Ids that belong to other courses. */
  foreignModules: string[];
  foreignLessons: string[];
  hasInstructor: boolean;
}

interface Contents {
  courseId: string;
  moduleIds: readonly string[];
  lessonIds: readonly string[];
  instructorId: string | null;
}

export const publishingObstacles = ({
  courseId,
  moduleIds,
  lessonIds,
  instructorId,
}: Contents): Statement => ({
  name: 'authoring.obstacles',
  text: `
    SELECT ARRAY(SELECT id FROM course_modules WHERE id = ANY($2::uuid[]) AND course_id <> $1) AS "foreignModules",
      ARRAY(SELECT id FROM lessons WHERE id = ANY($3::uuid[]) AND course_id <> $1) AS "foreignLessons",
      ($4::uuid IS NULL OR EXISTS (SELECT FROM users WHERE id = $4::uuid)) AS "hasInstructor"`,
  values: [courseId, moduleIds, lessonIds, instructorId],
});

/** Slugs that are `names` or begin with one of them and a number: `{ slug }`. */
export const takenSlugs = (table: 'courses' | 'lessons', names: readonly string[]): Statement => ({
  name: `authoring.taken_${table}`,
  text: `SELECT slug FROM ${table} WHERE slug = ANY($1) OR regexp_replace(slug, '-[0-9]+$', '') = ANY($1)`,
  values: [names],
});

/** Those of the lessons that are there already, retired ones too: `{ id }`. */
export const knownLessons = (courseId: string, ids: readonly string[]): Statement => ({
  name: 'authoring.known_lessons',
  text: 'SELECT id FROM lessons WHERE course_id = $1 AND id = ANY($2::uuid[])',
  values: [courseId, ids],
});

/** An existing course keeps its address, its cover, its place in the catalog and the track an administrator has chosen. */
export const courseUpsert = (
  id: string,
  slug: string,
  track: Track,
  { title, promise, description, outcomes, level, access, instructorId }: CourseDocument,
): Statement => ({
  name: 'authoring.course',
  text: `
    INSERT INTO courses (id, slug, cover_seed, title, promise, description, outcomes, track, level, access, instructor_id, plain_text, position)
    VALUES ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, (SELECT coalesce(max(position), 0) + 1 FROM courses))
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, promise = excluded.promise, description = excluded.description,
      outcomes = excluded.outcomes, track = coalesce(courses.track_override, excluded.track), level = excluded.level,
      access = excluded.access, instructor_id = excluded.instructor_id, plain_text = excluded.plain_text`,
  values: [
    ...[id, slug, title, promise, description, outcomes, track, level, access, instructorId],
    plainTexts(description).plainText,
  ],
});

/** Negative positions first, to avoid unique violations while reordering. */
export const modulesAside = (courseId: string): Statement => ({
  name: 'authoring.modules_aside',
  text: 'UPDATE course_modules SET position = -1 - abs(position) WHERE course_id = $1',
  values: [courseId],
});

export const lessonsAside = (courseId: string): Statement => ({
  name: 'authoring.lessons_aside',
  text: 'UPDATE lessons SET position = -1 - abs(position) WHERE course_id = $1 AND retired_at IS NULL',
  values: [courseId],
});

export const modulesUpsert = (courseId: string, modules: CourseDocument['modules']): Statement => ({
  name: 'authoring.modules',
  text: `
    INSERT INTO course_modules (id, course_id, title, position)
    SELECT m.id, $1, m.title, m.position FROM jsonb_to_recordset($2::jsonb) AS m(id uuid, title text, position integer)
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, position = excluded.position`,
  values: [
    courseId,
    JSON.stringify(modules.map(({ id, title }, index) => ({ id, title, position: index + 1 }))),
  ],
});

export interface PlacedLesson extends DocumentLesson {
  moduleId: string;
  /** Of a new lesson; others keep theirs. */
  slug: string;
  position: number;
  body: string;
  durationMinutes: number;
}

/** Lessons that had left come back by being here. */
export const lessonsUpsert = (courseId: string, lessons: readonly PlacedLesson[]): Statement => ({
  name: 'authoring.lessons',
  text: `
    INSERT INTO lessons (id, course_id, module_id, slug, title, position, exercise_minutes, duration_minutes, kind, body, blocks, is_preview)
    SELECT l.id, $1, l."moduleId", l.slug, l.title, l.position, l."exerciseMinutes", l."durationMinutes", l.kind, l.body, l.blocks, l."isPreview"
    FROM jsonb_to_recordset($2::jsonb) AS l(id uuid, "moduleId" uuid, slug text, title text, position integer,
      "exerciseMinutes" integer, "durationMinutes" integer, kind text, body text, blocks jsonb, "isPreview" boolean)
    ON CONFLICT (id) DO UPDATE SET module_id = excluded.module_id, title = excluded.title, position = excluded.position,
      exercise_minutes = excluded.exercise_minutes, duration_minutes = excluded.duration_minutes, kind = excluded.kind, body = excluded.body, blocks = excluded.blocks,
      is_preview = excluded.is_preview, retired_at = NULL`,
  values: [courseId, JSON.stringify(lessons)],
});

/**
 * Lessons that are not in the document leave the outline, and stay for what members did in them. After the new ones are
 * there: who had completed all the others has only finished if nothing has come.
 */
export const lessonsRetirement = (courseId: string, moduleId: string): Statement => ({
  name: 'authoring.retire_lessons',
  text: `
    UPDATE lessons SET retired_at = now(), position = abs(position), module_id = $2
    WHERE course_id = $1 AND retired_at IS NULL AND position < 0`,
  values: [courseId, moduleId],
});

/** Modules that are not in the document go; lessons that have left move to one that stays. */
export const modulesRemoval = (courseId: string, moduleId: string): Statement[] => [
  {
    name: 'authoring.rehouse_lessons',
    text: `UPDATE lessons SET module_id = $2 WHERE course_id = $1 AND retired_at IS NOT NULL AND module_id <> $2`,
    values: [courseId, moduleId],
  },
  {
    name: 'authoring.remove_modules',
    text: 'DELETE FROM course_modules WHERE course_id = $1 AND position < 0',
    values: [courseId],
  },
];
