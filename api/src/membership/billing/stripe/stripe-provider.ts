import Stripe from 'stripe';
import {
  type BilledTo,
  type BillingPeriod,
  type CheckoutRequest,
  type CheckoutState,
  type Coupon,
  type EventSubject,
  type NewCoupon,
  type OpenedCheckout,
  PaymentProvider,
  type PeriodChange,
  type Price,
  type Prices,
  type ProviderEvent,
  type ProviderSubscription,
  type RefundRequest,
} from '../provider/payment-provider.js';
import {
  CodeTakenError,
  NotRefundableError,
  PeriodNotSoldError,
  VatNumberRefusedError,
} from '../billing.errors.js';
import { readSignedEvent } from '../provider/signed-event.js';
import { toCoupon, toProviderSubscription } from './stripe-mapping.js';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** The monthly price of Pro. */
  price: string;
  yearlyPrice: string | null;
}

/** A transaction waits meanwhile, and what fails is asked again: by the provider, who sends its event again, or by the member. */
const TIMEOUT_MS = 4_000;
/** More than a member can have paid in eight years. */
const MAX_PAYMENTS = 100;
/** Stripe's most in one answer. */
const MAX_COUPONS = 100;
const MAX_TAX_IDS = 20;
/** Those of the European Union are all of one type. */
const TAX_ID_TYPES: Record<string, Stripe.TaxIdCreateParams.Type> = {
  CH: 'ch_vat',
  GB: 'gb_vat',
  NO: 'no_vat',
};

/** https://docs.stripe.com/billing/subscriptions/build-subscriptions */
export class StripeProvider extends PaymentProvider {
  readonly id = 'stripe';
  private readonly stripe: Stripe;

  constructor(
    private readonly options: StripeOptions,
    connection: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> = {},
  ) {
    super();
    this.stripe = new Stripe(options.secretKey, { ...connection, timeout: TIMEOUT_MS, maxNetworkRetries: 1 });
  }

  async openCheckout(request: CheckoutRequest): Promise<OpenedCheckout> {
    const { checkoutId, period, userId, email, customerId, successUrl, cancelUrl } = request;
    const session = await this.stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price: this.priceOf(period), quantity: 1 }],
        allow_promotion_codes: true,
        tax_id_collection: { enabled: true },
        client_reference_id: checkoutId,
        subscription_data: { metadata: { userId } },
        automatic_tax: { enabled: true },
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...(customerId
          ? { customer: customerId, customer_update: { address: 'auto', name: 'auto' } }
          : email && { customer_email: email }),
      },
      { idempotencyKey: checkoutId },
    );
    return { providerId: session.id, url: session.url!, expiresAt: new Date(session.expires_at * 1000) };
  }

  async readCheckout(providerId: string): Promise<CheckoutState> {
    const { status, subscription } = await this.stripe.checkout.sessions.retrieve(providerId);
    return {
      status: status === 'complete' ? 'complete' : status === 'expired' ? 'expired' : 'open',
      subscriptionId: subscription ? idOf(subscription) : null,
    };
  }

  async expireCheckout(providerId: string): Promise<void> {
    await this.stripe.checkout.sessions.expire(providerId);
  }

  async readSubscription(providerId: string): Promise<ProviderSubscription | null> {
    const subscription = await this.stripe.subscriptions.retrieve(providerId);
    const [invoices, charges] = await Promise.all([
      this.stripe.invoices.list({
        subscription: providerId,
        limit: MAX_PAYMENTS,
        expand: ['data.payments'],
      }),
      this.stripe.charges.list({
        customer: idOf(subscription.customer),
        limit: MAX_PAYMENTS,
        expand: ['data.refunds'],
      }),
    ]);
    const disputes = await Promise.all(
      charges.data
        .filter(({ disputed }) => disputed)
        .map(({ id }) => this.stripe.disputes.list({ charge: id, limit: MAX_PAYMENTS })),
    );
    return toProviderSubscription(
      subscription,
      invoices.data,
      charges.data,
      disputes.flatMap(({ data }) => data),
    );
  }

  async setCancellation(providerId: string, cancelAtPeriodEnd: boolean): Promise<void> {
    await this.stripe.subscriptions.update(providerId, { cancel_at_period_end: cancelAtPeriodEnd });
  }

  async endNow(providerId: string): Promise<void> {
    const { status } = await this.stripe.subscriptions.retrieve(providerId);
    if (status !== 'canceled') await this.stripe.subscriptions.cancel(providerId);
  }

  async refund({ refundId, paymentId, amount }: RefundRequest): Promise<void> {
    const { payments } = await this.stripe.invoices.retrieve(paymentId, { expand: ['payments'] });
    const intent = payments?.data.find(({ payment }) => payment.payment_intent)?.payment.payment_intent;
    if (!intent) throw new NotRefundableError();
    await this.stripe.refunds.create(
      { payment_intent: idOf(intent), amount, reason: 'requested_by_customer' },
      { idempotencyKey: refundId },
    );
  }

  async prices(): Promise<Prices> {
    const [month, year] = await Promise.all([
      this.price(this.options.price),
      this.price(this.options.yearlyPrice),
    ]);
    return { month, year };
  }

  /** The portal's own page, which says what is charged before it is; it has to allow this in Stripe's settings. */
  async periodChangeUrl(change: PeriodChange): Promise<string> {
    const { subscriptionId, customerId, period, returnUrl } = change;
    const { items } = await this.stripe.subscriptions.retrieve(subscriptionId);
    const session = await this.stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      flow_data: {
        type: 'subscription_update_confirm',
        after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        subscription_update_confirm: {
          subscription: subscriptionId,
          items: [{ id: items.data[0]!.id, price: this.priceOf(period), quantity: 1 }],
        },
      },
    });
    return session.url;
  }

  async setBillingDetails(customerId: string, details: BilledTo | null): Promise<void> {
    await this.stripe.customers.update(customerId, { business_name: details?.companyName ?? '' });
    const known = await this.stripe.customers.listTaxIds(customerId, { limit: MAX_TAX_IDS });
    const wanted = details?.vatNumber ?? null;
    if (wanted && !known.data.some(({ value }) => value === wanted))
      await this.stripe.customers
        .createTaxId(customerId, { type: TAX_ID_TYPES[details!.country] ?? 'eu_vat', value: wanted })
        .catch((error: unknown) => {
          throw (error as { code?: unknown }).code === 'tax_id_invalid' ? new VatNumberRefusedError() : error;
        });
    for (const { id, value } of known.data)
      if (value !== wanted) await this.stripe.customers.deleteTaxId(customerId, id);
  }

  async coupons(): Promise<Coupon[]> {
    const { data } = await this.stripe.promotionCodes.list({
      limit: MAX_COUPONS,
      expand: ['data.promotion.coupon'],
    });
    return data.flatMap((promotion) => toCoupon(promotion) ?? []);
  }

  async createCoupon(wanted: NewCoupon): Promise<Coupon> {
    const { code, percentOff, amountOff, duration, months, maxUses, expiresAt } = wanted;
    const { data } = await this.stripe.promotionCodes.list({ code, active: true, limit: 1 });
    if (data.length > 0) throw new CodeTakenError();
    const price = await this.price(this.options.price);
    const coupon = await this.stripe.coupons.create({
      name: code,
      ...(percentOff === null
        ? { amount_off: amountOff!, currency: price?.currency ?? 'usd' }
        : { percent_off: percentOff }),
      ...(duration === 'months' ? { duration: 'repeating', duration_in_months: months! } : { duration }),
    });
    const promotion = await this.stripe.promotionCodes.create({
      code,
      promotion: { type: 'coupon', coupon: coupon.id },
      expand: ['promotion.coupon'],
      ...(maxUses !== null && { max_redemptions: maxUses }),
      ...(expiresAt && { expires_at: Math.floor(expiresAt.getTime() / 1000) }),
    });
    return toCoupon(promotion)!;
  }

  async endCoupon(couponId: string): Promise<void> {
    await this.stripe.promotionCodes.update(couponId, { active: false });
  }

  private priceOf(period: BillingPeriod): string {
    const { price, yearlyPrice } = this.options;
    if (period === 'month') return price;
    if (yearlyPrice === null) throw new PeriodNotSoldError();
    return yearlyPrice;
  }

  private async price(id: string | null): Promise<Price | null> {
    if (id === null) return null;
    const { unit_amount, currency } = await this.stripe.prices.retrieve(id);
    return unit_amount === null ? null : { amount: unit_amount, currency };
  }

  async portalUrl(customerId: string, returnUrl: string): Promise<string> {
    const session = await this.stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
    });
    return session.url;
  }

  verifyEvent(rawBody: string, signature: string): ProviderEvent {
    return readSignedEvent(rawBody, signature, this.options.webhookSecret);
  }

  async subjectOf({ type, object }: ProviderEvent): Promise<EventSubject | null> {
    if (type.startsWith('checkout.session.'))
      return { kind: 'checkout', providerId: (object as unknown as Stripe.Checkout.Session).id };
    if (type.startsWith('customer.subscription.'))
      return { kind: 'subscription', providerId: (object as unknown as Stripe.Subscription).id };
    if (type.startsWith('invoice.')) return subscriptionOf(object as unknown as Stripe.Invoice);
    if (type === 'charge.refunded' || type.startsWith('charge.dispute.'))
      return this.subjectOfPayment(object as unknown as Stripe.Charge | Stripe.Dispute);
    return null;
  }

  private async subjectOfPayment({
    payment_intent,
  }: Stripe.Charge | Stripe.Dispute): Promise<EventSubject | null> {
    if (!payment_intent) return null;
    const payments = await this.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: idOf(payment_intent) },
      limit: 1,
      expand: ['data.invoice'],
    });
    const invoice = payments.data[0]?.invoice;
    return invoice && typeof invoice !== 'string' && !invoice.deleted ? subscriptionOf(invoice) : null;
  }
}

function subscriptionOf({ parent }: Stripe.Invoice): EventSubject | null {
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? { kind: 'subscription', providerId: idOf(subscription) } : null;
}

const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;
