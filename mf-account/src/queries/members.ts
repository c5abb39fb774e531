import { apiListQuery, liveQuery } from '@futurelab/platform/api';

export const mutedMembersQuery = apiListQuery('/api/my/muted-members', { query: { limit: 100 } });

export const blockedMembersQuery = liveQuery(
  apiListQuery('/api/my/blocks', { query: { limit: 100 } }),
  'blocks',
);
