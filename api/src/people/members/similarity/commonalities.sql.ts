import { type Json, jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import { isShown } from '../../../core/visibility/members.sql.js';
import type { Shared } from './commonalities.js';

/** Words of a role that say something, lower case. */
export const roleTerms = (alias: string) =>
  `(SELECT coalesce(array_agg(DISTINCT w), '{}') FROM regexp_split_to_table(lower(${alias}."current_role"), '[^[:alpha:]]+') w
    WHERE length(w) > 4 AND w NOT IN ('about', 'former', 'futurelab', 'senior', 'their', 'which'))`;

export const commonTerms = (left: string, right: string) =>
  `ARRAY(SELECT unnest(${left}) INTERSECT SELECT unnest(${right}) ORDER BY 1)`;

interface Parts {
  /** Aliases of rows of `users`. */
  person: string;
  viewer: string;
  /** How near the viewer stands to the person (SQL). */
  viewerAudience: string;
  /** Only what was there before this instant counts (SQL). */
  before?: string;
}

/** What two members have in common, as far as the person shows it. */
export function sharedBy({ person: c, viewer: me, viewerAudience, before }: Parts): Json<Shared> {
  const since = (column: string) =>
    before === undefined ? '' : `AND a.${column} < ${before} AND b.${column} < ${before}`;
  return jsonObject({
    groups: jsonArray(
      'g.name',
      `FROM group_memberships a JOIN group_memberships b ON b.group_id = a.group_id AND b.user_id = ${c}.id
       JOIN groups g ON g.id = a.group_id
       WHERE a.user_id = ${me}.id ${since('joined_at')} AND g.visibility <> 'withheld' AND ${isShown('groups', viewerAudience, c)}
       ORDER BY g.name LIMIT 20`,
    ),
    courses: jsonArray(
      'k.title',
      `FROM enrollments a JOIN enrollments b ON b.course_id = a.course_id AND b.user_id = ${c}.id
       JOIN courses k ON k.id = a.course_id
       WHERE a.user_id = ${me}.id ${since('started_at')} AND ${isShown('finishedCourses', viewerAudience, c)} AND k.id <> ALL (${c}.hidden_courses)
       ORDER BY k.title LIMIT 20`,
    ),
    interests: `CASE WHEN ${isShown('interests', viewerAudience, c)} THEN ${commonTerms(`${c}.interests`, `${me}.interests`)} ELSE '{}'::text[] END`,
    roleTerms: commonTerms(roleTerms(c), roleTerms(me)),
    place: `CASE WHEN ${isShown('location', viewerAudience, c)} AND ${c}.location = ${me}.location THEN ${c}.location END`,
  });
}
