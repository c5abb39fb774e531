import { areFriends } from '../../core/visibility/friends.sql.js';

/**
 * Whether the person `alias` was here on the viewer’s present day: never more exact than that. Members who are not in the
 * directory show it to their friends alone. That the two do not block each other is the query’s to check.
 */
export const isActiveToday = (alias: string, viewer: string) => `(
  ${alias}.shows_activity AND ${alias}.suspended_at IS NULL
  AND (${alias}.in_directory OR ${alias}.id = ${viewer}::uuid OR ${areFriends(`${alias}.id`, viewer)})
  AND EXISTS (SELECT FROM presences p WHERE p.user_id = ${alias}.id
    AND p.active_at >= (SELECT date_trunc('day', now(), v.time_zone) FROM users v WHERE v.id = ${viewer}::uuid)))`;
