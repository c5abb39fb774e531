import type { Section } from './section.js';

/** Lessons and courses have names of their own that stay, so that what belongs to them finds them again. */
const LESSON = `l.slug AS lesson, l.title, c.slug AS course`;
const OF_LESSON = (table: string) =>
  `FROM ${table} x JOIN lessons l ON l.id = x.lesson_id JOIN courses c ON c.id = l.course_id WHERE x.user_id = $1`;

/** What one learned and wrote down. */
export const LEARNING_SECTIONS: readonly Section[] = [
  {
    name: 'courses',
    label: 'Courses',
    sql: `SELECT c.slug AS course, c.title, e.started_at AS "startedAt", e.completed_at AS "completedAt",
            e.last_activity_at AS "lastActivityAt",
            course_progress(e.completed_lessons, c.lesson_count + e.retired_lessons, e.completed_at IS NOT NULL) AS progress
          FROM enrollments e JOIN courses c ON c.id = e.course_id WHERE e.user_id = $1 ORDER BY e.started_at, c.slug`,
  },
  {
    name: 'lessons',
    label: 'Lessons completed',
    sql: `SELECT ${LESSON}, x.completed_at AS "completedAt"
          FROM lesson_completions x JOIN enrollments e ON e.id = x.enrollment_id JOIN lessons l ON l.id = x.lesson_id
          JOIN courses c ON c.id = l.course_id WHERE e.user_id = $1 ORDER BY x.completed_at, l.slug`,
  },
  {
    name: 'learning-days',
    label: 'Learning activity',
    sql: `SELECT ${LESSON}, x.kind, x.local_day::text AS day, x.occurred_at AS at
          ${OF_LESSON('lesson_activity')} ORDER BY x.occurred_at, l.slug, x.kind`,
  },
  {
    name: 'answers',
    label: 'Answers',
    sql: `SELECT ${LESSON}, x.question_id AS question, x.answer, x.is_correct AS "isCorrect", x.tries, x.answered_at AS "answeredAt"
          ${OF_LESSON('lesson_answers')} ORDER BY x.answered_at, l.slug, x.question_id`,
  },
  {
    name: 'notes',
    label: 'Notes',
    sql: `SELECT ${LESSON}, x.text, x.block_id AS block, x.seconds, x.updated_at AS "updatedAt"
          ${OF_LESSON('lesson_notes')} ORDER BY x.updated_at, l.slug`,
  },
  {
    name: 'reflections',
    label: 'Reflections',
    sql: `SELECT ${LESSON}, x.text, x.updated_at AS "updatedAt" ${OF_LESSON('lesson_reflections')} ORDER BY x.updated_at, l.slug`,
  },
  {
    name: 'positions',
    label: 'Where films and recordings stand',
    sql: `SELECT ${LESSON}, x.block_id AS block, x.seconds, x.updated_at AS "updatedAt"
          ${OF_LESSON('lesson_positions')} ORDER BY x.updated_at, l.slug, x.block_id`,
  },
  {
    name: 'paths',
    label: 'Learning paths',
    sql: `SELECT path_id AS path, joined_at AS "joinedAt" FROM learning_path_memberships WHERE user_id = $1 ORDER BY joined_at, path_id`,
  },
  {
    name: 'seasons',
    label: 'Seasons of the academy',
    sql: `SELECT starts_on::text AS "startsOn", joined_at AS "joinedAt" FROM season_places WHERE user_id = $1 ORDER BY starts_on`,
  },
  {
    name: 'certificates',
    label: 'Certificates',
    sql: `SELECT c.slug AS course, k.course_title AS title, k.version, k.name, k.lesson_count AS "lessonCount",
            k.duration_minutes AS "durationMinutes", k.completed_at AS "completedAt", k.issued_at AS "issuedAt",
            k.revoked_at AS "revokedAt", '/certificates/' || k.id AS address, coalesce(k.source_id, k.id) AS source
          FROM certificates k JOIN courses c ON c.id = k.course_id WHERE k.user_id = $1 ORDER BY k.issued_at, c.slug, k.version`,
  },
  {
    name: 'achievements',
    label: 'Achievements',
    sql: `SELECT key AS achievement, earned_at AS "earnedAt" FROM earned_achievements WHERE user_id = $1 ORDER BY earned_at, key`,
  },
  {
    name: 'points',
    label: 'Points',
    sql: `SELECT reason, delta, created_at AS at FROM point_entries WHERE user_id = $1 ORDER BY created_at, reason, id`,
  },
  {
    name: 'reviews',
    label: 'Course reviews',
    sql: `SELECT c.slug AS course, r.rating, r.text, r.created_at AS "createdAt", r.edited_at AS "editedAt", r.deleted_at AS "deletedAt"
          FROM course_reviews r JOIN courses c ON c.id = r.course_id WHERE r.user_id = $1 ORDER BY r.created_at, r.id`,
  },
  {
    name: 'dismissed-recommendations',
    label: 'Recommendations that were not for you',
    sql: `SELECT kind, at FROM dismissed_recommendations WHERE user_id = $1 ORDER BY at, kind, subject_id`,
  },
];
