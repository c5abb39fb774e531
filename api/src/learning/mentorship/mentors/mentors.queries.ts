import type { Statement } from '../../../core/database/database.js';
import { teaches } from './mentors.sql.js';

/** A member: `{ isMentor, isInstructor, reason, since }`, as an administrator set it. */
export const mentorStatus = (memberId: string): Statement => ({
  name: 'mentors.status',
  text: `
    SELECT m.user_id IS NOT NULL AS "isMentor", ${teaches('u.id')} AS "isInstructor", m.reason, iso_instant(m.created_at) AS since
    FROM users u LEFT JOIN mentors m ON m.user_id = u.id WHERE u.id = $1`,
  values: [memberId],
});
