import Stripe from 'stripe';
import {
  type CheckoutRequest,
  type CheckoutState,
  type EventSubject,
  type OpenedCheckout,
  PaymentProvider,
  type Price,
  type ProviderEvent,
  type ProviderSubscription,
  type RefundRequest,
} from '../provider/payment-provider.js';
import { NotRefundableError } from '../billing.errors.js';
import { readSignedEvent } from '../provider/signed-event.js';
import { toProviderSubscription } from './stripe-mapping.js';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** The monthly price of Pro. */
  price: string;
}

/** A transaction waits meanwhile, and what fails is asked again: by the provider, who sends its event again, or by the member. */
const TIMEOUT_MS = 4_000;
/** More than a member can have paid in eight years. */
const MAX_PAYMENTS = 100;

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
    const { checkoutId, userId, email, customerId, successUrl, cancelUrl } = request;
    const session = await this.stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price: this.options.price, quantity: 1 }],
        client_reference_id: checkoutId,
        subscription_data: { metadata: { userId } },
        automatic_tax: { enabled: true },
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...(customerId
          ? { customer: customerId, customer_update: { address: 'auto' } }
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

  async price(): Promise<Price | null> {
    const { unit_amount, currency } = await this.stripe.prices.retrieve(this.options.price);
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
