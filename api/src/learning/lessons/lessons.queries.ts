import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import type { Statement } from '../../core/database/database.js';
import type { Answer } from './answers/grade.js';
import type { GivenAnswer } from './answers/results.js';
import type { LessonBlock } from './blocks/lesson-blocks.js';

export interface OpenLesson {
  id: string;
  courseId: string;
  blocks: LessonBlock[];
}

export interface LessonForViewer extends OpenLesson {
  isPreview: boolean;
  access: string;
  isEnrolled: boolean;
}

/** A lesson with what decides whether the viewer may see it. */
export const lessonForViewer = ({ by, value }: IdOrSlug, viewerId: string | null): Statement => ({
  name: `lessons.for_viewer_by_${by}`,
  text: `
    SELECT l.id, l.course_id AS "courseId", l.blocks, l.is_preview AS "isPreview", c.access,
      en.id IS NOT NULL AS "isEnrolled"
    FROM lessons l JOIN courses c ON c.id = l.course_id
    LEFT JOIN enrollments en ON en.course_id = c.id AND en.user_id = $2::uuid
    WHERE l.${by} = $1 AND l.retired_at IS NULL AND ${courseIsVisibleTo('c', '$2')}`,
  values: [value, viewerId],
});

const GIVEN = `question_id AS "questionId", answer, is_correct AS correct, tries`;

export const answersIn = (userId: string, lessonId: string): Statement => ({
  name: 'lessons.answers',
  text: `SELECT ${GIVEN} FROM lesson_answers WHERE user_id = $1 AND lesson_id = $2`,
  values: [userId, lessonId],
});

/** Keeps the latest answer and counts the tries. */
export const answerUpsert = (
  userId: string,
  lessonId: string,
  { questionId, answer, correct }: Omit<GivenAnswer, 'tries'> & { answer: Answer },
): Statement => ({
  name: 'lessons.answer',
  text: `
    INSERT INTO lesson_answers (user_id, lesson_id, question_id, answer, is_correct) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (user_id, lesson_id, question_id) DO UPDATE
    SET answer = excluded.answer, is_correct = excluded.is_correct, tries = lesson_answers.tries + 1, answered_at = now()
    RETURNING ${GIVEN}`,
  values: [userId, lessonId, questionId, JSON.stringify(answer), correct],
});
