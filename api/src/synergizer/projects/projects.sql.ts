import { notBlocked } from '../../people/blocks/blocks.sql.js';

/** Whether project `p` takes people. */
export const TAKES_PEOPLE = `p.stage IN ('open', 'running')`;

/** The parts of project `p` that nobody has taken, as `r`. */
export const FREE_PARTS = `FROM project_roles r WHERE r.project_id = p.id
  AND NOT EXISTS (SELECT FROM project_members t WHERE t.role_id = r.id)`;

/**
 * What each may know of: visitors of what is open, and nobody but its owner and moderators of what was returned or hidden.
 * `viewer` (null: a visitor) and `staff` are SQL expressions.
 */
export const projectIsVisibleTo = (viewer: string, staff: string) => `(p.deleted_at IS NULL
  AND (p.stage <> 'proposed' OR ${viewer}::uuid IS NOT NULL)
  AND ((p.returned_reason IS NULL AND p.hidden_at IS NULL) OR ${staff}::boolean OR p.owner_id = ${viewer}::uuid)
  AND ${notBlocked('p.owner_id', viewer)})`;
