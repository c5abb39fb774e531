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
         SELECT $1, k.course_id, k.user_id, $4, $5, least(now(), k.completed_at + interval '30 hours')
         FROM certificates k WHERE k.course_id = $2 AND k.user_id = $3 AND k.version = 1
         ON CONFLICT DO NOTHING`,
        [seedId('review', course, person), seedId('course', course), ids.get(person)!, rating, text],
      );
    });
}
