import type { SubscriptionStatus } from '../../subscriptions/subscription.entity.js';
import type { ProviderPayment, ProviderSubscription } from './payment-provider.js';

/** How long Pro stays open after a payment that did not go through. */
export const GRACE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface MembershipStatus {
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date;
  /** Until when Pro is open; null while nothing ends it. */
  accessUntil: Date | null;
  /** Whether the latest payment was given back. */
  isRefunded: boolean;
}

/**
 * What a provider's subscription opens here. A refund of the latest payment ends it, whatever the provider still charges; a dispute
 * of the latest payment pauses it.
 */
export function membershipStatusOf(subscription: ProviderSubscription): MembershipStatus {
  const { status, cancelAtPeriodEnd, periodStart, periodEnd, startedAt, endedAt } = subscription;
  const latest = latestSettledPayment(subscription);
  const refundedAt = latest?.status === 'refunded' ? (latest.refundedAt ?? latest.occurredAt) : null;
  const membership = (now: SubscriptionStatus, accessUntil: Date | null): MembershipStatus => ({
    status: now,
    cancelAtPeriodEnd,
    currentPeriodEnd: periodEnd,
    accessUntil,
    isRefunded: refundedAt !== null,
  });
  if (refundedAt) return membership('canceled', earliest(refundedAt, endedAt));
  if (status === 'ended') return membership('canceled', endedAt ?? periodEnd);
  if (status === 'incomplete') return membership('canceled', startedAt);
  if (latest?.status === 'disputed') return membership('paused', latest.disputedAt ?? latest.occurredAt);
  if (status === 'past_due')
    return membership('past_due', new Date(periodStart.getTime() + GRACE_DAYS * DAY_MS));
  return membership('active', cancelAtPeriodEnd ? periodEnd : null);
}

function latestSettledPayment({ payments }: ProviderSubscription): ProviderPayment | null {
  const settled = payments.filter(({ status }) => status !== 'failed');
  return settled.reduce(
    (last: ProviderPayment | null, payment) =>
      last && last.occurredAt > payment.occurredAt ? last : payment,
    null,
  );
}

const earliest = (one: Date, other: Date | null): Date => (other && other < one ? other : one);
