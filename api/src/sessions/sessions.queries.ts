import type { Statement } from '../database/database.js';
import { isHpcMemberSql } from '../subscriptions/hpc-member.sql.js';

/** Whether `u` may read and not write at this moment: a suspension ends by itself. */
const IS_SUSPENDED = `(u.suspended_at IS NOT NULL AND (u.suspended_until IS NULL OR u.suspended_until > now()))`;

/** The person behind a session that is still good; who is suspended has no office meanwhile. */
export const memberBySession = (tokenHash: Buffer): Statement => ({
  name: 'sessions.member',
  text: `
    SELECT s.id AS "sessionId", u.id, u.slug, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
           u.profile_image_url AS "profileImageUrl", u.current_role AS "currentRole", u.location,
           u.time_zone AS "timeZone", u.is_admin AND NOT ${IS_SUSPENDED} AS "isAdmin",
           u.is_moderator AND NOT ${IS_SUSPENDED} AS "isModerator", ${isHpcMemberSql('u.id')} AS "isHPCMember",
           u.onboarded_at IS NOT NULL AS "hasCompletedOnboarding",
           CASE WHEN ${IS_SUSPENDED} THEN json_build_object('until', iso_instant(u.suspended_until)) END AS suspension
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND s.expires_at > now()`,
  values: [tokenHash],
});
/** Also ends the live streams of this browser. */
export const sessionDeletion = (tokenHash: Buffer): Statement => ({
  text: `WITH ended AS (DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id)
         INSERT INTO live_events (topic, member_ids) SELECT 'session', ARRAY[user_id] FROM ended`,
  values: [tokenHash],
});
