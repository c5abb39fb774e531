import type { Statement } from '../../core/database/database.js';
import { kindOf, type NotificationKindKey } from '../notification-kinds.js';
import { mayKnow, PRO_USER } from '../notifications.queries.js';
import { hasPaused } from '../settings/pauses.sql.js';
import type { PushTarget } from './push-sender.js';

/** A browser for whose member there is something to push, as far as they want it pushed. */
export const pushRecipients = (
  kind: NotificationKindKey,
  notified: readonly { id: string; userId: string }[],
): Statement => ({
  name: 'push.recipients',
  text: `
    SELECT s.id AS "subscriptionId", t.id AS "notificationId"
    FROM unnest($1::uuid[], $2::uuid[]) AS t(id, user_id) JOIN push_subscriptions s ON s.user_id = t.user_id
    LEFT JOIN notification_settings ns ON ns.user_id = s.user_id AND ns.kind = $3
    WHERE 'push' = ANY(coalesce(ns.channels, $4::text[])) AND NOT ${hasPaused('s.user_id')}`,
  values: [notified.map(({ id }) => id), notified.map(({ userId }) => userId), kind, kindOf(kind).defaults],
});

export interface PushRow extends PushTarget {
  kind: NotificationKindKey;
  actor: string | null;
  title: string;
  href: string;
}

/** What is pushed to a browser, unless it was read by now, may be known no more or has to wait. */
export const pushed = (subscriptionId: string, notificationId: string): Statement => ({
  name: 'push.message',
  text: `
    SELECT s.endpoint, s.p256dh, s.auth, n.kind, n.title, n.href,
           CASE WHEN a.id IS NOT NULL THEN member_name(a.first_name, a.last_name) END AS actor
    FROM push_subscriptions s JOIN sessions d ON d.id = s.session_id AND d.expires_at > now()
    JOIN users u ON u.id = s.user_id AND u.suspended_at IS NULL
    JOIN notifications n ON n.id = $2 AND n.user_id = s.user_id AND n.read_at IS NULL
    LEFT JOIN users a ON a.id = n.actor_id
    WHERE s.id = $1 AND NOT ${hasPaused('u.id')} AND ${mayKnow('u.id', PRO_USER)}`,
  values: [subscriptionId, notificationId],
});

/** A browser is one member's: the person who is signed in there now. */
export const pushSubscriptionInsertion = (
  member: { id: string; sessionId: string },
  { endpoint, p256dh, auth }: PushTarget,
): Statement => ({
  name: 'push.subscribe',
  text: `
    INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (endpoint) DO UPDATE
    SET user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth`,
  values: [member.id, member.sessionId, endpoint, p256dh, auth],
});

/** Only the latest `remaining` browsers of a member. */
export const oldSubscriptionsDeletion = (memberId: string, remaining: number): Statement => ({
  name: 'push.prune',
  text: `
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id OFFSET $2)`,
  values: [memberId, remaining],
});
