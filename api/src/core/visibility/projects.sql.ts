import { notBlocked } from './blocks.sql.js';

/**
 * What each may know of: visitors of what is open, and nobody but its owner and moderators of what was returned or hidden.
 * `viewer` (null: a visitor) and `staff` are SQL expressions.
 */
export const projectIsVisibleTo = (viewer: string, staff: string) => `(p.deleted_at IS NULL
  AND (p.stage <> 'proposed' OR ${viewer}::uuid IS NOT NULL)
  AND ((p.returned_reason IS NULL AND p.hidden_at IS NULL) OR ${staff}::boolean OR p.owner_id = ${viewer}::uuid)
  AND ${notBlocked('p.owner_id', viewer)})`;
