import { paths } from '#platform/paths/paths';
import type { Statement } from '../../core/database/database.js';
import { jsonArray, jsonObject } from '../../core/database/json.sql.js';
import { eventIsOpenTo } from '../../core/visibility/events.sql.js';
import { groupExistsFor } from '../../core/visibility/groups.sql.js';
import { visibleTo } from '../../core/visibility/posts.sql.js';
import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';
import type { ShownAchievement } from '../members/members.dto.js';
import { ACHIEVEMENTS } from './achievements.js';

/** Tables whose rows earn achievements. */
export type AchievementSource =
  | 'enrollments'
  | 'event_rsvps'
  | 'friendships'
  | 'group_memberships'
  | 'lesson_activity'
  | 'lesson_answers'
  | 'lesson_reflections'
  | 'post_replies'
  | 'posts';

/** Gives members what their rows have earned them, in the transaction that has written the rows. */
export const achievementAward = (
  sources: readonly AchievementSource[],
  memberIds: readonly string[],
): Statement => ({
  name: 'achievements.award',
  text: 'SELECT award_achievements_from($1::text[], $2::uuid[])',
  values: [sources, memberIds],
});

const PRO = isHpcMemberSql('a.user_id');

/** What `a` was earned by: its title and its path, while it is there and its member may see it. */
export const ABOUT = `LATERAL (
  SELECT c.title, '${paths.courses}/' || c.slug AS href FROM courses c WHERE a.subject_type = 'course' AND c.id = a.subject_id
  UNION ALL
  SELECT l.title, '${paths.learn}/' || c.slug || '/lesson/' || l.slug FROM lessons l JOIN courses c ON c.id = l.course_id
  WHERE a.subject_type = 'lesson' AND l.id = a.subject_id AND l.retired_at IS NULL
  UNION ALL
  SELECT e.title, '${paths.events}/' || e.slug FROM events e WHERE a.subject_type = 'event' AND e.id = a.subject_id
    AND ${eventIsOpenTo('a.user_id', PRO)}
  UNION ALL
  SELECT g.name, '${paths.groups}/' || g.slug FROM groups g WHERE a.subject_type = 'group' AND g.id = a.subject_id
    AND ${groupExistsFor('a.user_id')}
  UNION ALL
  SELECT p.title, '${paths.discussions}/' || p.slug FROM posts p LEFT JOIN groups g ON g.id = p.group_id
  WHERE a.subject_type = 'post' AND p.id = a.subject_id AND ${visibleTo('a.user_id', PRO)}
  UNION ALL
  SELECT member_name(m.first_name, m.last_name), '${paths.profile}/' || m.slug FROM users m
  WHERE a.subject_type = 'member' AND m.id = a.subject_id
)`;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const PUBLIC = ACHIEVEMENTS.filter(({ isPrivate }) => !isPrivate)
  .map(({ key, title, rule, href }) => `(${[key, title, rule, href].map(quote).join(', ')})`)
  .join(', ');

/** What the person `u` has earned, for others: nothing of what it was about. */
export const SHOWN_ACHIEVEMENTS = jsonArray(
  jsonObject<ShownAchievement>({
    title: 'r.title',
    rule: 'r.rule',
    href: 'r.href',
    earnedAt: 'iso_instant(a.earned_at)',
  }),
  `FROM earned_achievements a JOIN (VALUES ${PUBLIC}) r(key, title, rule, href) USING (key)
   WHERE a.user_id = u.id AND a.key <> ALL (u.hidden_achievements) ORDER BY a.earned_at DESC, a.key`,
);
