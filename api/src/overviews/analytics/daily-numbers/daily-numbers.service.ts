import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { cohortNumbersInsertion, missingCohorts } from './cohort-numbers.queries.js';
import { dailyNumbersInsertion, missingDays } from './daily-numbers.queries.js';

/** Every hour, so that a night without a running process costs no day. */
const DAILY_NUMBERS = defineQueue('daily-numbers', {
  retryLimit: 2,
  retryDelay: 60,
  expireInSeconds: 1800,
  schedule: '5 * * * *',
});

/** How much an hour catches up. */
const MOST_DAYS = 31;
const MOST_WEEKS = 5;

/** Keeps, of every day and every week of joining, in UTC, the numbers that nobody could count later. */
@Injectable()
export class DailyNumbersService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DAILY_NUMBERS, () => this.countMissing());
  }

  /** Each by itself: what was counted stays when the next one fails. */
  private async countMissing(): Promise<void> {
    for (const { day } of await this.database.query<{ day: string }>(missingDays(MOST_DAYS)))
      await this.database.execute(dailyNumbersInsertion(day));
    for (const { week } of await this.database.query<{ week: string }>(missingCohorts(MOST_WEEKS)))
      await this.database.execute(cohortNumbersInsertion(week));
  }
}
