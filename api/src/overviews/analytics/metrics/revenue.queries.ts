import type { Statement } from '../../../core/database/database.js';
import { jsonArray, jsonObject } from '../../../core/database/json.sql.js';
import type { MonthlyRevenue } from '../analytics.dto.js';
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
    }),
    `FROM (
       SELECT month, currency, sum(payments) AS payments, sum(paid) AS paid, sum(refunded) AS refunded
       FROM (
         SELECT ${monthOf('p.occurred_at')} AS month, p.currency, 1 AS payments, p.amount AS paid, 0 AS refunded
         FROM payments p WHERE p.status <> 'failed' AND ${inPeriod('p.occurred_at')}
         UNION ALL
         SELECT ${monthOf('p.refunded_at')}, p.currency, 0, 0, p.refunded_amount
         FROM payments p WHERE p.refunded_at IS NOT NULL AND ${inPeriod('p.refunded_at')}
       ) movements GROUP BY month, currency
     ) m ORDER BY m.month DESC, m.currency LIMIT 24`,
  )}::text AS json`,
  values: [from, to],
});
