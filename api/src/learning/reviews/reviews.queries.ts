import { notBlocked } from '../../core/visibility/blocks.sql.js';
import { jsonObject, jsonWhen, pageStatement, Parameters } from '../../core/database/json.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import type { Statement } from '../../core/database/database.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import { authorSummary } from '../../identity/users/person.sql.js';
import type { ReviewResponse } from './reviews.dto.js';

/** The course, whether the member may review it, and what became of an earlier review. */
export const courseToReview = ({ by, value }: IdOrSlug, userId: string | null): Statement => ({
  name: `reviews.course_by_${by}`,
  text: `
    SELECT c.id, EXISTS (SELECT FROM certificates k WHERE k.course_id = c.id AND k.user_id = $2::uuid) AS finished,
      EXISTS (SELECT FROM course_reviews r WHERE r.course_id = c.id AND r.user_id = $2::uuid AND r.removed_by = 'moderator') AS removed
    FROM courses c WHERE c.${by} = $1 AND ${courseIsVisibleTo('c', '$2')}`,
  values: [value, userId],
});

interface Wanted {
  courseId: string;
  viewerId: string | null;
  /** The viewer's own, in sight or not. */
  mine: boolean;
}

/** The latest first. `after`: [created at, id]. */
export function reviewPage(
  { courseId, viewerId, mine }: Wanted,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  const course = parameters.add(courseId);
  const viewer = parameters.add(viewerId);
  const shown = mine
    ? `r.user_id = ${viewer}::uuid AND r.deleted_at IS NULL`
    : `r.deleted_at IS NULL AND r.hidden_at IS NULL AND ${notBlocked('r.user_id', viewer)}`;
  const where = `WHERE r.course_id = ${course}::uuid AND ${shown}`;
  return pageStatement({
    name: mine ? 'reviews.mine' : 'reviews.list',
    item: jsonObject<ReviewResponse>({
      id: 'r.id',
      rating: 'r.rating',
      text: 'r.text',
      createdAt: 'iso_instant(r.created_at)',
      editedAt: 'iso_instant(r.edited_at)',
      author: jsonWhen(`${viewer}::uuid IS NOT NULL`, authorSummary('a')),
      isMine: `coalesce(r.user_id = ${viewer}::uuid, false)`,
    }),
    source: `FROM course_reviews r JOIN users a ON a.id = r.user_id ${where}`,
    key: [
      ['r.created_at', 'timestamptz'],
      ['r.id', 'uuid'],
    ],
    descending: true,
    size,
    after,
    total: `SELECT count(*) FROM course_reviews r ${where}`,
    parameters,
  });
}

/** Writes the member's review, or changes it. */
export const writeReview = (courseId: string, userId: string, rating: number, text: string): Statement => ({
  text: `
    INSERT INTO course_reviews (course_id, user_id, rating, text) VALUES ($1, $2, $3, $4)
    ON CONFLICT (course_id, user_id) DO UPDATE SET rating = excluded.rating, text = excluded.text, edited_at = now()
    WHERE course_reviews.deleted_at IS NULL
      AND (course_reviews.rating, course_reviews.text) IS DISTINCT FROM (excluded.rating, excluded.text)`,
  values: [courseId, userId, rating, text],
});
