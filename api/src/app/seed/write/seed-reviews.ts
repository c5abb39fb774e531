import type { SeedReview } from '../files/items/learning.js';
import { seedId } from '../seed-id.js';
import type { PeopleByKey } from './seed-people.js';
import type { SeedRun } from '../seed-run.js';

/** Reviews, each written within the days after the course was finished. */
export async function seedReviews(
  session: SeedRun,
  reviews: readonly SeedReview[],
  ids: PeopleByKey,
): Promise<void> {
  for (const { course, person, rating, text } of reviews)
    await session.once(`review:${course}:${person}`, async () => {
      await session.query(
        `INSERT INTO course_reviews (id, course_id, user_id, rating, text, created_at)
         SELECT $1, e.course_id, e.user_id, $4, $5, least(now(), e.completed_at + interval '30 hours')
         FROM enrollments e WHERE e.course_id = $2 AND e.user_id = $3 AND e.completed_at IS NOT NULL
         ON CONFLICT DO NOTHING`,
        [seedId('review', course, person), seedId('course', course), ids.get(person)!, rating, text],
      );
    });
}
