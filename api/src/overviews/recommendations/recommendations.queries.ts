import type { Statement } from '../../core/database/database.js';
import {
  type RecommendationKind,
  recommendationSources,
} from '../../core/recommendations/recommendation-sources.module.js';

export interface Candidates {
  enabled: boolean;
  /** Of each source, by its kind. */
  found: Partial<Record<RecommendationKind, never[]>>;
  /** People whom the member does not want to be shown. */
  dismissedPeople: string[];
}

/** What a member could do next: open to them, not done, not past, not full, and not refused by them. */
export const candidatesFor = (userId: string, pro: boolean): Statement => ({
  name: 'recommendations.candidates',
  text: `
    SELECT me.enabled,
      CASE WHEN me.enabled THEN json_build_object(${recommendationSources()
        .map(([kind, { candidates }]) => `'${kind}', ${candidates}`)
        .join(', ')}) ELSE '{}' END AS found,
      ARRAY(SELECT subject_id::text FROM dismissed_recommendations WHERE user_id = $1 AND kind = 'person') AS "dismissedPeople"
    FROM (
      SELECT u.interests, u.skills, u.helps_with, u.looking_for, coalesce(s.enabled, true) AS enabled
      FROM users u LEFT JOIN recommendation_settings s ON s.user_id = u.id WHERE u.id = $1
    ) me`,
  values: [userId, pro],
});

/** Once, however often it is sent; only what exists can be refused. */
export const dismissal = (
  userId: string,
  kind: RecommendationKind,
  table: string,
  subjectId: string,
): Statement => ({
  name: `recommendations.dismiss_${kind}`,
  text: `INSERT INTO dismissed_recommendations (user_id, kind, subject_id)
         SELECT $1, '${kind}', id FROM ${table} WHERE id = $2 ON CONFLICT DO NOTHING`,
  values: [userId, subjectId],
});
