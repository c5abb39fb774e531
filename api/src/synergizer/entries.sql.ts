import type { Json } from '../core/database/json.sql.js';

/** What visitors do not see. */
export const forMembers = <T>(viewer: string, expression: Json<T>, otherwise = 'NULL'): Json<T> =>
  `CASE WHEN ${viewer}::uuid IS NOT NULL THEN ${expression} ELSE ${otherwise} END`;

/** Whether one of `skills` has the text `skill` in it. */
export const hasSkill = (skills: string, skill: string) =>
  `EXISTS (SELECT FROM unnest(${skills}) s WHERE strpos(search_fold(s), search_fold(${skill})) > 0)`;
