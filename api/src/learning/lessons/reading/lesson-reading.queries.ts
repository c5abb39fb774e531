import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject, type Json } from '../../../core/database/json.sql.js';
import type { IdOrSlug } from '../../../core/validation/id-or-slug.pipe.js';
import { courseIsVisibleTo } from '../../../core/visibility/courses.sql.js';
import type { GivenAnswer } from '../answers/results.js';
import type { LessonBlock } from '../blocks/lesson-blocks.js';
import type { LessonDetail, LessonLink } from './lesson-reading.dto.js';

const NEIGHBOR = (direction: 'previous' | 'next'): Json<LessonLink | null> => `(
  SELECT ${jsonObject<LessonLink>({ slug: 'n.slug', title: 'n.title' })} FROM lessons n
  WHERE n.course_id = l.course_id AND n.retired_at IS NULL AND n.position ${direction === 'next' ? '>' : '<'} l.position
  ORDER BY n.position ${direction === 'next' ? 'ASC' : 'DESC'} LIMIT 1)`;

export interface LessonRow {
  id: string;
  isPreview: boolean;
  access: string;
  isEnrolled: boolean;
  blocks: LessonBlock[];
  /** What the viewer has answered. */
  answers: GivenAnswer[];
  /** The rest of what the page shows. */
  rest: Omit<LessonDetail, 'blocks' | 'answers' | 'quizzes'>;
}

/** The lesson as JSON text, and what decides whether the viewer may read it. */
export const lessonByRef = (course: IdOrSlug, lesson: IdOrSlug, viewerId: string | null): Statement => ({
  name: `courses.lesson_by_${course.by}_${lesson.by}`,
  text: `
    SELECT l.id, l.is_preview AS "isPreview", c.access, en.id IS NOT NULL AS "isEnrolled", l.blocks,
      ${jsonArray(
        jsonObject<GivenAnswer>({
          questionId: 'a.question_id',
          answer: 'a.answer',
          correct: 'a.is_correct',
          tries: 'a.tries',
        }),
        'FROM lesson_answers a WHERE a.lesson_id = l.id AND a.user_id = $3::uuid',
      )} AS answers,
      ${jsonObject<LessonRow['rest']>({
        id: 'l.id',
        slug: 'l.slug',
        title: 'l.title',
        position: 'l.position',
        durationMinutes: 'l.duration_minutes',
        exerciseMinutes: 'l.exercise_minutes',
        kind: 'l.kind',
        body: 'l.body',
        isPreview: 'l.is_preview',
        isCompleted: 'd.lesson_id IS NOT NULL',
        course: jsonObject({ id: 'c.id', slug: 'c.slug', title: 'c.title' }),
        previous: NEIGHBOR('previous'),
        next: NEIGHBOR('next'),
        positions: jsonArray(
          jsonObject({ blockId: 'p.block_id', seconds: 'p.seconds' }),
          'FROM lesson_positions p WHERE p.lesson_id = l.id AND p.user_id = $3::uuid',
        ),
      })} AS rest
    FROM lessons l
    JOIN courses c ON c.id = l.course_id
    LEFT JOIN enrollments en ON en.course_id = c.id AND en.user_id = $3::uuid
    LEFT JOIN lesson_completions d ON d.enrollment_id = en.id AND d.lesson_id = l.id
    WHERE l.${lesson.by} = $2 AND c.${course.by} = $1 AND l.retired_at IS NULL
      AND ${courseIsVisibleTo('c', '$3')}`,
  values: [course.value, lesson.value, viewerId],
});
