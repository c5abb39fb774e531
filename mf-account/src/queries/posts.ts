import { apiListQuery } from '@futurelab/platform/api';

/** Only the total is of interest here: it comes with the list's headers, whatever the page's size. */
export const discussionCountQuery = apiListQuery('/api/posts', { query: { limit: 1 } });
