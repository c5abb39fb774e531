import type { Statement } from '../../core/database/database.js';

export const lastSeenNow = (memberId: string): Statement => ({
  name: 'mail_recipients.seen',
  text: `INSERT INTO mail_recipients (user_id, seen_at) VALUES ($1, now())
         ON CONFLICT (user_id) DO UPDATE SET seen_at = excluded.seen_at`,
  values: [memberId],
});

/** People who were never here under this table have a row before they are written to. */
export const mailRecipientsInsertion = (memberIds: readonly string[]): Statement => ({
  name: 'mail_recipients.insert',
  text: `INSERT INTO mail_recipients (user_id) SELECT unnest($1::uuid[]) ON CONFLICT (user_id) DO NOTHING`,
  values: [memberIds],
});

/** The key that signs the links of a member. */
export const mailKey = (memberId: string): Statement => ({
  name: 'mail_recipients.key',
  text: 'SELECT key FROM mail_recipients WHERE user_id = $1',
  values: [memberId],
});
