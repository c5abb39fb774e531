import { apiQuery } from '@futurelab/platform/api';

export interface Activity {
  /** Days in a row with learning, in the member's own time zone. */
  learningStreakDays: number;
  /** `YYYY-MM-DD`, or null when nothing has been learned yet. */
  lastActiveOn: string | null;
  /** What a new member has already done; computed from real state, never ticked by hand. */
  guide: {
    profileCompleted: boolean;
    courseStarted: boolean;
    groupJoined: boolean;
    eventRsvped: boolean;
    introduced: boolean;
  };
}

export const myActivityQuery = apiQuery<Activity>('/api/my/activity');
