import { hasMuted } from '../../core/visibility/mutes.sql.js';
import { SHOWN_ACHIEVEMENTS } from '../../people/achievements/achievements.sql.js';
import { notBlocked } from '../../core/visibility/blocks.sql.js';
import type { IdOrSlug } from '../../core/validation/id-or-slug.pipe.js';
import { jsonArray, jsonObject, jsonWhen } from '../../core/database/json.sql.js';
import { COURSE_PROGRESS } from '../../learning/courses/courses.sql.js';
import { courseIsVisibleTo } from '../../core/visibility/courses.sql.js';
import { trackProgress } from '../../learning/learning-paths/track-progress.sql.js';
import type { Statement } from '../../core/database/database.js';
import { friendshipSeenBy } from '../../core/visibility/friends.sql.js';
import { exchangesSettled } from '../../core/visibility/exchanges.sql.js';
import { drawnPortrait, portrait } from '../../identity/users/person.sql.js';
import { sharedBy } from '../../people/members/similarity/commonalities.sql.js';
import type { Shared } from '../../people/members/similarity/commonalities.js';
import type {
  FinishedCourse,
  MemberGroup,
  MemberProfile,
  PublicLearningPath,
} from '../../people/members/members.dto.js';
import { NAME } from '../../people/members/members.sql.js';
import { isShown, LISTED, viewerAudience, shown } from '../../core/visibility/members.sql.js';

const IN_PUBLIC_GROUPS = jsonArray(
  jsonObject<MemberGroup>({ slug: 'g.slug', name: 'g.name' }),
  `FROM group_memberships m JOIN groups g ON g.id = m.group_id
   WHERE m.user_id = u.id AND g.visibility = 'public' ORDER BY g.name, g.id LIMIT 50`,
);

const IN_COMMON_GROUPS = jsonArray(
  jsonObject<MemberGroup>({ slug: 'g.slug', name: 'g.name' }),
  `FROM group_memberships m JOIN group_memberships o ON o.group_id = m.group_id AND o.user_id = me.id
   JOIN groups g ON g.id = m.group_id
   WHERE m.user_id = u.id AND g.visibility <> 'withheld' ORDER BY g.name, g.id LIMIT 50`,
);

/** What the person leaves out, course by course. */
const NOT_LEFT_OUT = 'c.id <> ALL (u.hidden_courses)';

const FINISHED_COURSES = jsonArray(
  jsonObject<FinishedCourse>({
    slug: 'c.slug',
    title: 'c.title',
    isVisible: courseIsVisibleTo('c', '$2'),
  }),
  `FROM enrollments en JOIN courses c ON c.id = en.course_id
   WHERE en.user_id = u.id AND en.completed_at IS NOT NULL AND ${NOT_LEFT_OUT} ORDER BY en.completed_at DESC, c.id LIMIT 50`,
);

/** What the two have in common is phrased later. */
export interface ProfileRow {
  profile: Omit<MemberProfile, 'commonalities'> & { shared: Shared | null };
}

const PATH_COURSES = 2;

/** The track with most of the person's courses: two of these, the rest of the track counted. */
const LEARNING_PATH = `(
  SELECT ${jsonObject<PublicLearningPath>({
    track: 't.track',
    completed: 's.completed',
    total: 's.total',
    percent: 's.percent',
    courses: jsonArray(
      jsonObject({
        slug: 'c.slug',
        title: 'c.title',
        progress: COURSE_PROGRESS,
        isVisible: courseIsVisibleTo('c', '$2'),
      }),
      `FROM enrollments en JOIN courses c ON c.id = en.course_id WHERE en.user_id = u.id AND c.track = t.track AND ${NOT_LEFT_OUT}
       ORDER BY en.completed_at IS NOT NULL, coalesce(en.last_activity_at, en.started_at) DESC, en.id LIMIT ${PATH_COURSES}`,
    ),
    more: `s.total - least(t.enrolled, ${PATH_COURSES})`,
  })}
  FROM (
    SELECT c.track, count(*)::integer AS enrolled
    FROM enrollments en JOIN courses c ON c.id = en.course_id WHERE en.user_id = u.id AND ${NOT_LEFT_OUT} GROUP BY c.track
    ORDER BY enrolled DESC, array_position(ARRAY['ai-mastery', 'consciousness-integration', 'leadership-transformation'], c.track)
    LIMIT 1
  ) t CROSS JOIN LATERAL ${trackProgress('t.track', 'u.id', NOT_LEFT_OUT)} s)`;

const isMember = `u.viewerAudience IN ('members', 'friends')`;

/** A profile as far as its owner shows it to the viewer (null: a visitor, who gets the first name only). */
export const profileSeenBy = ({ by, value }: IdOrSlug, viewerId: string | null): Statement => ({
  name: `members.by_${by}`,
  text: `
    SELECT ${jsonObject<ProfileRow['profile']>({
      id: 'u.id',
      slug: 'u.slug',
      name: `CASE WHEN u.viewerAudience = 'public' THEN member_name(u.first_name, NULL) ELSE ${NAME} END`,
      currentRole: 'u."current_role"',
      location: shown('location', 'u.viewerAudience', 'u.location'),
      bio: shown('bio', 'u.viewerAudience', 'u.bio'),
      links: shown('links', 'u.viewerAudience', 'u.links', `'[]'::jsonb`),
      skills: shown('skills', 'u.viewerAudience', 'u.skills', `'{}'::text[]`),
      helpsWith: shown('helpsWith', 'u.viewerAudience', 'u.helps_with', `'{}'::text[]`),
      lookingFor: shown('lookingFor', 'u.viewerAudience', 'u.looking_for', `'{}'::text[]`),
      interests: shown('interests', 'u.viewerAudience', 'u.interests', `'{}'::text[]`),
      profileImageUrl: `CASE WHEN u.viewerAudience = 'public' THEN ${drawnPortrait('u')} ELSE ${portrait('u')} END`,
      groups: shown('groups', 'u.viewerAudience', IN_PUBLIC_GROUPS, `'[]'::json`),
      groupsInCommon: `CASE WHEN ${isMember} AND ${isShown('groups', 'u.viewerAudience')} THEN ${IN_COMMON_GROUPS} ELSE '[]'::json END`,
      finishedCourses: shown('finishedCourses', 'u.viewerAudience', FINISHED_COURSES, `'[]'::json`),
      achievements: shown('achievements', 'u.viewerAudience', SHOWN_ACHIEVEMENTS, `'[]'::json`),
      learningPath: shown('finishedCourses', 'u.viewerAudience', LEARNING_PATH),
      exchangesSettled: `CASE WHEN u.viewerAudience <> 'public' THEN ${exchangesSettled('u.id')} ELSE 0 END`,
      joinedAt: 'iso_instant(u.joined_at)',
      timeZone: shown('timeZone', 'u.viewerAudience', 'u.time_zone'),
      email: shown('email', 'u.viewerAudience', 'u.email'),
      isMuted: hasMuted('$2', 'u.id'),
      friendship: `CASE WHEN ${isMember} THEN ${friendshipSeenBy('$2', 'u.id')} END`,
      shared: jsonWhen(isMember, sharedBy({ person: 'u', viewerAudience: 'u.viewerAudience', viewer: 'me' })),
    })} AS profile
    FROM (SELECT u.*, CASE WHEN $2::uuid IS NULL THEN 'public' ELSE ${viewerAudience('u.id', '$2')} END AS viewerAudience
          FROM users u WHERE u.${by} = $1) u
    LEFT JOIN users me ON me.id = $2::uuid
    WHERE (${LISTED} OR u.viewerAudience = 'me') AND ${notBlocked('u.id', '$2')}`,
  values: [value, viewerId],
});
