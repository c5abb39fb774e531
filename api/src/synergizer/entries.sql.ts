import type { Json } from '../core/database/json.sql.js';
import { exchangeIsVisibleTo, STATE } from '../core/visibility/exchanges.sql.js';
import { projectIsVisibleTo } from '../core/visibility/projects.sql.js';
import { FREE_PARTS, TAKES_PEOPLE } from './projects/projects.sql.js';

export type EntryKind = 'project' | 'exchange';

/** What visitors do not see. */
export const forMembers = <T>(viewer: string, expression: Json<T>, otherwise = 'NULL'): Json<T> =>
  `CASE WHEN ${viewer}::uuid IS NOT NULL THEN ${expression} ELSE ${otherwise} END`;

/** Whether one of `skills` has the text `skill` in it. */
export const hasSkill = (skills: string, skill: string) =>
  `EXISTS (SELECT FROM unnest(${skills}) s WHERE strpos(search_fold(s), search_fold(${skill})) > 0)`;

/** Projects with a free part and open exchanges of others, about `query`, a tsquery; none for visitors. */
export const openEntriesOn = (query: string, viewer: string) => `
  SELECT p.id, s.kind, p.slug, p.title, s.document FROM search_entries s JOIN projects p ON p.id = s.id
  WHERE ${viewer}::uuid IS NOT NULL AND s.kind IN ('project', 'exchange') AND s.document @@ ${query}
    AND ${TAKES_PEOPLE} AND EXISTS (SELECT ${FREE_PARTS})
    AND NOT EXISTS (SELECT FROM project_members m WHERE m.project_id = p.id AND m.user_id = ${viewer}::uuid)
    AND ${projectIsVisibleTo(viewer, 'false')}
  UNION ALL
  SELECT x.id, s.kind, x.slug, x.title, s.document FROM search_entries s JOIN exchanges x ON x.id = s.id
  WHERE ${viewer}::uuid IS NOT NULL AND s.kind IN ('project', 'exchange') AND s.document @@ ${query}
    AND ${STATE} = 'open' AND x.owner_id <> ${viewer}::uuid AND ${exchangeIsVisibleTo(viewer, 'false')}`;
