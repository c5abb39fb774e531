import { Injectable } from '@nestjs/common';
import { ApiError } from '../../core/errors/errors.js';
import { Database } from '../../core/database/database.js';
import type { AnalyticsQuery } from './analytics.dto.js';
import { analytics } from './analytics.queries.js';

const DAYS = 90;
const DAY_MS = 24 * 3_600_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

@Injectable()
export class AnalyticsService {
  constructor(private readonly database: Database) {}

  /** @throws ApiError 400 when the last day is before the first. */
  async between({ from, to }: AnalyticsQuery): Promise<string> {
    const last = to ?? dayOf(Date.now());
    const first = from ?? dayOf(Date.parse(`${last}T00:00:00Z`) - (DAYS - 1) * DAY_MS);
    if (last < first)
      throw new ApiError(400, 'validation_failed', 'The end date can’t be before the start date.', {
        to: ['The end date can’t be before the start date.'],
      });
    return (await this.database.json(analytics(first, last)))!;
  }
}
