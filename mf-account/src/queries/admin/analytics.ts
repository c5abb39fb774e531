import { apiQuery, type Schema } from '@futurelab/platform/api';

export type Analytics = Schema<'AnalyticsResponse'>;
export type AnalyticsWeek = Schema<'AnalyticsWeek'>;

/** Two days, `2026-05-14`, both included; empty: the last ninety days. */
export interface Days {
  from: string;
  to: string;
}

export const analyticsQuery = ({ from, to }: Days) =>
  apiQuery('/api/analytics', { query: { from: from || undefined, to: to || undefined } });
