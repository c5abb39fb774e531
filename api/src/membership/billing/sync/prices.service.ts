import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Database } from '../../../core/database/database.js';
import { BILLING_PERIODS, PaymentProvider, type Prices } from '../provider/payment-provider.js';
import { priceUpsert } from './billing.queries.js';
import { ProviderPrice } from './provider-price.entity.js';

/** After an answer that did not come, pages do not wait for the next. */
const TRY_AGAIN_MS = 60_000;

/** What Pro costs, as the provider said last. */
@Injectable()
export class PricesService {
  private readonly logger = new Logger(PricesService.name);
  private reading: Promise<void> | null = null;
  private askedAt = -Infinity;

  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    @InjectRepository(ProviderPrice) private readonly rows: Repository<ProviderPrice>,
  ) {}

  /** Asks the provider only while nothing is known, as after the first start. */
  async read(): Promise<Prices> {
    const known = await this.known();
    if (known.month !== null || this.provider.id === 'off') return known;
    if (performance.now() - this.askedAt < TRY_AGAIN_MS && !this.reading) return known;
    await this.readAgain();
    return this.known();
  }

  /** Never rejects: what was known stays known. */
  readAgain(): Promise<void> {
    this.askedAt = performance.now();
    this.reading ??= this.store().finally(() => (this.reading = null));
    return this.reading;
  }

  private async store(): Promise<void> {
    try {
      const prices = await this.provider.prices();
      for (const period of BILLING_PERIODS) {
        const price = prices[period];
        if (price) await this.database.execute(priceUpsert(this.provider.id, period, price));
        else await this.rows.delete({ provider: this.provider.id, period });
      }
    } catch (error) {
      this.logger.warn('The price was not read', error);
    }
  }

  private async known(): Promise<Prices> {
    const rows = await this.rows.findBy({ provider: this.provider.id });
    const priceOf = (period: ProviderPrice['period']) => {
      const row = rows.find((one) => one.period === period);
      return row ? { amount: row.amount, currency: row.currency } : null;
    };
    return { month: priceOf('month'), year: priceOf('year') };
  }
}
