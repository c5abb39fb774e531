import { apiQuery, type Schema } from '@futurelab/platform/api';

export const myMembershipQuery = apiQuery<Schema<'Membership'>>('/api/my/membership');
