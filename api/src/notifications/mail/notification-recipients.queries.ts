import type { Statement } from '../../core/database/database.js';
import { kindOf, type NotificationKindKey, survivesPause } from '../notification-kinds.js';
import { hasPaused } from '../settings/pauses.sql.js';
import type { NotificationRecipient } from './notification-mail.js';

export interface RecipientWithTimeZone extends NotificationRecipient {
  timeZone: string;
}

/** Those of the members who get mail of a kind, at an address that is known to be theirs. */
export const notificationRecipients = (
  kind: NotificationKindKey,
  memberIds: readonly string[],
): Statement => ({
  name: 'mail_recipients.readers',
  text: `
    WITH keys AS (
      INSERT INTO mail_recipients (user_id) SELECT DISTINCT unnest($2::uuid[])
      ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id RETURNING user_id, key
    )
    SELECT u.id AS "userId", u.email, u.first_name AS "firstName", u.time_zone AS "timeZone", k.key
    FROM keys k JOIN users u ON u.id = k.user_id
    LEFT JOIN notification_settings ns ON ns.user_id = u.id AND ns.kind = $1
    WHERE u.email IS NOT NULL AND u.email_verified_at IS NOT NULL AND u.suspended_at IS NULL
      AND 'mail' = ANY (coalesce(ns.channels, $3::text[])) AND ($4::boolean OR NOT ${hasPaused('u.id')})`,
  values: [kind, memberIds, kindOf(kind).defaults, survivesPause(kind)],
});
