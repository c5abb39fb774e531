import { createHash } from 'node:crypto';

/** What a mutated request may change of who they are, and everything else depends on. */
const KEPT = ['is_admin', 'is_moderator', 'suspended_at', 'suspended_until', 'onboarded_at', 'email', 'slug'];

/** A member of the cast, signed in with a session that comes back when a request ended it. */
export async function personNamed(subject, { query }) {
  const [{ user_id: id }] = await query('SELECT user_id FROM identities WHERE subject = $1', [subject]);
  const [before] = await query(`SELECT ${KEPT.join(', ')} FROM users WHERE id = $1`, [id]);
  const token = createHash('sha256').update(`session of ${subject}`).digest('base64url');
  const hash = createHash('sha256').update(token).digest();
  return {
    name: subject,
    token,
    async restore() {
      await query('DELETE FROM account_deletions WHERE user_id = $1', [id]);
      await query(
        `UPDATE users SET ${KEPT.map((column, index) => `${column} = $${index + 2}`).join(', ')} WHERE id = $1`,
        [id, ...KEPT.map((column) => before[column])],
      );
      await query(
        `INSERT INTO sessions (token_hash, user_id, authenticated_at, expires_at)
         VALUES ($1, $2, now(), now() + interval '1 day')
         ON CONFLICT (token_hash) DO UPDATE SET authenticated_at = now()`,
        [hash, id],
      );
    },
  };
}
