import { apiListQuery, liveQuery } from '@futurelab/platform/api';

/** How many proposals of the Synergizer wait for a moderator, in its total. */
export const waitingProposalsQuery = liveQuery(
  apiListQuery('/api/projects', { query: { waiting: 'true', limit: 1 } }),
  'projects',
);
