/** Whether a member may read what is in group `g`; `viewer` and `pro` are parameters. */
export const groupIsOpenTo = (viewer: string, pro: string) => `(
  g.visibility = 'public'
  OR (g.visibility = 'pro' AND ${pro}::boolean)
  OR (g.visibility IN ('private', 'secret') AND EXISTS (
    SELECT FROM group_memberships gm WHERE gm.user_id = ${viewer}::uuid AND gm.group_id = g.id)))`;

/** Whether group `g` exists for a member, who may have left it: a secret one only for those in it, a withheld one for nobody. */
export const groupExistsFor = (viewer: string) => `(g.visibility NOT IN ('secret', 'withheld')
  OR (g.visibility = 'secret' AND EXISTS (
    SELECT FROM group_memberships gm WHERE gm.user_id = ${viewer}::uuid AND gm.group_id = g.id)))`;

/** A secret group exists only for those in it, and one that is withheld for its owners. */
export const EXISTS_FOR_VIEWER = `(CASE g.visibility WHEN 'secret' THEN m.id IS NOT NULL
  WHEN 'withheld' THEN m.role = 'owner' AND g.moderation_status <> 'removed' ELSE true END)`;
