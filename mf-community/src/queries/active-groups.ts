import { apiQuery, liveQuery } from '@futurelab/platform/api';

/** The member's groups with the latest discussions, and whether something in them is unread. */
export const activeGroupsQuery = liveQuery(
  apiQuery('/api/my/active-groups'),
  'group:{id}',
  'group-activity:{id}',
  'points',
);
