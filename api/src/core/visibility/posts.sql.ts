import { notBlocked } from './blocks.sql.js';
import { eventIsHostedBy, eventIsOpenTo } from './events.sql.js';
import { groupIsOpenTo } from './groups.sql.js';
import { lessonIsOpenTo, lessonIsPreview } from './lessons.sql.js';

/** Neither removed nor hidden: a post or a reply. */
export const listed = (alias: string) => `(${alias}.deleted_at IS NULL AND ${alias}.hidden_at IS NULL)`;

/** Whether a post is in the lists of the community: what is said under lessons and of events has its place there alone. */
export const inLists = (alias: string) => `${alias}.kind NOT IN ('lesson', 'event')`;

/** What anybody may see: posts outside groups and in public ones, of lessons those that are open to everybody; what is said of events is for members. */
export const VISIBLE_TO_ALL = `(${listed('p')} AND (p.group_id IS NULL OR g.visibility = 'public') AND p.event_id IS NULL
  AND (p.lesson_id IS NULL OR ${lessonIsPreview('p.lesson_id')}))`;

/** Whether a member may read post `p` in group `g`, of a lesson or of an event, wherever it is shown; `viewer` and `pro` are parameters. */
export const visibleTo = (viewer: string, pro: string) => `(${listed('p')} AND ${readableBy(viewer, pro)})`;

/** As `visibleTo`, for what was removed or hidden too. */
export const readableBy = (viewer: string, pro: string) =>
  `((p.group_id IS NULL OR ${groupIsOpenTo(viewer, pro)}) AND ${notBlocked('p.author_id', viewer)}
  AND (p.lesson_id IS NULL OR ${lessonIsOpenTo('p.lesson_id', viewer, pro)})
  AND (p.event_id IS NULL OR EXISTS (
    SELECT FROM events e WHERE e.id = p.event_id AND ${eventIsOpenTo(viewer, pro)})))`;

/** The group that a post, or the event it is about, is in. */
export const groupOf = (alias: string) =>
  `coalesce(${alias}.group_id, (SELECT pe.group_id FROM events pe WHERE pe.id = ${alias}.event_id))`;

/** Whether the group of `p` takes nothing new. */
export const IS_ARCHIVED = `EXISTS (SELECT FROM groups ag WHERE ag.id = ${groupOf('p')} AND ag.archived_at IS NOT NULL)`;

/** Whether a member may write in `p`: in a group as one of it, about an event unless its group has banned them. */
export const writableBy = (viewer: string, staff: string) => `(${staff}::boolean OR CASE
  WHEN p.group_id IS NOT NULL THEN EXISTS (
    SELECT FROM group_memberships wm WHERE wm.group_id = p.group_id AND wm.user_id = ${viewer}::uuid)
  ELSE NOT EXISTS (SELECT FROM group_bans wb WHERE wb.group_id = ${groupOf('p')} AND wb.user_id = ${viewer}::uuid) END)`;

/** Whether a member may moderate `p`: as its group lets them, or as a host of an event outside of groups; `staff` is a parameter. */
export const moderatedBy = (viewer: string, staff: string) => `(${staff}::boolean OR EXISTS (
  SELECT FROM group_memberships mm WHERE mm.group_id = ${groupOf('p')} AND mm.user_id = ${viewer}::uuid AND mm.role <> 'member')
  OR EXISTS (SELECT FROM events e WHERE e.id = p.event_id AND e.group_id IS NULL AND ${eventIsHostedBy(viewer, staff)}))`;
