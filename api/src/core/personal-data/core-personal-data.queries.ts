import {
  DERIVED,
  exported,
  notPersonal,
  PersonalDataModule,
  TRANSIENT,
  unscrubbed,
  notExported,
} from './personal-data.module.js';

export const CORE_PERSONAL_DATA = PersonalDataModule.forFeature({
  tables: {
    mail_messages: exported('mails'),
    suppressed_addresses: notExported('a fingerprint of an address, so that no mail goes there'),
    undeliverable_addresses: notExported('a fingerprint of an address that its mail server refuses'),
    search_entries: unscrubbed(notExported(DERIVED)),
    search_vocabulary: unscrubbed(notExported('single words, which name nobody')),
    idempotency_keys: notExported(TRANSIENT),
    rate_limit_counters: notExported(TRANSIENT),
    live_events: notExported(TRANSIENT),
    counters: notPersonal,
    migrations: unscrubbed(notPersonal),
    seed_marks: unscrubbed(notPersonal),
    site_settings: notPersonal,
    sql_function_files: unscrubbed(notPersonal),
  },
  sections: {
    mails: {
      label: 'Emails from the last 30 days',
      sql: `SELECT m.created_at AS "sentAt" FROM mail_messages m JOIN users u ON u.email = lower(m.recipient)
            WHERE u.id = $1 ORDER BY m.created_at, m.id`,
    },
  },
  erasure: {
    references: [
      `DELETE FROM live_events WHERE actor_id = $1 OR $1 = ANY (member_ids)`,
      `DELETE FROM rate_limit_counters WHERE key LIKE '%' || $1::uuid::text || '%'`,
      `DELETE FROM idempotency_keys WHERE owner = $1::uuid::text`,
      `DELETE FROM undeliverable_addresses a USING users u
      WHERE u.id = $1 AND a.email_hash = encode(sha256(convert_to(u.email, 'UTF8')), 'hex')`,
      `DELETE FROM mail_messages m USING users u WHERE u.id = $1 AND lower(m.recipient) = u.email`,
      `DELETE FROM pgboss.job j USING users u
      WHERE u.id = $1 AND (strpos(j.data::text, $1::uuid::text) > 0 OR strpos(lower(j.data::text), u.email) > 0)`,
      `DELETE FROM pgboss.archive j USING users u
      WHERE u.id = $1 AND (strpos(j.data::text, $1::uuid::text) > 0 OR strpos(lower(j.data::text), u.email) > 0)`,
    ],
  },
});
