import { notBlocked } from '../people/blocks/blocks.sql.js';

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

/** FROM and WHERE of those who have asked to join a group, `u`, as its owners and moderators see them. */
export const requestsIn = (group: string, viewer: string) => `
  FROM group_join_requests j JOIN users u ON u.id = j.user_id
  WHERE j.group_id = ${group} AND u.suspended_at IS NULL AND ${notBlocked('u.id', viewer)}`;
