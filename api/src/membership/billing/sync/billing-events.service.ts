import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../core/errors/errors.js';
import { Database } from '../../../core/database/database.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { eventInsertion } from './billing.queries.js';
import { SubscriptionSyncService } from './subscription-sync.service.js';

/**
 * Takes what providers tell, which may come late, twice or in another order. An event only says that something changed:
 * what holds is read from the provider, after others who read it too.
 */
@Injectable()
export class BillingEventsService {
  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSyncService,
  ) {}

  /** @throws NotFoundError for another provider than the one in use, ForgedEventError */
  async receive(providerId: string, rawBody: string, signature: string): Promise<void> {
    if (providerId !== this.provider.id) throw new NotFoundError();
    const event = this.provider.verifyEvent(rawBody, signature);
    const subject = await this.provider.subjectOf(event);
    if (!subject) return;
    await this.database.transaction(async (transaction) => {
      const isNew = await transaction.query(eventInsertion(providerId, event));
      if (isNew.length === 0) return;
      if (subject.kind === 'checkout') await this.sync.checkout(subject.providerId, transaction);
      else await this.sync.subscription(subject.providerId, transaction);
    });
  }
}
