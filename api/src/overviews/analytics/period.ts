import { ApiError } from '../../core/errors/errors.js';
import type { AnalyticsQuery } from './analytics.dto.js';

/** Days in UTC, both included. */
export interface Period {
  from: string;
  to: string;
}

const USUAL_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** @throws ApiError 400 when the last day is before the first. */
export function periodOf({ from, to, days = USUAL_DAYS }: AnalyticsQuery): Period {
  const last = to ?? dayOf(Date.now());
  const first = from ?? dayOf(timeOf(last) - (days - 1) * DAY_MS);
  if (last < first)
    throw new ApiError(400, 'validation_failed', 'The end date can’t be before the start date.', {
      to: ['The end date can’t be before the start date.'],
    });
  return { from: first, to: last };
}

/** As many days, right before. */
export function periodBefore({ from, to }: Period): Period {
  const days = (timeOf(to) - timeOf(from)) / DAY_MS + 1;
  return { from: dayOf(timeOf(from) - days * DAY_MS), to: dayOf(timeOf(from) - DAY_MS) };
}
