import type { Statement } from '../../../core/database/database.js';
import type { Cells } from '../../administration/csv-rows.js';
import type { AnalyticsResponse, Funnel, PeriodNumbers } from '../analytics.dto.js';
import { type Period, periodBefore } from '../period.js';
import { cohorts } from './cohorts.queries.js';
import { eventNumbers } from './events.queries.js';
import { funnels } from './funnel.queries.js';
import { lessonNumbers } from './lessons.queries.js';
import { issueNumbers } from './newsletters.queries.js';
import { periodNumbers } from './numbers.queries.js';
import { monthlyRevenue } from './revenue.queries.js';
import { emptySearches } from './searches.queries.js';
import { weeks } from './weeks.queries.js';

/** How many rows a file has at most. */
const MOST_ROWS = 10_000;

interface MetricFile {
  columns: readonly string[];
  statement: (period: Period) => Statement;
  /** The answer of the statement as rows. */
  rows: (answer: never) => Cells[];
}

const sameRows = (answer: Cells[]) => answer;

/** Two objects of the same numbers, one number a row. */
const compared = (now: Funnel | PeriodNumbers, before: Funnel | PeriodNumbers): Cells[] =>
  Object.entries(now).map(([name, value]) => ({
    name,
    value,
    previous: (before as unknown as Record<string, number | null>)[name],
  }));

/** Each part of the page as a file. */
export const METRICS = {
  numbers: {
    columns: ['name', 'value', 'previous'],
    statement: (period) => periodNumbers(period, periodBefore(period)),
    rows: ({ numbers, previousNumbers }: AnalyticsResponse) => compared(numbers, previousNumbers),
  },
  funnel: {
    columns: ['name', 'value', 'previous'],
    statement: (period) => funnels(period, periodBefore(period)),
    rows: ({ funnel, previousFunnel }: AnalyticsResponse) => compared(funnel, previousFunnel),
  },
  weeks: { columns: ['week', 'joined', 'active'], statement: weeks, rows: sameRows },
  retention: { columns: ['week', 'joined', 'returned'], statement: cohorts, rows: sameRows },
  lessons: {
    columns: ['course', 'position', 'lesson', 'reached', 'finished'],
    statement: (period) => lessonNumbers(period, MOST_ROWS),
    rows: sameRows,
  },
  events: {
    columns: ['startsAt', 'title', 'going', 'maybe', 'waitlisted', 'attended'],
    statement: (period) => eventNumbers(period, MOST_ROWS),
    rows: sameRows,
  },
  revenue: {
    columns: ['month', 'currency', 'payments', 'paid', 'refunded', 'discounts'],
    statement: monthlyRevenue,
    rows: sameRows,
  },
  newsletters: {
    columns: ['beganAt', 'subject', 'recipients', 'sent', 'failed', 'uncertain', 'skipped', 'left'],
    statement: (period) => issueNumbers(period, MOST_ROWS),
    rows: sameRows,
  },
  searches: {
    columns: ['word', 'searches'],
    statement: (period) => emptySearches(period, MOST_ROWS),
    rows: sameRows,
  },
} satisfies Record<string, MetricFile>;

export type Metric = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as Metric[];
