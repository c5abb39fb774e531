import { apiQuery } from '@futurelab/platform/api';

export interface UserPoints {
  currentLevel: number;
  totalPoints: number;
}

export const userPointsQuery = apiQuery<UserPoints>('/api/user/points');
