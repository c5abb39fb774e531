import { paths } from '#platform/paths/paths';
import { count } from '../../core/recommendations/reasons.js';
import { MAX_LATEST, wanted } from '../../core/recommendations/candidates.sql.js';
import { RecommendationSourcesModule } from '../../core/recommendations/recommendation-sources.module.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';

declare module '../../core/recommendations/recommendation-sources.module.js' {
  interface RecommendationKinds {
    group: true;
  }
}

interface Candidate {
  id: string;
  title: string;
  slug: string;
  coverSeed: string;
  topic: string;
  members: number;
  /** An interest of the member that the group is about. */
  interest: string | null;
}

const groupToJoin = ({ id, slug, title, coverSeed, topic, members, interest }: Candidate) => ({
  id: id,
  href: paths.group(slug),
  title,
  coverSeed,
  reason: interest
    ? `You’re interested in ${interest}, and so are its members.`
    : `${count(members, 'member talks', 'members talk')} about ${topic} here.`,
  why: [
    interest ? `“${interest}” is one of your profile interests.` : null,
    `It has ${count(members, 'member')}, and its topic is ${topic}.`,
    'It’s open to join.',
  ],
});

export const RECOMMENDATIONS = RecommendationSourcesModule.forFeature<Candidate>('group', {
  position: 70,
  table: 'groups',
  candidates: jsonArray(
    jsonObject<Candidate>({
      id: 'g.id',
      title: 'g.name',
      slug: 'g.slug',
      coverSeed: 'g.cover_seed',
      topic: 'g.topic',
      members: 'g.member_count',
      interest: 'i.interest',
    }),
    `FROM (
     SELECT * FROM groups g
     WHERE (g.visibility = 'public' OR (g.visibility = 'pro' AND $2::boolean)) AND g.archived_at IS NULL AND ${wanted('group', 'g.id')}
       AND NOT EXISTS (SELECT FROM group_memberships m WHERE m.group_id = g.id AND m.user_id = $1)
     ORDER BY g.member_count DESC, g.id DESC LIMIT ${MAX_LATEST}
   ) g
   LEFT JOIN LATERAL (
     SELECT x AS interest FROM unnest(me.interests) x
     WHERE strpos(lower(concat_ws(' ', g.topic, g.name, g.about)), lower(x)) > 0 LIMIT 1) i ON true
   ORDER BY i.interest IS NOT NULL DESC, g.member_count DESC, g.id LIMIT 2`,
  ),
  recommend: groupToJoin,
});
