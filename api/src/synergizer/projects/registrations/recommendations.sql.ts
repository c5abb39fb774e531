import { paths } from '#platform/paths/paths';
import { count } from '../../../core/recommendations/reasons.js';
import { matching, MAX_LATEST, wanted } from '../../../core/recommendations/candidates.sql.js';
import { RecommendationSourcesModule } from '../../../core/recommendations/recommendation-sources.module.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import { FREE_PARTS, TAKES_PEOPLE } from '../projects.sql.js';
import { projectIsVisibleTo } from '../../../core/visibility/projects.sql.js';

declare module '../../../core/recommendations/recommendation-sources.module.js' {
  interface RecommendationKinds {
    project: true;
  }
}

interface Candidate {
  id: string;
  title: string;
  slug: string;
  /** Something on the member's profile that it is about. */
  match: string;
  freeParts: number;
  fewestHours: number;
}

const projectToJoin = ({ id, slug, title, match, freeParts, fewestHours }: Candidate) => ({
  id: id,
  href: paths.project(slug),
  title,
  reason: `It’s recruiting and about ${match}. Roles start at ${count(fewestHours, 'hour')} a week.`,
  why: [
    `“${match}” is on your profile.`,
    `${count(freeParts, 'open role')}, from ${count(fewestHours, 'hour')} a week.`,
  ],
});

export const RECOMMENDATIONS = RecommendationSourcesModule.forFeature<Candidate>('project', {
  position: 50,
  table: 'projects',
  candidates: jsonArray(
    jsonObject<Candidate>({
      id: 'p.id',
      title: 'p.title',
      slug: 'p.slug',
      match: 'p.match',
      freeParts: `(SELECT count(*)::integer ${FREE_PARTS})`,
      fewestHours: `(SELECT min(r.hours_per_week) ${FREE_PARTS})`,
    }),
    `FROM (
     SELECT p.*, ${matching('me.skills || me.helps_with || me.interests', 'p.topic', `array_to_string(p.skills, ' ')`, 'p.title')} AS match
     FROM projects p
     WHERE ${TAKES_PEOPLE} AND EXISTS (SELECT ${FREE_PARTS}) AND ${projectIsVisibleTo('$1', 'false')} AND $2::boolean
       AND NOT EXISTS (SELECT FROM project_members pm WHERE pm.project_id = p.id AND pm.user_id = $1)
       AND NOT EXISTS (SELECT FROM project_requests q WHERE q.project_id = p.id AND q.user_id = $1)
       AND ${wanted('project', 'p.id')}
     ORDER BY p.created_at DESC LIMIT ${MAX_LATEST}
   ) p WHERE p.match IS NOT NULL ORDER BY p.created_at DESC, p.id LIMIT 1`,
  ),
  recommend: projectToJoin,
});
