import { isHpcMemberSql } from '../../../../core/visibility/membership.sql.js';

/** How far a member `u` got, in the order of the funnel. */
export const FUNNEL_STEPS = {
  onboarded: 'u.onboarded_at IS NOT NULL',
  learned: 'EXISTS (SELECT FROM enrollments e WHERE e.user_id = u.id AND e.completed_lessons > 0)',
  posted: 'EXISTS (SELECT FROM posts p WHERE p.author_id = u.id)',
  attended: 'EXISTS (SELECT FROM event_rsvps r WHERE r.user_id = u.id AND r.going_since IS NOT NULL)',
  pro: isHpcMemberSql('u.id'),
} as const;

export type FunnelStepKey = keyof typeof FUNNEL_STEPS;
