import type { Mail } from '../../../core/mail/mail.service.js';
import type { Subscription } from '../../subscriptions/subscription.entity.js';
import type { ProviderSubscription } from '../provider/payment-provider.js';
import type { MembershipStatus } from '../provider/membership-status.js';
import {
  disputedMails,
  disputeEndedMails,
  endedMail,
  failedMail,
  leavingMail,
  moneyOf,
  openedMail,
  type Payer,
  receiptMail,
  refundedMail,
  stayingMail,
  twiceMail,
} from './billing-mails.js';
import type { PaymentStatus } from './payment.entity.js';

/** What one reading of a provider's subscription changed here. */
export interface Change {
  before: Subscription | null;
  after: MembershipStatus;
  subscription: ProviderSubscription;
  /** Payments that are new, or whose status or refund has changed. */
  payments: {
    providerId: string;
    status: PaymentStatus;
    before: PaymentStatus | null;
    refundedAmount: number;
    refundedBefore: number;
  }[];
  /** Whether the member now pays for two memberships. */
  twice: boolean;
}

/**
 * One mail for each thing that happened, none for what was known.
 * @param team the address of people who answer for the money
 */
export function mailsAbout(
  { before, after, subscription, payments, twice }: Change,
  payer: Payer,
  team: string,
): Mail[] {
  const mails: Mail[] = [];
  const { status, cancelAtPeriodEnd, currentPeriodEnd, accessUntil } = after;
  if (!before && status === 'active') mails.push(openedMail(payer));
  for (const { providerId, status: paid, before: earlier, refundedAmount, refundedBefore } of payments) {
    const { amount, currency } = subscription.payments.find(({ id }) => id === providerId)!;
    const money = moneyOf(amount, currency);
    if (earlier === 'disputed' && paid !== 'disputed') mails.push(...disputeEndedMails(payer, money, team));
    else if (paid === 'paid' && earlier !== 'paid')
      mails.push(
        receiptMail(payer, {
          amount: money,
          period: subscription.period,
          nextCharge: status === 'active' && !cancelAtPeriodEnd ? currentPeriodEnd : null,
        }),
      );
    if (paid === 'disputed' && earlier !== 'disputed') mails.push(...disputedMails(payer, money, team));
    if (refundedAmount > refundedBefore) {
      const refunded = moneyOf(refundedAmount - refundedBefore, currency);
      mails.push(refundedMail(payer, refunded, after.isRefunded));
    }
    if (paid === 'failed' && status === 'past_due') mails.push(failedMail(payer, money, accessUntil!));
  }
  if (twice) mails.push(twiceMail(payer));
  if (before && before.status !== 'canceled' && status === 'canceled' && !after.isRefunded)
    mails.push(endedMail(payer));
  if (before && status === 'active' && before.cancelAtPeriodEnd !== cancelAtPeriodEnd)
    mails.push(
      cancelAtPeriodEnd ? leavingMail(payer, currentPeriodEnd) : stayingMail(payer, currentPeriodEnd),
    );
  return mails;
}
