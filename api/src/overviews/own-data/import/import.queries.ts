import type { Statement } from '../../../core/database/database.js';

/** Writes rows of an archive (`$2`, as JSON) into the account `$1`: what is newer here stays. */
export interface SectionImport {
  name: string;
  /** Of the rows, those that belong to something that is here. */
  known?: string;
  write: string;
}

const ROWS = (fields: string) => `jsonb_to_recordset($2::jsonb) AS a(${fields})`;
const OF_LESSON = `JOIN lessons l ON l.slug = a.lesson`;
const OF_COURSE = `JOIN courses c ON c.slug = a.course`;
const knownLessons = `SELECT count(*)::integer AS count FROM ${ROWS('lesson text')} ${OF_LESSON} WHERE $1::uuid IS NOT NULL`;
const knownCourses = `SELECT count(*)::integer AS count FROM ${ROWS('course text')} ${OF_COURSE} WHERE $1::uuid IS NOT NULL`;

/** A text about a lesson: the one that was changed last stays. */
const lessonText = (name: string, table: string): SectionImport => ({
  name,
  known: knownLessons,
  write: `
    INSERT INTO ${table} AS t (user_id, lesson_id, text, updated_at)
    SELECT $1, l.id, a.text, a."updatedAt" FROM ${ROWS('lesson text, text text, "updatedAt" timestamptz')} ${OF_LESSON}
    ON CONFLICT (user_id, lesson_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at
    WHERE t.updated_at < excluded.updated_at RETURNING 1`,
});

export const SECTION_IMPORTS: readonly SectionImport[] = [
  {
    name: 'certificates',
    known: knownCourses,
    write: `
      INSERT INTO certificates (user_id, course_id, version, name, course_title, lesson_count, duration_minutes, completed_at, issued_at, revoked_at,
        source_id)
      SELECT $1, c.id, a.version, a.name, a.title, a."lessonCount", a."durationMinutes", a."completedAt", a."issuedAt", a."revokedAt",
        coalesce(a.source, (SELECT k.source_id FROM certificates k WHERE k.id = own.id), own.id)
      FROM ${ROWS(`course text, version integer, name text, title text, "lessonCount" integer, "durationMinutes" integer,
        "completedAt" timestamptz, "issuedAt" timestamptz, "revokedAt" timestamptz, address text, source uuid`)} ${OF_COURSE}
      CROSS JOIN LATERAL (SELECT substring(a.address FROM '[^/]+$')::uuid AS id) own
      ON CONFLICT DO NOTHING RETURNING 1`,
  },
  {
    name: 'courses',
    known: knownCourses,
    write: `
      INSERT INTO enrollments AS e (user_id, course_id, started_at, completed_at, last_activity_at)
      SELECT $1, c.id, a."startedAt", a."completedAt", a."lastActivityAt"
      FROM ${ROWS('course text, "startedAt" timestamptz, "completedAt" timestamptz, "lastActivityAt" timestamptz')} ${OF_COURSE}
      ON CONFLICT (user_id, course_id) DO UPDATE SET
        started_at = least(e.started_at, excluded.started_at), completed_at = coalesce(e.completed_at, excluded.completed_at),
        last_activity_at = greatest(e.last_activity_at, excluded.last_activity_at)
      WHERE e.started_at > excluded.started_at OR (e.completed_at IS NULL AND excluded.completed_at IS NOT NULL) RETURNING 1`,
  },
  {
    name: 'lessons',
    known: knownLessons,
    write: `
      INSERT INTO lesson_completions (enrollment_id, lesson_id, completed_at)
      SELECT e.id, l.id, a."completedAt" FROM ${ROWS('lesson text, "completedAt" timestamptz')} ${OF_LESSON}
      JOIN enrollments e ON e.course_id = l.course_id AND e.user_id = $1
      ON CONFLICT DO NOTHING RETURNING 1`,
  },
  {
    name: 'answers',
    known: knownLessons,
    write: `
      INSERT INTO lesson_answers AS t (user_id, lesson_id, question_id, answer, is_correct, tries, answered_at)
      SELECT $1, l.id, a.question, a.answer, a."isCorrect", a.tries, a."answeredAt"
      FROM ${ROWS('lesson text, question text, answer jsonb, "isCorrect" boolean, tries integer, "answeredAt" timestamptz')} ${OF_LESSON}
      ON CONFLICT (user_id, lesson_id, question_id) DO UPDATE SET answer = excluded.answer, is_correct = excluded.is_correct,
        tries = excluded.tries, answered_at = excluded.answered_at
      WHERE t.answered_at < excluded.answered_at RETURNING 1`,
  },
  {
    name: 'notes',
    known: knownLessons,
    write: `
      INSERT INTO lesson_notes AS t (user_id, lesson_id, text, block_id, seconds, updated_at)
      SELECT $1, l.id, a.text, a.block, a.seconds, a."updatedAt"
      FROM ${ROWS('lesson text, text text, block text, seconds integer, "updatedAt" timestamptz')} ${OF_LESSON}
      ON CONFLICT (user_id, lesson_id) DO UPDATE SET text = excluded.text, block_id = excluded.block_id,
        seconds = excluded.seconds, updated_at = excluded.updated_at
      WHERE t.updated_at < excluded.updated_at RETURNING 1`,
  },
  lessonText('reflections', 'lesson_reflections'),
  {
    name: 'positions',
    known: knownLessons,
    write: `
      INSERT INTO lesson_positions AS t (user_id, lesson_id, block_id, seconds, updated_at)
      SELECT $1, l.id, a.block, a.seconds, a."updatedAt"
      FROM ${ROWS('lesson text, block text, seconds float8, "updatedAt" timestamptz')} ${OF_LESSON}
      ON CONFLICT (user_id, lesson_id, block_id) DO UPDATE SET seconds = excluded.seconds, updated_at = excluded.updated_at
      WHERE t.updated_at < excluded.updated_at RETURNING 1`,
  },
  {
    name: 'paths',
    known: `SELECT count(*)::integer AS count FROM ${ROWS('path text')} JOIN learning_paths p ON p.id = a.path WHERE $1::uuid IS NOT NULL`,
    write: `
      INSERT INTO learning_path_memberships (user_id, path_id, joined_at)
      SELECT $1, p.id, a."joinedAt" FROM ${ROWS('path text, "joinedAt" timestamptz')} JOIN learning_paths p ON p.id = a.path
      ON CONFLICT DO NOTHING RETURNING 1`,
  },
];

/** Runs last and replaces the days that completions have made: only the archive has the member's local dates. */
export const LEARNING_DAYS: SectionImport = {
  name: 'learning-days',
  known: knownLessons,
  write: `
    INSERT INTO lesson_activity (user_id, lesson_id, kind, local_day, occurred_at)
    SELECT $1, l.id, a.kind, a.day, a.at FROM ${ROWS('lesson text, kind text, day date, at timestamptz')} ${OF_LESSON}
    ON CONFLICT DO NOTHING RETURNING 1`,
};

export const learningDaysOf = (memberId: string): Statement => ({
  text: 'SELECT id FROM lesson_activity WHERE user_id = $1',
  values: [memberId],
});

export const importedLearningDaysDeletion = (memberId: string, before: readonly string[]): Statement => ({
  text: 'DELETE FROM lesson_activity WHERE user_id = $1 AND id <> ALL ($2::uuid[])',
  values: [memberId, before],
});

export const finishedEnrollmentsOf = (memberId: string): Statement => ({
  text: 'SELECT id FROM enrollments WHERE user_id = $1 AND completed_at IS NOT NULL',
  values: [memberId],
});

/**
 * Enrollments that the archive and what was here have finished together. A course that was finished elsewhere has its
 * certificate there: that comes in with the archive, or it came in before.
 */
export const enrollmentsFinishedByImport = (
  memberId: string,
  before: readonly string[],
  courses: unknown[],
): Statement => ({
  text: `
    SELECT e.id FROM enrollments e WHERE e.user_id = $1 AND e.completed_at IS NOT NULL AND e.id <> ALL ($3::uuid[])
      AND e.course_id NOT IN (SELECT c.id FROM ${ROWS('course text, "completedAt" timestamptz')} ${OF_COURSE} WHERE a."completedAt" IS NOT NULL)`,
  values: [memberId, JSON.stringify(courses), before],
});

/** Locks the archive, so that two tries at once are one after the other: `{ importedById }`. */
export const archiveLock = (id: string, hash: string): Statement => ({
  text: `SELECT imported_by_id AS "importedById" FROM data_archives WHERE id = $1 AND manifest_hash = $2 FOR UPDATE`,
  values: [id, hash],
});
