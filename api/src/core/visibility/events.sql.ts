import { groupIsOpenTo } from './groups.sql.js';

/** Whether event `e` is in no group, or in one that is open to someone; `viewer` (null: a visitor) and `pro` are parameters. */
export const eventIsInReachOf = (viewer: string, pro: string) => `(e.group_id IS NULL OR EXISTS (
  SELECT FROM groups g WHERE g.id = e.group_id AND ${groupIsOpenTo(viewer, pro)}))`;

/** Whether a viewer may see event `e`: what a moderator has hidden is for its host alone. */
export const eventIsOpenTo = (viewer: string, pro: string) => `(e.deleted_at IS NULL
  AND (e.hidden_at IS NULL OR e.host_id IS NOT DISTINCT FROM ${viewer}::uuid AND ${viewer}::uuid IS NOT NULL)
  AND ${eventIsInReachOf(viewer, pro)})`;

/** Whether an administrator lets a member host events outside of groups. */
export const isEventHost = (member: string) =>
  `EXISTS (SELECT FROM event_hosts eh WHERE eh.user_id = ${member})`;

/** Whether a member may change event `e`: its host and cohosts, owners of its group, admins. */
export const eventIsHostedBy = (member: string, admin: string) => `(${admin}::boolean
  OR e.host_id IS NOT DISTINCT FROM ${member}::uuid
  OR EXISTS (SELECT FROM event_cohosts ch WHERE ch.event_id = e.id AND ch.user_id = ${member}::uuid)
  OR EXISTS (SELECT FROM group_memberships gm
             WHERE gm.group_id = e.group_id AND gm.user_id = ${member}::uuid AND gm.role = 'owner'))`;
