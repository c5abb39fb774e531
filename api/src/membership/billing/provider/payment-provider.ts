import type { Queryable, Transaction } from '../../../core/database/database.js';

/**
 * Where payments are taken. There are two: Stripe, and the sandbox of development. The sandbox keeps its own in the same
 * database, and reads and writes them `within` the caller's transaction.
 */
export abstract class PaymentProvider {
  /** Names the provider in stored rows and in the path of its webhook. */
  abstract readonly id: 'stripe' | 'sandbox' | 'off';

  /** Opens a page on which the member pays. Asking again with the same `checkoutId` answers with the same page. */
  abstract openCheckout(request: CheckoutRequest, transaction: Transaction): Promise<OpenedCheckout>;

  abstract readCheckout(providerId: string, transaction: Queryable): Promise<CheckoutState>;

  /** Ends an open page, so that nobody can pay on it any more. */
  abstract expireCheckout(providerId: string): Promise<void>;

  /** How the subscription and its payments stand now. Null for subscriptions that this site did not sell. */
  abstract readSubscription(providerId: string, transaction: Queryable): Promise<ProviderSubscription | null>;

  /** Ends the subscription with the period that is paid, or takes that back. */
  abstract setCancellation(providerId: string, cancelAtPeriodEnd: boolean): Promise<void>;

  /** Ends the subscription at once. */
  abstract endNow(providerId: string): Promise<void>;

  /** Gives a payment back, or a part of it. Asking again with the same `refundId` gives nothing more. */
  abstract refund(request: RefundRequest): Promise<void>;

  /** What Pro costs; null for what is not sold. */
  abstract prices(): Promise<Prices>;

  /** The page on which a member confirms another billing period; null where there is none. */
  abstract periodChangeUrl(change: PeriodChange): Promise<string | null>;

  /** Writes on receipts to come whom they are for; null: the member alone. @throws VatNumberRefusedError */
  abstract setBillingDetails(customerId: string, details: BilledTo | null): Promise<void>;

  /** The latest promotion codes first, at most 100. */
  abstract coupons(): Promise<Coupon[]>;

  /** @throws CodeTakenError while another active one has its code */
  abstract createCoupon(coupon: NewCoupon): Promise<Coupon>;

  /** Nobody can enter it any more; discounts given already go on. */
  abstract endCoupon(couponId: string): Promise<void>;

  /** Where a member changes the card; null where there is no such page. */
  abstract portalUrl(customerId: string, returnUrl: string): Promise<string | null>;

  /** @throws ForgedEventError when the signature is not the provider's, or too old */
  abstract verifyEvent(rawBody: string, signature: string): ProviderEvent;

  /** What an event is about; null for events that change nothing here. */
  abstract subjectOf(event: ProviderEvent): Promise<EventSubject | null>;
}

export const BILLING_PERIODS = ['month', 'year'] as const;
/** How long a payment is for. */
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

export interface CheckoutRequest {
  checkoutId: string;
  period: BillingPeriod;
  userId: string;
  email: string | null;
  /** Where the member has paid before. */
  customerId: string | null;
  successUrl: string;
  cancelUrl: string;
}

export interface RefundRequest {
  refundId: string;
  /** The provider's name of the subscription. */
  subscriptionId: string;
  /** The provider's name of the payment. */
  paymentId: string;
  /** In the smallest unit of the payment's currency. */
  amount: number;
}

export interface Price {
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
}

export type Prices = Record<BillingPeriod, Price | null>;

export interface PeriodChange {
  /** The provider's name of the subscription. */
  subscriptionId: string;
  customerId: string;
  period: BillingPeriod;
  returnUrl: string;
}

export interface BilledTo {
  companyName: string;
  /** Two letters, of the VAT number. */
  country: string;
  vatNumber: string | null;
}

export const COUPON_DURATIONS = ['once', 'months', 'forever'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** A code that members enter when they pay; one of `percentOff` and `amountOff`. */
export interface NewCoupon {
  code: string;
  percentOff: number | null;
  /** In the smallest unit of the currency of Pro. */
  amountOff: number | null;
  duration: CouponDuration;
  /** For a duration of `months`. */
  months: number | null;
  /** How often it can be entered; null for any number. */
  maxUses: number | null;
  expiresAt: Date | null;
}

export interface Coupon extends NewCoupon {
  id: string;
  /** Of `amountOff`. */
  currency: string | null;
  uses: number;
  isActive: boolean;
  createdAt: Date;
}

export interface OpenedCheckout {
  providerId: string;
  url: string;
  expiresAt: Date;
}

export interface CheckoutState {
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
}

export interface ProviderSubscription {
  provider: 'stripe' | 'sandbox';
  id: string;
  userId: string;
  customerId: string;
  /** `incomplete`: the first payment has not gone through. */
  status: 'incomplete' | 'active' | 'past_due' | 'ended';
  cancelAtPeriodEnd: boolean;
  period: BillingPeriod;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  endedAt: Date | null;
  /** The oldest first. */
  payments: ProviderPayment[];
}

export interface ProviderPayment {
  id: string;
  /** `disputed`: the bank has taken it back for now, or for good. */
  status: 'paid' | 'failed' | 'refunded' | 'disputed';
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** What a promotion code took off. */
  discount: number;
  occurredAt: Date;
  refundedAt: Date | null;
  /** How much of it was given back; all of it where it is `refunded`. */
  refundedAmount: number;
  disputedAt: Date | null;
  receiptUrl: string | null;
  /** The same as a file. */
  pdfUrl: string | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  object: Record<string, unknown>;
}

export type EventSubject = { kind: 'subscription' | 'checkout'; providerId: string };
