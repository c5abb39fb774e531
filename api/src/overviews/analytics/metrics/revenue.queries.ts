import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { MonthlyRevenue, RecurringRevenue } from '../analytics.dto.js';
import type { Period } from '../period.js';
import { inPeriod } from './days.sql.js';

const monthOf = (column: string) => `date_trunc('month', ${column} AT TIME ZONE 'UTC')::date`;

/** Payments by when they came, refunds by when they went; what a bank disputes counts as paid. */
export const monthlyRevenue = ({ from, to }: Period): Statement => ({
  name: 'analytics.revenue',
  text: `SELECT ${jsonArray(
    jsonObject<MonthlyRevenue>({
      month: 'm.month',
      currency: 'm.currency',
      payments: 'm.payments',
      paid: 'm.paid',
      refunded: 'm.refunded',
      discounts: 'm.discounts',
    }),
    `FROM (
       SELECT month, currency, sum(payments) AS payments, sum(paid) AS paid, sum(refunded) AS refunded,
         sum(discounts) AS discounts
       FROM (
         SELECT ${monthOf('p.occurred_at')} AS month, p.currency, 1 AS payments, p.amount AS paid, 0 AS refunded,
           p.discount AS discounts
         FROM payments p WHERE p.status <> 'failed' AND ${inPeriod('p.occurred_at')}
         UNION ALL
         SELECT ${monthOf('p.refunded_at')}, p.currency, 0, 0, p.refunded_amount, 0
         FROM payments p WHERE p.refunded_at IS NOT NULL AND ${inPeriod('p.refunded_at')}
       ) movements GROUP BY month, currency
     ) m ORDER BY m.month DESC, m.currency LIMIT 24`,
  )}::text AS json`,
  values: [from, to],
});

/** What subscriptions that go on paid last, a month: of a year's payment a twelfth. How it stands now. */
export const recurringRevenue: Statement = {
  name: 'analytics.recurring',
  text: `SELECT ${jsonArray(
    jsonObject<RecurringRevenue>({
      currency: 'r.currency',
      monthly: 'r.monthly',
      yearly: 'r.yearly',
      amount: 'r.amount',
    }),
    `FROM (
       SELECT p.currency, count(*) FILTER (WHERE s.period = 'month') AS monthly,
         count(*) FILTER (WHERE s.period = 'year') AS yearly,
         round(sum(p.amount::numeric / CASE s.period WHEN 'year' THEN 12 ELSE 1 END)) AS amount
       FROM subscriptions s
       CROSS JOIN LATERAL (
         SELECT amount, currency FROM payments
         WHERE subscription_id = s.id AND status <> 'failed' ORDER BY occurred_at DESC, id LIMIT 1
       ) p
       WHERE s.provider <> 'granted' AND s.status = 'active' AND NOT s.cancel_at_period_end
       GROUP BY p.currency
     ) r ORDER BY r.amount DESC, r.currency`,
  )}::text AS json`,
};
