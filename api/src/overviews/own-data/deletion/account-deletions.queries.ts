import type { Statement } from '../../../core/database/database.js';

export const deletionOf = (memberId: string): Statement => ({
  name: 'own_data.deletion',
  text: `SELECT iso_instant(requested_at) AS "requestedAt", iso_instant(erases_at) AS "erasesAt", removes_writing AS "removesWriting"
         FROM account_deletions WHERE user_id = $1`,
  values: [memberId],
});

/** Asking again changes what goes, and never puts it off: `{ erasesAt, isNew }`. Without days left nobody is reminded. */
export const deletionInsertion = (memberId: string, removesWriting: boolean, inDays: number): Statement => ({
  text: `
    INSERT INTO account_deletions AS d (user_id, erases_at, removes_writing, reminded_at)
    VALUES ($1, now() + make_interval(days => $3), $2, CASE WHEN $3 = 0 THEN now() END)
    ON CONFLICT (user_id) DO UPDATE SET removes_writing = excluded.removes_writing,
      erases_at = LEAST(d.erases_at, excluded.erases_at), reminded_at = coalesce(d.reminded_at, excluded.reminded_at)
    RETURNING erases_at AS "erasesAt", requested_at = now() AS "isNew"`,
  values: [memberId, removesWriting, inDays],
});

export interface DueReminder {
  email: string;
  timeZone: string;
  erasesAt: Date;
}

/** People who have three days left, once. */
export const remindersDue = (): Statement => ({
  text: `
    UPDATE account_deletions d SET reminded_at = now() FROM users u
    WHERE u.id = d.user_id AND d.reminded_at IS NULL AND d.erases_at < now() + interval '3 days' AND u.email IS NOT NULL
    RETURNING u.email, u.time_zone AS "timeZone", d.erases_at AS "erasesAt"`,
});

export const deletionsDue = (most: number): Statement => ({
  text: `SELECT user_id AS "userId" FROM account_deletions WHERE erases_at <= now() ORDER BY erases_at, user_id LIMIT $1`,
  values: [most],
});

/** Locks the administrators: of two who leave at the same moment, the second is the last. */
export const otherAdmins = (memberId: string): Statement => ({
  text: `SELECT id FROM users u WHERE is_admin AND id <> $1
         AND NOT EXISTS (SELECT FROM account_deletions d WHERE d.user_id = u.id) ORDER BY id FOR NO KEY UPDATE OF u`,
  values: [memberId],
});
