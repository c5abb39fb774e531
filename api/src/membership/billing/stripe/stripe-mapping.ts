import type Stripe from 'stripe';
import type { Coupon, ProviderPayment, ProviderSubscription } from '../provider/payment-provider.js';

const date = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** A status that Stripe adds later is read as a payment that is due. */
const STATUSES: Record<string, ProviderSubscription['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

/** Null for a subscription that this site did not sell. */
export function toProviderSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  disputes: readonly Stripe.Dispute[],
): ProviderSubscription | null {
  const userId = subscription.metadata['userId'];
  const item = subscription.items.data[0];
  if (!userId || !item) return null;
  return {
    provider: 'stripe',
    id: subscription.id,
    userId,
    customerId: idOf(subscription.customer),
    status: STATUSES[subscription.status] ?? 'past_due',
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    period: item.price.recurring?.interval === 'year' ? 'year' : 'month',
    startedAt: date(subscription.start_date),
    periodStart: date(item.current_period_start),
    periodEnd: date(subscription.cancel_at ?? item.current_period_end),
    endedAt: subscription.ended_at === null ? null : date(subscription.ended_at),
    // Stripe lists the newest first.
    payments: invoices.toReversed().flatMap((invoice) => toPayment(invoice, charges, disputes)),
  };
}

/** An invoice that nobody has tried to collect, or that asks for nothing, is no payment. */
function toPayment(
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
  disputes: readonly Stripe.Dispute[],
): ProviderPayment[] {
  const { id, status, amount_paid, amount_due, currency, created, attempt_count } = invoice;
  const common = {
    id: id!,
    currency,
    discount: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    receiptUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
  if (status === 'paid' && amount_paid > 0) {
    const charge = chargeOf(invoice, charges);
    const dispute = disputes.find((one) => idOf(one.charge) === charge?.id && isAgainstUs(one));
    // Of a payment that was given back in full, the charge may be more than the invoice.
    const refunded = charge?.refunded ? amount_paid : Math.min(amount_paid, charge?.amount_refunded ?? 0);
    return [
      {
        ...common,
        status: charge?.refunded ? 'refunded' : dispute ? 'disputed' : 'paid',
        amount: amount_paid,
        occurredAt: date(invoice.status_transitions.paid_at ?? created),
        refundedAt: refunded > 0 ? date(charge!.refunds?.data[0]?.created ?? charge!.created) : null,
        refundedAmount: refunded,
        disputedAt: dispute ? date(dispute.created) : null,
      },
    ];
  }
  if ((status === 'open' || status === 'uncollectible') && attempt_count > 0)
    return [
      {
        ...common,
        status: 'failed',
        amount: amount_due,
        occurredAt: date(created),
        refundedAt: null,
        refundedAmount: 0,
        disputedAt: null,
      },
    ];
  return [];
}

/** The money is with the bank: while a dispute is open, and once it is lost. An early warning takes no money. */
const isAgainstUs = ({ status }: Stripe.Dispute): boolean =>
  !['won', 'prevented'].includes(status) && !status.startsWith('warning_');

function chargeOf(
  { payments }: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): Stripe.Charge | undefined {
  const intents = new Set(
    payments?.data.flatMap(({ payment }) => (payment.payment_intent ? [idOf(payment.payment_intent)] : [])),
  );
  return charges.find(({ payment_intent }) => payment_intent && intents.has(idOf(payment_intent)));
}

const DURATIONS: Record<string, Coupon['duration']> = {
  once: 'once',
  repeating: 'months',
  forever: 'forever',
};

/** Null for a code whose discount is not there any more. */
export function toCoupon(promotion: Stripe.PromotionCode): Coupon | null {
  const { coupon } = promotion.promotion;
  if (coupon === null || typeof coupon === 'string') return null;
  const { percent_off, amount_off, currency, duration, duration_in_months } = coupon;
  return {
    id: promotion.id,
    code: promotion.code,
    percentOff: percent_off,
    amountOff: amount_off,
    currency,
    duration: DURATIONS[duration] ?? 'forever',
    months: duration_in_months,
    uses: promotion.times_redeemed,
    maxUses: promotion.max_redemptions,
    expiresAt: promotion.expires_at === null ? null : date(promotion.expires_at),
    isActive: promotion.active,
    createdAt: date(promotion.created),
  };
}
