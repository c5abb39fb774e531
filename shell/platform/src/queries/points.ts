import { apiQuery, liveQuery, type Schema } from '@futurelab/platform/api';

export type UserPoints = Schema<'UserPoints'>;

export const userPointsQuery = liveQuery(apiQuery('/api/user/points'), 'points', 'exchanges');
