import { apiQuery } from '@futurelab/platform/api';

/** What the member has begun to write, here or on another device. */
export const draftsQuery = apiQuery('/api/my/drafts');
