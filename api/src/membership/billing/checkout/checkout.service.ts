import { Inject, Injectable } from '@nestjs/common';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import type { Member } from '../../../core/access/member.js';
import { SiteSettingsService } from '../../../core/settings/site-settings.service.js';
import { Subscription } from '../../subscriptions/subscription.entity.js';
import { User } from '../../../identity/users/user.entity.js';
import { AlreadyActiveError, PaymentsOffError, PeriodNotSoldError } from '../billing.errors.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { PricesService } from '../sync/prices.service.js';
import { SubscriptionSyncService } from '../sync/subscription-sync.service.js';
import type { NewCheckout, Place } from './checkout.dto.js';
import { Checkout } from './checkout.entity.js';

/** Where someone who has paid sees what has opened. */
const SUCCESS: Record<Place, string> = { membership: paths.checkoutSuccess, academy: paths.academySuccess };

@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSyncService,
    private readonly settings: SiteSettingsService,
    private readonly prices: PricesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * The page on which the member pays: the one that is open already, in however many tabs it is asked for.
   * @throws AlreadyActiveError, PaymentsOffError, PeriodNotSoldError
   */
  async start(member: Member, wanted: NewCheckout): Promise<{ url: string }> {
    const { tier, period = 'month' } = wanted;
    if (!(await this.settings.read()).sellsPro) throw new PaymentsOffError();
    if (period === 'year' && !(await this.prices.read()).year) throw new PeriodNotSoldError();
    const url = await this.database.transaction(async (transaction) => {
      const user = await this.lock(member.id, transaction);
      await this.bringUpToDate(member.id, transaction);
      const subscriptions = await transaction.manager.findBy(Subscription, { userId: member.id });
      if (subscriptions.some(isOpen)) return null;
      const open = await transaction.manager.findOneBy(Checkout, { userId: member.id, tier, status: 'open' });
      if (open?.providerId && open.period !== period) {
        await this.provider.expireCheckout(open.providerId);
        await transaction.manager.update(Checkout, { id: open.id }, { status: 'expired' });
      } else if (open?.url) {
        await transaction.manager.update(Checkout, { id: open.id }, { returnTo: wanted.returnTo ?? null });
        return open.url;
      }
      const customer = subscriptions.find(({ provider }) => provider === this.provider.id);
      return this.open(user, wanted, customer?.customerId ?? null, transaction);
    });
    if (url === null) throw new AlreadyActiveError();
    return { url };
  }

  /** Reads from the provider what a member's open pages led to, for when its event is late. */
  async refresh(member: Member): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.lock(member.id, transaction);
      await this.bringUpToDate(member.id, transaction);
    });
  }

  /** One at a time for each member. An event that is being stored refers to them, which this lock allows. */
  private lock(id: string, { manager }: Transaction): Promise<User> {
    return manager.findOneOrFail(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  private async bringUpToDate(userId: string, transaction: Transaction): Promise<void> {
    const { id: provider } = this.provider;
    const open = await transaction.manager.findBy(Checkout, { userId, provider, status: 'open' });
    for (const { providerId } of open) if (providerId) await this.sync.checkout(providerId, transaction);
  }

  private async open(
    { id: userId, email }: User,
    { tier, period = 'month', place = 'membership', returnTo }: NewCheckout,
    customerId: string | null,
    transaction: Transaction,
  ): Promise<string> {
    const { manager } = transaction;
    const checkout = await manager.save(Checkout, {
      userId,
      tier,
      period,
      returnTo: returnTo ?? null,
      provider: this.provider.id,
    });
    const { publicUrl } = this.config;
    const { providerId, url, expiresAt } = await this.provider.openCheckout(
      {
        checkoutId: checkout.id,
        period,
        userId,
        email,
        customerId,
        successUrl: publicUrl + SUCCESS[place],
        cancelUrl: `${publicUrl}${paths.checkoutCancel}?tier=${tier}`,
      },
      transaction,
    );
    await manager.update(Checkout, { id: checkout.id }, { providerId, url, expiresAt });
    return url;
  }
}

const isOpen = ({ status, accessUntil }: Subscription): boolean =>
  status !== 'canceled' && (accessUntil === null || accessUntil > new Date());
