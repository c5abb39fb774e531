import type { Statement } from '../../core/database/database.js';
import { livePublication } from '../../core/live/live.queries.js';
import { occasionsSql } from '../../core/notices/notices.module.js';
import { SESSION_TOPIC } from '../../core/live/live-streams.js';
import { presenceInsertion } from '../presence/presence.queries.js';
import { portrait } from '../users/person.sql.js';
import { isEventHost } from '../../core/visibility/events.sql.js';
import { isHpcMemberSql } from '../../core/visibility/membership.sql.js';

/** Whether `u` may read and not write at this moment: a suspension ends by itself. */
export const IS_SUSPENDED = `(u.suspended_at IS NOT NULL AND (u.suspended_until IS NULL OR u.suspended_until > now()))`;

/** The person behind a session that is still good; who is suspended has no office meanwhile. */
export const memberBySession = (tokenHash: Buffer): Statement => ({
  name: 'sessions.member',
  text: `
    SELECT s.id AS "sessionId", u.id, u.slug, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
           ${portrait('u')} AS "profileImageUrl", u.current_role AS "currentRole", u.location,
           u.time_zone AS "timeZone", u.has_time_zone AS "hasTimeZone", u.is_admin AND NOT ${IS_SUSPENDED} AS "isAdmin",
           u.is_moderator AND NOT ${IS_SUSPENDED} AS "isModerator", ${isHpcMemberSql('u.id')} AS "isHPCMember",
           ${isEventHost('u.id')} AS "isEventHost",
           u.onboarded_at IS NOT NULL AS "hasCompletedOnboarding",
           CASE WHEN ${IS_SUSPENDED} THEN json_build_object('until', iso_instant(u.suspended_until)) END AS suspension,
           s.last_used_at < now() - interval '1 hour' AS "isIdle",
           COALESCE(s.authenticated_at > now() - interval '15 minutes', false) AS "isRecentlyAuthenticated",
           s.reads_only AS "readsOnly",
           ${occasionsSql()} AS occasions
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND s.expires_at > now()`,
  values: [tokenHash],
});

/** Makes an administrator of who has proved that one of these addresses is theirs. */
export const administratorByAddress = (userId: string, addresses: readonly string[]): Statement => ({
  name: 'sessions.administrator',
  text: `UPDATE users SET is_admin = true
         WHERE id = $1 AND email = ANY($2::text[]) AND email_verified_at IS NOT NULL AND NOT is_admin`,
  values: [userId, addresses],
});

/** Notes to the hour that a session is in use, and that its member is here; of many requests at once, the first one does. */
export const sessionUsed = (id: string): Statement => ({
  name: 'sessions.used',
  text: `WITH used AS (
           UPDATE sessions SET last_used_at = now() WHERE id = $1 AND last_used_at < now() - interval '1 hour'
           RETURNING user_id, reads_only)
         ${presenceInsertion('SELECT user_id FROM used WHERE NOT reads_only')}`,
  values: [id],
});

export const sessionAuthenticated = (id: string): Statement => ({
  name: 'sessions.authenticated',
  text: `UPDATE sessions SET authenticated_at = now() WHERE id = $1`,
  values: [id],
});

const ENDED = livePublication(
  `SELECT DISTINCT '${SESSION_TOPIC}', ARRAY[user_id], NULL::uuid, NULL::uuid FROM ended`,
);

/** Also ends the live streams of this browser. */
export const sessionDeletion = (tokenHash: Buffer): Statement => ({
  text: `WITH ended AS (DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id),
         ${ENDED}`,
  values: [tokenHash],
});

/** Touches no row where it is not theirs. */
export const ownSessionDeletion = (id: string, userId: string): Statement => ({
  text: `WITH ended AS (DELETE FROM sessions WHERE id = $1 AND user_id = $2 RETURNING user_id),
         ${ENDED}`,
  values: [id, userId],
});

export const allSessionsDeletion = (userId: string): Statement => ({
  text: `WITH ended AS (DELETE FROM sessions WHERE user_id = $1 RETURNING user_id),
         ${ENDED}`,
  values: [userId],
});

const longest = (condition: string) => `
  (SELECT u.id FROM users u WHERE ${condition} AND u.onboarded_at IS NOT NULL AND u.suspended_at IS NULL
   ORDER BY u.joined_at, u.id LIMIT 1)`;

/** Who has been here longest: a member without an office, and an administrator. null where there is none. */
export const longestHere = (): Statement => ({
  text: `SELECT ${longest('NOT u.is_admin AND NOT u.is_moderator')} AS member, ${longest('u.is_admin')} AS admin`,
});
