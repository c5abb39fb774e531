import { isHpcMemberSql } from '../../../../core/visibility/membership.sql.js';

/** How far a member `u` got, in the order of the funnel. */
export const FUNNEL_STEPS = {
  onboarded: 'u.onboarded_at IS NOT NULL',
  learned: 'u.id IN (SELECT e.user_id FROM enrollments e WHERE e.completed_lessons > 0)',
  posted: 'u.id IN (SELECT p.author_id FROM posts p)',
  attended: 'u.id IN (SELECT r.user_id FROM event_rsvps r WHERE r.going_since IS NOT NULL)',
  pro: isHpcMemberSql('u.id'),
} as const;

export type FunnelStepKey = keyof typeof FUNNEL_STEPS;
