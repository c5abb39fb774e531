/** Deletes expired rows, and ends suspensions that are over. */
export const EXPIRED = [
  'UPDATE users SET suspended_at = NULL, suspended_until = NULL WHERE suspended_until < now()',
  'DELETE FROM sessions WHERE expires_at < now()',
  `DELETE FROM known_devices WHERE signed_in_at < now() - interval '1 year'`,
  'DELETE FROM sign_in_attempts WHERE expires_at < now()',
  // Longer than its browser keeps the key, which tells a late code from an unknown one.
  `DELETE FROM mail_codes WHERE expires_at < now() - interval '1 hour'`,
  'DELETE FROM pending_identities WHERE expires_at < now()',
  'DELETE FROM rate_limit_counters WHERE expire < extract(epoch FROM now()) * 1000',
  // Longer than a browser keeps what it could not send.
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '35 days'`,
  `DELETE FROM live_events WHERE created_at < now() - interval '1 hour'`,
  `DELETE FROM notifications WHERE created_at < now() - interval '90 days'`,
  `DELETE FROM notification_mails WHERE sent_at < now() - interval '30 days'`,
  `DELETE FROM event_reminders WHERE starts_at < now() - interval '30 days'`,
  `DELETE FROM mail_messages WHERE created_at < now() - interval '30 days'`,
  `DELETE FROM mail_webhooks WHERE received_at < now() - interval '7 days'`,
  // The last mail to someone who is gone, which could not be sent.
  `DELETE FROM pgboss.job WHERE name = 'mail' AND state = 'failed' AND data ? 'forget'`,
  `DELETE FROM pgboss.archive WHERE name = 'mail' AND data ? 'forget'`,
  // Unconfirmed for a week. Unsubscribed ones stay, so that their links go on working.
  `DELETE FROM subscribers
   WHERE confirmed_at IS NULL AND unsubscribed_at IS NULL AND mailed_at < now() - interval '7 days'`,
  `DELETE FROM enquiries WHERE created_at < now() - interval '2 years'`,
];
