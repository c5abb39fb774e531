import { PRO_PRICE } from '../../../membership/billing/model/pro-price.js';
import { monthAfter } from '../../../membership/billing/sandbox/months.js';
import type { SandboxSubscription } from '../../../membership/billing/sandbox/sandbox-objects.js';
import { daysBefore } from '../relative-time.js';
import type { PeopleByKey } from './seed-people.js';
import { seedId } from '../seed-id.js';
import type { SeedRun } from '../seed-run.js';

const MONTHS_PAID = 4;

/** Maya pays for her membership, in the sandbox: four months, and the next in about three weeks. */
export async function seedBilling(session: SeedRun, ids: PeopleByKey): Promise<void> {
  const userId = ids.get('maya');
  if (userId) await session.once('billing:maya', () => writeSubscription(session, userId));
}

async function writeSubscription(session: SeedRun, userId: string): Promise<void> {
  const startedAt = monthAfter(daysBefore(new Date(), 9), 1 - MONTHS_PAID);
  const subscription: SandboxSubscription = {
    provider: 'sandbox',
    id: 'sub_sandbox_maya',
    userId,
    customerId: 'cus_sandbox_maya',
    status: 'active',
    cancelAtPeriodEnd: false,
    period: 'month',
    startedAt,
    periodStart: monthAfter(startedAt, MONTHS_PAID - 1),
    periodEnd: monthAfter(startedAt, MONTHS_PAID),
    endedAt: null,
    cardDeclines: false,
    payments: Array.from({ length: MONTHS_PAID }, (_, month) => ({
      id: `in_sandbox_maya_${month + 1}`,
      status: 'paid',
      amount: PRO_PRICE.amount,
      currency: 'usd',
      discount: 0,
      occurredAt: monthAfter(startedAt, month),
      refundedAt: null,
      refundedAmount: 0,
      disputedAt: null,
      receiptUrl: `/dev/payments/receipts/in_sandbox_maya_${month + 1}`,
      pdfUrl: `/dev/payments/receipts/in_sandbox_maya_${month + 1}/pdf`,
    })),
  };
  await session.insert('sandbox_objects', [
    { id: subscription.id, kind: 'subscription', data: subscription, updated_at: startedAt },
  ]);
  const paid = {
    provider: 'sandbox',
    provider_id: subscription.id,
    customer_id: subscription.customerId,
    cancel_at_period_end: false,
    current_period_end: subscription.periodEnd,
    created_at: startedAt,
  };
  await session.insert(
    'subscriptions',
    [{ id: seedId('subscription', 'maya'), user_id: userId, status: 'active', ...paid }],
    Object.keys(paid),
  );
  await session.insert(
    'payments',
    subscription.payments.map(({ id, ...payment }) => ({
      id: seedId('payment', id),
      provider: 'sandbox',
      provider_id: id,
      user_id: userId,
      subscription_id: seedId('subscription', 'maya'),
      status: payment.status,
      amount: payment.amount,
      currency: payment.currency,
      occurred_at: payment.occurredAt,
      receipt_url: payment.receiptUrl,
    })),
  );
}
