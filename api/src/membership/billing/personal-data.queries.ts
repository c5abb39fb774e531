import {
  exported,
  notPersonal,
  PersonalDataModule,
  TRANSIENT,
  notExported,
} from '../../core/personal-data/personal-data.module.js';

export const PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    subscriptions: exported('membership'),
    payments: exported('payments'),
    billing_details: exported('billing-details'),
    checkouts: notExported(TRANSIENT),
    billing_events: notPersonal,
    provider_prices: notPersonal,
    sandbox_objects: notExported('development only: what the sandbox of payments remembers'),
  },
  sections: {
    'billing-details': {
      label: 'Billing details',
      sql: `SELECT company_name AS "companyName", country, vat_number AS "vatNumber" FROM billing_details WHERE user_id = $1`,
    },
    membership: {
      label: 'Membership',
      sql: `SELECT to_jsonb(s) - 'id' - 'user_id' AS membership FROM subscriptions s WHERE user_id = $1 ORDER BY created_at, id`,
    },
    payments: {
      label: 'Payments',
      sql: `SELECT provider, status, amount, currency, occurred_at AS "occurredAt", refunded_at AS "refundedAt", refunded_amount AS "refundedAmount",
              discount, receipt_url AS "receiptUrl"
            FROM payments WHERE user_id = $1 ORDER BY occurred_at, id`,
    },
  },
  erasure: {
    references: [`DELETE FROM sandbox_objects WHERE data ->> 'userId' = $1::uuid::text`],
  },
});
