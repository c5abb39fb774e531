import type { Statement } from '../../../core/database/database.js';
import type { MailReport } from './mail-report.js';

/** A row unless it was received before. */
export const webhookReceived = (id: string): Statement => ({
  name: 'mail_webhooks.received',
  text: 'INSERT INTO mail_webhooks (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id',
  values: [id],
});

/** No newsletters and notifications go there any more; a complaint outlasts a bounce. */
export const addressSuppressed = (kind: MailReport['kind'], address: string): Statement => ({
  name: 'mail_webhooks.suppress',
  text: `
    INSERT INTO suppressed_addresses AS known (email_hash, reason)
    VALUES (encode(sha256(convert_to($2, 'UTF8')), 'hex'), $1)
    ON CONFLICT (email_hash) DO UPDATE
    SET reason = CASE WHEN known.reason = 'complained' THEN known.reason ELSE excluded.reason END`,
  values: [kind, address],
});

/** Of the newsletter by its mail, or else the one that was last sent there within a week. */
export const recipientReported = (
  kind: MailReport['kind'],
  address: string,
  mailId: string | null,
): Statement => ({
  name: 'mail_webhooks.report',
  text: `
    UPDATE newsletter_recipients SET reported = $1 WHERE id = (
      SELECT r.id FROM newsletter_recipients r JOIN subscribers s ON s.id = r.subscriber_id
      WHERE s.email = $2 AND r.state IN ('sent', 'uncertain') AND r.reported IS DISTINCT FROM 'complained'
        AND CASE WHEN $3::uuid IS NULL THEN r.started_at > now() - interval '7 days' ELSE r.id = $3 END
      ORDER BY r.started_at DESC LIMIT 1)`,
  values: [kind, address, mailId],
});
