import { apiQuery, type Schema } from '@futurelab/platform/api';
import { readDays } from '../../shared/model/days';

export type Analytics = Schema<'AnalyticsResponse'>;
export type AnalyticsWeek = Schema<'AnalyticsWeek'>;
export type PeriodNumbers = Schema<'PeriodNumbers'>;

/** How many days may be chosen by their number. */
export const USUAL_PERIODS = [7, 30, 90, 365] as const;
type UsualPeriod = (typeof USUAL_PERIODS)[number];
export const USUAL_DAYS = 90;

/** What is shown: from one day to another, or so many days to today. */
export interface AnalyticsPeriod {
  from?: string | undefined;
  to?: string | undefined;
  days?: UsualPeriod | undefined;
}

/** The period of an address; what is none is the last ninety days. */
export function readPeriod(params: URLSearchParams): AnalyticsPeriod {
  const { from, to } = readDays(params);
  if (from || to) return { from: from || undefined, to: to || undefined };
  const days = USUAL_PERIODS.find((usual) => String(usual) === params.get('days'));
  return { days: days === USUAL_DAYS ? undefined : days };
}

export const analyticsQuery = ({ from, to, days }: AnalyticsPeriod) =>
  apiQuery('/api/analytics', { query: { from, to, days } });

export type Metric =
  | 'numbers'
  | 'funnel'
  | 'weeks'
  | 'retention'
  | 'lessons'
  | 'events'
  | 'revenue'
  | 'newsletters'
  | 'searches';

/** A part of the page as a file. */
export const metricFile = (metric: Metric, { from, to }: Pick<Analytics, 'from' | 'to'>): string =>
  `/api/analytics/${metric}.csv?${new URLSearchParams({ from, to })}`;
