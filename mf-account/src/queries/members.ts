import { apiListQuery, liveQuery } from '@futurelab/platform/api';

export const blockedMembersQuery = liveQuery(
  apiListQuery('/api/my/blocks', { query: { limit: 100 } }),
  'blocks',
);
