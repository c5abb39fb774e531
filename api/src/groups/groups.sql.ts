/** Whether a member may read what is in group `g`; `viewer` and `pro` are parameters. */
export const groupIsOpenTo = (viewer: string, pro: string) => `(
  g.visibility = 'public'
  OR (g.visibility = 'pro' AND ${pro}::boolean)
  OR (g.visibility IN ('private', 'secret') AND EXISTS (
    SELECT FROM group_memberships gm WHERE gm.user_id = ${viewer}::uuid AND gm.group_id = g.id)))`;
