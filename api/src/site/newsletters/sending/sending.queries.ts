import type { Statement } from '../../../core/database/database.js';
import { jsonObject, pageStatement } from '../../../core/database/json.sql.js';
import type { SendOutcome } from '../../../core/mail/send-outcome.js';
import { isInAudience, WANTS_NEWSLETTERS } from '../audiences.sql.js';
import type { NewsletterRecipientEntry } from './recipients.dto.js';

const MOST_ATTEMPTS = 10;

/** Freezes the recipients of what is due. */
export const beginDue: Statement = {
  name: 'newsletters.begin',
  text: `
    WITH due AS MATERIALIZED (
      SELECT id, audience FROM newsletters WHERE state = 'scheduled' AND scheduled_for <= now()
      ORDER BY scheduled_for, id FOR UPDATE SKIP LOCKED
    ), begun AS (
      UPDATE newsletters n SET state = 'sending', began_at = now() FROM due WHERE n.id = due.id
    )
    INSERT INTO newsletter_recipients (newsletter_id, subscriber_id)
    SELECT due.id, s.id FROM due JOIN subscribers s ON ${WANTS_NEWSLETTERS} AND ${isInAudience('due.audience')}`,
};

/** What was begun longer ago than an attempt takes: its process ended, and the mail server may have it. */
export const lostAreUncertain: Statement = {
  name: 'newsletters.lost',
  text: `
    UPDATE newsletter_recipients SET state = 'uncertain'
    WHERE state = 'started' AND started_at < now() - interval '3 minutes'`,
};

export interface StartedRecipient {
  id: string;
  newsletterId: string;
  /** `skipped` for someone who no longer wants it. */
  state: 'started' | 'skipped';
  email: string | null;
  token: string | null;
}

/**
 * Marks the next ones before the mail server hears of them. Waits for a cancellation under way, and is waited for by the
 * next one.
 */
export const startNext = (size: number): Statement => ({
  name: 'newsletters.start',
  text: `
    WITH due AS MATERIALIZED (
      SELECT r.id, r.subscriber_id FROM newsletter_recipients r JOIN newsletters n ON n.id = r.newsletter_id
      WHERE r.state = 'waiting' AND r.due_at <= now() AND n.state = 'sending'
      ORDER BY r.due_at, r.id LIMIT $1 FOR UPDATE OF r SKIP LOCKED FOR SHARE OF n
    )
    UPDATE newsletter_recipients r
    SET state = CASE WHEN ${WANTS_NEWSLETTERS} THEN 'started' ELSE 'skipped' END, started_at = clock_timestamp(),
      attempts = r.attempts + 1
    FROM due LEFT JOIN subscribers s ON s.id = due.subscriber_id WHERE r.id = due.id
    RETURNING r.id, r.newsletter_id AS "newsletterId", r.state, s.email, s.token`,
  values: [size],
});

/** One that surely was not taken waits for another time, up to a point. */
export const recipientOutcome = (id: string, { state, problem }: SendOutcome): Statement => ({
  name: 'newsletters.outcome',
  text: `
    UPDATE newsletter_recipients
    SET state = CASE WHEN $2 <> 'unsent' THEN $2 WHEN attempts < ${MOST_ATTEMPTS} THEN 'waiting' ELSE 'failed' END,
      problem = $3, due_at = now() + attempts * interval '2 minutes'
    WHERE id = $1 AND state = 'started'`,
  values: [id, state, problem],
});

/** One that was canceled meanwhile waits for nothing. */
export const finishSent: Statement = {
  name: 'newsletters.finish',
  text: `
    WITH rest AS (
      UPDATE newsletter_recipients r SET state = 'canceled' FROM newsletters n
      WHERE r.state = 'waiting' AND n.id = r.newsletter_id AND n.state = 'canceled'
    )
    UPDATE newsletters n SET state = 'sent', ended_at = now()
    WHERE n.state = 'sending' AND NOT EXISTS (
      SELECT FROM newsletter_recipients r WHERE r.newsletter_id = n.id AND r.state IN ('waiting', 'started'))`,
};

export const RECIPIENT_KEY = [['r.id', 'uuid']] as const;

/** Whom an issue did not surely reach. */
export const recipientPage = (
  newsletterId: string,
  state: string,
  size: number,
  after?: readonly unknown[],
): Statement => {
  const values: unknown[] = [newsletterId, state];
  const column = state === 'bounced' || state === 'complained' ? 'r.reported' : 'r.state';
  return pageStatement({
    item: jsonObject<NewsletterRecipientEntry>({
      id: 'r.id',
      email: 's.email',
      state: column,
      problem: 'r.problem',
      at: 'iso_instant(r.started_at)',
    }),
    source: `FROM newsletter_recipients r LEFT JOIN subscribers s ON s.id = r.subscriber_id
      WHERE r.newsletter_id = $1 AND ${column} = $2`,
    key: RECIPIENT_KEY,
    size,
    after,
    parameters: { values, add: (value) => `$${values.push(value)}` },
  });
};
