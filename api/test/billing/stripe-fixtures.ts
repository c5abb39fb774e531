import type Stripe from 'stripe';
import type { Shape } from '../fakes/fake-stripe.js';

const DAY = 86_400;

/** Seconds since 1970, as Stripe tells time. */
export const NOW = Math.floor(Date.now() / 1000);
export const STARTED = NOW - DAY;
export const PERIOD_END = NOW + 29 * DAY;

export const aSubscription = (
  userId: string,
  change: Shape<Stripe.Subscription> = {},
): Shape<Stripe.Subscription> => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  customer: 'cus_1',
  metadata: { userId },
  start_date: STARTED,
  ended_at: null,
  cancel_at: null,
  cancel_at_period_end: false,
  items: {
    object: 'list',
    data: [
      {
        id: 'si_1',
        object: 'subscription_item',
        price: { id: 'price_pro', recurring: { interval: 'month' } },
        current_period_start: STARTED,
        current_period_end: PERIOD_END,
      },
    ],
  },
  ...change,
});

/** One month, paid by the payment intent `pi_1`. */
export const anInvoice = (change: Shape<Stripe.Invoice> = {}): Shape<Stripe.Invoice> => ({
  id: 'in_1',
  object: 'invoice',
  status: 'paid',
  amount_due: 9700,
  amount_paid: 9700,
  attempt_count: 1,
  currency: 'usd',
  created: STARTED,
  status_transitions: { paid_at: STARTED },
  hosted_invoice_url: 'https://invoice.stripe.com/i/one',
  parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_1' } },
  payments: {
    object: 'list',
    data: [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: 'pi_1' } }],
  },
  ...change,
});

export const aCharge = (change: Shape<Stripe.Charge> = {}): Shape<Stripe.Charge> => ({
  id: 'ch_1',
  object: 'charge',
  created: STARTED,
  payment_intent: 'pi_1',
  refunded: false,
  disputed: false,
  ...change,
});

export const aRefundedCharge = aCharge({
  refunded: true,
  refunds: { object: 'list', data: [{ id: 're_1', object: 'refund', created: NOW }] },
});

export const aDispute = (change: Shape<Stripe.Dispute> = {}): Shape<Stripe.Dispute> => ({
  id: 'dp_1',
  object: 'dispute',
  charge: 'ch_1',
  payment_intent: 'pi_1',
  created: NOW,
  status: 'needs_response',
  ...change,
});

export const aSession = (change: Shape<Stripe.Checkout.Session> = {}): Shape<Stripe.Checkout.Session> => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  status: 'open',
  subscription: null,
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  expires_at: NOW + DAY,
  ...change,
});

let count = 0;

/** An event as it is posted: https://docs.stripe.com/api/events/object */
export const anEvent = (type: Stripe.Event.Type, object: object) => ({
  id: `evt_${(count += 1)}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: NOW,
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  data: { object },
});
