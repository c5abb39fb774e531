import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database, type Statement } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { overdueSubscriptions, waitingCheckouts } from './billing.queries.js';
import { PricesService } from './prices.service.js';
import { END_SUBSCRIPTION, SubscriptionSyncService } from './subscription-sync.service.js';

const BILLING = defineQueue('billing', { retryLimit: 2, retryDelay: 60, schedule: '*/10 * * * *' });

/** Asks the provider about what should have been heard of, in case an event was lost. */
@Injectable()
export class ReconciliationService implements OnModuleInit {
  private readonly logger = new Logger(ReconciliationService.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSyncService,
    private readonly prices: PricesService,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(BILLING, async () => {
      await this.prices.readAgain();
      await this.each(waitingCheckouts, (id) =>
        this.database.transaction((transaction) => this.sync.checkout(id, transaction)),
      );
      await this.each(overdueSubscriptions, (id) =>
        this.database.transaction((transaction) => this.sync.subscription(id, transaction)),
      );
    });
    this.jobs.handle(END_SUBSCRIPTION, ({ data: { providerId, atPeriodEnd } }) =>
      atPeriodEnd ? this.provider.setCancellation(providerId, true) : this.provider.endNow(providerId),
    );
  }

  private async each(
    statement: Statement,
    bringUpToDate: (providerId: string) => Promise<void>,
  ): Promise<void> {
    for (const { providerId } of await this.database.query<{ providerId: string }>(statement))
      await bringUpToDate(providerId).catch((error: unknown) =>
        this.logger.warn(`${providerId} was not brought up to date`, error),
      );
  }
}
