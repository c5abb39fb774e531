/** Whether project `p` takes people. */
export const TAKES_PEOPLE = `p.stage IN ('open', 'running')`;

/** The parts of project `p` that nobody has taken, as `r`. */
export const FREE_PARTS = `FROM project_roles r WHERE r.project_id = p.id
  AND NOT EXISTS (SELECT FROM project_members t WHERE t.role_id = r.id)`;
