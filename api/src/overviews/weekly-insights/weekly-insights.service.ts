import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Database } from '../../core/database/database.js';
import { JobsService } from '../../core/jobs/jobs.service.js';
import { defineQueue } from '../../core/jobs/queue.js';
import { MailService } from '../../core/mail/mail.service.js';
import { isEmpty, weeklyInsightsMails } from './weekly-insights-mail.js';
import {
  type Insights,
  insightsOfTheWeek,
  insightsReaders,
  type InsightsReader,
} from './weekly-insights.queries.js';

const BATCH_SIZE = 200;

const WEEKLY_INSIGHTS = defineQueue('weekly-insights', {
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 1800,
  schedule: '23 7 * * 2',
});

/** Writes to subscribers once a week what is new, in weeks in which something is. */
@Injectable()
export class WeeklyInsightsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(WEEKLY_INSIGHTS, () => this.sendDue(new Date()));
  }

  async sendDue(now: Date): Promise<void> {
    const insights = JSON.parse((await this.database.json(insightsOfTheWeek(now)))!) as Insights;
    if (isEmpty(insights)) return;
    const mailTo = weeklyInsightsMails(insights, this.config.publicUrl);
    while ((await this.sendSome(now, mailTo)) === BATCH_SIZE);
  }

  /** @returns to how many */
  private sendSome(now: Date, mailTo: ReturnType<typeof weeklyInsightsMails>): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const readers = await transaction.query<InsightsReader>(insightsReaders(now, BATCH_SIZE));
      await this.mails.sendAll(readers.map(mailTo), transaction, 'bulk');
      return readers.length;
    });
  }
}
