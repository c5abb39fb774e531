import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { paths } from '#platform/paths/paths';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import type { Member } from '../../../core/access/member.js';
import { Subscription, type SubscriptionStatus } from '../../subscriptions/subscription.entity.js';
import { NothingToChangeError, PeriodNotSoldError } from '../billing.errors.js';
import { Checkout } from '../checkout/checkout.entity.js';
import { type BillingPeriod, PaymentProvider } from '../provider/payment-provider.js';
import { Payment } from '../sync/payment.entity.js';
import { PricesService } from '../sync/prices.service.js';
import { END_SUBSCRIPTION, SubscriptionSyncService } from '../sync/subscription-sync.service.js';
import type { Membership, MembershipState, PaymentSummary } from './membership.dto.js';

const MAX_PAYMENTS = 100;

/** A member's own membership, and the two buttons that end it and take that back. */
@Injectable()
export class MembershipService {
  constructor(
    @InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>,
    @InjectRepository(Checkout) private readonly checkouts: Repository<Checkout>,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSyncService,
    private readonly prices: PricesService,
    private readonly jobs: JobsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(member: Member): Promise<Membership> {
    const subscription = await this.decisive(member);
    const checkout = await this.checkouts.findOne({
      where: { userId: member.id },
      order: { createdAt: 'DESC' },
    });
    const isPaid = subscription !== null && subscription.provider !== 'granted';
    const goesOn = isPaid && subscription.status === 'active' && !subscription.cancelAtPeriodEnd;
    return {
      plan: member.isHPCMember ? 'pro' : 'free',
      state: stateOf(subscription),
      since: subscription?.createdAt.toISOString() ?? null,
      nextChargeAt: goesOn ? (subscription.currentPeriodEnd?.toISOString() ?? null) : null,
      endsAt: subscription?.accessUntil?.toISOString() ?? null,
      isPaid,
      period: subscription?.period ?? 'month',
      hasPortal: isPaid && subscription.provider === this.provider.id,
      returnTo: checkout?.returnTo ?? null,
    };
  }

  async paymentsOf({ id: userId }: Member): Promise<PaymentSummary[]> {
    const payments = await this.payments.find({
      where: { userId },
      order: { occurredAt: 'DESC', id: 'ASC' },
      take: MAX_PAYMENTS,
    });
    return payments.map(
      ({ id, status, amount, currency, discount, occurredAt, refundedAt, receiptUrl, pdfUrl }) => ({
        id,
        status,
        amount,
        currency,
        discount,
        occurredAt: occurredAt.toISOString(),
        refundedAt: refundedAt?.toISOString() ?? null,
        receiptUrl,
        pdfUrl,
      }),
    );
  }

  /**
   * Ends the membership with the period that is paid, or takes that back. Doing it twice is doing it once. A period whose payment
   * failed is not paid: it ends at once, and that payment is not tried again.
   * @throws NothingToChangeError
   */
  async setCancellation(member: Member, cancelAtPeriodEnd: boolean): Promise<void> {
    const { providerId, status } = await this.changeable(member);
    if (cancelAtPeriodEnd && status === 'past_due') await this.provider.endNow(providerId);
    else await this.provider.setCancellation(providerId, cancelAtPeriodEnd);
    await this.database.transaction((transaction) => this.sync.subscription(providerId, transaction));
  }

  /** Ends at once all that a member pays: for an account that is being erased, in the transaction that erases it. */
  async endAll(userId: string, transaction: Transaction): Promise<void> {
    const ends = (await this.paidBy(userId, transaction)).map(({ providerId }) => ({
      providerId: providerId!,
    }));
    await this.jobs.enqueueAll(END_SUBSCRIPTION, ends, transaction);
  }

  /** Charges a member nothing more: each period that is paid stays open to its end. */
  async stopRenewals(userId: string, transaction: Transaction): Promise<void> {
    const ends = (await this.paidBy(userId, transaction))
      .filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd)
      .map(({ providerId, status }) => ({ providerId: providerId!, atPeriodEnd: status !== 'past_due' }));
    await this.jobs.enqueueAll(END_SUBSCRIPTION, ends, transaction);
  }

  private async paidBy(userId: string, transaction: Transaction): Promise<Subscription[]> {
    const subscriptions = await transaction.manager.findBy(Subscription, { userId });
    return subscriptions.filter(
      ({ provider, status }) => provider === this.provider.id && status !== 'canceled',
    );
  }

  /** @throws NothingToChangeError without a page of the provider for this member */
  async portalOf(member: Member): Promise<{ url: string }> {
    const { customerId } = await this.changeable(member);
    const url = await this.provider.portalUrl(
      customerId,
      `${this.config.publicUrl}${paths.accountMembership}`,
    );
    if (url === null) throw new NothingToChangeError();
    return { url };
  }

  /**
   * Where the member confirms another billing period.
   * @throws NothingToChangeError also for the period that it has
   */
  async periodChangeOf(member: Member, period: BillingPeriod): Promise<{ url: string }> {
    if (period === 'year' && !(await this.prices.read()).year) throw new PeriodNotSoldError();
    const { providerId, customerId, period: now } = await this.changeable(member);
    const returnUrl = `${this.config.publicUrl}${paths.accountMembership}`;
    const change = { subscriptionId: providerId, customerId, period, returnUrl };
    const url = now === period ? null : await this.provider.periodChangeUrl(change);
    if (url === null) throw new NothingToChangeError();
    return { url };
  }

  private async changeable(member: Member): Promise<{
    providerId: string;
    customerId: string;
    status: SubscriptionStatus;
    period: BillingPeriod;
  }> {
    const subscription = await this.decisive(member);
    const { provider, providerId, customerId, status, period } = subscription ?? {};
    if (provider !== this.provider.id || !providerId || !customerId || status === 'canceled')
      throw new NothingToChangeError();
    return { providerId, customerId, status: status!, period: period! };
  }

  /** Of several, the one that is open the longest. */
  private async decisive({ id: userId }: Member): Promise<Subscription | null> {
    const [longest] = await this.subscriptions.find({
      where: { userId },
      order: { accessUntil: { direction: 'DESC', nulls: 'FIRST' }, createdAt: 'DESC' },
      take: 1,
    });
    return longest ?? null;
  }
}

function stateOf(subscription: Subscription | null): MembershipState {
  if (!subscription) return 'none';
  const { provider, accessUntil, cancelAtPeriodEnd, status } = subscription;
  const isOver = provider === 'granted' && accessUntil !== null && accessUntil <= new Date();
  return cancelAtPeriodEnd || isOver ? 'canceled' : status;
}
