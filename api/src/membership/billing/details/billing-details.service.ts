import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { Database } from '../../../core/database/database.js';
import { ApiError } from '../../../core/errors/errors.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { Subscription } from '../../subscriptions/subscription.entity.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { SEND_BILLING_DETAILS } from '../sync/subscription-sync.service.js';
import type { BillingDetailsBody } from './billing-details.dto.js';
import { BillingDetails } from './billing-details.entity.js';
import { isVatNumber, plainVatNumber } from './vat-numbers.js';

const NONE: BillingDetailsBody = { companyName: '', country: '', vatNumber: '' };

/** Whom receipts are made out to; the payment provider writes it on those that come. */
@Injectable()
export class BillingDetailsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly provider: PaymentProvider,
    @InjectRepository(BillingDetails) private readonly rows: Repository<BillingDetails>,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(SEND_BILLING_DETAILS, ({ data: { userId } }) => this.send(userId, this.rows.manager));
  }

  async of(userId: string): Promise<BillingDetailsBody> {
    const row = await this.rows.findOneBy({ userId });
    if (!row) return NONE;
    const { companyName, country, vatNumber } = row;
    return { companyName, country, vatNumber: vatNumber ?? '' };
  }

  /** Nothing is stored that the provider refuses. @throws ApiError 400 */
  async write(userId: string, wanted: BillingDetailsBody): Promise<BillingDetailsBody> {
    const details = { ...wanted, vatNumber: plainVatNumber(wanted.vatNumber) };
    check(details);
    await this.database.transaction(async ({ manager }) => {
      if (details.companyName === '') await manager.delete(BillingDetails, { userId });
      else
        await manager.upsert(BillingDetails, { userId, ...details, vatNumber: details.vatNumber || null }, [
          'userId',
        ]);
      await this.send(userId, manager);
    });
    return details.companyName === '' ? NONE : details;
  }

  /** To each customer that the member is at the provider. */
  private async send(userId: string, manager: EntityManager): Promise<void> {
    const details = await manager.findOneBy(BillingDetails, { userId });
    const subscriptions = await manager.findBy(Subscription, { userId });
    const customers = subscriptions.flatMap(({ provider, customerId }) =>
      provider === this.provider.id && customerId !== null ? [customerId] : [],
    );
    for (const customerId of new Set(customers)) await this.provider.setBillingDetails(customerId, details);
  }
}

function check({ companyName, country, vatNumber }: BillingDetailsBody): void {
  const problems = {
    ...(companyName === '' &&
      vatNumber !== '' && { companyName: ['Enter the company that the VAT number is of.'] }),
    ...(country === '' && companyName !== '' && { country: ['Choose a country.'] }),
    ...(vatNumber !== '' &&
      country !== '' &&
      !isVatNumber(vatNumber, country) && {
        vatNumber: ['This doesn’t look like a VAT number of that country.'],
      }),
  };
  if (Object.keys(problems).length > 0)
    throw new ApiError(400, 'validation_failed', 'Some fields need attention.', problems);
}
