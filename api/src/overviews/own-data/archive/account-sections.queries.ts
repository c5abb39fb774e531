import { paths } from '#platform/paths/paths';
import type { Section } from './section.js';

/** Who one is, what one chose, how one signs in. */
export const ACCOUNT_SECTIONS: readonly Section[] = [
  {
    name: 'profile',
    label: 'Profile',
    single: true,
    sql: `SELECT email, first_name AS "firstName", last_name AS "lastName", "current_role" AS "currentRole", location,
            time_zone AS "timeZone", bio, links, skills, helps_with AS "helpsWith", looking_for AS "lookingFor", interests,
            intents, track, profile_image_url AS "pictureUrl", '${paths.profile}/' || slug AS address, joined_at AS "joinedAt",
            onboarded_at AS "onboardedAt", hidden_courses AS "hiddenCourses",
            hidden_achievements AS "hiddenAchievements", suspended_at AS "suspendedAt", suspended_until AS "suspendedUntil",
            is_admin AS "isAdmin", is_moderator AS "isModerator"
          FROM users WHERE id = $1`,
  },
  {
    name: 'preferences',
    label: 'Preferences',
    single: true,
    sql: `SELECT u.visibility, u.accepts_messages_from_strangers AS "acceptsMessagesFromStrangers",
            (SELECT s.enabled FROM recommendation_settings s WHERE s.user_id = u.id) AS "recommendations",
            (SELECT json_build_object('days', w.days, 'since', w.since) FROM weekly_goals w WHERE w.user_id = u.id) AS "weeklyGoal",
            (SELECT coalesce(json_object_agg(n.kind, n.channels ORDER BY n.kind), '{}') FROM notification_settings n
             WHERE n.user_id = u.id) AS notifications
          FROM users u WHERE u.id = $1`,
  },
  {
    name: 'sign-in-ways',
    label: 'Ways to sign in',
    sql: `SELECT provider, subject, created_at AS "createdAt" FROM identities WHERE user_id = $1 ORDER BY created_at, provider`,
  },
  {
    name: 'passkeys',
    label: 'Passkeys',
    sql: `SELECT name, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'sessions',
    label: 'Browsers that are signed in',
    sql: `SELECT user_agent AS browser, created_at AS "createdAt", expires_at AS "expiresAt"
          FROM sessions WHERE user_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'push-devices',
    label: 'Browsers that get push notifications',
    sql: `SELECT endpoint, created_at AS "createdAt" FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'membership',
    label: 'Membership',
    sql: `SELECT to_jsonb(s) - 'id' - 'user_id' AS membership FROM subscriptions s WHERE user_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'payments',
    label: 'Payments',
    sql: `SELECT provider, status, amount, currency, occurred_at AS "occurredAt", refunded_at AS "refundedAt", receipt_url AS "receiptUrl"
          FROM payments WHERE user_id = $1 ORDER BY occurred_at, id`,
  },
  {
    name: 'newsletter',
    label: 'Newsletter',
    sql: `SELECT s.email, s.name, s.source, s.created_at AS "createdAt", s.confirmed_at AS "confirmedAt",
            s.unsubscribed_at AS "unsubscribedAt"
          FROM subscribers s JOIN users u ON u.email = s.email WHERE u.id = $1`,
  },
  {
    name: 'requests',
    label: 'Requests sent to us through forms',
    sql: `SELECT e.reference, e.kind, e.state, e.name, e.email, e.organization, e.window_from::text AS "windowFrom",
            e.window_to::text AS "windowTo", e.time_zone AS "timeZone", e.format, e.audience, e.budget, e.message,
            e.created_at AS "createdAt"
          FROM enquiries e JOIN users u ON u.email = lower(e.email) WHERE u.id = $1 ORDER BY e.created_at, e.id`,
  },
  {
    name: 'mails',
    label: 'Mails of the last 30 days',
    sql: `SELECT m.created_at AS "sentAt" FROM mail_messages m JOIN users u ON u.email = lower(m.recipient)
          WHERE u.id = $1 ORDER BY m.created_at, m.id`,
  },
  {
    name: 'notifications',
    label: 'Notifications',
    sql: `SELECT kind, created_at AS "createdAt", read_at AS "readAt", mailed_at AS "mailedAt"
          FROM notifications WHERE user_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'moderation',
    label: 'What moderators told you',
    sql: `SELECT act, subject_kind AS about, words, until, at FROM moderation_acts WHERE author_id = $1 ORDER BY at, id`,
  },
  {
    name: 'reports',
    label: 'What you reported',
    sql: `SELECT subject_kind AS about, reason, note, created_at AS "createdAt" FROM reports WHERE reporter_id = $1 ORDER BY created_at, id`,
  },
  {
    name: 'offices',
    label: 'Offices given and taken',
    sql: `SELECT before, after, at FROM access_level_changes WHERE member_id = $1 ORDER BY id`,
  },
  {
    name: 'exports',
    label: 'Copies you asked for',
    sql: `SELECT requested_at AS "requestedAt" FROM data_exports WHERE user_id = $1 ORDER BY requested_at, id`,
  },
];
