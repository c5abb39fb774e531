import type { Queryable } from '../../core/database/database.js';
import { achievementAward } from '../../people/achievements/achievements.sql.js';
import { certificateIssue } from '../certificates/certificates.sql.js';
import { finishedNow } from './enrollments.queries.js';

/**
 * Gives certificate and achievements to the members who have finished the course in this transaction.
 * @param memberId this member alone
 * @returns their ids
 */
export async function rewardFinishers(
  courseId: string,
  transaction: Queryable,
  memberId: string | null = null,
): Promise<string[]> {
  const finished = await transaction.query<{ id: string; userId: string }>(finishedNow(courseId, memberId));
  if (finished.length === 0) return [];
  const memberIds = finished.map(({ userId }) => userId);
  await transaction.query(certificateIssue(finished.map(({ id }) => id)));
  await transaction.query(achievementAward(['enrollments'], memberIds));
  return memberIds;
}
