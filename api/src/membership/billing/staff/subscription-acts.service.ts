import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Member } from '../../../core/access/member.js';
import { recordAuditEvent } from '../../../core/audit/audit.js';
import { Database, type Transaction } from '../../../core/database/database.js';
import { NotFoundError } from '../../../core/errors/errors.js';
import { Subscription } from '../../subscriptions/subscription.entity.js';
import {
  NotRefundableError,
  OtherProviderError,
  PaymentChangedError,
  RefundTooLargeError,
} from '../billing.errors.js';
import { PaymentProvider, type ProviderPayment } from '../provider/payment-provider.js';
import { Payment } from '../sync/payment.entity.js';
import { SubscriptionSyncService } from '../sync/subscription-sync.service.js';
import type { Refund, RefundBody } from './subscription-acts.dto.js';

type SoldSubscription = Subscription & { providerId: string };

/** What administrators do with a membership at the payment provider. */
@Injectable()
export class SubscriptionActsService {
  constructor(
    private readonly database: Database,
    @InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>,
    @InjectRepository(Payment) private readonly payments: Repository<Payment>,
    private readonly provider: PaymentProvider,
    private readonly reading: SubscriptionSyncService,
  ) {}

  /**
   * What the provider is asked is named by the payment and by what was given back before: a second press gives nothing more.
   * @throws NotFoundError, OtherProviderError, NotRefundableError, PaymentChangedError, RefundTooLargeError
   */
  async refund(
    id: string,
    { paymentId, amount, refundedBefore, reason }: RefundBody,
    actor: Member,
  ): Promise<Refund> {
    const subscription = await this.find(id);
    const payment = await this.paymentOf(subscription, paymentId);
    const { amount: paid, currency, refundedAmount } = payment.atProvider;
    if (refundedBefore !== undefined && refundedBefore !== refundedAmount) throw new PaymentChangedError();
    const left = paid - refundedAmount;
    const refunded = amount ?? left;
    if (refunded > left) throw new RefundTooLargeError();
    await this.provider.refund({
      refundId: `refund-${payment.atProvider.id}-${refundedAmount}-${refunded}`,
      subscriptionId: subscription.providerId,
      paymentId: payment.atProvider.id,
      amount: refunded,
    });
    const before = { refunded: refundedAmount };
    const after = { payment: payment.id, refunded: refundedAmount + refunded, amount: paid, currency };
    await this.database.transaction(async (transaction) => {
      await this.reading.subscription(subscription.providerId, transaction);
      await this.record('refund', subscription, { before, after, reason, actor }, transaction);
    });
    return { paymentId: payment.id, amount: refunded, currency };
  }

  /** @throws NotFoundError, OtherProviderError */
  async sync(id: string, actor: Member): Promise<void> {
    const subscription = await this.find(id);
    await this.database.transaction(async (transaction) => {
      await this.reading.subscription(subscription.providerId, transaction);
      const read = await transaction.manager.findOneByOrFail(Subscription, { id });
      const states = { before: stateOf(subscription), after: stateOf(read) };
      await this.record('read subscription', subscription, { ...states, actor }, transaction);
    });
  }

  private async find(id: string): Promise<SoldSubscription> {
    const subscription = await this.subscriptions.findOneBy({ id });
    if (!subscription) throw new NotFoundError();
    const { provider, providerId } = subscription;
    if (provider !== this.provider.id || providerId === null) throw new OtherProviderError();
    return { ...subscription, providerId };
  }

  /** A payment of the membership as the provider has it now, and its id here. */
  private async paymentOf(
    { id, providerId }: SoldSubscription,
    paymentId: string | undefined,
  ): Promise<{ id: string; atProvider: ProviderPayment }> {
    const known = await this.payments.findBy({ subscriptionId: id });
    const asked = known.find((payment) => payment.id === paymentId);
    if (paymentId !== undefined && !asked) throw new NotFoundError();
    const { payments = [] } = (await this.provider.readSubscription(providerId, this.database)) ?? {};
    const atProvider = payments.findLast((payment) =>
      asked ? payment.id === asked.providerId : payment.status === 'paid',
    );
    const row = known.find((payment) => payment.providerId === atProvider?.id);
    if (atProvider?.status !== 'paid' || !row) throw new NotRefundableError();
    return { id: row.id, atProvider };
  }

  private async record(
    action: string,
    { id, userId }: Subscription,
    act: { before: object; after: object; reason?: string; actor: Member },
    transaction: Transaction,
  ): Promise<void> {
    const about = { subjectKind: 'subscription', subjectId: id, memberId: userId };
    await recordAuditEvent({ action, ...about, ...act }, transaction);
  }
}

const stateOf = ({ status, cancelAtPeriodEnd, currentPeriodEnd, accessUntil }: Subscription) => ({
  status,
  cancelAtPeriodEnd,
  currentPeriodEnd,
  accessUntil,
});
