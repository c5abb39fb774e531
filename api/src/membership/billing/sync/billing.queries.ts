import type { Statement } from '../../../core/database/database.js';
import type {
  BillingPeriod,
  Price,
  ProviderEvent,
  ProviderSubscription,
} from '../provider/payment-provider.js';
import type { MembershipStatus } from '../provider/membership-status.js';

/** No row for an event that has taken effect already; waits for one that is just doing so. */
export const eventInsertion = (provider: string, { id, type, createdAt }: ProviderEvent): Statement => ({
  name: 'billing.event',
  text: `INSERT INTO billing_events (provider, id, type, occurred_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING id`,
  values: [provider, id, type, createdAt],
});

/** Lets one at a time bring a subscription up to date, until the transaction ends. */
export const subscriptionLock = (providerId: string): Statement => ({
  name: 'billing.lock',
  text: `SELECT pg_advisory_xact_lock(hashtext('billing'), hashtext($1))`,
  values: [providerId],
});

export const subscriptionUpsert = (
  { provider, id, userId, customerId, period, startedAt }: ProviderSubscription,
  membership: MembershipStatus,
): Statement => ({
  name: 'billing.subscription',
  text: `INSERT INTO subscriptions (user_id, provider, provider_id, customer_id, status, cancel_at_period_end,
                                    current_period_end, access_until, created_at, period)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (provider, provider_id) DO UPDATE SET
           status = EXCLUDED.status, cancel_at_period_end = EXCLUDED.cancel_at_period_end,
           current_period_end = EXCLUDED.current_period_end, access_until = EXCLUDED.access_until,
           period = EXCLUDED.period`,
  values: [
    userId,
    provider,
    id,
    customerId,
    membership.status,
    membership.cancelAtPeriodEnd,
    membership.currentPeriodEnd,
    membership.accessUntil,
    startedAt,
    period,
  ],
});

/** Stores payments and says which are new or have changed: how they stand now, and how they stood; `before` is null for new ones. */
export const paymentUpsert = ({ provider, id, userId, payments }: ProviderSubscription): Statement => ({
  name: 'billing.payments',
  text: `WITH before AS (SELECT provider_id, status, refunded_amount FROM payments WHERE provider = $1 AND user_id = $2)
         INSERT INTO payments (provider, provider_id, user_id, subscription_id, status, amount, currency, occurred_at, refunded_at,
           refunded_amount, receipt_url, discount, pdf_url)
         SELECT $1, p.id, $2, s.id, p.status, p.amount, p.currency, p."occurredAt", p."refundedAt", coalesce(p."refundedAmount", 0),
           p."receiptUrl", coalesce(p.discount, 0), p."pdfUrl"
         FROM jsonb_to_recordset($3::jsonb) AS p(id text, status text, amount int, currency text,
           "occurredAt" timestamptz, "refundedAt" timestamptz, "refundedAmount" int, "receiptUrl" text, discount int, "pdfUrl" text)
         LEFT JOIN subscriptions s ON s.provider = $1 AND s.provider_id = $4
         ON CONFLICT (provider, provider_id) DO UPDATE SET
           status = EXCLUDED.status, amount = EXCLUDED.amount, occurred_at = EXCLUDED.occurred_at,
           refunded_at = EXCLUDED.refunded_at, refunded_amount = EXCLUDED.refunded_amount,
           subscription_id = EXCLUDED.subscription_id, receipt_url = EXCLUDED.receipt_url,
           discount = EXCLUDED.discount, pdf_url = EXCLUDED.pdf_url
         WHERE payments.status <> EXCLUDED.status OR payments.refunded_amount <> EXCLUDED.refunded_amount
         RETURNING provider_id AS "providerId", status, refunded_amount AS "refundedAmount",
           (SELECT before.status FROM before WHERE before.provider_id = payments.provider_id) AS before,
           coalesce((SELECT before.refunded_amount FROM before WHERE before.provider_id = payments.provider_id), 0) AS "refundedBefore"`,
  values: [provider, userId, JSON.stringify(payments), id],
});

/** How many memberships that a provider sells are open for a member. */
export const activeCount = (userId: string): Statement => ({
  name: 'billing.active-count',
  text: `SELECT count(*)::int AS count FROM subscriptions
         WHERE user_id = $1 AND provider <> 'granted' AND status <> 'canceled' AND NOT cancel_at_period_end`,
  values: [userId],
});

/** Subscriptions that should have been heard of: their period is over, and nothing ended them. */
export const overdueSubscriptions: Statement = {
  name: 'billing.overdue',
  text: `SELECT provider_id AS "providerId" FROM subscriptions
         WHERE provider <> 'granted' AND status <> 'canceled' AND current_period_end < now() - interval '1 hour'
         ORDER BY current_period_end LIMIT 100`,
};

/** Notes what the provider asks now; only a change moves its date. */
export const priceUpsert = (
  provider: string,
  period: BillingPeriod,
  { amount, currency }: Price,
): Statement => ({
  name: 'billing.price',
  text: `INSERT INTO provider_prices AS known (provider, period, amount, currency) VALUES ($1, $2, $3, $4)
         ON CONFLICT (provider, period) DO UPDATE SET amount = EXCLUDED.amount, currency = EXCLUDED.currency, since = now()
         WHERE (known.amount, known.currency) <> (EXCLUDED.amount, EXCLUDED.currency)`,
  values: [provider, period, amount, currency],
});

/** Pages for paying that have been open for a while. */
export const waitingCheckouts: Statement = {
  name: 'billing.waiting-checkouts',
  text: `SELECT provider_id AS "providerId" FROM checkouts
         WHERE status = 'open' AND provider_id IS NOT NULL AND created_at < now() - interval '10 minutes'
         ORDER BY created_at LIMIT 100`,
};
