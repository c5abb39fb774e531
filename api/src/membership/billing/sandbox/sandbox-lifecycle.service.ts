import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../core/config/config.js';
import { PRO_PRICE } from '../model/pro-price.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { JobsService } from '../../../core/jobs/jobs.service.js';
import { defineQueue } from '../../../core/jobs/queue.js';
import { NotRefundableError } from '../billing.errors.js';
import type { BillingPeriod, ProviderEvent, RefundRequest } from '../provider/payment-provider.js';
import { monthAfter } from './months.js';
import { SandboxCoupons, takeDiscount } from './sandbox-coupons.service.js';
import {
  newSandboxId,
  readForUpdate,
  type SandboxCheckout,
  type SandboxPayment,
  type SandboxSubscription,
  write,
} from './sandbox-objects.js';

/** `created` in seconds. */
export interface SandboxEvent {
  id: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
}

export const SANDBOX_EVENT = defineQueue<SandboxEvent>('sandbox-event', {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  batchSize: 5,
});

export type CardAnswer = 'accepted' | 'declined' | 'second_step';
type Change = (subscription: SandboxSubscription) => string[];

/** What happens at a bank and over the months, done by hand. Each act tells the site by signed events, as Stripe would. */
@Injectable()
export class SandboxLifecycleService {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobsService,
    private readonly coupons: SandboxCoupons,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What a payment is, before any discount. */
  priceOf(period: BillingPeriod): number {
    const { billing } = this.config;
    const yearly = billing.kind === 'sandbox' ? billing.yearlyAmount : null;
    return period === 'year' && yearly !== null ? yearly : PRO_PRICE.amount;
  }

  /**
   * @param code a promotion code, if one was entered
   * @returns the events; none, and no payment, for a page that is no longer open
   * @throws UnknownCodeError
   */
  async pay(
    checkoutId: string,
    card: Exclude<CardAnswer, 'second_step'>,
    code = '',
  ): Promise<ProviderEvent[]> {
    return this.database.transaction(async (transaction) => {
      const checkout = await readForUpdate('checkout', checkoutId, transaction);
      if (checkout?.status !== 'open' || checkout.expiresAt < new Date()) return [];
      if (card === 'declined') return [];
      const subscription = newSubscription(checkout);
      if (code) subscription.discount = await this.coupons.redeem(code, subscription.period, transaction);
      if (code && !subscription.discount) throw new UnknownCodeError();
      this.charge(subscription);
      const paid = { ...checkout, status: 'complete' as const, subscriptionId: subscription.id };
      await write('checkout', checkoutId, paid, transaction);
      await write('subscription', subscription.id, subscription, transaction);
      return this.sendEvents(
        [
          { type: 'customer.subscription.created', object: { id: subscription.id } },
          { type: 'invoice.paid', object: invoiceOf(subscription) },
          {
            type: 'checkout.session.completed',
            object: { id: checkoutId, subscription: subscription.id },
          },
        ],
        transaction,
      );
    });
  }

  async expire(checkoutId: string): Promise<ProviderEvent[]> {
    return this.database.transaction(async (transaction) => {
      const checkout = await readForUpdate('checkout', checkoutId, transaction);
      if (checkout?.status !== 'open') return [];
      await write('checkout', checkoutId, { ...checkout, status: 'expired' }, transaction);
      return this.sendEvents([{ type: 'checkout.session.expired', object: { id: checkoutId } }], transaction);
    });
  }

  /** Moves the clock of a subscription one billing period on. */
  nextPeriod(id: string): Promise<ProviderEvent[]> {
    return this.change(id, (subscription) => {
      if (subscription.cancelAtPeriodEnd || subscription.status === 'past_due') return end(subscription);
      subscription.periodStart = subscription.periodEnd;
      subscription.periodEnd = periodAfter(subscription.periodEnd, subscription.period);
      return this.charge(subscription);
    });
  }

  /** The new period begins today, and all of it is charged; Stripe would count what is left of the old one. */
  changePeriod(id: string, period: BillingPeriod): Promise<ProviderEvent[]> {
    return this.change(id, (subscription) => {
      if (subscription.period === period) return [];
      const now = new Date();
      Object.assign(subscription, { period, periodStart: now, periodEnd: periodAfter(now, period) });
      return this.charge(subscription);
    });
  }

  setCard(id: string, cardDeclines: boolean): Promise<ProviderEvent[]> {
    return this.change(id, (subscription) => {
      subscription.cardDeclines = cardDeclines;
      if (cardDeclines || subscription.status !== 'past_due') return ['customer.subscription.updated'];
      subscription.status = 'active';
      const due = subscription.payments.at(-1)!;
      Object.assign(due, { status: 'paid', occurredAt: new Date() });
      return ['invoice.paid', 'customer.subscription.updated'];
    });
  }

  refund(id: string): Promise<ProviderEvent[]> {
    return this.changeAny(id, (subscription) => {
      const latest = subscription.payments.findLast(({ status }) => status !== 'failed');
      if (latest?.status !== 'paid') return [];
      giveBack(latest, latest.amount - latest.refundedAmount);
      return ['charge.refunded'];
    });
  }

  /** @throws NotRefundableError for more than what is left of the payment */
  refundPayment(
    id: string,
    { refundId, paymentId, amount }: Omit<RefundRequest, 'subscriptionId'>,
  ): Promise<ProviderEvent[]> {
    return this.changeAny(id, (subscription) => {
      const payment = subscription.payments.find((one) => one.id === paymentId);
      if (payment?.refundIds?.includes(refundId)) return [];
      if (payment?.status !== 'paid' || amount > payment.amount - payment.refundedAmount)
        throw new NotRefundableError();
      giveBack(payment, amount);
      payment.refundIds = [...(payment.refundIds ?? []), refundId];
      return ['charge.refunded'];
    });
  }

  /** The bank takes the latest payment back for now. */
  dispute(id: string): Promise<ProviderEvent[]> {
    return this.changeAny(id, (subscription) => {
      const latest = subscription.payments.findLast(({ status }) => status !== 'failed');
      if (latest?.status !== 'paid') return [];
      Object.assign(latest, { status: 'disputed', disputedAt: new Date() });
      return ['charge.dispute.created'];
    });
  }

  /** The bank gives back what it had taken. */
  winDispute(id: string): Promise<ProviderEvent[]> {
    return this.changeAny(id, (subscription) => {
      const disputed = subscription.payments.findLast(({ status }) => status === 'disputed');
      if (!disputed) return [];
      Object.assign(disputed, { status: 'paid', disputedAt: null });
      return ['charge.dispute.closed'];
    });
  }

  setCancellation(id: string, cancelAtPeriodEnd: boolean): Promise<ProviderEvent[]> {
    return this.change(id, (subscription) => {
      if (subscription.cancelAtPeriodEnd === cancelAtPeriodEnd) return [];
      subscription.cancelAtPeriodEnd = cancelAtPeriodEnd;
      return ['customer.subscription.updated'];
    });
  }

  end(id: string): Promise<ProviderEvent[]> {
    return this.change(id, end);
  }

  /** What has ended does not change any more, except by its bank. */
  private change(id: string, change: Change): Promise<ProviderEvent[]> {
    return this.changeAny(id, (subscription) =>
      subscription.status === 'ended' ? [] : change(subscription),
    );
  }

  /** A discount of all of it leaves no payment. */
  private charge(subscription: SandboxSubscription): string[] {
    const { cardDeclines, payments, period } = subscription;
    const price = this.priceOf(period);
    const discount = takeDiscount(subscription, price);
    const isDue = price > discount && cardDeclines;
    subscription.status = isDue ? 'past_due' : 'active';
    if (price > discount) payments.push(newPayment(price - discount, discount, isDue));
    return [isDue ? 'invoice.payment_failed' : 'invoice.paid', 'customer.subscription.updated'];
  }

  private async changeAny(id: string, change: Change): Promise<ProviderEvent[]> {
    return this.database.transaction(async (transaction) => {
      const subscription = await readForUpdate('subscription', id, transaction);
      if (!subscription) throw new NotFoundError();
      const types = change(subscription);
      await write('subscription', id, subscription, transaction);
      return this.sendEvents(
        types.map((type) => ({
          type,
          object: type.startsWith('customer.') ? { id } : invoiceOf(subscription),
        })),
        transaction,
      );
    });
  }

  private async sendEvents(
    news: Pick<ProviderEvent, 'type' | 'object'>[],
    transaction: Transaction,
  ): Promise<ProviderEvent[]> {
    const events = news.map((fact) => ({ ...fact, id: newSandboxId('evt'), createdAt: new Date() }));
    const jobs = events.map(({ createdAt, ...event }) => ({
      ...event,
      created: Math.floor(createdAt.getTime() / 1000),
    }));
    await this.jobs.enqueueAll(SANDBOX_EVENT, jobs, transaction);
    return events;
  }
}

/** Of a promotion code. */
export class UnknownCodeError extends Error {}

const periodAfter = (date: Date, period: BillingPeriod): Date => monthAfter(date, period === 'year' ? 12 : 1);

function newSubscription({ userId, customerId, period }: SandboxCheckout): SandboxSubscription {
  const now = new Date();
  return {
    provider: 'sandbox',
    id: newSandboxId('sub'),
    userId,
    customerId: customerId ?? newSandboxId('cus'),
    status: 'active',
    cancelAtPeriodEnd: false,
    period,
    startedAt: now,
    periodStart: now,
    periodEnd: periodAfter(now, period),
    endedAt: null,
    payments: [],
    cardDeclines: false,
    discount: null,
  };
}

function newPayment(amount: number, discount: number, isDue: boolean): SandboxPayment {
  const id = newSandboxId('in');
  const receiptUrl = `/dev/payments/receipts/${id}`;
  return {
    id,
    status: isDue ? 'failed' : 'paid',
    amount,
    discount,
    currency: PRO_PRICE.currency,
    occurredAt: new Date(),
    refundedAt: null,
    refundedAmount: 0,
    refundIds: [],
    disputedAt: null,
    receiptUrl,
    pdfUrl: `${receiptUrl}/pdf`,
  };
}

function end(subscription: SandboxSubscription): string[] {
  subscription.status = 'ended';
  subscription.endedAt = new Date();
  return ['customer.subscription.deleted'];
}

function giveBack(payment: SandboxPayment, amount: number): void {
  const refundedAmount = payment.refundedAmount + amount;
  const status = refundedAmount === payment.amount ? 'refunded' : payment.status;
  Object.assign(payment, { status, refundedAmount, refundedAt: new Date() });
}

/** In the shape in which Stripe names the subscription of an invoice. */
const invoiceOf = ({ id }: SandboxSubscription) => ({
  parent: { subscription_details: { subscription: id } },
});
