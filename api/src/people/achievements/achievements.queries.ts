import type { Statement } from '../../core/database/database.js';
import { jsonObject, jsonWhen } from '../../core/database/json.sql.js';
import type { AchievementSubject } from './achievements.dto.js';
import { ABOUT } from './achievements.sql.js';

export interface EarnedRow {
  key: string;
  earnedAt: string;
  /** Null once it is gone. */
  about: AchievementSubject | null;
}

export const earnedAchievementsOf = (userId: string): Statement => ({
  name: 'achievements.of',
  text: `
    SELECT a.key, iso_instant(a.earned_at) AS "earnedAt",
      ${jsonWhen('s.href IS NOT NULL', jsonObject<AchievementSubject>({ title: 's.title', href: 's.href' }))} AS about
    FROM earned_achievements a LEFT JOIN ${ABOUT} s ON true
    WHERE a.user_id = $1 ORDER BY a.earned_at DESC, a.key`,
  values: [userId],
});

export interface NewAchievement {
  id: string;
  userId: string;
  key: string;
}

/** Those their members do not know of yet, from now on known; two workers never take the same. */
export const achievementsToAnnounce = (count: number): Statement => ({
  name: 'achievements.announce',
  text: `
    UPDATE earned_achievements SET announced_at = now()
    WHERE id IN (SELECT id FROM earned_achievements WHERE announced_at IS NULL
                 ORDER BY recorded_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING id, user_id AS "userId", key`,
  values: [count],
});
