import type { LiveChange } from '../core/live/live.queries.js';

/** Something in a group is different: its page shows its latest discussions and its next events. */
export const groupActivity = (groupId: string | null, actorId?: string): LiveChange[] =>
  groupId === null ? [] : [{ topic: `group-activity:${groupId}`, groupId, ...(actorId && { actorId }) }];
