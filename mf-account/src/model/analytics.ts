import { apiQuery, type Schema } from '@futurelab/platform/api';

export type Analytics = Schema<'AnalyticsResponse'>;
export type AnalyticsWeek = Schema<'AnalyticsWeek'>;

/** Two days, `2026-05-14`, both included; empty: the last ninety days. */
export interface Days {
  from: string;
  to: string;
}

const DAY = /^20\d\d-\d\d-\d\d$/;

/** The days of an address; what is no day is none. */
export function readDays(params: URLSearchParams): Days {
  const read = (name: string) => {
    const day = params.get(name) ?? '';
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : '';
  };
  return { from: read('from'), to: read('to') };
}

export const analyticsQuery = (days: Days) => {
  const params = new URLSearchParams(Object.entries(days).filter(([, day]) => day !== ''));
  return apiQuery<Analytics>(`/api/analytics${params.size > 0 ? `?${params}` : ''}`);
};
