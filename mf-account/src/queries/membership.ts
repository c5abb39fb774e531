import { apiQuery } from '@futurelab/platform/api';

export const myMembershipQuery = apiQuery('/api/my/membership');
