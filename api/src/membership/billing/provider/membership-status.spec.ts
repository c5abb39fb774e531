import type { ProviderPayment, ProviderSubscription } from './payment-provider.js';
import { membershipStatusOf } from './membership-status.js';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

const payment = (change: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'in_1',
  status: 'paid',
  amount: 9700,
  currency: 'usd',
  discount: 0,
  occurredAt: at(1),
  refundedAt: null,
  refundedAmount: 0,
  disputedAt: null,
  receiptUrl: null,
  pdfUrl: null,
  ...change,
});

const subscription = (change: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  provider: 'sandbox',
  id: 'sub_1',
  userId: 'one',
  customerId: 'cus_1',
  status: 'active',
  cancelAtPeriodEnd: false,
  period: 'month',
  startedAt: at(1),
  periodStart: at(1),
  periodEnd: at(30),
  endedAt: null,
  payments: [payment()],
  ...change,
});

describe('What a subscription opens', () => {
  it.each<[string, Partial<ProviderSubscription>, string, Date | null]>([
    ['is open without an end while it is paid', {}, 'active', null],
    ['is open to the paid date after a cancellation', { cancelAtPeriodEnd: true }, 'active', at(30)],
    ['is open for seven more days when a payment failed', { status: 'past_due' }, 'past_due', at(8)],
    ['is closed once it has ended', { status: 'ended', endedAt: at(12) }, 'canceled', at(12)],
    ['is not open before the first payment', { status: 'incomplete', payments: [] }, 'canceled', at(1)],
    [
      'is closed by the refund of the latest payment',
      { payments: [payment({ status: 'refunded', refundedAt: at(5), refundedAmount: 9700 })] },
      'canceled',
      at(5),
    ],
    [
      'stays open when a part of the latest payment was refunded',
      { payments: [payment({ refundedAt: at(5), refundedAmount: 2000 })] },
      'active',
      null,
    ],
    [
      'stays open when an earlier payment was refunded',
      {
        payments: [
          payment({ id: 'in_2', occurredAt: at(20) }),
          payment({ status: 'refunded', refundedAt: at(21), refundedAmount: 9700 }),
        ],
      },
      'active',
      null,
    ],
    [
      'is paused while the bank disputes the latest payment',
      { payments: [payment({ status: 'disputed', disputedAt: at(5) })] },
      'paused',
      at(5),
    ],
    [
      'stays closed when a payment is disputed after the end',
      { status: 'ended', endedAt: at(4), payments: [payment({ status: 'disputed', disputedAt: at(5) })] },
      'canceled',
      at(4),
    ],
    [
      'stays open when a failed attempt follows a paid one',
      { payments: [payment(), payment({ id: 'in_2', status: 'failed', occurredAt: at(20) })] },
      'active',
      null,
    ],
  ])('%s', (_, change, status, accessUntil) => {
    expect(membershipStatusOf(subscription(change))).toMatchObject({ status, accessUntil });
  });
});
