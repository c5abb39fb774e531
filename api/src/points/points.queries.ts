import type { Statement } from '../database/database.js';

/** No row until the first points are earned. */
export const pointTotalOf = (userId: string): Statement => ({
  name: 'points.total',
  text: 'SELECT total_points AS "totalPoints" FROM point_totals WHERE user_id = $1',
  values: [userId],
});
