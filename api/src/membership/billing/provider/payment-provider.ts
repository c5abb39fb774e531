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

  /** What a month of Pro costs; null where nothing is sold. */
  abstract price(): Promise<Price | null>;

  /** Where a member changes the card; null where there is no such page. */
  abstract portalUrl(customerId: string, returnUrl: string): Promise<string | null>;

  /** @throws ForgedEventError when the signature is not the provider's, or too old */
  abstract verifyEvent(rawBody: string, signature: string): ProviderEvent;

  /** What an event is about; null for events that change nothing here. */
  abstract subjectOf(event: ProviderEvent): Promise<EventSubject | null>;
}

export interface CheckoutRequest {
  checkoutId: string;
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
  occurredAt: Date;
  refundedAt: Date | null;
  /** How much of it was given back; all of it where it is `refunded`. */
  refundedAmount: number;
  disputedAt: Date | null;
  receiptUrl: string | null;
}

export interface ProviderEvent {
  id: string;
  type: string;
  createdAt: Date;
  object: Record<string, unknown>;
}

export type EventSubject = { kind: 'subscription' | 'checkout'; providerId: string };
