import type { Membership, Payment, ProPrices } from '../queries/account/membership';

export const noMembership: Membership = {
  plan: 'free',
  state: 'none',
  since: null,
  nextChargeAt: null,
  endsAt: null,
  isPaid: false,
  period: 'month',
  hasPortal: false,
  returnTo: null,
};

export const paidMembership: Membership = {
  plan: 'pro',
  state: 'active',
  since: '2026-01-12T10:00:00Z',
  nextChargeAt: '2026-04-12T10:00:00Z',
  endsAt: null,
  isPaid: true,
  period: 'month',
  hasPortal: true,
  returnTo: null,
};

export const canceledMembership: Membership = {
  ...paidMembership,
  state: 'canceled',
  nextChargeAt: null,
  endsAt: '2026-04-12T10:00:00Z',
};

export const pastDueMembership: Membership = {
  ...paidMembership,
  state: 'past_due',
  nextChargeAt: null,
  endsAt: '2026-04-19T10:00:00Z',
};

export const pausedMembership: Membership = {
  ...paidMembership,
  plan: 'free',
  state: 'paused',
  nextChargeAt: null,
  endsAt: '2026-03-20T10:00:00Z',
};

export const payment: Payment = {
  id: 'payment-1',
  status: 'paid',
  amount: 9700,
  currency: 'usd',
  discount: 0,
  occurredAt: '2026-03-12T10:00:00Z',
  refundedAt: null,
  receiptUrl: '/dev/payments/receipts/in_1',
  pdfUrl: '/dev/payments/receipts/in_1/pdf',
};

export const monthlyPrices: ProPrices = { month: { amount: 9700, currency: 'usd' }, year: null };
export const bothPrices: ProPrices = { ...monthlyPrices, year: { amount: 97_000, currency: 'usd' } };
