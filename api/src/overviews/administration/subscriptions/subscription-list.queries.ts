import type { Statement } from '../../../core/database/database.js';
import { onDays } from '../../../core/time/days.sql.js';
import { jsonArray, jsonObject, pageStatement, Parameters } from '../../../core/database/json.sql.js';
import type { AuthorSummary } from '../../../identity/users/person.dto.js';
import { personFields } from '../../../identity/users/person.sql.js';
import { PRICE_IS_EXPECTED } from './price.sql.js';
import { memberCondition } from '../members/filters/member-filters.sql.js';
import type {
  ProviderStatus,
  SubscriptionEntry,
  SubscriptionPayment,
  SubscriptionQuery,
} from './subscription-list.dto.js';

export type SubscriptionFilters = Omit<SubscriptionQuery, 'cursor' | 'limit'>;

export const SUBSCRIPTION_KEY = [
  ['s.created_at', 'timestamptz'],
  ['s.id', 'uuid'],
] as const;

const MOST_PAYMENTS = 6;

/** Goes on to be charged. */
const goesOn = (alias: string) =>
  `${alias}.provider <> 'granted' AND ${alias}.status <> 'canceled' AND NOT ${alias}.cancel_at_period_end`;

const IS_TWICE = `(${goesOn('s')} AND EXISTS (
  SELECT FROM subscriptions o WHERE o.user_id = s.user_id AND o.id <> s.id AND ${goesOn('o')}))`;

const ENTRY = jsonObject<SubscriptionEntry>({
  id: 's.id',
  member: jsonObject<AuthorSummary>(personFields('u')),
  email: 'u.email',
  provider: 's.provider',
  period: `CASE WHEN s.provider <> 'granted' THEN s.period END`,
  status: 's.status',
  isEnding: `s.status <> 'canceled' AND s.cancel_at_period_end`,
  isTwice: IS_TWICE,
  since: 'iso_instant(s.created_at)',
  paidUntil: 'iso_instant(s.current_period_end)',
  endsAt: 'iso_instant(s.access_until)',
  payments: jsonArray(
    jsonObject<SubscriptionPayment>({
      id: 'p.id',
      status: 'p.status',
      amount: 'p.amount',
      refundedAmount: 'p.refunded_amount',
      discount: 'p.discount',
      currency: 'p.currency',
      occurredAt: 'iso_instant(p.occurred_at)',
      receiptUrl: 'p.receipt_url',
    }),
    `FROM payments p WHERE p.subscription_id = s.id ORDER BY p.occurred_at DESC, p.id LIMIT ${MOST_PAYMENTS}`,
  ),
});

function conditions(filters: SubscriptionFilters, parameters: Parameters): string {
  const { query, state, plan, period, startedFrom, startedTo, endedFrom, endedTo } = filters;
  const all = [memberCondition({ query }, parameters)];
  if (state === 'twice') all.push(IS_TWICE);
  else if (state === 'renewing') all.push(`s.status = 'active' AND NOT s.cancel_at_period_end`);
  else if (state === 'ending') all.push(`s.status <> 'canceled' AND s.cancel_at_period_end`);
  else if (state) all.push(`s.status = ${parameters.add(state)}`);
  if (plan) all.push(`s.provider ${plan === 'paid' ? '<>' : '='} 'granted'`);
  if (period) all.push(`s.provider <> 'granted' AND s.period = ${parameters.add(period)}`);
  all.push(...onDays('s.created_at', startedFrom, startedTo, parameters));
  if (endedFrom ?? endedTo) all.push(`s.status = 'canceled'`);
  all.push(...onDays('s.access_until', endedFrom, endedTo, parameters));
  return all.join(' AND ');
}

export function subscriptionPage(
  filters: SubscriptionFilters,
  size: number,
  after?: readonly unknown[],
): Statement {
  const parameters = new Parameters();
  return pageStatement({
    item: ENTRY,
    source: `FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE ${conditions(filters, parameters)}`,
    key: SUBSCRIPTION_KEY,
    descending: filters.order === 'newest',
    size,
    after,
    parameters,
  });
}

export const providerStatus = (provider: string): Statement => ({
  name: 'subscriptions.provider',
  text: `SELECT ${jsonObject<ProviderStatus>({
    provider: '$1::text',
    amount: 'p.amount',
    currency: 'p.currency',
    yearlyAmount: 'y.amount',
    isExpected: `coalesce(${PRICE_IS_EXPECTED}, true)`,
  })}::text AS json
  FROM (SELECT) one LEFT JOIN provider_prices p ON p.provider = $1 AND p.period = 'month'
    LEFT JOIN provider_prices y ON y.provider = $1 AND y.period = 'year'`,
  values: [provider],
});
