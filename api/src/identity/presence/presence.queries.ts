import type { Statement } from '../../core/database/database.js';

/** Notes, to five minutes, that members are here who show it. `members`: a query of their ids. */
export const presenceInsertion = (members: string) => `
  INSERT INTO presences (user_id, active_at)
  SELECT u.id, date_bin('5 minutes', now(), 'epoch') FROM users u WHERE u.id IN (${members}) AND u.shows_activity
  ON CONFLICT (user_id) DO UPDATE SET active_at = excluded.active_at`;

export const presenceNow = (memberId: string): Statement => ({
  name: 'presences.now',
  text: presenceInsertion('$1'),
  values: [memberId],
});

/** What was noted of a member who no longer shows it. */
export const presenceDeletion = (memberId: string): Statement => ({
  name: 'presences.delete',
  text: 'DELETE FROM presences WHERE user_id = $1',
  values: [memberId],
});
