import { apiQuery, type Schema } from '@futurelab/platform/api';

export type UserPoints = Schema<'UserPoints'>;

export const userPointsQuery = apiQuery('/api/user/points');
