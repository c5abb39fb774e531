import { groupIsOpenTo } from '../groups/groups.sql.js';

/** How many come to event `e`: a place that is held for somebody is taken, and nobody is going on it yet. */
export const GOING_COUNT = `(e.going_count - (
  SELECT count(*)::integer FROM event_rsvps h WHERE h.event_id = e.id AND h.confirm_by IS NOT NULL))`;

/** The answer `r` as members see it. */
export const RSVP_STATUS = `CASE WHEN r.confirm_by IS NULL THEN r.status ELSE 'held' END`;

/** Whether event `e` is in no group, or in one that is open to somebody; `viewer` (null: a visitor) and `pro` are parameters. */
export const eventIsInReachOf = (viewer: string, pro: string) => `(e.group_id IS NULL OR EXISTS (
  SELECT FROM groups g WHERE g.id = e.group_id AND ${groupIsOpenTo(viewer, pro)}))`;

/** Whether somebody may see event `e`: what a moderator has hidden is for its host alone. */
export const eventIsOpenTo = (viewer: string, pro: string) => `(e.removed_at IS NULL
  AND (e.hidden_at IS NULL OR e.host_id IS NOT DISTINCT FROM ${viewer}::uuid AND ${viewer}::uuid IS NOT NULL)
  AND ${eventIsInReachOf(viewer, pro)})`;

/** Whether a member may change event `e`: its host and cohosts, owners of its group, admins. */
export const eventIsHostedBy = (member: string, admin: string) => `(${admin}::boolean
  OR e.host_id IS NOT DISTINCT FROM ${member}::uuid
  OR EXISTS (SELECT FROM event_cohosts ch WHERE ch.event_id = e.id AND ch.user_id = ${member}::uuid)
  OR EXISTS (SELECT FROM group_memberships gm
             WHERE gm.group_id = e.group_id AND gm.user_id = ${member}::uuid AND gm.role = 'owner'))`;
