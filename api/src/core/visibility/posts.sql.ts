import { notBlocked } from './blocks.sql.js';
import { eventIsOpenTo } from './events.sql.js';
import { groupIsOpenTo } from './groups.sql.js';
import { lessonIsOpenTo, lessonIsPreview } from './lessons.sql.js';

/** Neither removed nor hidden: a post or a reply. */
export const listed = (alias: string) => `(${alias}.deleted_at IS NULL AND ${alias}.hidden_at IS NULL)`;

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

/** Whether a member may moderate what is in the group of `p`; `staff` is a parameter. */
export const moderatedBy = (viewer: string, staff: string) => `(${staff}::boolean OR EXISTS (
  SELECT FROM group_memberships mm WHERE mm.group_id = p.group_id AND mm.user_id = ${viewer}::uuid AND mm.role <> 'member'))`;
